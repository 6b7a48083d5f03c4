import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPainter } from '../../../src/scene/draw.ts';
import { type Logo, logoBox } from '../../../src/scene/logo.ts';
import { sweepRenders } from '../../../src/server/features/renders/sweep-films.ts';
import { drawLogo } from '../../../src/server/media/film/draw-frame.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip, makeFilm, promoOf, saved, settings } from '../renders/fixtures.ts';
import { logoOf, putLogo } from './fixtures.ts';

const run = promisify(execFile);
let server: TestServer;
let person: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  person = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

/** The film's frame at a time, as red, green and blue. */
function frameOf(client: TestUser['client'], url: string, at: number): Promise<Buffer> {
  return saved(client, url, async (path) => {
    const args = [
      '-v',
      'error',
      '-ss',
      String(at),
      '-i',
      path,
      '-frames:v',
      '1',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-',
    ];
    return (await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 20_000_000 })).stdout;
  });
}

it('the film is what the preview shows, logo included, from the first frame to the last [B210 B215]', async () => {
  const { body } = await putLogo(person, logoOf('#2080f0', 400, 250));
  await person.client.patch('/api/brand', { logoSize: 'large', logoPlace: 'bottom-left' });
  const picture = await loadImage(Buffer.from((await person.client.get(body.kit.logo.url)).bytes));
  const logo: Logo = { width: 400, height: 250, size: 'large', place: 'bottom-left' };
  const videoSettings = settings({
    text: 'Spin night\n\nThursday, 7:00 PM',
    madeFor: 'reel',
    animationType: 'animate-fade-in',
  });
  const clip = await addClip(server, [{ grey: 90, hertz: 300 }]);
  for (const background of [null, clip]) {
    const { videoUrl } = await makeFilm(person.client, videoSettings, background);
    const promo = promoOf(videoSettings);
    for (const at of [0, 0.1, 0.5, 0.9]) {
      const film = await frameOf(person.client, videoUrl, at);
      const canvas = createCanvas(1080, 1920);
      const surface = canvas.getContext('2d');
      const options = { scale: 2, hasBackground: background !== null, watermark: false, logo, logoPicture: picture };
      // The painter clears what it draws on; the clip is behind it.
      createPainter(createCanvas)(promo, at, surface as never, options);
      const behind = createCanvas(1080, 1920);
      const ground = behind.getContext('2d');
      // In the lowest corner, nothing is over the clip.
      ground.fillStyle = `rgb(${[...film.subarray(-3)].join()})`;
      ground.fillRect(0, 0, 1080, 1920);
      ground.drawImage(canvas, 0, 0);
      const preview = ground.getImageData(0, 0, 1080, 1920).data;
      let sum = 0;
      for (let pixel = 0; pixel < 1080 * 1920; pixel++) {
        for (let channel = 0; channel < 3; channel++) {
          sum += Math.abs(preview[4 * pixel + channel]! - film[3 * pixel + channel]!);
        }
      }
      expect(sum / (3 * 1080 * 1920)).toBeLessThan(1);
      const { left, right, top, bottom } = logoBox(logo, 'reel');
      const middle = Math.round(top + bottom) * 1080 + Math.round(left + right);
      for (const [channel, level] of [0x20, 0x80, 0xf0].entries()) {
        expect(Math.abs(film[3 * middle + channel]! - level), `${channel} at ${at}`).toBeLessThan(6);
      }
    }
  }
});

it('a film without text bears the logo alone, and one that leaves it off bears none [B210]', async () => {
  const middleOf = async (changes: object) => {
    const { body } = await person.client.multipart('/api/generate-video', {
      videoSettings: settings({ text: '', ...changes }),
    });
    const events = await person.client.get(`/api/renders/${body.renderId}/events`);
    expect(events.text).toContain('"status":"done"');
    const { videoUrl } = (await person.client.get(`/api/renders/${body.renderId}`)).body;
    const film = await frameOf(person.client, videoUrl, 0.5);
    const { left, right, top, bottom } = logoBox(
      { width: 400, height: 250, size: 'large', place: 'bottom-left' },
      'story',
    );
    return film[3 * (Math.round(top + bottom) * 1080 + Math.round(left + right)) + 2]!;
  };
  expect(await middleOf({})).toBeGreaterThan(200);
  expect(await middleOf({ showLogo: false })).toBeLessThan(20);
});

it('the layer of a logo begins at even pixels, as the film’s chroma needs', async () => {
  const picture = Buffer.from(await logoOf('#ffffff', 333, 111).arrayBuffer());
  for (const place of ['top-left', 'top', 'bottom-right'] as const) {
    const { x, y, width, height } = await drawLogo(picture, { width: 333, height: 111, size: 'small', place }, 'short');
    expect([x % 2, y % 2, width % 2, height % 2]).toEqual([0, 0, 0, 0]);
  }
});

it('a sweep leaves the logos that kits have', async () => {
  const log = { info: () => undefined } as never;
  const { url } = (await person.client.get('/api/brand')).body.kit.logo;
  await sweepRenders(server.services, { log, signal: new AbortController().signal });
  expect((await person.client.get(url)).status).toBe(200);
});
