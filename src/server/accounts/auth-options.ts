import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Logger } from 'pino';
import { LIMITS } from '../../contract/limits.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { accounts, sessions, users, verifications } from '../db/schema/people.ts';
import { isOutage } from '../outage.ts';
import { KEPT, msOf } from '../retention.ts';
import { markVerified } from './people.ts';
import { endTokens } from './tokens.ts';

type LibraryColumn = 'id' | 'name' | 'email' | 'emailVerified' | 'image' | 'createdAt' | 'updatedAt';
type OwnColumn = Exclude<keyof typeof users.$inferSelect, LibraryColumn>;

// `input: false`: never taken from a request. The names may come from an identity provider.
const ownColumns = {
  firstName: { type: 'string', required: false },
  lastName: { type: 'string', required: false },
  role: { type: 'string', required: false, input: false },
  subscriptionStatus: { type: 'string', required: false, input: false },
  downloadCount: { type: 'number', required: false, input: false },
  lastDownloadAt: { type: 'date', required: false, input: false },
  lastSeenAt: { type: 'date', required: false, input: false },
  firstFilmAt: { type: 'date', required: false, input: false },
  stripeCustomerId: { type: 'string', required: false, input: false },
  stripeSubscriptionId: { type: 'string', required: false, input: false },
  subscriptionExpiresAt: { type: 'date', required: false, input: false },
  libraryKeptUntil: { type: 'date', required: false, input: false },
} as const satisfies Record<OwnColumn, object>;

const DAY = 86_400;

const calls = new AsyncLocalStorage<{ outage?: unknown }>();

/**
 * Awaits a library call. During a database outage the library only logs it and responds with an error of its own, or as
 * if all had gone well.
 * @throws the outage itself, and whatever else the call throws
 */
export async function tellingOutages<T>(call: () => Promise<T>): Promise<T> {
  const noted: { outage?: unknown } = {};
  try {
    return await calls.run(noted, call);
  } finally {
    // biome-ignore lint/correctness/noUnsafeFinally: it replaces an error that says less
    if (noted.outage) throw noted.outage;
  }
}

/** How better-auth keeps accounts and sessions: in our tables, with none of its own features enabled that we do not use. */
export function authOptions(config: Config, db: Database, log: Logger) {
  const baseURL = config.publicUrl;
  return {
    baseURL,
    basePath: '/api/auth',
    secret: config.secrets.session,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    user: { additionalFields: ownColumns },
    session: { expiresIn: msOf(KEPT.session) / 1000, updateAge: DAY },
    // Reading the table does not reveal usable links.
    verification: { storeIdentifier: 'hashed' },
    account: {
      encryptOAuthTokens: true,
      // An address that was never verified may have been registered by somebody else, so such accounts are not linked.
      accountLinking: { requireLocalEmailVerified: true },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.passwordMin,
      maxPasswordLength: LIMITS.passwordMax,
      revokeSessionsOnPasswordReset: true,
      // Anyone who has the e-mailed link can read the mailbox.
      onPasswordReset: async ({ user }) => {
        await markVerified(db, user.id);
        // Whoever had the account before, with a password that was theirs or not, may have made some.
        await endTokens(db, user);
      },
    },
    advanced: {
      cookiePrefix: 'spinreel',
      useSecureCookies: config.nodeEnv === 'production',
      ipAddress: { disableIpTracking: true },
    },
    onAPIError: { errorURL: `${baseURL}/auth` },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => {
        const outage = details.find(isOutage);
        const call = calls.getStore();
        if (outage && call) call.outage = outage;
        else log.error({ causes: details.flatMap(causeOf) }, `sign-in: ${message}`);
      },
    },
  } satisfies BetterAuthOptions;
}

/** The database's error message without the statement, whose parameters may be personal data. */
function causeOf(detail: unknown): string[] {
  if (!(detail instanceof Error)) return [];
  return detail.cause instanceof Error ? causeOf(detail.cause) : [detail.message];
}
