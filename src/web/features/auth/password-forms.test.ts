import { expect, test } from 'vitest';
import { changePasswordFormSchema, registrationFormSchema, resetFormSchema } from './forms.ts';

type Result = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
const faults = ({ error }: Result) => error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const registration = { email: 'a@example.com', password: 'secret-1', confirm: 'secret-1', consent: true };

test('a registration needs the password twice and the consent', () => {
  expect(faults(registrationFormSchema.safeParse(registration))).toEqual([]);
  expect(faults(registrationFormSchema.safeParse({ ...registration, confirm: 'secret-2' }))).toEqual([
    'confirm: Passwords do not match',
  ]);
  expect(faults(registrationFormSchema.safeParse({ ...registration, consent: false }))).toEqual([
    'consent: Please confirm this to create an account.',
  ]);
});

test.each([
  ['the current one is missing', { currentPassword: '' }, 'currentPassword: Enter your password.'],
  ['the new one is short', { newPassword: '12345', confirm: '12345' }, 'newPassword: Use at least 6 characters.'],
  ['they differ', { confirm: 'other-1' }, 'confirm: Passwords do not match'],
])('a change of password is refused where %s', (_, change, fault) => {
  const full = { currentPassword: 'old', newPassword: '123456', confirm: '123456' };
  expect(faults(changePasswordFormSchema.safeParse(full))).toEqual([]);
  expect(faults(changePasswordFormSchema.safeParse({ ...full, ...change }))).toContain(fault);
});

test('a new password by mail is typed twice too', () => {
  expect(faults(resetFormSchema.safeParse({ newPassword: 'secret-1', confirm: 'secret-2' }))).toEqual([
    'confirm: Passwords do not match',
  ]);
});
