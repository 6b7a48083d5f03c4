import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { probe } from './probe.ts';
import { readStarterBackgrounds } from './starter.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const run = promisify(execFile);
const [WIDTH, HEIGHT] = [270, 480];

const backgrounds = await readStarterBackgrounds();

/** Luma of every frame, 270x480, on the scale of 0 to 255. */
async function decode(file: string): Promise<Buffer[]> {
  const args = ['-v', 'error', '-i', file, '-vf', `scale=${WIDTH}:${HEIGHT},format=gray`, '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 100_000_000 });
  const size = WIDTH * HEIGHT;
  return Array.from({ length: stdout.length / size }, (_, i) => stdout.subarray(i * size, (i + 1) * size));
}

const difference = (a: Buffer, b: Buffer) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

test('there are eight, each of its own name, small enough to live in the repository', async () => {
  expect(backgrounds).toHaveLength(8);
  for (const key of ['slug', 'title', 'file'] as const) expect(new Set(backgrounds.map((b) => b[key])).size).toBe(8);
  const sizes = await Promise.all(
    backgrounds.flatMap((b) => [b.file, b.poster, b.preview]).map(async (file) => (await stat(file)).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
});

describe.each(backgrounds)('$title', ({ file, poster, preview, duration }) => {
  let frames: Buffer[];
  beforeAll(async () => {
    frames = await decode(file);
  });

  test('is a clip: 1080x1920, 30 frames a second, as long as it says', async () => {
    const facts = await probe(tools, file);
    expect(facts.video).toMatchObject({
      width: 1080,
      height: 1920,
      codec: 'h264',
      pixelFormat: 'yuv420p',
      frameRate: 30,
    });
    expect(facts).toMatchObject({ duration, audio: null });
    expect(duration).toBeGreaterThanOrEqual(8);
    expect(duration).toBeLessThanOrEqual(12);
    expect((await probe(tools, preview)).video).toMatchObject({ width: 270, height: 480 });
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'stream=width,height',
      '-of',
      'csv=p=0',
      poster,
    ]);
    expect(stdout.trim()).toBe('540,960');
  });

  test('has no seam: from the last frame to the first it is one step like any other', () => {
    expect(frames).toHaveLength(duration * 30);
    const steps = frames.map((frame, i) => difference(frame, frames[(i + 1) % frames.length]!));
    const seam = steps.pop()!;
    expect(seam).toBeGreaterThan(0);
    expect(seam).toBeLessThan(1.25 * Math.max(...steps));
  });

  test('is dark and calm where the text stands', () => {
    for (const frame of frames.filter((_, i) => i % 30 === 0)) {
      // The zone that all platforms leave free: x 120 to 888, y 288 to 1248 of 1080x1920.
      const zone: number[] = [];
      for (let y = 72; y < 312; y++) for (let x = 30; x < 222; x++) zone.push(frame[y * WIDTH + x]!);
      zone.sort((a, b) => a - b);
      // White text keeps a contrast of 7 to 1 on 89 and of 4.5 to 1 on 118 (WCAG 2.2, relative luminance).
      expect(zone[Math.floor(zone.length * 0.95)]).toBeLessThan(89);
      expect(zone[Math.floor(zone.length * 0.999)]).toBeLessThan(118);
    }
  });
});
