import { describe, expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

describe('where a sign-in leads', () => {
  test.each(['/', '/upgrade', '/upgrade?feature=watermark', '/upgrade#pricing-plans', '/a/b%2Fc'])(
    'keeps a path on this site: %s',
    (next) => expect(nextPath(next)).toBe(next),
  );

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'https://spinreel.example@evil.example/',
    'evil.example',
    ' /upgrade',
    '/auth',
    '/auth?next=/auth',
    '',
    undefined,
    null,
    7,
    ['/upgrade'],
  ])('everything else leads to the home page: %j [S2.28]', (next) => expect(nextPath(next)).toBe('/'));
});
