import { eq, sql } from 'drizzle-orm';
import { type Database, statement } from '../db/client.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import { AppError } from '../errors.ts';

/** A fixed window: at most `max` in `seconds`. */
export type Window = { max: number; seconds: number };

const expired = sql`${rateLimits.resetsAt} <= now()`;
const counting = statement((db) =>
  db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      count: 1,
      resetsAt: sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${expired} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      wait: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    })
    .prepare('count-use'),
);

/**
 * Counts one more use of `key`. The counters are in Postgres, so that all web processes share them.
 * @throws AppError `rate_limited`, with the seconds to wait in its message
 */
export async function countUse(db: Database, key: string, { max, seconds }: Window): Promise<void> {
  const [row] = await counting(db).execute({ key, seconds });
  if (row && row.count > max) {
    const error = new AppError('rate_limited', `Too many requests. Please try again in ${row.wait} seconds.`);
    error.retryAfter = row.wait;
    throw error;
  }
}

/** Deletes the windows that have ended; run by a scheduled job. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.resetsAt} < now()`);
}

/** Resets all uses of `key`, for counters of failures only. */
export async function forgetUses(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
