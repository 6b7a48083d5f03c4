import { expect, it } from 'vitest';
import { unfoundedClaims } from './claims.ts';
import { INPUTS } from './inputs.ts';

const of = (details: string) => ({ ...INPUTS[0]!, details });

it.each([
  ['A live DJ plays for you', '', 'Live DJ tonight'],
  ['Nothing but 90s throwbacks', '', '90s throwbacks'],
  ['The lights are off', '', 'the lights go out'],
])('a claim is found unless somebody gave it: %s', (line, nothing, given) => {
  expect(unfoundedClaims(`${line}\n\n`, of(nothing))).not.toEqual([]);
  expect(unfoundedClaims(`${line}\n\n`, of(given))).toEqual([]);
});
