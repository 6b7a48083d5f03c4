import { z } from 'zod';
import { call, messageSchema } from './call.ts';
import { entitlementsSchema, roleSchema, subscriptionStatusSchema } from './plans.ts';
import { keySchema } from './strings.ts';

// Every page needs this; the account screens' requests are in auth.ts, so that a page without a form does not build their schemas.

/**
 * Cookie readable by scripts, set and cleared together with the session's: without it nobody is signed in, and a page need not ask.
 */
export const SIGNED_IN_COOKIE = 'spinreel.signed_in';

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  subscriptionStatus: subscriptionStatusSchema,
  downloadCount: z.number(),
  /** Downloads left; null = unlimited. */
  downloadsRemaining: z.number().nullable(),
  entitlements: entitlementsSchema,
});
export type User = z.infer<typeof userSchema>;

/** One handler serves both URLs of the current person. */
export const getAuthUser = call({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in person',
  policy: 'signedIn',
  output: userSchema,
});
export const getUser = call({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in person',
  policy: 'signedIn',
  output: userSchema,
});

/**
 * For a page whose session has ended and which knows nothing but whose it was: an account that is gone has nothing to
 * sign in to. An id that was never anybody's is as good as one of an account that is gone.
 */
export const getAccountState = call({
  method: 'GET',
  path: '/api/auth/account/:userId',
  summary: 'Whether an account still exists',
  policy: 'public',
  params: z.object({ userId: keySchema(64, 'This account does not exist.') }),
  rate: { max: 30, seconds: 60 },
  output: z.object({ deleted: z.boolean() }),
});

export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  policy: 'public',
  output: messageSchema,
});
export const logoutPage = call({
  method: 'GET',
  path: '/api/logout',
  summary: 'Sign out and go to the start page',
  policy: 'public',
  answers: 'page',
});
