import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clips, places, uploads } from '../../../src/server/db/schema/library.ts';
import { films, renders } from '../../../src/server/db/schema/renders.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import {
  addClip,
  addDoneRender,
  generate,
  scratchFolders,
  settings,
  storedFiles,
  type WatchedFfmpeg,
  watchedFfmpeg,
} from './fixtures.ts';

let server: TestServer;
let ffmpeg: WatchedFfmpeg;
let pro: TestUser;
let background: string;

beforeAll(async () => {
  ffmpeg = await watchedFfmpeg();
  server = await startServer({ ROLES: 'web,worker', FFMPEG_PATH: ffmpeg.path });
  pro = await createUser(server, { role: 'pro' });
  background = await addClip(server, [{ grey: 90, hertz: 440 }]);
});
afterAll(async () => {
  await server.close();
  await ffmpeg.remove();
});

/** Submits a film that takes a while, and begins to compose it. */
async function begin(text: string, signal?: AbortSignal, client = pro.client, over = background) {
  const videoSettings = settings({ text, videoDuration: 5, animationType: 'animate-fade-in' });
  const { body } = await generate(client, { videoSettings, backgroundPublicId: over });
  const { textOverlayPublicId, renderId } = body;
  const request = { backgroundPublicId: over, textOverlayPublicId, videoDuration: 5 };
  const before = (await ffmpeg.pids()).length;
  const compose = () => client.post('/api/compose-video', request, signal && { signal });
  const first = compose();
  first.catch(() => {});
  const pid = await vi.waitFor(async () => {
    const pids = await ffmpeg.pids();
    expect(pids.length).toBe(before + 1);
    return pids.at(-1)!;
  }, SOON);
  return { first, pid, renderId: renderId as string, request };
}

const leaseOf = (status: string) =>
  status === 'checking' ? { leaseId: randomUUID(), leaseUntil: new Date() } : { leaseId: null, leaseUntil: null };

/** A studio of one member, in whose library is one clip. */
async function sharedClip() {
  const { db } = server.services;
  const owner = await createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
  const member = await createUser(server, { emailVerified: true });
  const { body } = await owner.client.post('/api/studio/team', { email: member.email, name: 'Jo' });
  expect((await member.client.post('/api/studio/invitations/accept', { id: body.id })).status).toBe(200);
  const clip = await addClip(server, [{ grey: 60, hertz: 440 }], owner.id);
  const sent = { publicId: `user-videos/${owner.id}/whole`, uploaderId: owner.id, userId: owner.id, atHome: false };
  const [upload] = await db
    .insert(uploads)
    .values({ ...sent, title: 'Hall', bytes: 1, reserved: 0 })
    .returning();
  for (const status of ['checking', 'processing', 'segmenting', 'ready'] as const)
    await db
      .update(uploads)
      .set({ status, ...leaseOf(status) })
      .where(eq(uploads.id, upload!.id));
  await db.insert(places).values({ uploadId: upload!.id, userId: owner.id, isStudio: true });
  await db.update(clips).set({ uploadId: upload!.id, pieceIndex: 0 }).where(eq(clips.publicId, clip));
  return { owner, member, clip, uploadId: upload!.id };
}

const look = async (renderId: string) => (await pro.client.get(`/api/renders/${renderId}`)).body;

