/**
 * The admin console with 50,000 people and 500,000 downloads: 95th percentile of its pages and searches, compared with
 * what is promised.
 */
import { type SQL, sql } from 'drizzle-orm';
import { paysSchema, userSortSchema } from '../../src/contract/admin.ts';
import { roleSchema } from '../../src/contract/plans.ts';
import {
  listAudit,
  listDownloads,
  listStudios,
  listUsers,
  sumDownloads,
  summarizeDownloads,
} from '../../src/server/features/admin/actions.ts';
import type { Services } from '../../src/server/services.ts';
import { type Bench, type Line, p95 } from './measure.ts';
import { withServices } from './site.ts';

const PEOPLE = 50_000;
/** Over the last eight months. */
const DOWNLOADS = 500_000;
const AUDITED = 200_000;
/** Promised, in milliseconds. */
const PROMISED = 60;
const TIMES = 40;
const LAST_PAGE = PEOPLE / 50;

/** Real names in uneven numbers: a search finds thousands of some and a handful of others. */
const FIRST = ['Anna', 'Bea', 'Carla', 'Dora', 'Elena', 'Fiona', 'Gina', 'Hanna', 'Ines', 'Julia', 'Kim', 'Lena'];
const LAST = [
  'Miller',
  'Smith',
  'Garcia',
  'Novak',
  'Rossi',
  'Dubois',
  'Silva',
  'Jansen',
  'Kowalski',
  'Larsen',
  'Costa',
];

/**
 * Inserts the numbers from 1 to `count` in batches: statements have a time limit, and each person's search words are
 * computed on insert.
 */
async function inParts(count: number, part: number, insert: (numbers: SQL) => Promise<unknown>): Promise<void> {
  for (let first = 1; first <= count; first += part) {
    await insert(sql`generate_series(${first}::int, ${Math.min(count, first + part - 1)}::int)`);
  }
}

async function fill({ db }: Services): Promise<void> {
  const pick = (names: string[], by: string) =>
    sql.raw(`(array[${names.map((name) => `'${name}'`).join(',')}])[1 + (${by}) % ${names.length}]`);
  await inParts(PEOPLE, 5_000, (numbers) =>
    db.execute(sql`
    insert into users (id, email, first_name, last_name, role, subscription_status, created_at, last_seen_at, first_film_at,
      subscription_expires_at, stripe_customer_id)
    select 'p' || n, lower(${pick(FIRST, 'n')} || '.' || ${pick(LAST, 'n / 7')}) || n || '@studio' || n % 500 || '.example',
      ${pick(FIRST, 'n')}, ${pick(LAST, 'n / 7')},
      (array['user', 'user', 'user', 'user', 'pro', 'pro', 'studio_team', 'beta', 'user', 'studio_owner'])[1 + n % 10],
      (array['free', 'free', 'canceled', 'pro'])[1 + n % 4], now() - n * interval '1 minute',
      case when n % 5 > 0 then now() - (n::bigint * 7919 % 30000) * interval '1 minute' end,
      case when n % 3 > 0 then now() end, case when n % 25 = 7 then now() + (n % 90) * interval '1 day' end, 'cus_' || md5(n::text)
    from ${numbers} n`),
  );
  await inParts(PEOPLE, 5_000, (numbers) =>
    db.execute(sql`
    insert into subscriptions (user_id, plan_id, status, source, period_end, cancel_at_period_end, look)
    select 'p' || n, case when n % 10 = 9 then 'studio_pro' else 'individual_pro' end,
      (array['active', 'active', 'active', 'past_due', 'ended'])[1 + n / 10 % 5], 'stripe', now() + (n % 31) * interval '1 day', n % 7 = 0, 0
    from ${numbers} n where n % 10 in (4, 9)`),
  );
  await inParts(PEOPLE, 5_000, (numbers) =>
    db.execute(sql`
    insert into instructor_preferences (user_id, instructor_name, studio)
    select 'p' || n, ${pick(FIRST, 'n')}, 'Studio ' || n % 500 from ${numbers} n`),
  );
  // A tenth of the people download as much as everyone else together.
  await inParts(DOWNLOADS, 50_000, (numbers) =>
    db.execute(sql`
    insert into downloads (user_id, render_id, user_email, user_role, user_subscription_status, instructor_name, class_type, downloaded_at)
    select 'p' || who, gen_random_uuid(), who || '@example.com', 'pro', 'pro', 'Anna', 'Spin', now() - n * interval '40 seconds'
    from ${numbers} n,
      lateral (select 1 + (case when n % 2 = 0 then (n::bigint * 7919) % ${PEOPLE / 10} else (n::bigint * 104729) % ${PEOPLE} end) as who) chosen`),
  );
  await db.execute(sql`
    update users set last_download_at = latest, download_count = count
    from (select user_id, max(downloaded_at) latest, count(*) count from downloads group by user_id) d where d.user_id = users.id`);
  await db.execute(sql`
    insert into studio_members (studio_id, email, name, user_id) select 'p' || n, 'member' || m || '@studio' || n || '.example', 'Member ' || m,
      case when m = 1 and n % 3 = 0 then 'p' || n - 3 end
    from generate_series(9, ${PEOPLE}, 10) n, generate_series(1, 6) m`);
  await inParts(AUDITED, 50_000, (numbers) =>
    db.execute(sql`
    insert into audit_log (at, actor_email, action, subject_id, subject_email, details)
    select now() - (${AUDITED} - n) * interval '5 minutes', case when n % 3 = 0 then '' else 'root' || n % 5 || '@admin.example' end,
      (array['role-changed', 'plan-ended', 'member-added', 'member-left', 'video-uploaded', 'user-deleted'])[1 + n % 6],
      'p' || 1 + n % ${PEOPLE}, 'p' || 1 + n % ${PEOPLE} || '@studio.example', '{"from":"pro","to":"user"}' from ${numbers} n`),
  );
  await db.execute(sql`vacuum analyze`);
}

