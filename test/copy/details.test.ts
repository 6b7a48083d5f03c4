import { expect, it } from 'vitest';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { writePromotion } from '../../src/server/copywriter/index.ts';
import { found, LABELLED } from './details.ts';
import { fateOf } from './said.ts';

const CLASS = {
  instructorName: 'Mia',
  studio: 'Sky Studio',
  classType: 'Pole Flow',
  schedule: 'Every Thursday',
  time: '7:00 PM',
};
const log = { warn: () => expect.unreachable('nothing to warn of') };

it('the labelled set is of a size', () => expect(LABELLED.length).toBeGreaterThanOrEqual(400));

it.each(LABELLED)('$typed [B182]', ({ typed, says }) => {
  expect(found(typed)).toEqual(says);
});

// Each in two styles, so that each style says some seventy of them; `npm run bench -- writer` has every one in every style.
it.each(LABELLED.map((each, at) => ({ ...each, at })))(
  'is in the text or named: $typed [B183]',
  async ({ typed, at }) => {
    for (const seed of [at, at + 5]) {
      const writingStyle = WRITING_STYLES[seed % WRITING_STYLES.length]!;
      const promotion = await writePromotion(
        { ...CLASS, details: typed, writingStyle, seed },
        { signature: false, log },
      );
      expect(fateOf(typed, promotion), `${writingStyle}\n${promotion.text}`).not.toBe('lost');
    }
  },
);
