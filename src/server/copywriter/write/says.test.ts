import { expect, it } from 'vitest';
import { readDetails } from '../understand/read.ts';
import { matches } from './says.ts';

const says = (what: string, typed: string) =>
  readDetails(typed).clauses.some((clause) => [clause, ...clause.slots].some((each) => matches(what, each)));

it.each([
  ['bring *water*', 'Bring water and a towel', true],
  ['bring *water*', 'Bring a towel', false],
  ['typed *tea*', 'Tea and cake afterwards', true],
  ['typed *tea*', 'Herbal teas for all', true],
  ['typed *tea*', 'With the whole team', false],
  ['typed *ID*', 'For kids and grown-ups alike', false],
  ['typed *phone*', 'Leave your phones outside', true],
  ['level beginner (no experience)', 'No experience needed', true],
  ['bring *', 'Wear black', false],
  ['music', 'Beyoncé night', true],
  ['music', 'live DJ', false],
])('%s is said by %s: %s', (what, typed, isSaid) => {
  expect(says(what, typed)).toBe(isSaid);
});
