import { expect, test } from 'vitest';
import { changePasswordFormSchema } from './forms.ts';

const full = { currentPassword: 'old', newPassword: '123456', confirm: '123456' };

test.each([
  ['the current one is missing', { currentPassword: '' }, 'currentPassword', 'Enter your password.'],
  ['the new one is short', { newPassword: '12345', confirm: '12345' }, 'newPassword', 'Use at least 6 characters.'],
  ['they differ', { confirm: '123457' }, 'confirm', 'Passwords do not match'],
])('a password change is refused when %s [S5.10]', (_, change, field, message) => {
  expect(changePasswordFormSchema.safeParse(full).success).toBe(true);
  expect(changePasswordFormSchema.safeParse({ ...full, ...change }).error?.issues).toMatchObject([
    { path: [field], message },
  ]);
});