/** Takes turns, so that a busy machine affects all of them alike. Milliseconds. */
async function measure<K extends string>(works: Record<K, (n: number) => Promise<unknown>>, times: number) {
  const names = Object.keys(works) as K[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let n = -3; n < times; n++) {
    for (const name of names) {
      const began = performance.now();
      await works[name](Math.abs(n));
      // The first calls warm up connections and query plans.
      if (n >= 0) taken[name].push(performance.now() - began);
    }
  }
  return Object.fromEntries(names.map((name) => [name, p95(taken[name])])) as Record<K, number>;
}

function run(rounds: number): Promise<Line[]> {
  return withServices(async (services) => {
    await fill(services);
    const page = { page: 1, pageSize: 50 };
    const first = { ...page, sort: 'joined' } as const;
    const searches = ['anna', 'silva stud', 'carla.larsen', 'studio 77', 'lena kow', 'p4711', 'nobody', 'rossi 12'];
    const search = (n: number) => searches[n % searches.length]!;
    const order = (n: number) => userSortSchema.options[n % userSortSchema.options.length]!;
    const filters = [
      ...paysSchema.options.map((pays) => ({ pays })),
      ...[{ endsSoon: true }, { overdue: true }, { noVideo: true }],
    ];
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const month = day(30);
    const events = [
      ...[
        { action: 'plan-ended' as const },
        { person: 'root3@' },
        { person: 'nobody' },
        { from: day(60), to: day(30) },
      ],
      { action: 'role-changed' as const, person: 'p77@', from: day(300) },
    ];
    const works = {
      'users, first page': () => listUsers(services, first),
      'users, last page': () => listUsers(services, { ...first, page: LAST_PAGE }),
      'users, filtered': (n: number) => listUsers(services, { ...first, role: roleSchema.options[n % 6] }),
      'users, searched': (n: number) => listUsers(services, { ...first, search: search(n) }),
      'users, in each order': (n: number) => listUsers(services, { ...first, sort: order(n), reverse: n % 2 === 1 }),
      'users, by name, last page': () => listUsers(services, { ...first, sort: 'name', page: LAST_PAGE }),
      'users, by each filter': (n: number) => listUsers(services, { ...first, ...filters[n % filters.length] }),
      'users, by all filters, in each order': (n: number) =>
        listUsers(services, { ...first, sort: order(n), role: 'pro', pays: 'individual_pro', noVideo: true }),
      'studios, first page': () => listStudios(services, page),
      'activity, first page': () => listDownloads(services, { pageSize: 50 }),
      'activity, one person': (n: number) => listDownloads(services, { pageSize: 50, userId: `p${1 + n}` }),
      'summary, first page': () => summarizeDownloads(services, page),
      'summary, searched': (n: number) => summarizeDownloads(services, { ...page, search: search(n) }),
      'summary of 31 days': () => summarizeDownloads(services, { ...page, from: month }),
      'sums by day, 31 days': () => sumDownloads(services, { by: 'day', from: month }),
      'sums by studio, 31 days': () => sumDownloads(services, { by: 'studio', from: month }),
      'sums by studio, always': () => sumDownloads(services, { by: 'studio' }),
      'sums by month, always': () => sumDownloads(services, { by: 'month' }),
      'audit, first page': () => listAudit(services, { pageSize: 50 }),
      'audit, filtered': (n: number) => listAudit(services, { pageSize: 50, ...events[n % events.length] }),
    };
    const taken = await measure(works, Math.max(10, Math.round((TIMES * rounds) / 5)));
    return Object.entries(taken).map(([name, milliseconds]) => ({
      figure: `p95 of ${name} / promised`,
      measured: milliseconds,
      baseline: PROMISED,
      unit: 'ms',
      target: 1,
    }));
  });
}

export const consolesBench: Bench = { name: 'consoles', run };
