import type { PgBoss } from 'pg-boss';
import type { Depth } from '../telemetry/metrics.ts';
import { HELD } from './turns.ts';

/** How many jobs of each of these kinds there are, and how many people one of `byPerson` is made for. */
export async function depthsOf(boss: PgBoss, kinds: readonly string[], byPerson: readonly string[]) {
  // The conditions are those of the index of open jobs: what is done stays in the table for a day.
  const { rows } = await boss.getDb().executeSql(
    `select name as kind,
            count(*) filter (where state <> 'active' and start_after <= now())::int as waiting,
            count(*) filter (where state <> 'active' and start_after > now() and start_after < '${HELD}')::int as later,
            count(*) filter (where state <> 'active' and start_after >= '${HELD}')::int as held,
            count(*) filter (where state = 'active')::int as running,
            coalesce(max(extract(epoch from now() - greatest(created_on, start_after)))
              filter (where state <> 'active' and start_after <= now()), 0)::float8 as "oldestSeconds",
            array_agg(distinct group_id) filter (where name = any($2) and group_id is not null) as people
       from pgboss.job
      where name = any($1) and state <= 'active' and policy = 'exclusive'
      group by name`,
    [kinds, byPerson],
  );
  const found = rows as (Depth & { people: string[] | null })[];
  const none = { waiting: 0, later: 0, held: 0, running: 0, oldestSeconds: 0 };
  return {
    depths: kinds.map((kind): Depth => {
      const { people: _, ...depth } = found.find((each) => each.kind === kind) ?? { kind, ...none, people: null };
      return depth;
    }),
    people: new Set(found.flatMap(({ people }) => people ?? [])).size,
  };
}

export type FailedJob = { readonly kind: string; readonly key: string; readonly since: Date; readonly reason: string };

/** Jobs of these kinds that have failed for good, the latest first; the queue forgets them after a day. */
export async function failuresOf(boss: PgBoss, kinds: readonly string[], limit: number): Promise<FailedJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name as kind, singleton_key as key, completed_on as since, coalesce(output ->> 'message', 'unknown') as reason
       from pgboss.job where name = any($1) and state = 'failed' and completed_on is not null
      order by completed_on desc limit $2`,
    [kinds, limit],
  );
  return rows as FailedJob[];
}
