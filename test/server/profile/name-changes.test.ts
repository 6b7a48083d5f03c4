import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../../src/server/db/schema/people.ts';
import { createUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

const PREFERENCES = '/api/instructor-preferences';
const STATUS = '/api/name-change-status';
const TRACK = '/api/track-name-change';

it('Individual Pro has two changes; the first name and saving the same one are free [S7.40 S7.41]', async () => {
  const { client } = await createUser(server, { role: 'pro', subscriptionStatus: 'pro' });
  const save = (instructorName: string, more = {}) =>
    client.post(PREFERENCES, { instructorName, studio: 'S', ...more });
  const fresh = { nameChangeCount: 0, remainingChanges: 2, canChange: true, maxReached: false, isStudioOwner: false };
  expect((await client.get(STATUS)).body).toEqual(fresh);
  // Nothing to change yet.
  expect((await client.post(TRACK)).body).toEqual(fresh);
  expect((await save('Ann')).status).toBe(200);
  expect((await save('Ann', { writingStyle: 'fierce' })).status).toBe(200);

  const around = await save('Bee', { writingStyle: 'humor' });
  expect([around.status, around.body.code, Object.keys(around.body.fields)]).toEqual([
    409,
    'conflict',
    ['instructorName'],
  ]);
  expect((await client.get(PREFERENCES)).body).toMatchObject({ instructorName: 'Ann', writingStyle: 'fierce' });

  expect((await client.post(TRACK)).body).toEqual({ ...fresh, nameChangeCount: 1, remainingChanges: 1 });
  expect((await save('Bee')).body.instructorName).toBe('Bee');
  expect((await save('Ann')).status).toBe(409);
  const last = { ...fresh, nameChangeCount: 2, remainingChanges: 0, canChange: false, maxReached: true };
  expect((await client.post(TRACK)).body).toEqual(last);
  expect((await save('Cleo')).body.instructorName).toBe('Cleo');
  for (const refused of [await client.post(TRACK), await save('Dora')]) {
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ code: 'name_change_limit', maxReached: true }),
    ]);
  }
  expect((await client.get(STATUS)).body).toEqual(last);
  expect((await save('Cleo', { studio: 'Other' })).body).toMatchObject({ instructorName: 'Cleo', studio: 'Other' });
});

it.each([
  ['user', false],
  ['beta', false],
  ['studio_team', false],
  ['studio_owner', true],
  ['admin', false],
] as const)('%s has no limit, and changes are not counted [S7.40]', async (role, isStudioOwner) => {
  const { client } = await createUser(server, { role });
  const free = { nameChangeCount: 0, remainingChanges: null, canChange: true, maxReached: false, isStudioOwner };
  for (const instructorName of ['Ann', 'Bee', 'Cleo', 'Dora']) {
    expect((await client.post(TRACK)).body).toEqual(free);
    expect((await client.post(PREFERENCES, { instructorName, studio: '' })).body.instructorName).toBe(instructorName);
  }
  expect((await client.get(STATUS)).body).toEqual(free);
});

it('a name chosen before the plan was bought is locked with it, and counted changes stay counted', async () => {
  const { client, id } = await createUser(server);
  const save = (instructorName: string) => client.post(PREFERENCES, { instructorName, studio: '' });
  const become = (role: 'user' | 'pro') => server.services.db.update(users).set({ role }).where(eq(users.id, id));
  await save('Ann');
  await become('pro');
  expect((await save('Bee')).status).toBe(409);
  await client.post(TRACK);
  await save('Bee');
  await become('user');
  expect((await save('Cleo')).status).toBe(200);
  await become('pro');
  expect((await client.get(STATUS)).body).toMatchObject({ nameChangeCount: 1, remainingChanges: 1 });
});
