import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sound } from '../../../src/scene/promo.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { gainOf, measureLoudness } from '../../../src/server/media/tool/loudness.ts';
import { openToSandbox } from '../../../src/server/media/tool/sandbox.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { meanVolume } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { ended, uploadByTus } from '../library/fixtures.ts';
import { footage } from '../library/footage.ts';
import { addClip, makeFilm, saved, settings } from './fixtures.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const SECONDS = 3;
let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

const filmWith = (sound: Sound, background: string | null) =>
  makeFilm(pro.client, settings({ videoDuration: SECONDS, sound }), background);

/** LUFS of a film. */
async function lufs(videoUrl: string): Promise<number> {
  const loudness = await saved(pro.client, videoUrl, async (path) => {
    await openToSandbox(dirname(path));
    return measureLoudness(tools, path);
  });
  return -14 - gainOf(loudness, { start: 0, duration: SECONDS }, 'on').decibels;
}

test('a change of the sound makes another film of the same text, and the same film again is the same file [B671]', async () => {
  const tone = await addClip(server, [{ grey: 40, hertz: 440 }], pro.id);
  const on = await filmWith('on', tone);
  const quieter = await filmWith('quieter', tone);
  const off = await filmWith('off', tone);
  expect(new Set([on, quieter, off].map(({ videoUrl }) => videoUrl)).size).toBe(3);
  expect(new Set([on, quieter, off].map(({ textOverlayPublicId }) => textOverlayPublicId)).size).toBe(1);
  expect((await filmWith('on', tone)).videoUrl).toBe(on.videoUrl);
  // A clip from before sound was measured.
  expect(await lufs(on.videoUrl)).toBeCloseTo(-14, 0);
  expect(await lufs(quieter.videoUrl)).toBeCloseTo(-24, 0);
  expect(await saved(pro.client, off.videoUrl, meanVolume)).toBeLessThan(-80);
});

test('over black there is no sound to choose: one film [B671]', async () => {
  const { videoUrl } = await filmWith('on', null);
  expect((await filmWith('off', null)).videoUrl).toBe(videoUrl);
});

test('an upload is measured while its pieces are made, and says whether it has a sound [B670 B671]', async () => {
  for (const [sound, title] of [
    [true, 'Loud'],
    [false, 'Silent'],
  ] as const) {
    const { jobId } = await uploadByTus(pro.client, await footage(4, '320x568', sound), { title });
    await ended(pro.client, jobId);
    const [row] = await server.services.db.select().from(clips).where(eq(clips.uploadId, jobId));
    expect(row!.loudness?.moments.length ?? null).toEqual(sound ? expect.closeTo(40, -0.5) : null);
    const { clips: listed } = (await pro.client.get('/api/background-videos')).body;
    expect(listed.find(({ title: name }: { title: string }) => name === title)).toMatchObject({ hasAudio: sound });
  }
});
