import { expect, test } from 'vitest';
import { contentOf } from '../../../../test/promo.ts';
import { unpackContent } from '../../../contract/promos.ts';
import { withSignature } from '../../../scene/script.ts';
import { forNextWeek } from './next-week.ts';

test.each([
  ['last week', '2026-11-26', '2026-12-01', '2026-12-03'],
  ['today', '2026-11-26', '2026-11-26', '2026-12-03'],
  ['to come', '2026-12-10', '2026-11-26', '2026-12-17'],
  ['a week ago to the day', '2026-11-26', '2026-12-03', '2026-12-03'],
  ['months ago, over the change of the clocks', '2026-03-05', '2026-11-23', '2026-11-26'],
  ['the last week of a year', '2026-12-31', '2027-01-02', '2027-01-07'],
])('the next date of a class that is %s [B69]', (_when, date, today, next) => {
  expect(forNextWeek(unpackContent(contentOf({ form: { date } }))!, today).form.date).toBe(next);
});

test('its facts are brought up to date in the text, its wording stays, and it has no film yet [B69]', () => {
  const text = withSignature(
    'Join me, my loves!\n\nThursday, November 26, 7:00 PM\n\nBring **grip** and Thursday socks',
  );
  const ticket = { renderId: 'r', overlayId: null, watermark: true };
  const old = unpackContent(contentOf({ text, ticket, form: { date: '2026-11-26', time: '7:00 PM' } }))!;
  const next = forNextWeek(old, '2026-11-28');
  expect([next.form.date, next.ticket]).toEqual(['2026-12-03', null]);
  expect(next.promo.text).toBe(text.replace('November 26', 'December 3'));
});

test('a class without a date stays as it is', () => {
  const old = unpackContent(contentOf({ text: 'Every Thursday', form: { schedule: 'Every Thursday' } }))!;
  expect(forNextWeek(old, '2026-11-28')).toEqual(old);
});
