import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { type SessionUser, users, verifications } from '../db/schema/people.ts';
import { AppError, invalidField } from '../errors.ts';
import type { Tokens } from '../http/bearer.ts';
import { authOptions, tellingOutages } from './auth-options.ts';
import { createOidc, type Oidc } from './oidc.ts';
import { markSeen } from './people.ts';
import { sessionReader } from './read-session.ts';
import { tokenReader } from './read-token.ts';

export type Credentials = { email: string; password: string };
/** A newly opened session: whose it is, and the cookies that carry it. */
type Opened = { userId: string; cookies: string[] };

/** Accounts and sessions. `headers` are the request's; only the cookie is read. `cookies` are `Set-Cookie` lines for the response. */
export type Auth = Tokens & {
  /** The person whose session the cookie names; null for a visitor. Never extends the session. */
  userOf(headers: Headers): Promise<SessionUser | null>;
  /** The id of the session that the cookie names; null for a visitor. */
  sessionIdOf(headers: Headers): Promise<string | null>;
  /** Extends a session that is more than a day old, and notes that its person was here. */
  refresh(headers: Headers): Promise<string[]>;
  /** Ends the session that the request came with. @throws AppError `conflict` if the address already has an account */
  signUp(credentials: Credentials, headers: Headers): Promise<Opened>;
  /** Ends the session that the request came with. @throws AppError `wrong_credentials`, the same for every reason */
  signIn(credentials: Credentials, headers: Headers): Promise<Opened>;
  signOut(headers: Headers): Promise<string[]>;
  /** Ends all sessions of the person and opens a new one. @throws AppError `invalid_input` if the current password is wrong */
  changePassword(headers: Headers, userId: string, change: PasswordChange): Promise<string[]>;
  /** A token for one new password, valid for an hour; invalidates the person's earlier tokens. */
  createResetToken(userId: string): Promise<string>;
  /** Consumes the token, sets the password and ends all sessions. @throws AppError `invalid_input` if the token is not valid */
  resetPassword(token: string, newPassword: string): Promise<void>;
  /** null: no identity provider is configured. */
  readonly oidc: Oidc | null;
};
type PasswordChange = { currentPassword: string; newPassword: string };

/** Seconds for which an e-mailed link can set a new password. */
const RESET_SECONDS = 3600;

const TAKEN = [
  'An account with this email already exists. Sign in, or use “Forgot password” to set a new one.',
  { email: 'An account with this email already exists.' },
] as const;

// size: one short method for each verb, all on the same instance of the library; split up, it would have to be passed around.
export function createAuth(config: Config, db: Database, log: Logger): Auth {
  const options = authOptions(config, db, log);
  const { api, $context } = betterAuth(options);
  const reading = $context.then(({ authCookies, secret }) =>
    sessionReader(db, { name: authCookies.sessionToken.name, secret, ...options.session }),
  );
  const sessionOf = async (headers: Headers) => (await reading)(headers.get('cookie') ?? '');
  const endResetTokens = (userId: string) => db.delete(verifications).where(eq(verifications.value, userId));

  const auth: Omit<Auth, 'oidc'> = {
    holderOf: tokenReader(db),
    async userOf(headers) {
      return (await sessionOf(headers))?.user ?? null;
    },
    async sessionIdOf(headers) {
      return (await sessionOf(headers))?.id ?? null;
    },
    async refresh(headers) {
      // Nearly always there is nothing to do, and pages ask for their person all the time.
      const session = await sessionOf(headers);
      if (session) await markSeen(db, session.user);
      if (session?.isAging === false) return [];
      const answer = await api.getSession({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    async signUp({ email, password }, headers) {
      const body = { email, password, name: '' };
      // Checked after the failure: of two concurrent registrations the unique index lets one through.
      const answer = await api.signUpEmail({ body, returnHeaders: true }).catch(async (error) => {
        if (await hasAccount(db, email)) throw new AppError('conflict', ...TAKEN);
        // The library hides why the account could not be created; the address is free, so that was not the reason.
        throw isAPIError(error) && error.body?.code === 'FAILED_TO_CREATE_USER' ? new AppError('unavailable') : error;
      });
      await api.signOut({ headers });
      return { userId: answer.response.user.id, cookies: answer.headers.getSetCookie() };
    },
    async signIn(credentials, headers) {
      const answer = await translate(api.signInEmail({ body: credentials, returnHeaders: true }), {
        INVALID_EMAIL_OR_PASSWORD: new AppError('wrong_credentials'),
      });
      await api.signOut({ headers });
      return { userId: answer.response.user.id, cookies: answer.headers.getSetCookie() };
    },
    async signOut(headers) {
      const answer = await api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    async changePassword(headers, userId, change) {
      const body = { ...change, revokeOtherSessions: true };
      const answer = await translate(api.changePassword({ headers, body, returnHeaders: true }), {
        INVALID_PASSWORD: invalidField('currentPassword', 'The current password is not right.'),
        CREDENTIAL_ACCOUNT_NOT_FOUND: new AppError(
          'conflict',
          'This account has no password yet. Sign out and use “Forgot password” to set one.',
        ),
      });
      await endResetTokens(userId);
      return answer.headers.getSetCookie();
    },
    async createResetToken(userId) {
      const { internalAdapter } = await $context;
      const token = crypto.randomUUID() + crypto.randomUUID();
      await endResetTokens(userId);
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: userId,
        expiresAt: new Date(Date.now() + RESET_SECONDS * 1000),
      });
      return token;
    },
    async resetPassword(token, newPassword) {
      const invalid = new AppError('invalid_input', 'This link has been used or has expired. Ask for a new one.', {
        token: 'This link has been used or has expired.',
      });
      await translate(api.resetPassword({ body: { token, newPassword } }), {
        INVALID_TOKEN: invalid,
        USER_NOT_FOUND: invalid,
      });
    },
  };
  const verbs = Object.entries(auth).map(([name, verb]: [string, (...given: never[]) => Promise<unknown>]) => [
    name,
    (...given: never[]) => tellingOutages(() => verb(...given)),
  ]);
  return { ...(Object.fromEntries(verbs) as typeof auth), oidc: config.oidc && createOidc(config.oidc, options) };
}

async function hasAccount(db: Database, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

/** Awaits a library call; its errors become ours by their code, unknown ones pass through unchanged. */
async function translate<T>(work: Promise<T>, errors: Record<string, AppError>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const ours = isAPIError(error) ? errors[error.body?.code ?? ''] : undefined;
    throw ours ?? error;
  }
}
