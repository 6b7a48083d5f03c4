import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FILM } from '../../../src/scene/frame.ts';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import type { Answer, Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { probeFilm } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { saved, scratchFolders, storedFiles } from '../renders/fixtures.ts';
import { blink, ended, file, sample, uploadByTus } from './fixtures.ts';

let server: TestServer;
let pro: TestUser;
let free: TestUser;
let admin: TestUser;
let video: Buffer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
  free = await createUser(server);
  admin = await createUser(server, { role: 'admin' });
  video = await blink();
});
afterAll(() => server.close());
afterEach(async () => {
  const { db, storage } = server.services;
  await db.delete(clips);
  await db.delete(uploads);
  for (const folder of ['uploads', 'pieces']) await storage.deletePrefix(folder);
});

const library = async (user: TestUser) => (await user.client.get('/api/background-videos')).body;
const post = (client: Client, path: string, fields: Record<string, string | Blob> = {}): Promise<Answer> =>
  client.multipart(path, { video: file(video), ...fields });

it('a video uploaded by tus becomes a private clip', async () => {
  const { answer, jobId } = await uploadByTus(pro.client, video, { filename: '../Tuesday class.mp4' });
  expect(answer.status).toBe(204);
  expect(await ended(pro.client, jobId)).toMatchObject({ status: 'ready', progress: 100, pieces: 1, reason: null });
  const { personal, clips: own, uploads, quota } = await library(pro);
  expect(uploads).toEqual([]);
  expect(personal).toMatchObject([{ title: 'Tuesday class', libraryType: 'personal' }]);
  expect(own).toMatchObject([{ title: 'Tuesday class', libraryType: 'personal', duration: 0.2 }]);
  const { video: picture, audio } = await saved(pro.client, own[0].url, probeFilm);
  expect(picture).toMatchObject({ codec_name: 'h264', ...FILM, avg_frame_rate: '30/1' });
  expect(audio).toMatchObject({ codec_name: 'aac', channels: 2, sample_rate: '48000' });
  let bytes = 0;
  for (const address of [own[0].url, own[0].posterUrl, own[0].previewUrl]) {
    const delivered = await pro.client.get(address);
    expect([delivered.status, delivered.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    bytes += delivered.bytes.length;
    for (const stranger of [server.client(), free.client]) expect((await stranger.get(address)).status).toBe(404);
    expect((await admin.client.get(address)).status).toBe(200);
  }
  expect(quota).toEqual({ usedBytes: bytes, limitBytes: 5_000_000_000 });
  // The upload's own URL stands for its pieces.
  expect((await pro.client.get(personal[0].url)).bytes).toEqual((await pro.client.get(own[0].url)).bytes);
  expect((await free.client.get(personal[0].url)).status).toBe(404);
  expect(await storedFiles(server)).toHaveLength(3);
  expect(await scratchFolders(server)).toEqual([]);
});

describe('the posted forms', () => {
  it.each(['/api/upload-personal-video', '/api/upload-personal-background'])(
    '%s fills the person’s own library [T5.25 T5.34]',
    async (path) => {
      const { status, body } = await post(pro.client, path, { title: '  Layback  ', duration: '1.09' });
      expect(status).toBe(200);
      expect(body).toEqual({
        publicId: expect.stringMatching(new RegExp(`^user-videos/${pro.id}/[0-9a-f]{32}$`)),
        url: `/media/video/upload/${body.publicId}.mp4`,
        jobId: expect.any(String),
        bytes: video.length,
        duration: expect.closeTo(0.2, 1),
        note: null,
      });
      // At once, while the pieces are made.
      expect((await pro.client.get(body.url)).status).toBe(200);
      expect(await ended(pro.client, body.jobId)).toMatchObject({ status: 'ready', title: 'Layback' });
      expect((await library(pro)).clips).toHaveLength(1);
      expect((await library(free)).clips).toHaveLength(0);
    },
  );

  it('fill the universal library and anybody’s, only for admins [T5.22 T5.25 T5.29 T5.30 T5.35]', async () => {
    const universal = await post(admin.client, '/api/upload-universal-background', { title: 'Ours' });
    const personal = await post(admin.client, '/api/admin/upload-to-user', { title: 'Yours', targetUserId: pro.id });
    expect([universal.status, personal.status]).toEqual([200, 200]);
    for (const { body } of [universal, personal]) await ended(admin.client, body.jobId);
    expect(await ended(pro.client, personal.body.jobId)).toMatchObject({ status: 'ready' });
    expect((await pro.client.get(`/api/library/jobs/${universal.body.jobId}`)).status).toBe(404);
    const seen = await library(pro);
    expect(seen.universal).toMatchObject([{ title: 'Ours', publicId: expect.stringMatching(/^universal\//) }]);
    expect(seen.clips).toMatchObject([{ title: 'Yours', publicId: expect.stringMatching(`^user-videos/${pro.id}/`) }]);
    expect((await server.client().get(seen.universal[0].url)).headers.get('cache-control')).toMatch(/^public/);

    const path = `/api/admin/user-videos/${pro.id}`;
    const listed = await admin.client.get(`${path}?t=1`);
    expect(listed.body).toEqual([{ ...seen.clips[0], sourceId: personal.body.jobId }]);
    expect((await admin.client.get('/api/admin/user-videos/nobody')).status).toBe(404);
    expect((await pro.client.get(path)).status).toBe(403);
    expect((await pro.client.delete(`/api/admin/user-videos/${listed.body[0].id}`)).status).toBe(403);
    expect((await admin.client.delete(`/api/admin/user-videos/${listed.body[0].id}`)).status).toBe(200);
    expect((await library(pro)).clips).toEqual([]);
  });

  it.each([
    ['/api/upload-universal-background', 403],
    ['/api/admin/upload-to-user', 403],
    ['/api/upload-personal-background', 404],
  ])('%s refuses a person who names somebody else (%i) [T5.35]', async (path, status) => {
    expect((await post(pro.client, path, { targetUserId: admin.id })).status).toBe(status);
    expect(await storedFiles(server)).toEqual([]);
  });

  it('refuse free and beta accounts, and visitors', async () => {
    const beta = await createUser(server, { role: 'beta' });
    for (const path of ['/api/upload-personal-video', '/api/upload-personal-background']) {
      expect((await post(free.client, path)).body.code).toBe('plan_required');
      expect((await post(beta.client, path)).body.code).toBe('plan_required');
      expect((await post(server.client(), path)).status).toBe(401);
    }
    expect((await uploadByTus(free.client, video)).answer.status).toBe(403);
    expect((await free.client.get('/api/get-signed-upload-params')).status).toBe(403);
  });

  it.each<[string, Record<string, string | Blob>, number, string]>([
    ['no video', { title: 'x' }, 400, 'No video file provided'],
    ['a file elsewhere', { image: file('x') }, 400, 'The video is expected in the field video.'],
    ['a wrong duration', { video: file('x'), duration: 'long' }, 400, 'Enter the duration in seconds.'],
    ['a long title', { video: file('x'), title: 'x'.repeat(101) }, 400, 'Use at most 100 characters.'],
    ['a cut-off field', { title: 'x'.repeat(25_000), video: file('x') }, 400, 'This is too long.'],
    ['an empty file', { video: file('') }, 422, 'The file is empty. Upload it again.'],
  ])('refuse %s', async (_name, fields, status, message) => {
    const answer = await pro.client.multipart('/api/upload-personal-video', fields);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await storedFiles(server)).toEqual([]);
    expect(await scratchFolders(server)).toEqual([]);
  });

  it('refuse a body that is not a form', async () => {
    const answer = await pro.client.post('/api/upload-personal-video', { video: 'x' });
    expect(answer.status).toBe(415);
  });
});

describe('segment-video', () => {
  it('gives an upload its title and library, and returns the job to follow [T5.26 T5.31]', async () => {
    const { body: uploaded } = await post(admin.client, '/api/upload-personal-video');
    const ask = (fields: object) => admin.client.post('/api/segment-video', { publicId: uploaded.publicId, ...fields });
    const answer = await ask({
      title: 'For Ana',
      userId: pro.id,
      libraryType: 'personal',
      secureUrl: 'http://x/y.mp4',
    });
    expect(answer.body).toMatchObject({ jobId: uploaded.jobId, title: 'For Ana', libraryType: 'personal' });
    await ended(admin.client, uploaded.jobId);
    expect((await library(pro)).clips).toMatchObject([{ title: 'For Ana' }]);
    expect((await library(admin)).clips).toEqual([]);

    // It may be moved again once its pieces exist.
    expect((await ask({ libraryType: 'universal' })).body).toMatchObject({
      title: 'For Ana',
      status: 'ready',
      pieces: 1,
    });
    const { universal, clips: own } = await library(pro);
    expect([universal.length, own.length]).toEqual([1, 0]);
    expect(universal[0].publicId).toMatch(/^universal\/[0-9a-f]{32}$/);
    expect((await server.client().get(universal[0].url)).status).toBe(200);
  });

  it('does not change somebody else’s library [T5.31]', async () => {
    const { body: uploaded } = await post(pro.client, '/api/upload-personal-video');
    const ask = (fields: object) => pro.client.post('/api/segment-video', { publicId: uploaded.publicId, ...fields });
    expect((await ask({ userId: admin.id })).status).toBe(404);
    expect((await ask({ libraryType: 'universal' })).status).toBe(403);
    await ended(pro.client, uploaded.jobId);
    expect((await library(pro)).clips).toHaveLength(1);
  });
});

it('a full library accepts nothing more, and simultaneous uploads cannot exceed it together [B50]', async () => {
  const video = await sample('h264_portrait_720x1080_1s.mp4');
  const send = (client: Client, path: string) => client.multipart(path, { video: file(video) });
  const small = await startServer({ ROLES: 'web', PERSONAL_QUOTA_BYTES: String(Math.round(video.length * 2.5)) });
  try {
    const owner = await createUser(small, { role: 'pro' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(owner.client, '/api/upload-personal-video')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413, 413]);
    const refused = answers.find(({ status }) => status === 413)!;
    expect(refused.body.message).toMatch(/^There is no room for this video: [0-9.]+ kB of [0-9.]+ kB of the library/);
    expect((await library(owner)).quota.usedBytes).toBe(video.length * 2);
    expect(await storedFiles(small)).toHaveLength(2);
    // Announced bytes are reserved as well.
    expect((await uploadByTus(owner.client, video)).answer.status).toBe(413);
    // Admins’ uploads to the universal library have no such limit.
    const boss = await createUser(small, { role: 'admin' });
    expect((await send(boss.client, '/api/upload-universal-background')).status).toBe(200);
  } finally {
    await small.close();
  }
});
