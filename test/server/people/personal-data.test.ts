import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DATA_SECTIONS, type PersonalData } from '../../../src/contract/personal-data.ts';
import { listTables } from '../../../src/server/backup/tables.ts';
import { HELD, NOT_GIVEN } from '../../../src/server/personal-data/held.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { addBusyPerson, NAMES } from './busy-person.ts';

/** What may go on naming somebody whose account was deleted, with the reason and the end. docs/decisions/privacy.md says the same. */
const KEPT: Record<string, string> = {
  'public.audit_log': 'who changed whose data must stay provable; two years',
  'public.closed_customers': 'payments that come late are refunded: the provider’s number alone',
  'public.unmatched_subscriptions': 'money that was taken: the provider’s number alone',
  'public.rate_limits': 'counters, which end within the hour',
  'pgboss.job': 'jobs that are over, which are forgotten after a day',
};

let server: TestServer;
let admin: TestUser;
let others: TestUser;
let person: TestUser;
let filesBefore: string[];

const storedFiles = async () => {
  const folder = join(server.services.config.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  admin = await createUser(server, { role: 'admin' });
  others = await createUser(server, {
    role: 'studio_owner',
    email: 'otherperson@example.com',
    firstName: 'Otherperson',
  });
  filesBefore = await storedFiles();
  person = await addBusyPerson(server, admin, others);
});
afterAll(() => server.close());

it('every table that refers to people is handed over to them, or left out for a reason [B282]', async () => {
  const { rows } = await server.services.db.execute<{ name: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'users'::regclass`);
  // What names people without a reference of the database.
  const others = ['users.id', 'audit_log.subject_id'];
  const known = [...Object.values(HELD).flatMap(({ by }) => by), ...Object.keys(NOT_GIVEN)];
  expect(known.sort()).toEqual([...rows.map(({ name }) => name), ...others].sort());
});

it('a person is given everything that is theirs, without secrets and without anybody else [B282]', async () => {
  const { status, body, text } = await person.client.get('/api/my-data');
  expect(status).toBe(200);
  const { data, email }: PersonalData = body;
  expect(email).toBe(person.email);
  expect(DATA_SECTIONS.filter((section) => data[section].length === 0)).toEqual([]);
  expect(data.promos[0]).toMatchObject({ title: 'Veratrace', content: { promo: { text: 'Spin with Veratrace' } } });
  expect(data.account).toMatchObject([{ id: person.id, firstName: 'Veratrace', stripeCustomerId: 'cus_veratrace' }]);
  const film = data.films.find(({ kind }) => kind === 'film')!;
  expect((await person.client.get(String(film.address))).status).toBe(200);
  for (const { address } of [data.backgrounds[0]!, data.brandKit[0]!, data.compressions[0]!, data.music[0]!])
    expect((await person.client.get(String(address))).status, String(address)).toBe(200);

  const secrets = await server.services.db.execute<{ secret: string }>(sql`
    select token as secret from sessions union select password from accounts where password is not null
    union select token_hash from studio_members where token_hash is not null
    union select hash from access_tokens union select hash from post_feeds union select token from instagram_accounts union select address from timetable_calendars
    union select endpoint from push_subscriptions union select auth from push_subscriptions
    union select identifier from verifications`);
  expect(secrets.rows.length).toBeGreaterThan(4);
  expect(secrets.rows.filter(({ secret }) => text.includes(secret))).toEqual([]);
  for (const other of [others.id, others.email, 'Otherperson', admin.id, admin.email])
    expect(text).not.toContain(other);
});

it('admins hand it over on request, which is noted; nobody else gets it, and nobody often [B282]', async () => {
  const path = `/api/admin/user/${person.id}/data`;
  expect((await others.client.get(path)).status).toBe(403);
  expect((await server.client().get('/api/my-data')).status).toBe(401);
  expect((await admin.client.get('/api/admin/user/nobody/data')).status).toBe(404);
  const { body } = await admin.client.get(path);
  expect(body.data.account).toMatchObject([{ email: person.email }]);
  const audit = await admin.client.get(`/api/admin/audit?userId=${person.id}`);
  expect(audit.body.entries[0]).toMatchObject({ action: 'data-exported', actorEmail: admin.email });
  const answers = await Promise.all(Array.from({ length: 11 }, () => others.client.get('/api/my-data')));
  expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
});

/** Tables with rows that name the person, as `schema.table`, with one of the rows. */
async function tracesOf({ id, email }: TestUser): Promise<[string, string][]> {
  const client = new pg.Client(server.services.config.databaseUrl!);
  await client.connect();
  try {
    const found: [string, string][] = [];
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${name} t where t::text ilike any($1) limit 1`,
        [[id, email, ...NAMES].map((word) => `%${word}%`)],
      );
      if (rows[0]) found.push([name, rows[0].row]);
    }
    return found;
  } finally {
    await client.end();
  }
}

it('nothing names a person who was deleted but what has to, and none of their files is left [B283]', async () => {
  const named = (await tracesOf(person)).map(([table]) => table);
  expect(named.length, named.join()).toBeGreaterThan(25);
  expect((await admin.client.delete(`/api/admin/user/${person.id}`)).status).toBe(200);
  expect((await tracesOf(person)).filter(([table]) => !KEPT[table])).toEqual([]);
  const { rows } = await server.services.db.execute(
    sql`select name, state from pgboss.job where state < 'completed' and (group_id = ${person.id} or data::text like ${`%${person.id}%`})`,
  );
  expect(rows).toEqual([]);
  await expect.poll(async () => (await storedFiles()).filter((file) => !filesBefore.includes(file)), SOON).toEqual([]);
});
