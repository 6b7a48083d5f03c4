import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawWatermark } from '../../../src/server/media/film/draw-frame.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { greyFrame } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip, generate, makeFilm, saved, settings } from '../renders/fixtures.ts';

const run = promisify(execFile);

let server: TestServer;
let free: TestUser;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  free = await createUser(server);
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

/** How well the bright pixels of a film's frame agree with the watermark's, 0 to 1: the share of its strong pixels that are bright. */
async function watermarkShare(frame: Buffer): Promise<number> {
  const { png, x, y, width, height } = await drawWatermark();
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(await loadImage(png), 0, 0);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let [strong, bright] = [0, 0];
  for (let i = 0; i < width * height; i++) {
    // Opaque and light: the glyphs, not their shadow.
    if (data[4 * i + 3]! < 150 || data[4 * i]! < 200) continue;
    strong++;
    if (frame[(y + Math.floor(i / width)) * 1080 + x + (i % width)]! > 110) bright++;
  }
  expect(strong).toBeGreaterThan(300);
  return bright / strong;
}

const shareIn = (person: TestUser, url: string, seconds = 0.5) =>
  saved(person.client, url, async (file) => watermarkShare(await greyFrame(file, seconds)));

async function ownPicture(): Promise<Blob> {
  const canvas = createCanvas(1080, 1920);
  const surface = canvas.getContext('2d');
  surface.fillStyle = '#ff0000';
  surface.fillRect(200, 300, 600, 200);
  return new Blob([new Uint8Array(await canvas.encode('png'))], { type: 'image/png' });
}

it('S18: a free user’s film has the watermark, whatever image and text they send', async () => {
  const background = await addClip(server, [{ grey: 40, hertz: 440 }]);
  const { body } = await generate(free.client, { image: await ownPicture(), backgroundPublicId: background });
  const composed = await free.client.post('/api/compose-video', {
    backgroundPublicId: background,
    textOverlayPublicId: body.textOverlayPublicId,
    videoDuration: 1,
  });
  for (const seconds of [0, 0.5, 0.9]) {
    expect(await shareIn(free, composed.body.videoUrl, seconds)).toBeGreaterThan(0.9);
  }
  expect((await free.client.get(`/api/renders/${composed.body.renderId}`)).body.watermark).toBe(true);
});

it('S18: so does a film of only a background, and one over black', async () => {
  const { body } = await generate(free.client, { videoSettings: settings({ text: '' }) });
  await free.client.get(`/api/renders/${body.renderId}/events`);
  const { videoUrl } = (await free.client.get(`/api/renders/${body.renderId}`)).body;
  expect(await shareIn(free, videoUrl)).toBeGreaterThan(0.9);
});

it('S18: so does the intermediate text video', async () => {
  const { body } = await generate(free.client, { videoSettings: settings({ text: 'No signature' }) });
  const marked = await saved(free.client, body.videoUrl, async (file) => {
    // The native decoder knows nothing of the alpha plane.
    const args = [
      '-v',
      'error',
      '-c:v',
      'libvpx-vp9',
      '-i',
      file,
      '-frames:v',
      '1',
      '-vf',
      'alphaextract',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'gray',
      '-',
    ];
    const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 1080 * 1920 * 2 });
    return watermarkShare(stdout);
  });
  expect(marked).toBeGreaterThan(0.9);
});

it('S18: paying people’s films have none, and are not served to free users', async () => {
  const json = settings({ text: 'Mine alone' });
  const clean = await makeFilm(pro.client, json);
  expect(await shareIn(pro, clean.videoUrl)).toBeLessThan(0.05);
  const same = await makeFilm(free.client, json);
  expect(same.videoUrl).not.toBe(clean.videoUrl);
  expect(await shareIn(free, same.videoUrl)).toBeGreaterThan(0.9);
});
