import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, expect, it } from 'vitest';
import { emojiPoints, getEmoji } from '../../../src/contract/media.ts';
import { EMOJI, pictureAdvance } from '../../../src/scene/emoji.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

const addressOf = (points: string) => getEmoji.path.replace(':points', points);

it.each(['✨', '💃🏽', '❤️', '🇺🇸', '👩🏽‍🎤', '1️⃣'])('%s is drawn in color, as wide as in the film', async (emoji) => {
  const answer = await server.client().get(addressOf(emojiPoints(emoji)));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000');
  const picture = await loadImage(Buffer.from(answer.bytes));
  expect(pictureAdvance(picture.width)).toBe(EMOJI.advance);
  const surface = createCanvas(picture.width, picture.height).getContext('2d');
  surface.drawImage(picture, 0, 0);
  const { data } = surface.getImageData(0, 0, picture.width, picture.height);
  let ink = 0;
  let edge = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at / 4) % picture.width, Math.floor(at / 4 / picture.width)];
    if (data[at + 3]! < 128) continue;
    if (Math.max(data[at]!, data[at + 1]!, data[at + 2]!) - Math.min(data[at]!, data[at + 1]!, data[at + 2]!) > 40)
      ink++;
    if (x === 0 || y === 0 || x === picture.width - 1 || y === picture.height - 1) edge++;
  }
  expect(ink / (picture.width * picture.height)).toBeGreaterThan(0.1);
  expect(edge, 'pixels that are cut off').toBe(0);
});

it('a sequence unknown to the font is as wide as its characters', async () => {
  const answer = await server.client().get(addressOf(emojiPoints('🔥\u200d✨')));
  const picture = await loadImage(Buffer.from(answer.bytes));
  expect(pictureAdvance(picture.width)).toBe(2 * EMOJI.advance);
});

it.each([
  '61',
  '1f525-1f525',
  'd83d',
  '110000',
  '0',
  'zz',
  '1f525.png',
  '..%2f..',
  '-',
  '%F0%9F%94%A5',
  '1'.repeat(200),
])('anything but emoji is not drawn: %s', async (points) => {
  expect((await server.client().get(addressOf(points))).status).toSatisfy((status: number) =>
    [400, 404].includes(status),
  );
});
