import { zod4Resolver } from 'mantine-form-zod-resolver';
import { describe, expect, test } from 'vitest';
import { changePasswordFormSchema, registrationFormSchema, resetFormSchema } from './forms.ts';

const good = { email: 'a@example.com', password: 'abcdef', confirm: 'abcdef', consent: true as const };

describe('registration', () => {
  const check = zod4Resolver(registrationFormSchema);

  test('accepts six characters typed twice, with consent [S9.12]', () => expect(check(good)).toEqual({}));

  test.each([
    [{ confirm: 'abcdeg' }, { confirm: 'Passwords do not match' }],
    [{ password: 'abcde', confirm: 'abcde' }, { password: 'Use at least 6 characters.' }],
    [{ consent: false as never }, { consent: 'Please confirm this to create an account.' }],
    [
      { confirm: 'x', consent: false as never, email: 'a@' },
      {
        email: 'Enter an email address such as name@example.com.',
        confirm: 'Passwords do not match',
        consent: 'Please confirm this to create an account.',
      },
    ],
    [{ email: 'a@' }, { email: 'Enter an email address such as name@example.com.' }],
  ])('%j gets %j [S5.11 S8.8 S9.12 G1]', (change, errors) => expect(check({ ...good, ...change })).toEqual(errors));
});

test('a reset and a change need the new password twice', () => {
  expect(zod4Resolver(resetFormSchema)({ newPassword: 'abcdef', confirm: 'x' })).toEqual({
    confirm: 'Passwords do not match',
  });
  const change = zod4Resolver(changePasswordFormSchema);
  expect(change({ currentPassword: '', newPassword: 'abcdef', confirm: 'abcdef' })).toEqual({
    currentPassword: 'Enter your password.',
  });
  expect(change({ currentPassword: 'x', newPassword: 'abcdef', confirm: 'abcdef' })).toEqual({});
});
