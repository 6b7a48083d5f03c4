/**
 * Whose turn it is. Of a person's jobs of one kind only one is in the queue at a time, waiting, running or being
 * retried; the others are held. When it has ended, the person's next one goes to the end of the queue, behind everyone
 * else's. So one person runs one job at a time across all processes, and nobody's tenth job comes before somebody's
 * first.
 *
 * pg-boss can limit a group (`groupConcurrency`), but checks before it takes a job without holding a lock, so two
 * workers may take two, and it serves its groups by age alone. A held job is one that starts in the year 9999;
 * everything else that pg-boss does with jobs stays unchanged.
 */
import type { PgBoss } from 'pg-boss';
import type { JobKind } from './job.ts';

export const HELD = '9999-01-01T00:00:00Z';
/** Job names are our own constants: they are used in statements that can take no parameters, because several run as one. */
const NAME = /^[a-z-]+$/;

/** Options that hold a job until it is its person's turn. */
export const held = (person: string) => ({ group: { id: person }, startAfter: HELD });

/**
 * Lets in the next job of each person who has none in the queue. Guarded by a lock: two concurrent calls let in one. A
 * job whose data has a `lead` stands in the line as if it had come so many seconds earlier: short work goes before
 * long, and nobody waits for more of it than comes in that time. Where the kind is held by another, whoever has enough
 * jobs of that one is left out; when those end, whoever looks next lets theirs in.
 * @param ending a job that already counts as ended
 */
export async function admit(
  boss: PgBoss,
  { name, heldBy }: Pick<JobKind, 'name' | 'heldBy'>,
  ending?: string,
): Promise<void> {
  for (const each of [name, heldBy?.kind ?? name])
    if (!NAME.test(each)) throw new TypeError(`Not a name of a job: ${each}`);
  const others = ending ? `and o.id <> '${ending.replaceAll("'", '')}'` : '';
  const free = heldBy
    ? `and (select count(*) from pgboss.job h where h.name = '${heldBy.kind}' and h.group_id = j.group_id
              and h.state in ('created', 'retry', 'active')) < ${Number(heldBy.from)}`
    : '';
  // Sent together, they are one transaction; each sees the state at the time the lock was acquired.
  await boss.getDb().executeSql(`
    select pg_advisory_xact_lock(hashtext('turns'), hashtext('${name}'));
    with heads as (
      select distinct on (j.group_id) j.id from pgboss.job j
       where j.name = '${name}' and j.state = 'created' and j.start_after = '${HELD}'
         and not exists (
           select from pgboss.job o where o.name = '${name}' and o.group_id = j.group_id ${others}
              and (o.state in ('active', 'retry') or (o.state = 'created' and o.start_after < '${HELD}')))
         ${free}
       order by j.group_id, j.created_on, j.id
    ), admitted as (
      update pgboss.job j set start_after = now(),
             created_on = clock_timestamp() - coalesce((j.data ->> 'lead')::int, 0) * interval '1 second'
        from heads where j.name = '${name}' and j.id = heads.id returning j.id
    )
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), '${name}') from admitted limit 1;`);
}

/** A held job that another person wants too moves to that person's jobs, if its turn comes earlier there. */
export async function shareTurn(boss: PgBoss, name: string, key: string, person: string): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job j set group_id = $3
      where j.name = $1 and j.singleton_key = $2 and j.state = 'created' and j.start_after = '${HELD}' and j.group_id <> $3
        and (select count(*) from pgboss.job o
              where o.name = $1 and o.group_id = $3 and o.state in ('created', 'retry', 'active'))
          < (select count(*) from pgboss.job o
              where o.name = $1 and o.group_id = j.group_id and o.state in ('created', 'retry', 'active')
                and (o.start_after < '${HELD}' or o.created_on < j.created_on))`,
    [name, key, person],
  );
}

/** How many jobs come before each waiting one; those that run, or will at once, are not in the result. */
export async function placesOf(boss: PgBoss, name: string, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await boss.getDb().executeSql(
    `with open as (
       select singleton_key, state, created_on, row_number() over (
                partition by coalesce(group_id, id::text)
                order by state <> 'active', start_after >= '${HELD}', created_on) as round
         from pgboss.job where name = $1 and state in ('created', 'retry', 'active')
     ), places as (
       select w.singleton_key as key, (
                select count(*)::int from open o
                 where o.state <> 'active' and (o.round, o.created_on) < (w.round, w.created_on)) as ahead
         from open w where w.state <> 'active' and w.singleton_key = any($2)
     )
     select key, ahead from places where ahead > 0 or exists (select from open where state = 'active')`,
    [name, keys],
  );
  return new Map((rows as { key: string; ahead: number }[]).map(({ key, ahead }) => [key, ahead]));
}

/** A job that waits or runs. */
export type LinedJob = {
  readonly key: string;
  readonly person: string;
  readonly running: boolean;
  /** When it began, or was queued. */
  readonly since: Date;
};

/** All jobs of one kind: those that run, and then those that wait, in the order in which they will be taken. */
export async function lineOf(boss: PgBoss, name: string): Promise<LinedJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `select singleton_key as key, coalesce(group_id, id::text) as person, state = 'active' as running,
            case when state = 'active' then started_on else created_on end as since
       from pgboss.job where name = $1 and state in ('created', 'retry', 'active')
      order by state <> 'active', row_number() over (
               partition by coalesce(group_id, id::text)
               order by state <> 'active', start_after >= '${HELD}', created_on), created_on`,
    [name],
  );
  return rows as LinedJob[];
}

/** Whether jobs of these kinds wait, or the person has one that waits or runs. */
export async function isBusyFor(boss: PgBoss, names: readonly string[], person: string): Promise<boolean> {
  const { rows } = await boss.getDb().executeSql(
    `select 1 from pgboss.job
      where name = any($1) and (state in ('created', 'retry') or (state = 'active' and group_id = $2)) limit 1`,
    [names, person],
  );
  return rows.length > 0;
}
