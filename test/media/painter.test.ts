import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { defaultPromo } from '../../src/scene/promo.ts';
import { drawCroppedFrame, drawWatermark } from '../../src/server/media/film/draw-frame.ts';
import { drawSheet } from '../../src/server/media/film/draw-sheet.ts';
import { type CroppedFrame, cropToInk, readPixels } from '../../src/server/media/film/ink.ts';
import { paintFrame, paintSheet, paintWatermark, readPosted } from '../../src/server/media/film/painter.ts';

const promo = { ...defaultPromo, text: 'Six poles\n\n**Spin Basics** with Jasmine\n\nEvery Thursday, 7:00 PM' };
const ground = { hasBackground: true };

test('what films need is drawn on another thread, to the last pixel as on this one [B171]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'painter-'));
  try {
    const pixels = (frame: CroppedFrame) => frame && { ...frame, png: hash('sha256', frame.png) };
    expect(pixels(await paintFrame(promo, ground))).toEqual(pixels(await drawCroppedFrame(promo, ground)));
    expect(pixels(await paintWatermark())).toEqual(pixels(await drawWatermark()));
    const [here, there] = [join(folder, 'here'), join(folder, 'there')];
    const sheet = await drawSheet(promo, ground, here);
    expect(await paintSheet(promo, ground, there)).toEqual({ ...sheet, file: there });
    expect((await readFile(there)).equals(await readFile(here))).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('meanwhile this thread is free for others [B171]', async () => {
  await paintFrame(promo, ground);
  const before = performance.eventLoopUtilization();
  for (let n = 0; n < 5; n++) await paintFrame({ ...promo, text: `${promo.text} ${n}` }, ground);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.3);
});

test('a posted picture that is no frame is refused with the reason, and what follows is drawn [B171]', async () => {
  const refused = { name: 'FrameError', reason: 'not_png', message: 'The text frame is not a PNG picture.' };
  const [bad, good] = [readPosted(Buffer.from('GIF89a')), paintFrame(promo, ground)];
  await expect(bad).rejects.toMatchObject(refused);
  expect((await good)?.png.length).toBeGreaterThan(0);
});

test('the pixels of a picture are given back when it has been read [B146]', async () => {
  const canvas = createCanvas(1080, 1920);
  const surface = canvas.getContext('2d');
  surface.fillRect(10, 20, 30, 40);
  const { data, alpha } = readPixels(surface, 100, (all) => ({ data: all, alpha: all[(20 * 1080 + 10) * 4 + 3] }));
  expect(alpha).toBe(255);
  expect(data.byteLength).toBe(0);
  expect(await cropToInk(canvas)).toMatchObject({ x: 10, y: 20, width: 30, height: 40 });
  expect(canvas.width * canvas.height).toBe(1);
});
