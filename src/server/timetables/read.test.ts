import { describe, expect, it } from 'vitest';
import { type Case, exported, pasted, said, TODAY, ZONE } from '../../../test/timetables/cases.ts';
import { readTimetable } from './read.ts';

function check({ text, rows, unread }: Case): void {
  const read = readTimetable({ text, kind: null, columns: null, monthFirst: null, zone: ZONE }, TODAY);
  expect(read.rows.map(said)).toEqual(rows);
  expect(read.unread.map(({ line }) => line)).toEqual(unread.map(([line]) => line));
  for (const [at, [, words]] of unread.entries()) expect(read.unread[at]!.reason).toContain(words);
}

describe('a pasted timetable is read row by row, and each row that cannot be is named [B761]', () => {
  it.each(pasted().map((each) => [each.title, each] as const))('%s', (_, each) => check(each));
});

const EXPORTS = [
  'google-calendar.ics',
  'outlook.ics',
  'momence.csv',
  'mindbody.csv',
  'eversports.csv',
  'numbers.csv',
  'outlook.csv',
];
describe('an export is read as its program writes it [B762]', () => {
  it.each(EXPORTS)('%s', (name) => check(exported(name)));
});
