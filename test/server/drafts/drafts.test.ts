import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { editorDrafts } from '../../../src/server/db/schema/drafts.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { createUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

const PATH = '/api/editor-draft';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

it('a person’s draft is kept for that person only, and the newest replaces the previous one', async () => {
  const [one, other] = [await createUser(server), await createUser(server)];
  expect((await one.client.get(PATH)).body).toEqual({ draft: null });
  for (const draft of ['{"text":"first"}', '{"text":"Spin 🔥"}']) {
    expect((await one.client.put(PATH, { draft })).status).toBe(200);
    expect((await one.client.get(PATH)).body).toEqual({ draft });
  }
  expect((await other.client.get(PATH)).body).toEqual({ draft: null });
});

it('visitors have none, and one that is too long is refused and replaces nothing', async () => {
  expect((await server.client().get(PATH)).status).toBe(401);
  expect((await server.client().put(PATH, { draft: '{}' })).status).toBe(401);
  const { client } = await createUser(server);
  await client.put(PATH, { draft: '{}' });
  const answer = await client.put(PATH, { draft: 'x'.repeat(40_001) });
  expect([answer.status, answer.body.fields]).toEqual([400, { draft: 'The draft is too long to save.' }]);
  expect((await client.put(PATH, {})).body.fields).toEqual({ draft: 'The draft is missing.' });
  expect((await client.get(PATH)).body).toEqual({ draft: '{}' });
});

it('it is deleted with the account', async () => {
  const { client, id } = await createUser(server);
  await client.put(PATH, { draft: '{}' });
  await server.services.db.delete(users).where(eq(users.id, id));
  expect(await server.services.db.select().from(editorDrafts).where(eq(editorDrafts.userId, id))).toEqual([]);
});
