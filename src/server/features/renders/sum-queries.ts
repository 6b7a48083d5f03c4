import { and, eq, gt, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { SUMS_LISTED } from '../../../contract/activity.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/people.ts';
import { downloadDays, downloadMonths, downloads, films, renders } from '../../db/schema/renders.ts';
import { teams } from '../studio/actions.ts';

/** The first and the last day, YYYY-MM-DD in UTC; without one the period is open on that side. */
export type Period = { from?: string | undefined; to?: string | undefined };
export type Sum = { key: string; downloads: number };

const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS);

/** For a query of downloads: those of a period. */
export const within = ({ from, to }: Period): SQL | undefined =>
  and(
    from ? gte(downloads.downloadedAt, new Date(from)) : undefined,
    to ? lt(downloads.downloadedAt, dayAfter(to)) : undefined,
  );

/**
 * Downloads of each day or month of a period, oldest first, also of those without any; of a long one its end.
 */
export async function sumByTime(db: Tx, by: 'day' | 'month', { from, to }: Period): Promise<Sum[]> {
  const shape = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  const first = from ? sql`${from}::date` : sql`(select min(${downloadDays.day}) from ${downloadDays} where ${isAny})`;
  const last = to ? sql`${to}::date` : sql`(now() at time zone 'UTC')::date`;
  const { rows } = await db.execute<Sum>(sql`
    with bounds as (select ${first} as first, ${last} as last),
    sums as (
      select date_trunc(${by}, ${downloadDays.day}::timestamp) as unit, sum(${downloadDays.downloads})::int as downloads
      from ${downloadDays}, bounds where ${downloadDays.day} between first and last group by 1)
    select to_char(unit, ${shape}) as key, coalesce(downloads, 0) as downloads
    from (
      select unit from bounds, generate_series(date_trunc(${by}, first::timestamp), last, ${sql.raw(`interval '1 ${by}'`)}) unit
      order by unit desc limit ${SUMS_LISTED}) as units
    left join sums using (unit) order by unit`);
  return rows;
}

const isAny = gt(downloadDays.downloads, 0);

/** The first day of the month after the day before this one: of its own month, if it is that day. */
function nextMonth(day: string): string {
  const date = new Date(Date.parse(day) - DAY_MS);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)).toISOString().slice(0, 10);
}

/**
 * Rows of `user_id` and `n`, several a person: whole months by their sums, and what is left of the period by each
 * download.
 * @param who ids of the people to look at, as a query; absent: everybody
 */
function counted({ from, to }: Period, who?: SQL): SQL {
  const past = to && dayAfter(to).toISOString().slice(0, 10);
  const first = from && nextMonth(from);
  const last = past && `${past.slice(0, 7)}-01`;
  const { userId, month, downloads: sum } = downloadMonths;
  const months = sql`select ${userId} as user_id, ${sum} as n from ${downloadMonths} where ${and(
    gt(sum, 0),
    first ? gte(month, first) : undefined,
    last ? lt(month, last) : undefined,
    who && sql`${userId} in ${who}`,
  )}`;
  const days = (since: string, until: string) => sql`
    select ${downloads.userId} as user_id, 1 as n from ${downloads} where ${and(
      ...[gte(downloads.downloadedAt, new Date(since)), lt(downloads.downloadedAt, new Date(until))],
      who && sql`${downloads.userId} in ${who}`,
    )}`;
  // A period within one month, or without a whole one.
  if (from && past && first! >= last!) return days(from, past);
  const rest = [from && from < first! ? days(from, first!) : [], past && last! < past ? days(last!, past) : []].flat();
  return sql.join([months, ...rest], sql` union all `);
}

/** Downloads of a period by studio, whose id is the key, the most first: its owner's, and those of who has a seat now. */
export async function sumByStudio(db: Tx, { from, to }: Period): Promise<Sum[]> {
  const each =
    from || to
      ? counted({ from, to })
      : sql`select ${users.id} as user_id, ${users.downloadCount} as n from ${users} where ${gt(users.downloadCount, 0)}`;
  const { rows } = await db.execute<Sum>(sql`
    select team.studio_id as key, sum(n)::int as downloads from (${each}) as each join (${teams()}) team using (user_id)
    group by 1 order by 2 desc, 1 limit ${SUMS_LISTED}`);
  return rows;
}

/**
 * Who has downloaded in a period, the most first.
 * @param who ids of the people to look at, as a query; absent: everybody
 * @returns a page of them, and how many there are
 */
export async function sumByPerson(
  db: Tx,
  period: Period,
  who: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: { userId: string; downloads: number; latest: Date }[]; total: number }> {
  const isAlways = !(period.from || period.to || who);
  // Without a period, the counts that people have are read instead of half a million rows.
  const people = isAlways
    ? sql`select ${users.id} as user_id, ${users.downloadCount} as downloads from ${users} where ${isNotNull(users.lastDownloadAt)}`
    : sql`select user_id, sum(n)::int as downloads from (${counted(period, who)}) as each group by 1`;
  // When somebody's last one was is looked up for those alone who are listed.
  const { rows } = await db.execute<{ user_id: string; downloads: number; latest: string; total: number }>(sql`
    with people as materialized (${people}),
    page as (select * from people order by downloads desc, user_id limit ${limit} offset ${offset})
    select page.*, (select count(*)::int from people) as total, (
      select ${downloads.downloadedAt} from ${downloads} where ${and(eq(downloads.userId, sql`page.user_id`), within(period))}
      order by ${downloads.downloadedAt} desc limit 1) as latest
    from page order by page.downloads desc, page.user_id`);
  const listed = rows.map(({ user_id, downloads: n, latest }) => ({
    ...{ userId: user_id, downloads: n, latest: new Date(latest) },
  }));
  return { rows: listed, total: rows[0]?.total ?? 0 };
}

/** How many downloads these people have had since then. */
export const countDownloadsSince = (db: Tx, userIds: string[], since: Date): Promise<number> =>
  db.$count(downloads, and(inArray(downloads.userId, userIds), gte(downloads.downloadedAt, since)));

/** Finished films that these people have asked for since then, by person. */
export async function countFilmsSince(db: Tx, userIds: string[], since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: renders.userId, count: sql<number>`count(*)::int` })
    .from(renders)
    .innerJoin(films, and(eq(films.key, renders.filmKey), eq(films.status, 'done')))
    .where(and(inArray(renders.userId, userIds), gte(renders.startedAt, since)))
    .groupBy(renders.userId);
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}
