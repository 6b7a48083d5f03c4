import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../factories.ts';
import { contentOf } from '../promo.ts';
import { startServer, type TestServer } from '../server.ts';

/** Everybody else of the installation: enough for Postgres to prefer an index where there is one. */
const PEOPLE = 3000;
let server: TestServer;
let owner: TestUser;
let admin: TestUser;
const promo = crypto.randomUUID();

beforeAll(async () => {
  server = await startServer({ ROLES: 'web' });
  owner = await createUser(server, { role: 'studio_owner' });
  admin = await createUser(server, { role: 'admin' });
  await fill();
}, 120_000);
afterAll(() => server.close());

async function fill(): Promise<void> {
  const { db } = server.services;
  const everybody = sql`generate_series(1, ${sql.raw(String(PEOPLE))}) n`;
  const statements = [
    sql`insert into users (id, email, first_name, last_name, role, subscription_status, last_download_at, created_at)
      select 'p' || n, 'p' || n || '@elsewhere.example', 'Anna', 'Miller', 'pro', 'pro', now() - n * interval '1 minute', now() - n * interval '1 hour' from ${everybody}`,
    sql`insert into sessions (id, token, user_id, expires_at) select 's' || n, md5(n::text), 'p' || n, now() + interval '20 days' from ${everybody}`,
    sql`insert into instructor_preferences (user_id, instructor_name, studio) select 'p' || n, 'Anna', 'Studio ' || n from ${everybody}`,
    sql`insert into promos (id, user_id, content) select gen_random_uuid()::text, 'p' || n, ${contentOf()} from ${everybody}`,
    sql`insert into promos (id, user_id, content) values (${promo}, ${owner.id}, ${contentOf()})`,
    sql`insert into films (key, public_id, status, progress, plan, storage_key, bytes, started_at, finished_at, created_at, used_at)
      select md5(n::text), 'renders/' || md5(n::text), 'done', 100, '{"kind":"film","duration":15,"background":{}}', 'films/' || n, 8000000,
        now() - n * interval '1 hour' - interval '8 seconds', now() - n * interval '1 hour', now() - n * interval '1 hour', now() - n * interval '1 hour' from ${everybody}`,
    sql`insert into renders (user_id, film_key, started_at) select 'p' || n, md5(n::text), now() - n * interval '1 minute' from ${everybody}`,
    sql`insert into films_ahead (user_id, film_key) select 'p' || n, md5(n::text) from ${everybody}`,
    sql`insert into downloads (user_id, render_id, user_email, user_role, user_subscription_status, instructor_name, class_type, downloaded_at)
      select 'p' || n, gen_random_uuid(), 'p' || n || '@elsewhere.example', 'pro', 'pro', 'Anna', 'Spin', now() - n * interval '1 minute' from ${everybody}`,
    sql`insert into clips (public_id, user_id, title, duration, has_audio, storage_key, poster_key, preview_key)
      select 'clip-' || n, 'p' || n, 'Clip', 15, true, 'c' || n, 'd' || n, 'e' || n from ${everybody}`,
    sql`insert into sources (public_id, user_id, uploader_id, title, bytes, reserved, status) select 's' || n, 'p' || n, 'p' || n, 'Clip', 1, 1, 'uploading' from ${everybody}`,
    sql`insert into studio_members (studio_id, email, name) select 'p' || n, 'm' || n || '@elsewhere.example', 'Member' from ${everybody}`,
    sql`insert into class_descriptions (user_id, class_name, description) select 'p' || n, 'Spin', 'Spins' from ${everybody}`,
    sql`insert into class_types (user_id, class_type) select 'p' || n, 'Spin ' || n from ${everybody}`,
    sql`insert into overlays (user_id, public_id, content_hash, source_hash, storage_key, promo, x, y, width, height) select 'p' || n, 'o' || n, 'h' || n, 'h' || n, 'k', '{}', 0, 0, 2, 2 from ${everybody}`,
    sql`insert into audit_log (actor_id, actor_email, action, subject_id, subject_email, details) select 'p' || n, 'a@example.com', 'user-deleted', 'p' || n, 'b@example.com', '{}' from ${everybody}`,
    sql`insert into written_texts (user_id, texts) select 'p' || n, '[]' from ${everybody}`,
    sql`insert into rate_limits (key, count, resets_at) select 'k' || n, 1, now() + interval '1 hour' from ${everybody}`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** Rows read by going through whole tables, of each large one. */
async function readWhole(): Promise<Record<string, number>> {
  const { $client: pool } = server.services.db;
  // Each connection keeps its counts to itself for a while: all of them are asked at once, so that each gets the question.
  await Promise.all(
    Array.from({ length: pool.options.max }, () => pool.query('select pg_stat_force_next_flush(), pg_sleep(0.05)')),
  );
  const { rows } = await pool.query(
    `select relname, seq_tup_read::int as rows from pg_stat_user_tables where schemaname = 'public' and n_live_tup >= ${PEOPLE}`,
  );
  return Object.fromEntries(rows.map(({ relname, rows }) => [relname, rows]));
}

// Lists of accounts are not among them: they say how many there are, for which everybody is counted.
it.each([
  ['the studio', () => owner, 'GET', '/api/auth/user'],
  ['the newest promo', () => owner, 'GET', '/api/current-promo'],
  ['My promos', () => owner, 'GET', '/api/promos'],
  ['a promo', () => owner, 'GET', `/api/promos/${promo}`],
  ['the library', () => owner, 'GET', '/api/background-videos'],
  ['class types', () => owner, 'GET', '/api/custom-class-types'],
  ['descriptions', () => owner, 'GET', '/api/class-descriptions-with-fallback'],
  ['preferences', () => owner, 'GET', '/api/instructor-preferences'],
  ['the subscription', () => owner, 'GET', '/api/subscription'],
  ['the team', () => owner, 'GET', '/api/studio/team'],
  ['a film', () => owner, 'GET', `/api/renders/${promo}`],
  ['the name', () => owner, 'PATCH', `/api/promos/${promo}`],
  ['accounts of a plan', () => admin, 'GET', '/api/admin/users?role=beta'],
  ['studios', () => admin, 'GET', '/api/admin/studios?search=p77'],
  ['downloads', () => admin, 'GET', '/api/admin/download-activity'],
  ['one person’s downloads', () => admin, 'GET', '/api/admin/download-activity?userId=p7'],
  ['audit', () => admin, 'GET', '/api/admin/audit'],
  ['today', () => admin, 'GET', '/api/admin/today'],
  ['a person', () => admin, 'GET', '/api/admin/person/p7'],
] as const)('%s is read without going through a whole table [B147]', async (_, who, method, path) => {
  const before = await readWhole();
  const { client } = who();
  const { status } = method === 'GET' ? await client.get(path) : await client.patch(path, { title: 'Week 2' });
  expect(status === 404 ? path : status).toBeOneOf([200, `/api/renders/${promo}`]);
  const after = await readWhole();
  const read = Object.entries(after).filter(([table, rows]) => rows - before[table]! >= PEOPLE);
  expect(read.map(([table]) => table)).toEqual([]);
});
