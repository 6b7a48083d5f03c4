import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawFrame } from '../../../src/server/media/film/draw-frame.ts';
import { readFrame } from '../../../src/server/media/film/read-frame.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { brightShare, greyFrame, meanVolume, probeFilm, textRows } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import {
  addClip,
  generate,
  makeFilm,
  promoOf,
  saved,
  settings,
  type WatchedFfmpeg,
  watchedFfmpeg,
} from './fixtures.ts';

let server: TestServer;
let ffmpeg: WatchedFfmpeg;
let pro: TestUser;

beforeAll(async () => {
  ffmpeg = await watchedFfmpeg();
  // Two at once, so that a film that is queued twice would also be made twice.
  server = await startServer({ ROLES: 'web,worker', FFMPEG_PATH: ffmpeg.path, RENDER_CONCURRENCY: '2' });
  pro = await createUser(server, { role: 'pro' });
});
afterAll(async () => {
  await server.close();
  await ffmpeg.remove();
});

/** Rows that the text covers at rest, as the scene draws it. */
async function textBox(json: string) {
  const frame = await readFrame(await drawFrame(promoOf(json), { hasBackground: false }));
  return { from: frame!.y, to: frame!.y + frame!.height };
}
/** Mean gray of a square in the upper left corner, where there is no text. */
const corner = (frame: Buffer) => {
  let sum = 0;
  for (let y = 0; y < 100; y++) for (let x = 0; x < 100; x++) sum += frame[y * 1080 + x]!;
  return sum / 10_000;
};

describe('the whole job through plain calls, without a posted image [S1.4 S7.19 B6]', () => {
  it('fades the text in over a background with sound [S4.12 S7.20]', async () => {
    const background = await addClip(server, [{ grey: 90, hertz: 440 }]);
    const json = settings({ videoDuration: 2, animationType: 'animate-fade-in', textShadow: false });
    const box = await textBox(json);
    const { videoUrl, renderId } = await makeFilm(pro.client, json, background);
    const counted = await pro.client.post('/api/downloads', { renderId, instructorName: 'Jasmine', classType: 'Spin' });
    expect(counted.body).toEqual({ downloadCount: 1, remaining: null, url: `${videoUrl}?download=1` });

    await saved(pro.client, counted.body.url, async (file) => {
      const { video, audio, duration, frames } = await probeFilm(file);
      expect(video).toMatchObject({
        codec_name: 'h264',
        profile: 'High',
        width: 1080,
        height: 1920,
        pix_fmt: 'yuv420p',
        color_space: 'bt709',
        avg_frame_rate: '30/1',
      });
      expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
      expect([duration, frames]).toEqual([2, 60]);
      expect(await meanVolume(file)).toBeGreaterThan(-40);

      const [first, middle, rest] = [await greyFrame(file, 0), await greyFrame(file, 0.2), await greyFrame(file, 1.5)];
      for (const frame of [first, middle, rest]) expect(corner(frame)).toBeGreaterThan(80);
      for (const frame of [first, middle, rest]) expect(corner(frame)).toBeLessThan(100);
      expect(textRows(first, 130)).toBeNull();
      // One line: half opaque white over gray 90 is about 172, and nothing is brighter.
      expect(textRows(middle, 150)).not.toBeNull();
      expect(textRows(middle, 215)).toBeNull();
      const rows = textRows(rest, 215)!;
      expect(rows.from).toBeGreaterThanOrEqual(box.from);
      expect(rows.to).toBeLessThanOrEqual(box.to);
      expect(rows.to - rows.from).toBeGreaterThan((box.to - box.from) / 2);
    });
  });

  it('slides the text up over black, with a silent track', async () => {
    const json = settings({ videoDuration: 2, animationType: 'animate-slide-up', textShadow: false });
    const box = await textBox(json);
    const { videoUrl } = await makeFilm(pro.client, json);
    await saved(pro.client, videoUrl, async (file) => {
      const moving = textRows(await greyFrame(file, 0.1), 100)!;
      expect(textRows(await greyFrame(file, 0))).toBeNull();
      expect(moving.from).toBeGreaterThan(box.from);
      expect(moving.to).toBeGreaterThan(box.to);
      const resting = textRows(await greyFrame(file, 1))!;
      expect(resting.from).toBeGreaterThanOrEqual(box.from);
      expect(resting.to).toBeLessThanOrEqual(box.to);
      expect(await meanVolume(file)).toBeLessThan(-80);
    });
  });

  it.each(['so', 'query', 'settings'])('repeats the part of a background given by %s [S3.13]', async (form) => {
    const id = await addClip(server, [
      { grey: 30, hertz: 300 },
      { grey: 120, hertz: 600 },
      { grey: 220, hertz: 900 },
    ]);
    const address = `/media/video/upload/so_1,du_1/${id}.mp4`;
    const json = settings({ videoDuration: 2, ...(form === 'settings' && { backgroundVideoUrl: address }) });
    const named = { so: address, query: `${server.url}/media/video/upload/${id}.mp4?start=1&duration=1`, settings: id }[
      form
    ]!;
    const { videoUrl } = await makeFilm(pro.client, json, named);
    await saved(pro.client, videoUrl, async (file) => {
      for (const second of [0, 0.9, 1.1, 1.9]) {
        const grey = corner(await greyFrame(file, second));
        expect(grey).toBeGreaterThan(110);
        expect(grey).toBeLessThan(130);
      }
    });
  });

  it('starts the film of only the background if there is no text [S4.13 B5]', async () => {
    const background = await addClip(server, [{ grey: 90, hertz: 440 }]);
    const answer = await generate(pro.client, {
      videoSettings: settings({ text: '  ', header: '' }),
      backgroundPublicId: background,
    });
    expect(answer.body).toEqual({ skipTextOverlay: true, renderId: expect.any(String) });
    const events = await pro.client.get(`/api/renders/${answer.body.renderId}/events`);
    const last = JSON.parse(events.text.trim().split('\n\n').at(-1)!.replace('data: ', ''));
    expect(last).toMatchObject({ status: 'done', progress: 100, message: 'Video ready for download!' });
    await saved(pro.client, last.videoUrl, async (file) => {
      expect(brightShare(await greyFrame(file, 0.5), { from: 0, to: 1920 })).toBe(0);
      expect((await probeFilm(file)).frames).toBe(30);
    });
  });
});

describe('the same film', () => {
  it('is made once when it is composed twice at once, and never again [S7.20 B4]', async () => {
    const other = await createUser(server, { role: 'pro' });
    const json = settings({ text: 'Twice at once' });
    const before = (await ffmpeg.pids()).length;
    const [one, two] = await Promise.all([makeFilm(pro.client, json), makeFilm(pro.client, json)]);
    expect(one).toEqual(two);
    const again = await makeFilm(pro.client, json);
    expect(again).toEqual(one);
    // Another person's own render, but the same film.
    const foreign = await makeFilm(other.client, json);
    expect(foreign.videoUrl).toBe(one.videoUrl);
    expect(foreign.renderId).not.toBe(one.renderId);
    // The film, and its cover.
    expect((await ffmpeg.pids()).length - before).toBe(2);
  });

  it('is made again when its file is lost [B4]', async () => {
    const json = settings({ text: 'Lost file' });
    const { videoUrl } = await makeFilm(pro.client, json);
    await server.services.storage.deletePrefix('films');
    expect((await pro.client.get(videoUrl)).status).toBe(404);
    await makeFilm(pro.client, json);
    expect((await pro.client.get(videoUrl)).status).toBe(200);
  });
});
