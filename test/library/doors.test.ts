import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { clips, sources } from '../../src/server/db/schema.ts';
import { createUser, type TestUser } from '../factories.ts';
import { probeFilm } from '../film/inspect.ts';
import { saved, scratchFolders, storedFiles } from '../renders/fixtures.ts';
import { startServer, type TestServer } from '../server.ts';
import { ended, sample, uploadByTus } from './fixtures.ts';

let server: TestServer;
let pro: TestUser;
let video: Buffer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
  video = await sample('h264_portrait_720x1080_1s.mp4');
});
afterAll(() => server.close());
afterEach(async () => {
  const { db } = server.services;
  await db.delete(clips);
  await db.delete(sources);
});

const library = async (user: TestUser) => (await user.client.get('/api/background-videos')).body;

it('a video comes in by tus and becomes a clip', async () => {
  const { answer, jobId } = await uploadByTus(pro.client, video, { filename: '../Tuesday class.mp4' });
  expect(answer.status).toBe(204);
  expect(await ended(pro.client, jobId)).toMatchObject({ status: 'ready', progress: 100, pieces: 1, reason: null });
  const { personal, clips: own, uploads, quota } = await library(pro);
  expect(uploads).toEqual([]);
  expect(personal).toHaveLength(1);
  expect(own).toMatchObject([{ title: 'Tuesday class', libraryType: 'personal' }]);
  expect(own[0].duration).toBe(1);
  const { video: picture, audio } = await saved(pro.client, own[0].url, probeFilm);
  expect(picture).toMatchObject({ codec_name: 'h264', width: 1080, height: 1920, avg_frame_rate: '30/1' });
  expect(audio).toMatchObject({ codec_name: 'aac', channels: 2, sample_rate: '48000' });
  for (const address of [own[0].posterUrl, own[0].previewUrl, personal[0].url]) {
    expect((await pro.client.get(address)).status).toBe(200);
    expect((await server.client().get(address)).status).toBe(404);
  }
  expect(quota.usedBytes).toBeGreaterThan(10_000);
  expect(await storedFiles(server)).toHaveLength(3);
  expect(await scratchFolders(server)).toEqual([]);
});
