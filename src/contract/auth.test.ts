import { describe, expect, it } from 'vitest';
import { credentialsSchema, localAddress, registrationSchema } from './auth.ts';

describe('localAddress', () => {
  it.each(['/', '/upgrade?feature=downloads', '/upgrade#pricing-plans', '/reset-password?token=a%2Fb'])(
    'keeps %s',
    (next) => expect(localAddress(next)).toBe(next),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'evil',
    '',
    undefined,
    null,
    7,
    ['/upgrade'],
  ])('turns %j into the start page', (next) => expect(localAddress(next)).toBe('/'));
});

describe('credentials', () => {
  it('trims the address and makes it lower case', () => {
    expect(credentialsSchema.parse({ email: '  Anna@Example.COM ', password: ' x ' })).toEqual({
      email: 'anna@example.com',
      password: ' x ',
    });
  });

  it('takes passwords of 6 to 128 characters', () => {
    const valid = (password: string) => registrationSchema.safeParse({ email: 'a@example.com', password }).success;
    expect([5, 6, 128, 129].map((length) => valid('p'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('refuses addresses of more than 254 characters', () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
    expect(registrationSchema.safeParse({ email: email.slice(0, 254), password: 'secret' }).success).toBe(true);
    expect(registrationSchema.safeParse({ email: `${email}.example.example.com`, password: 'secret' }).success).toBe(
      false,
    );
  });
});
