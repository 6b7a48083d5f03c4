import { eq, sql } from 'drizzle-orm';
import { type Database, statement } from '../db/client.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import { tooMany } from '../errors.ts';

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
 * @returns the uses in this window
 * @throws AppError `rate_limited`, with the seconds to wait in its message
 */
export async function countUse(db: Database, key: string, { max, seconds }: Window): Promise<number> {
  const [row] = await counting(db).execute({ key, seconds });
  if (row && row.count > max) throw tooMany(row.wait);
  return row?.count ?? 1;
}

/** When a process has this many windows, those that have ended are let go. */
const KEPT = 10_000;

/**
 * Windows of this process alone, for limits far above what people do: they cost no query, and with more processes
 * everybody may do more.
 */
export class LocalWindows {
  readonly #windows = new Map<string, { used: number; resetsAt: number }>();

  /** Counts one more use of `key`, or `amount`. @throws AppError `rate_limited` */
  count(key: string, { max, seconds }: Window, amount = 1): void {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.resetsAt <= now) {
      if (this.#windows.size >= KEPT) this.#letGo(now);
      window = { used: 0, resetsAt: now + seconds * 1000 };
      this.#windows.set(key, window);
    }
    window.used += amount;
    if (window.used > max) throw tooMany(Math.ceil((window.resetsAt - now) / 1000));
  }

  #letGo(now: number): void {
    for (const [key, { resetsAt }] of this.#windows) if (resetsAt <= now) this.#windows.delete(key);
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
