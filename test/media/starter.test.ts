import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readStarterBackgrounds } from '../../src/server/media/ingest/starter.ts';
import { probe } from '../../src/server/media/tool/probe.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const run = promisify(execFile);
const [WIDTH, HEIGHT] = [270, 480];

const backgrounds = await readStarterBackgrounds();
const FOLDER = dirname(backgrounds[0]!.file);

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

test('the library is large enough, every loop has its own name, and none is heavy [B242]', async () => {
  for (const key of ['slug', 'title', 'file'] as const) {
    expect(new Set(backgrounds.map((b) => b[key])).size).toBe(backgrounds.length);
  }
  const files = backgrounds.flatMap((b) => [b.file, b.poster, b.preview]);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(6_000_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(82_000_000);
  // The folder holds nothing that is not in the library.
  const found = (await readdir(FOLDER)).filter((name) => name !== 'manifest.json');
  expect(found.sort()).toEqual(files.map((file) => basename(file)).sort());
});

describe.each(backgrounds)('$title', ({ file, poster, preview, duration, tags }) => {
  test('is a clip: 1080x1920, 30 frames a second, of the stated length [B242]', async () => {
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
    expect(duration).toBeLessThanOrEqual(15);
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

  test('has no seam: the last and the first frame differ no more than any two neighbors [B242]', async () => {
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

  test('has no bands: between its dark and its light parts no level of luma is left out [B242]', async () => {
    const args = ['-v', 'error', '-i', file, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-'];
    const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 10_000_000 });
    const counts = new Array<number>(256).fill(0);
    for (const luma of stdout.subarray(0, 1080 * 1920)) counts[luma]! += 1;
    const sorted = stdout.subarray(0, 1080 * 1920).sort();
    const [low, high] = [0.02, 0.98].map((share) => sorted[Math.floor(sorted.length * share)]!) as [number, number];
    expect(high - low).toBeGreaterThan(8);
    expect(counts.slice(low, high + 1).filter((count) => count < 20)).toEqual([]);
  });

  test('is dark or bright behind the text, as its tags say [B242]', async () => {
    const isDark = tags.includes('dark');
    expect(tags.includes('bright')).toBe(!isDark);
    const frames = await decode(file, '-skip_frame', 'nokey');
    expect(frames.length).toBeGreaterThan(duration / 3);
    for (const frame of frames) {
      // The zone that all platforms leave free: x 120 to 888, y 288 to 1248 of 1080x1920.
      const rows = Array.from({ length: 240 }, (_, y) => frame.subarray((72 + y) * WIDTH + 30, (72 + y) * WIDTH + 222));
      const zone = Buffer.concat(rows);
      const mean = zone.reduce((sum, value) => sum + value, 0) / zone.length / 255;
      if (isDark) expect(mean).toBeLessThan(0.35);
      else expect(mean).toBeGreaterThan(0.45);
    }
  });
});