// The machine may be busy; the test waits for events, not for a time.
describe('a film in the making', { timeout: 240_000 }, () => {
  it('fails visibly if ffmpeg fails, leaves nothing behind, and succeeds at the next attempt', async () => {
    const files = (await storedFiles(server)).length;
    const { first, pid, renderId, request } = await begin('Fail');
    process.kill(pid, 'SIGABRT');
    const failed = await first;
    expect([failed.status, failed.body.code]).toEqual([500, 'render_failed']);
    expect(failed.body.message).toMatch(/^Composition failed\. /);
    expect(await look(renderId)).toMatchObject({ status: 'failed', videoUrl: null, message: failed.body.message });
    await vi.waitFor(async () => expect(await scratchFolders(server)).toEqual([]), SOON);
    // The overlay alone.
    expect((await storedFiles(server)).length).toBe(files + 1);

    const retried = await pro.client.post('/api/compose-video', request);
    expect(retried.body).toEqual({ videoUrl: expect.stringMatching(/^\/media\/.*\.mp4$/), renderId });
    expect(await look(renderId)).toMatchObject({ status: 'done', progress: 100 });
  });

  it('comes out although ffmpeg was killed, as by a system that is short of memory, five times [B251 B341]', async () => {
    const { first, pid, renderId } = await begin('Kill it');
    process.kill(pid, 'SIGKILL');
    for (let last = pid, kills = 1; kills < 5; kills += 1) {
      const next = async () => (await ffmpeg.pids()).at(-1)!;
      await vi.waitFor(async () => expect(await next()).not.toBe(last), SOON);
      last = await next();
      process.kill(last, 'SIGKILL');
    }
    expect((await first).body).toEqual({ videoUrl: expect.stringMatching(/^\/media\/.*\.mp4$/), renderId });
    await vi.waitFor(async () => expect(await scratchFolders(server)).toEqual([]), SOON);
  });

  it('continues when the client disconnects, and is ready when they return', async () => {
    const leaving = new AbortController();
    const { first, renderId, request } = await begin('Going away', leaving.signal);
    leaving.abort();
    await expect(first).rejects.toThrow();
    await vi.waitFor(async () => expect((await look(renderId)).status).toBe('done'), {
      timeout: 120_000,
      interval: 300,
    });
    const runs = (await ffmpeg.pids()).length;
    expect((await pro.client.post('/api/compose-video', request)).status).toBe(200);
    expect((await ffmpeg.pids()).length).toBe(runs);
    await vi.waitFor(async () => expect(await scratchFolders(server)).toEqual([]), SOON);
  });

  it('fails visibly if its background is missing from the store, and says what to do [B626]', async () => {
    const lost = await addClip(server, [{ grey: 10, hertz: 440 }]);
    await server.services.storage.delete(`clips/${lost.split('/')[1]}.mp4`);
    const { body } = await generate(pro.client, { backgroundPublicId: lost });
    const answer = await pro.client.post('/api/compose-video', {
      backgroundPublicId: lost,
      textOverlayPublicId: body.textOverlayPublicId,
      videoDuration: 1,
    });
    expect([answer.status, answer.body.code]).toEqual([500, 'render_failed']);
    expect(answer.body.message).toBe('The background was deleted before this video was made. Choose another one.');
  });

  it.each(['the member leaves', 'the owner deletes the clip'])(
    'over a clip of the studio comes out although %s meanwhile; the next one is refused [B626]',
    async (what) => {
      const { owner, member, clip, uploadId } = await sharedClip();
      const { first, renderId, request } = await begin(what, undefined, member.client, clip);
      if (what === 'the member leaves')
        expect((await member.client.post('/api/studio/leave', { studioId: owner.id })).status).toBe(200);
      else expect((await owner.client.delete(`/api/delete-background/${uploadId}?from=studio`)).status).toBe(200);
      expect((await first).body).toEqual({ videoUrl: expect.stringMatching(/^\/media\/.*\.mp4$/), renderId });
      expect((await member.client.get(`/api/renders/${renderId}`)).body).toMatchObject({ status: 'done' });
      const next = await generate(member.client, { backgroundPublicId: clip });
      expect([next.status, Object.keys(next.body.fields)]).toEqual([404, ['backgroundPublicId']]);
      // Once it is out of reach, no film over it begins, either.
      expect((await member.client.post('/api/compose-video', { ...request, videoDuration: 4 })).status).toBe(404);
      await vi.waitFor(async () => expect(await scratchFolders(server)).toEqual([]), SOON);
    },
  );

  it('is resumed if its job was lost', async () => {
    const { body } = await generate(pro.client, { videoSettings: settings({ text: 'Lost job' }) });
    // The state left by a process that dies between its two steps: recorded as queued, but in no queue.
    await server.services.db.update(films).set({ status: 'queued' }).where(eq(films.status, 'planned'));
    const { textOverlayPublicId } = body;
    const answer = await pro.client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 1 });
    expect(answer.status).toBe(200);
  });
});

describe('the daily limit of free people', () => {
  it('allows 40 films and refuses the 41st, even at the same moment [B3]', async () => {
    const { db } = server.services;
    const free = await createUser(server);
    await Promise.all(Array.from({ length: 39 }, () => addDoneRender(server, free.id)));
    const startedAt = (hours: number) =>
      db
        .update(renders)
        .set({ startedAt: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(renders.userId, free.id));
    const start = (n: number) =>
      generate(free.client, { videoSettings: settings({ text: '', backgroundVideoUrl: `du_0.${n}/${background}` }) });

    await startedAt(23);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => start(i + 10)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) expect([status, body.code]).toEqual([429, 'render_limit']);
    // One that was started today is no new one.
    expect((await start(10 + answers.findIndex(({ status }) => status === 200))).status).toBe(200);
    expect((await generate(free.client)).body.code).toBe('render_limit');

    await startedAt(25);
    expect((await start(40)).status).toBe(200);
  });
});
