import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readStarterBackgrounds } from '../../src/server/media/ingest/starter.ts';
import { probe } from '../../src/server/media/tool/probe.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const run = promisify(execFile);
const [WIDTH, HEIGHT] = [270, 480];

const backgrounds = await readStarterBackgrounds();

/** Luma of the frames that `options` choose, 270x480, on the scale of 0 to 255. */
async function decode(file: string, ...options: string[]): Promise<Buffer[]> {
  const args = [
    '-v',
    'error',
    ...options,
    '-i',
    file,
    '-fps_mode',
    'passthrough',
    '-vf',
    `scale=${WIDTH}:${HEIGHT},format=gray`,
    '-f',
    'rawvideo',
    '-',
  ];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 100_000_000 });
  const size = WIDTH * HEIGHT;
  return Array.from({ length: stdout.length / size }, (_, i) => stdout.subarray(i * size, (i + 1) * size));
}

/** Mean difference of two frames, 0 to 255. Plain loops: there are 311 million pixels. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

test('there are eight with distinct names, small enough for the repository', async () => {
  expect(backgrounds).toHaveLength(8);
  for (const key of ['slug', 'title', 'file'] as const) expect(new Set(backgrounds.map((b) => b[key])).size).toBe(8);
  const sizes = await Promise.all(
    backgrounds.flatMap((b) => [b.file, b.poster, b.preview]).map(async (file) => (await stat(file)).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
});

describe.each(backgrounds)('$title', ({ file, poster, preview, duration }) => {
  test('is a clip: 1080x1920, 30 frames a second, of the stated length', async () => {
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

  test('has no seam: the last and the first frame differ no more than any two neighbors', async () => {
    // Every step is looked at in the small copy, the seam in the clip itself: to decode all of that would cost ten times as much.
    const small = await decode(preview);
    expect(small).toHaveLength(duration * 30);
    const steps = small.slice(1).map((frame, i) => difference(small[i]!, frame));
    const [first] = await decode(file, '-t', '0.1');
    const last = (await decode(file, '-ss', String(duration - 0.1))).at(-1);
    const seam = difference(last!, first!);
    expect(seam).toBeGreaterThan(0);
    expect(seam).toBeLessThan(1.25 * Math.max(...steps));
  });

  test('is dark and calm behind the text', async () => {
    const frames = await decode(file, '-skip_frame', 'nokey');
    expect(frames.length).toBeGreaterThan(duration / 3);
    for (const frame of frames) {
      // The zone that all platforms leave free: x 120 to 888, y 288 to 1248 of 1080x1920.
      const rows = Array.from({ length: 240 }, (_, y) => frame.subarray((72 + y) * WIDTH + 30, (72 + y) * WIDTH + 222));
      const zone = Buffer.concat(rows).sort();
      // White text keeps a contrast of 7 to 1 on 89 and of 4.5 to 1 on 118 (WCAG 2.2, relative luminance).
      expect(zone[Math.floor(zone.length * 0.95)]).toBeLessThan(89);
      expect(zone[Math.floor(zone.length * 0.999)]).toBeLessThan(118);
    }
  });
});
