import { describe, expect, test } from 'vitest';
import { defaultPromo } from '../../../scene/promo.ts';
import { assertDrawable } from './drawable.ts';

const check = (text: string, header = '') => assertDrawable({ ...defaultPromo, text, header });
const refusal = (message: RegExp) =>
  expect.objectContaining({ code: 'unprocessable', message: expect.stringMatching(message) });

describe('what no bundled font has', () => {
  test.each([
    ['폴댄스 수업', /^Our fonts have no Korean letters\./],
    ['ポールダンス', /^Our fonts have no Japanese letters\./],
    ['钢管舞', /^Our fonts have no Chinese letters\./],
    ['โพลแดนซ์', /^Our fonts have no Thai letters\./],
    ['पोल डांस', /^Our fonts have no Hindi letters\./],
    ['𐍀𐍈', /^Our fonts lack some of these characters: 𐍀𐍈\./],
  ])('is refused in words rather than drawn as boxes: %s [B466]', (text, why) => {
    expect(() => check(text)).toThrow(refusal(why));
    expect(() => check('Spin Basics', text)).toThrow(refusal(why));
  });

  test('marks on marks likewise [B466]', () => {
    expect(() => check('Z\u0351\u036b\u0343a\u0329\u0348l\u034e\u0356')).toThrow(
      refusal(/^Our fonts (cannot stack marks|lack some)/),
    );
  });

  test('everything that they have is drawn', () => {
    expect(() => check('Łódź, Привет, Αθήνα, שלום, مرحبا, Phạm Thị Đào ✨ 👩🏽‍🎤 ★')).not.toThrow();
  });
});
