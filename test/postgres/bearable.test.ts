import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assertBearable } from '../../src/server/db/bearable.ts';
import { createTestDatabase, type TestDatabase } from '../postgres.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('O2: a program that meets a database changed beyond what it can bear says so and does not start; one that can bear it does [B443]', async () => {
  const newest = Number(
    (await client.query('select max(created_at) as at from drizzle.__drizzle_migrations')).rows[0].at,
  );
  const asks = (version: string, known: number) =>
    assertBearable(client, version, known).then(
      () => 'starts',
      (error) => `${error.name}: ${error.message}`,
    );
  // A newer program has added something, and has taken nothing away.
  expect(await asks('1.0.0', newest - 1)).toBe('starts');
  await client.query("comment on table drizzle.__drizzle_migrations is 'oldest program: 1.10.0'");
  expect(await asks('1.9.0', newest - 1)).toMatch(
    /^TooOld: This is Spinreel 1\.9\.0, .* only 1\.10\.0 and later .*Going back/,
  );
  expect(await asks('1.10.0', newest - 1)).toBe('starts');
  expect(await asks('2.0.0', newest - 1)).toBe('starts');
  // The program whose migration says it, before it has a number of its own.
  expect(await asks('1.9.0', newest)).toBe('starts');
  const empty = new pg.Client(database.url);
  await empty.connect();
  await empty.query('begin');
  await empty.query('drop schema drizzle cascade');
  await assertBearable(empty, '0.0.1', 0);
  await empty.query('rollback');
  await empty.end();
});
