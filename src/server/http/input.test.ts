import { expect, it } from 'vitest';
import { cleanInput } from './input.ts';

it('names the field that holds NUL, however deep it lies', () => {
  expect(() => cleanInput({ a: [{ b: 'x\0' }] })).toThrow(
    expect.objectContaining({ fields: { 'a.0.b': expect.any(String) } }),
  );
  expect(() => cleanInput('\0')).toThrow(expect.objectContaining({ fields: { body: expect.any(String) } }));
});

it('A1: makes every text well-formed and composed', () => {
  expect(cleanInput({ a: ['\ud800abc', 7, null], b: { c: 'e\u0301' } })).toEqual({
    a: ['\ufffdabc', 7, null],
    b: { c: 'é' },
  });
  expect(cleanInput('x\udc00')).toBe('x\ufffd');
});

it('leaves bytes and everything that is not text unchanged', () => {
  const bytes = Buffer.from([0, 0xd8, 0]);
  expect(cleanInput(bytes)).toBe(bytes);
  expect([...bytes]).toEqual([0, 0xd8, 0]);
  for (const value of [undefined, null, 7, true]) expect(cleanInput(value)).toBe(value);
});

it('accepts the deepest nesting allowed', () => {
  cleanInput(JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`));
});
