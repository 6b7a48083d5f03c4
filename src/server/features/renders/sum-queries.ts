import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { SUMS_LISTED } from '../../../contract/activity.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/people.ts';
import { downloads, films, renders } from '../../db/schema/renders.ts';
import { teams } from '../studio/actions.ts';

/** The first and the last day, YYYY-MM-DD in UTC; without one the period is open on that side. */
export type Period = { from?: string | undefined; to?: string | undefined };
export type Sum = { key: string; downloads: number };

/** For a query of downloads: those of a period. */
export const within = ({ from, to }: Period): SQL | undefined =>
  and(
    from ? gte(downloads.downloadedAt, new Date(from)) : undefined,
    to ? lt(downloads.downloadedAt, new Date(Date.parse(to) + 86_400_000)) : undefined,
  );

/**
 * Downloads of each day or month of a period, oldest first, also of those without any; of a long one its end. Counted
 * one after the other from the index alone, which is half the work of grouping the rows.
 */
export async function sumByTime(db: Tx, by: 'day' | 'month', { from, to }: Period): Promise<Sum[]> {
  const shape = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  const step = sql.raw(`interval '1 ${by}'`);
  const first = from
    ? sql`${from}::timestamp`
    : sql`(select min(${downloads.downloadedAt}) at time zone 'UTC' from ${downloads})`;
  const end = to ? sql`${to}::timestamp + interval '1 day'` : sql`now() at time zone 'UTC'`;
  const { rows } = await db.execute<Sum>(sql`
    with bounds as (select ${first} as first, ${end} as past),
    units as (
      select greatest(unit, first) as since, least(unit + ${step}, past) as past, unit
      from bounds, generate_series(date_trunc(${by}, first), past - interval '1 microsecond', ${step}) unit
      order by unit desc limit ${SUMS_LISTED})
    select to_char(unit, ${shape}) as key, (
      select count(*)::int from ${downloads}
      where ${downloads.downloadedAt} >= since at time zone 'UTC' and ${downloads.downloadedAt} < past at time zone 'UTC'
    ) as downloads from units order by unit`);
  return rows;
}

/** Downloads of a period by studio, whose id is the key, the most first: its owner's, and those of who has a seat now. */
export async function sumByStudio(db: Tx, period: Period): Promise<Sum[]> {
  const [rowsOf, each, who] =
    within(period) === undefined
      ? [users, sql`sum(${users.downloadCount})`, users.id]
      : [downloads, sql`count(*)`, downloads.userId];
  const { rows } = await db.execute<Sum>(sql`
    select team.studio_id as key, ${each}::int as downloads from ${rowsOf} join (${teams()}) team on team.user_id = ${who}
    where ${within(period) ?? isNotNull(users.lastDownloadAt)} group by 1 order by 2 desc, 1 limit ${SUMS_LISTED}`);
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
  const isIn = and(within(period), who && sql`${downloads.userId} in ${who}`);
  // Without a period, the counts that people have are read instead of half a million rows.
  const people =
    isIn === undefined
      ? sql`select ${users.id} as user_id, ${users.downloadCount} as downloads from ${users} where ${users.lastDownloadAt} is not null`
      : sql`select ${downloads.userId} as user_id, count(*)::int as downloads from ${downloads} where ${isIn} group by 1`;
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
