import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../../src/server/db/schema/people.ts';
import { films, renders } from '../../../src/server/db/schema/renders.ts';
import { deleteFilesOf } from '../../../src/server/features/renders/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { makeFilm, settings, storedFiles } from '../renders/fixtures.ts';
import { blink, createUpload, ended, sendBytes, uploadByTus } from './fixtures.ts';

let server: TestServer;
let gone: TestUser;
let other: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  gone = await createUser(server, { role: 'pro' });
  other = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

it('a deleted person leaves no clip, overlay, film or open upload; other people’s stay [B53]', async () => {
  const video = await blink();
  const upload = async ({ client }: TestUser) => ended(client, (await uploadByTus(client, video)).jobId);
  const { publicId } = await upload(other);
  const shared = settings({ text: 'Shared' });
  const kept = await makeFilm(other.client, shared, publicId);
  const sharedFilm = await makeFilm(other.client, shared);
  const before = (await storedFiles(server)).sort();

  await upload(gone);
  expect((await makeFilm(gone.client, shared)).videoUrl).toBe(sharedFilm.videoUrl);
  const own = await makeFilm(gone.client, settings({ text: 'Only mine' }));
  const open = (await createUpload(gone.client, 1000)).headers.get('location')!;
  await sendBytes(gone.client, open, 0, 'abc');
  // Three files of the clip, two overlays, one film and its cover, one part of an upload.
  expect(await storedFiles(server)).toHaveLength(before.length + 8);

  await deleteFilesOf(server.services, gone.id);
  expect((await storedFiles(server)).sort()).toEqual(before);
  expect((await other.client.get(own.videoUrl)).status).toBe(404);
  for (const { videoUrl } of [kept, sharedFilm]) expect((await other.client.get(videoUrl)).status).toBe(200);
  const { db } = server.services;
  expect(await db.$count(renders, eq(renders.userId, gone.id))).toBe(0);
  expect(await db.$count(films)).toBe(2);
  expect((await other.client.get('/api/background-videos')).body.clips).toHaveLength(1);

  // Again, and with the person's row gone.
  await db.delete(users).where(eq(users.id, gone.id));
  await deleteFilesOf(server.services, gone.id);
  expect((await storedFiles(server)).sort()).toEqual(before);
});
