import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Clip, IngestJob } from '../../../src/contract/library.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { greyFrame, meanLevel, probeFilm } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { generate, makeFilm, saved, scratchFolders, settings, storedFiles } from '../renders/fixtures.ts';
import { ended, uploadByTus } from './fixtures.ts';
import { beeps, footage, GREYS } from './footage.ts';

let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());
beforeEach(async () => {
  pro = await createUser(server, { role: 'pro' });
});

const library = async () => (await pro.client.get('/api/background-videos')).body;
const grey = (path: string) => greyFrame(path, 0.5).then(meanLevel);

/** The states of a job as they arrive, each with the clips that the library had then. */
async function follow(jobId: string, onState: (job: IngestJob) => Promise<void>): Promise<IngestJob[]> {
  const cookie = [...pro.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${server.url}/api/library/jobs/${jobId}/events`, { headers: { cookie } });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const states: IngestJob[] = [];
  let rest = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines.filter((each) => each.startsWith('data: '))) {
      states.push(JSON.parse(line.slice(6)));
      await onState(states.at(-1)!);
    }
  }
  return states;
}

it('a long upload becomes pieces of 15 s one by one, each in sync with its sound; a short remainder is dropped [S9.18 T3.14 T3.18 T8.18]', async () => {
  const { jobId } = await uploadByTus(pro.client, await footage(32), { title: 'Long class' });
  let early: Clip[] = [];
  const states = await follow(jobId, async ({ status, pieces }) => {
    if (status === 'segmenting' && pieces === 1 && early.length === 0) early = (await library()).clips;
  });
  // Usable while the rest is being made.
  expect(early).toMatchObject([{ title: 'Long class (1)', duration: 15 }]);
  expect(states.at(-1)).toMatchObject({ status: 'ready', progress: 100, message: 'Upload complete!', pieces: 2 });
  const bars = states.map(({ progress }) => progress);
  expect(bars).toEqual([...bars].sort((a, b) => a - b));
  for (const { status, progress } of states) {
    const [from, to] = { processing: [75, 85], segmenting: [85, 99], ready: [100, 100] }[status as 'ready'];
    expect(progress).toBeGreaterThanOrEqual(from!);
    expect(progress).toBeLessThanOrEqual(to!);
  }
  expect(states.filter(({ secondsLeft }) => secondsLeft !== null && secondsLeft > 0).length).toBeGreaterThan(0);

  const { clips, personal } = await library();
  expect(clips.map(({ title }: Clip) => title)).toEqual(['Long class (1)', 'Long class (2)']);
  for (const [i, clip] of clips.entries()) {
    await saved(pro.client, clip.url, async (path) => {
      const { video, audio, frames, duration } = await probeFilm(path);
      expect([frames, duration, Number(video!.duration), Number(audio!.duration)]).toEqual([450, 15, 15, 15]);
      expect(video).toMatchObject({ color_space: 'bt709', color_range: 'tv', start_pts: 0, has_b_frames: 2 });
      expect(await grey(path)).toBeCloseTo(GREYS[i]!, -1);
      // The encoder's priming takes the place of the first 21 ms.
      const [first, ...others] = await beeps(path);
      expect(first).toBeLessThan(0.025);
      for (const [second, begin] of others.entries()) expect(begin).toBeCloseTo(second + 1, 2);
      expect(others).toHaveLength(14);
    });
    await saved(pro.client, clip.previewUrl, async (path) => {
      const { video, audio, frames } = await probeFilm(path);
      expect([video!.width, video!.height, audio, frames]).toEqual([270, 480, undefined, 450]);
    });
    const poster = await pro.client.get(clip.posterUrl);
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  // The URL of the whole with a part in it means the piece that begins there.
  const part = `/media/video/upload/so_15,du_15/${personal[0].publicId}.mp4`;
  expect((await pro.client.get(part)).bytes).toEqual((await pro.client.get(clips[1].url)).bytes);
  expect((await pro.client.get(part, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
  expect((await pro.client.get(`/media/video/upload/so_45,du_15/${personal[0].publicId}.mp4`)).status).toBe(404);

  const { videoUrl } = await makeFilm(pro.client, settings(), `so_17,du_3/${personal[0].publicId}`);
  // A corner, where no text is.
  const [corner] = await saved(pro.client, videoUrl, (path) => greyFrame(path, 0.5));
  expect(corner).toBeCloseTo(GREYS[1]!, -1);

  // A finished film does not need its clip any more.
  expect((await pro.client.delete(`/api/delete-background/${clips[1].id}`)).status).toBe(200);
  expect((await pro.client.get(clips[1].url)).status).toBe(404);
  expect((await pro.client.get(videoUrl)).status).toBe(200);
  expect((await generate(pro.client, { backgroundPublicId: clips[1].publicId })).status).toBe(404);
  const rest = await library();
  expect([rest.clips.length, rest.personal.length]).toEqual([1, 1]);
  // With its last piece the upload is gone.
  expect((await pro.client.delete(`/api/delete-background/${clips[0].id}`)).status).toBe(200);
  expect(await library()).toMatchObject({ clips: [], personal: [], uploads: [], quota: { usedBytes: 0 } });
  expect((await pro.client.get(videoUrl)).status).toBe(200);
  expect((await pro.client.get(`/api/library/jobs/${jobId}`)).status).toBe(404);
}, 300_000);

it('an upload deleted while being cut leaves nothing behind', async () => {
  const before = (await storedFiles(server)).sort();
  const { jobId } = await uploadByTus(pro.client, await footage(24, '320x568', false));
  await vi.waitFor(async () => expect((await library()).clips.length).toBeGreaterThan(0), { timeout: 120_000 });
  expect((await pro.client.delete(`/api/delete-background/${jobId}`)).status).toBe(200);
  expect(await library()).toMatchObject({ clips: [], personal: [], uploads: [] });
  await vi.waitFor(async () => expect(await scratchFolders(server)).toEqual([]), SOON);
  expect((await storedFiles(server)).sort()).toEqual(before);
}, 300_000);

it('an upload whose pieces do not fit in the library fails with a reason, and leaves nothing', async () => {
  const video = await footage(16);
  const small = await startServer({ ROLES: 'web,worker', PERSONAL_QUOTA_BYTES: String(video.length) });
  try {
    const owner = await createUser(small, { role: 'pro' });
    const { jobId } = await uploadByTus(owner.client, video);
    const job = await ended(owner.client, jobId);
    expect(job).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/^There is no room for this video’s clips/),
    });
    const { clips, uploads, quota } = (await owner.client.get('/api/background-videos')).body;
    expect([clips, uploads, quota.usedBytes]).toEqual([[], [job], 0]);
    expect(await storedFiles(small)).toEqual([]);
    expect((await owner.client.delete(`/api/delete-background/${jobId}`)).status).toBe(200);
    expect((await owner.client.get('/api/background-videos')).body.uploads).toEqual([]);
  } finally {
    await small.close();
  }
}, 300_000);
