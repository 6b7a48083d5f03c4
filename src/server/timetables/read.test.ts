import { describe, expect, it } from 'vitest';
import { type Case, exported, pasted, said, TODAY, ZONE } from '../../../test/timetables/cases.ts';
import { readTimetable } from './read.ts';

const EXPORTS = [
  'google-calendar.ics',
  'outlook.ics',
  'momence.csv',
  'mindbody.csv',
  'eversports.csv',
  'numbers.csv',
  'outlook.csv',
];

function check({ text, rows, unread }: Case): void {
  const read = readTimetable({ text, kind: null, columns: null, monthFirst: null, zone: ZONE }, TODAY);
  expect(read.rows.map(said)).toEqual(rows);
  expect(read.unread.map(({ line }) => line)).toEqual(unread.map(([line]) => line));
  for (const [at, [, words]] of unread.entries()) expect(read.unread[at]!.reason).toContain(words);
}

describe('a pasted timetable is read row by row, and each row that cannot be is named [B761]', () => {
  it.each(pasted().map((each) => [each.title, each] as const))('%s', (_, each) => check(each));
});

/** So many of 100 rows are read as their case says; the others are named by their case. */
it('of all cases at least 98 rows of 100 are read right, and none that is wrong is missing from the count [B854]', () => {
  const cases = [...pasted(), ...EXPORTS.map(exported)];
  expect(pasted().length).toBeGreaterThanOrEqual(40);
  const wrong = cases.flatMap(({ title, text, rows, unread }) => {
    const read = readTimetable({ text, kind: null, columns: null, monthFirst: null, zone: ZONE }, TODAY);
    const [is, must] = [read.rows.map(said), [...rows]];
    const refused = read.unread.map(({ line }) => line);
    return [
      ...must.filter((row) => !is.includes(row)).map((row) => `${title}: ${row}`),
      ...is.filter((row) => !must.includes(row)).map((row) => `${title}: made up ${row}`),
      ...unread.filter(([line]) => !refused.includes(line)).map(([line]) => `${title}: line ${line} is not named`),
    ];
  });
  const all = cases.reduce((sum, { rows, unread }) => sum + rows.length + unread.length, 0);
  // biome-ignore lint/suspicious/noConsole: the figure is what it is run for
  console.info(`${all - wrong.length} of ${all} rows in ${cases.length} cases`, ...wrong);
  expect(wrong.length / all).toBeLessThanOrEqual(0.02);
});

describe('an export is read as its program writes it [B762]', () => {
  it.each(EXPORTS)('%s', (name) => check(exported(name)));
});
