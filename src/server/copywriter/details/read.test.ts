import { expect, it } from 'vitest';
import { readDetails } from './read.ts';

const said = (text: string) =>
  readDetails(text).clauses.flatMap(({ slots }) => slots.map(({ kind, value }) => [kind, value]));

it('a list ends where something of another kind begins [B182]', () => {
  expect(said('Bring heels, first class free')).toEqual([
    ['offer', 'first class free'],
    ['bring', 'heels'],
  ]);
  expect(said('First class free, bring knee pads')).toEqual([
    ['offer', 'first class free'],
    ['bring', 'knee pads'],
  ]);
});
