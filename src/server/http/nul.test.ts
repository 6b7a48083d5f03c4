import { expect, it } from 'vitest';
import { refuseNul } from './nul.ts';

it('names the field that holds NUL, however deep it lies', () => {
  expect(() => refuseNul({ a: [{ b: 'x\0' }] })).toThrow(
    expect.objectContaining({ fields: { 'a.0.b': expect.any(String) } }),
  );
  expect(() => refuseNul({}, '\0')).toThrow(expect.objectContaining({ fields: { body: expect.any(String) } }));
});

it('lets everything else through, nested as deeply as it may be', () => {
  refuseNul(undefined, null, 7, { a: ['x', { b: true }] }, JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`));
});
