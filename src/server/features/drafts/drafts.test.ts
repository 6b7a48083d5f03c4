import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { startServer, type TestServer } from '../../../../test/server.ts';
import { editorDrafts, users } from '../../db/schema.ts';

const PATH = '/api/editor-draft';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('what a person’s editor was left with is kept for that person alone, and the newest replaces what was there', async () => {
  const [one, other] = [await createUser(server), await createUser(server)];
  expect((await one.client.get(PATH)).body).toEqual({ draft: null });
  for (const draft of ['{"text":"first"}', '{"text":"Spin 🔥"}']) {
    expect((await one.client.put(PATH, { draft })).status).toBe(200);
    expect((await one.client.get(PATH)).body).toEqual({ draft });
  }
  expect((await other.client.get(PATH)).body).toEqual({ draft: null });
});

it('strangers have none, and too long a one is refused and replaces nothing', async () => {
  expect((await server.client().get(PATH)).status).toBe(401);
  expect((await server.client().put(PATH, { draft: '{}' })).status).toBe(401);
  const { client } = await createUser(server);
  await client.put(PATH, { draft: '{}' });
  const answer = await client.put(PATH, { draft: 'x'.repeat(40_001) });
  expect([answer.status, answer.body.fields]).toEqual([400, { draft: 'The draft is too long to be kept.' }]);
  expect((await client.put(PATH, {})).body.fields).toEqual({ draft: 'The draft is missing.' });
  expect((await client.get(PATH)).body).toEqual({ draft: '{}' });
});

it('it goes with the account', async () => {
  const { client, id } = await createUser(server);
  await client.put(PATH, { draft: '{}' });
  await server.services.db.delete(users).where(eq(users.id, id));
  expect(await server.services.db.select().from(editorDrafts).where(eq(editorDrafts.userId, id))).toEqual([]);
});
