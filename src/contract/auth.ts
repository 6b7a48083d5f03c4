import { z } from 'zod';
import { call, messageSchema } from './call.ts';
import { emailSchema as email } from './fields.ts';
import { LIMITS } from './limits.ts';
import { userSchema } from './session.ts';
import { keySchema, passwordSchema } from './strings.ts';

const newPassword = passwordSchema(LIMITS.passwordMax, `Use at most ${LIMITS.passwordMax} characters.`).min(
  LIMITS.passwordMin,
  `Use at least ${LIMITS.passwordMin} characters.`,
);
/** A password that is only compared: any length that we may ever have accepted. */
const givenPassword = passwordSchema(LIMITS.passwordMax, 'This password is too long.').min(1, 'Enter your password.');

export const credentialsSchema = z.object({ email, password: givenPassword });
export const registrationSchema = z.object({ email, password: newPassword });
export const forgotPasswordSchema = z.object({ email });
export const changePasswordSchema = z.object({ currentPassword: givenPassword, newPassword });
export const resetPasswordSchema = z.object({
  token: keySchema(200, 'This link is incomplete. Open it again from the email.').min(
    1,
    'This link is incomplete. Open it again from the email.',
  ),
  newPassword,
});

/**
 * Where to go after signing in: `next` if it is an address of this site, else the start page. Read as browsers read it, so that `//host`,
 * `/\\host`, tabs and other schemes lead nowhere else.
 */
export function localAddress(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  const here = 'http://here.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(next, here);
    return origin !== here || pathname.startsWith('//') ? '/' : pathname + search + hash;
  } catch {
    return '/';
  }
}

const signedInSchema = z.object({ user: userSchema, message: z.string() });

export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  policy: 'public',
  body: credentialsSchema,
  output: signedInSchema,
  // Only while the password is hashed: an account that somebody guesses at waits first.
  cost: { slot: 'inside' },
  rate: { max: 20, seconds: 60, by: 'address' },
});
export const register = call({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and sign in',
  policy: 'public',
  body: registrationSchema,
  output: signedInSchema,
  // Passwords are hashed slowly on purpose.
  cost: { slot: 'heavy' },
  rate: { max: 20, seconds: 60, by: 'address' },
});
export const forgotPassword = call({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Email a link for setting a new password',
  policy: 'public',
  body: forgotPasswordSchema,
  output: messageSchema,
  rate: { max: 10, seconds: 60, by: 'address' },
});
export const resetPassword = call({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token from the emailed link',
  policy: 'public',
  body: resetPasswordSchema,
  output: messageSchema,
  // Passwords are hashed slowly on purpose.
  cost: { slot: 'heavy' },
  rate: { max: 20, seconds: 60, by: 'address' },
});
export const changePassword = call({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password and sign out everywhere else',
  policy: 'signedIn',
  body: changePasswordSchema,
  output: messageSchema,
  // Passwords are hashed slowly on purpose.
  cost: { slot: 'heavy' },
  rate: { max: 10, seconds: 60 },
});
/** A page parameter that is sent twice, or is not text, counts as absent: people do not type these. */
const pageParameter = keySchema(4000).optional().catch(undefined);
export const loginPage = call({
  method: 'GET',
  path: '/api/login',
  summary: 'Start signing in: redirects to the identity provider if one is set up, otherwise to the sign-in screen',
  policy: 'public',
  query: z.object({ next: pageParameter }),
  answers: 'page',
});
export const oidcCallback = call({
  method: 'GET',
  path: '/api/auth/oidc/callback',
  summary: 'Where the identity provider sends people back',
  policy: 'public',
  query: z.object({
    code: pageParameter,
    state: pageParameter,
    iss: pageParameter,
    error: pageParameter,
    error_description: pageParameter,
  }),
  answers: 'page',
});
