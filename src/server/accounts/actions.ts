import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from 'better-auth/crypto';
import { entitlements } from '../../contract/plans.ts';
import type { User } from '../../contract/session.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { AppError } from '../errors.ts';
import { countUse, forgetUses } from '../http/rate-limits.ts';
import { putMail } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { inShare } from '../shares.ts';
import type { Credentials } from './auth.ts';
import { passwordReset } from './mails.ts';
import { findPerson } from './people.ts';
import { makeFirstAdmin } from './queries.ts';

/** Wrong passwords for one account from one network. Per network, so that nobody can lock the owner out from elsewhere. */
const WRONG_PASSWORDS = { max: 10, seconds: 900 };
/**
 * Wrong passwords for one account from everywhere. Beyond `free` of them each sign-in waits, the owner's too, longer
 * with each and never longer than `most` milliseconds: whoever guesses from many networks gets nowhere, and nobody is
 * locked out.
 */
const GUESSES = { max: Number.MAX_SAFE_INTEGER, seconds: 900 };
const SLOWED = { free: 20, each: 250, most: 8_000 };
/**
 * E-mails that one requester can have sent to one address, known or not. Per requester, so that nobody can use up the
 * owner's allowance.
 */
const RESET_REQUESTS = { max: 3, seconds: 3600 };
/**
 * E-mails to one address, no matter who asks. Beyond the limit none is sent: the newest link is in the mailbox and
 * valid for the length of this window.
 */
const RESET_MAILS = { max: 10, seconds: 3600 };

/** A sign-in request: its cookies, and the network that it came from. */
export type Visitor = { headers: Headers; network: string };
export type SignedIn = { user: User; cookies: string[] };

/** The person as sent to browsers. */
export function presentUser(user: SessionUser): User {
  const allowed = entitlements(user);
  const { id, email, emailVerified, firstName, lastName, role, subscriptionStatus, downloadCount } = user;
  return {
    ...{ id, email, emailVerified, firstName, lastName, role, subscriptionStatus, downloadCount },
    downloadsRemaining: allowed.downloadLimit === null ? null : Math.max(0, allowed.downloadLimit - downloadCount),
    entitlements: allowed,
  };
}

/** @throws AppError `conflict` if the address already has an account */
export async function register(services: Services, credentials: Credentials, { headers }: Visitor): Promise<SignedIn> {
  return signedIn(services, await services.auth.signUp(credentials, headers));
}

/** @throws AppError `wrong_credentials` whatever was wrong, `rate_limited` after too many wrong passwords */
export async function login(services: Services, credentials: Credentials, visitor: Visitor): Promise<SignedIn> {
  const attempts = `wrong-password ${visitor.network} ${credentials.email}`;
  const guesses = `wrong-passwords ${credentials.email}`;
  // Counted before the password is checked, so that concurrent attempts all count.
  await countUse(services.db, attempts, WRONG_PASSWORDS);
  const guessed = await countUse(services.db, guesses, GUESSES);
  await sleep(Math.min(SLOWED.most, SLOWED.each * Math.max(0, guessed - SLOWED.free)));
  const opened = await inShare('short', () => services.auth.signIn(credentials, visitor.headers));
  await forgetUses(services.db, attempts);
  await forgetUses(services.db, guesses);
  return signedIn(services, opened);
}

async function signedIn(services: Services, opened: { userId: string; cookies: string[] }): Promise<SignedIn> {
  const user = await findPerson(services.db, { id: opened.userId });
  if (!user) throw new Error('The account was deleted while its session was opened.');
  return { user: presentUser(user), cookies: opened.cookies };
}

/**
 * Puts the e-mail with the link into the outbox. The account is looked up when it is sent: known and unknown addresses
 * cost the caller the same.
 * @throws AppError `rate_limited` after too many requests from this requester for this address
 */
export async function askForPasswordReset(services: Services, email: string, network: string): Promise<void> {
  await countUse(services.db, `reset-request ${network} ${email}`, RESET_REQUESTS);
  const isLeft = await countUse(services.db, `reset-mail ${email}`, RESET_MAILS).then(() => true, refused);
  if (isLeft) await putMail(services, services.db, passwordReset, { email });
}

function refused(error: unknown): false {
  if (error instanceof AppError && error.code === 'rate_limited') return false;
  throw error;
}

/** Makes the account of ADMIN_EMAIL an admin with ADMIN_PASSWORD if both are set and there is no admin yet. */
export async function ensureAdmin({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): Promise<void> {
  if (!config.admin) return;
  const { password } = config.admin;
  const email = config.admin.email.toLowerCase();
  const made = await makeFirstAdmin(db, email, () => hashPassword(password));
  if (made) log.info({ email }, 'made the first admin');
}
