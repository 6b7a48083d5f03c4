import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { LIMITS } from '../../contract/plans.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { accounts, sessions, users, verifications } from '../db/schema.ts';
import { isOutage } from '../outage.ts';

type LibraryColumn = 'id' | 'name' | 'email' | 'emailVerified' | 'image' | 'createdAt' | 'updatedAt';
type OwnColumn = Exclude<keyof typeof users.$inferSelect, LibraryColumn>;

// `input: false`: never taken from a request, whatever it sends. The names may come from an identity provider.
const ownColumns = {
  firstName: { type: 'string', required: false },
  lastName: { type: 'string', required: false },
  role: { type: 'string', required: false, input: false },
  subscriptionStatus: { type: 'string', required: false, input: false },
  downloadCount: { type: 'number', required: false, input: false },
  lastDownloadAt: { type: 'date', required: false, input: false },
  stripeCustomerId: { type: 'string', required: false, input: false },
  stripeSubscriptionId: { type: 'string', required: false, input: false },
  subscriptionExpiresAt: { type: 'date', required: false, input: false },
  libraryKeptUntil: { type: 'date', required: false, input: false },
} as const satisfies Record<OwnColumn, object>;

const DAY = 86_400;

const calls = new AsyncLocalStorage<{ outage?: unknown }>();

/**
 * Awaits a call of the library. It logs that the database is away and answers with an error of its own, or as if all had gone well.
 * @throws the outage itself, and whatever else the call throws
 */
export async function tellingOutages<T>(call: () => Promise<T>): Promise<T> {
  const noted: { outage?: unknown } = {};
  try {
    return await calls.run(noted, call);
  } finally {
    // biome-ignore lint/correctness/noUnsafeFinally: it takes the place of an error that says less
    if (noted.outage) throw noted.outage;
  }
}

/** How better-auth keeps accounts and sessions: in our tables, and with nothing of its own switched on that we do not use. */
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
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    // Somebody who reads the table cannot use the links.
    verification: { storeIdentifier: 'hashed' },
    account: {
      encryptOAuthTokens: true,
      // An address that was never verified may have been registered by somebody else: such accounts are not joined.
      accountLinking: { requireLocalEmailVerified: true },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.passwordMin,
      maxPasswordLength: LIMITS.passwordMax,
      revokeSessionsOnPasswordReset: true,
      // Whoever holds the mailed link reads the mailbox.
      onPasswordReset: async ({ user }) => {
        await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
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

/** What the database said, without the statement: its parameters may be a person's. */
function causeOf(detail: unknown): string[] {
  if (!(detail instanceof Error)) return [];
  return detail.cause instanceof Error ? causeOf(detail.cause) : [detail.message];
}
