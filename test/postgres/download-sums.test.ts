import { hash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/server/db/client.ts';
import { sumByPerson, sumByTime } from '../../src/server/features/renders/actions.ts';
import { createTestDatabase, type TestDatabase } from '../postgres.ts';

/** `SEQUENCES=2000 npx vitest run test/postgres/download-sums.test.ts` for a longer run. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 12);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };
const PEOPLE = ['anna', 'ben', 'cleo', 'dora'];
const DAY_MS = 86_400_000;

let database: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(begin);

const run = async (query: ReturnType<typeof sql>) => (await opened.db.execute<Record<string, unknown>>(query)).rows;

async function begin(): Promise<void> {
  await run(sql`truncate users, download_days cascade`);
  for (const id of PEOPLE) await register(id);
}
const register = (id: string) =>
  run(sql`insert into users (id, email) values (${id}, ${`${id}@example.com`}) on conflict do nothing`);

/** Several downloads in one statement; like the program, it holds the person's row. */
const download = (id: string, moments: Date[]) =>
  run(sql`
    insert into downloads (user_id, render_id, user_email, user_role, user_subscription_status, instructor_name, class_type, downloaded_at)
    select ${id}, gen_random_uuid(), ${`${id}@example.com`}, 'pro', 'pro', '', '', moment
    from unnest(array[${sql.join(
      moments.map((moment) => sql`${moment.toISOString()}::timestamptz`),
      sql`, `,
    )}]) moment, (select from users where id = ${id} for update) person`);

async function expectTrueSums(): Promise<void> {
  const inUtc = sql`downloaded_at at time zone 'UTC'`;
  expect(
    await run(
      sql`select day::text, sum(downloads)::int as n from download_days group by 1 having sum(downloads) <> 0 order by 1`,
    ),
  ).toEqual(
    await run(sql`select (${inUtc})::date::text as day, count(*)::int as n from downloads group by 1 order by 1`),
  );
  expect(
    await run(sql`select user_id, month::text, downloads as n from download_months where downloads <> 0 order by 1, 2`),
  ).toEqual(
    await run(
      sql`select user_id, date_trunc('month', ${inUtc})::date::text as month, count(*)::int as n from downloads group by 1, 2 order by 1, 2`,
    ),
  );
}

/** Also just before and after midnight, on the first and last days of months, and in a leap year. */
const moment = fc
  .record({
    day: fc.integer({ min: 0, max: 130 }),
    ms: fc.constantFrom(0, 1, 43_200_000, DAY_MS - 1),
  })
  .map(({ day, ms }) => new Date(Date.UTC(2023, 11, 15) + day * DAY_MS + ms));
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('download' as const),
      who: fc.constantFrom(...PEOPLE),
      moments: fc.array(moment, { minLength: 1, maxLength: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), who: fc.constantFrom(...PEOPLE) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      who: fc.constantFrom(...PEOPLE),
      days: fc.integer({ min: -40, max: 40 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('undone' as const),
      who: fc.constantFrom(...PEOPLE),
      moments: fc.array(moment, { minLength: 1, maxLength: 3 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(each: Step): Promise<void> {
  switch (each.kind) {
    case 'download':
      await download(each.who, each.moments);
      break;
    case 'delete':
      await run(sql`delete from users where id = ${each.who}`);
      await register(each.who);
      break;
    case 'move':
      await run(
        sql`update downloads set downloaded_at = downloaded_at + make_interval(days => ${each.days}) where user_id = ${each.who}`,
      );
      break;
    default:
      await opened.db
        .transaction(async (tx) => {
          for (const at of each.moments)
            await tx.execute(sql`
              insert into downloads (user_id, render_id, user_email, user_role, user_subscription_status, instructor_name, class_type, downloaded_at)
              values (${each.who}, ${randomUUID()}, '', 'pro', 'pro', '', '', ${at.toISOString()})`);
          throw new Error('one too many');
        })
        .catch(() => {});
  }
}

const day = fc
  .option(fc.integer({ min: -5, max: 140 }), { nil: undefined })
  .map((n) => (n === undefined ? undefined : new Date(Date.UTC(2023, 11, 15) + n * DAY_MS).toISOString().slice(0, 10)));

it('sums of downloads are what a count of the rows says, whatever happened before, and over any period [B720]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 15 }),
      fc.array(fc.record({ from: day, to: day }), { maxLength: 12 }),
      async (steps, periods) => {
        await begin();
        for (const each of steps) await take(each);
        await expectTrueSums();
        for (const { from, to } of periods) {
          const isIn = sql`downloaded_at >= ${from ?? '0001-01-01'}::date and downloaded_at < ${to ?? '9000-01-01'}::date + 1`;
          const { rows, total } = await sumByPerson(opened.db, { from, to }, sql`(select id from users)`, {
            limit: 10,
            offset: 0,
          });
          const counted = await run(
            sql`select user_id as "userId", count(*)::int as downloads, max(downloaded_at) as latest from downloads where ${isIn} group by 1 order by 2 desc, 1`,
          );
          expect(rows).toEqual(counted.map(({ latest, ...row }) => ({ ...row, latest: new Date(String(latest)) })));
          expect(total).toBe(counted.length);
          if (!to) continue;
          for (const by of ['day', 'month'] as const) {
            const sums = await sumByTime(opened.db, by, { from, to });
            expect(sums.filter(({ downloads }) => downloads !== 0)).toEqual(
              await run(sql`select to_char(downloaded_at at time zone 'UTC', ${by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}) as key, count(*)::int as downloads
              from downloads where ${isIn} group by 1 order by 1`),
            );
          }
        }
      },
    ),
    { numRuns: SEQUENCES, ...SEED },
  );
});

it('people who download and are deleted at once do not wait for each other in a ring, and the sums are right after it [B720]', async () => {
  // All of one part, whose rows they share.
  const many = Array.from({ length: 1_000 }, (_, n) => `p${n}`).filter((id) => hash('md5', id).startsWith('0'));
  for (const id of many) await register(id);
  const days = (n: number) =>
    Array.from({ length: 400 }, (_, k) => new Date(Date.UTC(2024, 0, 1) + ((k * (37 + n)) % 397) * DAY_MS)).slice(n);
  await Promise.all(many.map((id, n) => download(id, days(n))));
  const half = many.length / 2;
  await Promise.all(
    many.map((id, n) => (n < half ? run(sql`delete from users where id = ${id}`) : download(id, days(-n)))),
  );
  await expectTrueSums();
});
