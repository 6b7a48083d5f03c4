import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { digestOf, faultsOf, type Loop, leastMotion } from '../../scripts/backgrounds/examine.ts';
import { readStarterBackgrounds } from '../../src/server/media/ingest/starter.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';

const run = promisify(execFile);

const backgrounds = await readStarterBackgrounds();
const FOLDER = dirname(backgrounds[0]!.file);

test('the library is large enough, every loop has its own name, and none is heavy [B242]', async () => {
  expect(backgrounds.length).toBeGreaterThanOrEqual(24);
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

test.each(backgrounds)('$title is the loop that was examined [B242]', async (loop) => {
  expect(await digestOf(loop), 'node scripts/make-backgrounds.ts none').toBe(loop.examined);
});

test('V6: what every loop is, it is in motion, in each of its seconds [B520]', async () => {
  const still = [];
  for (const loop of backgrounds) {
    const motion = await leastMotion(loop);
    if (motion < 0.06) still.push(`${loop.title}: ${motion.toFixed(3)}`);
  }
  expect(still).toEqual([]);
});

describe('an examination', () => {
  const loop: Loop = backgrounds[0]!;

  test('finds nothing at one of the library’s', async () => {
    expect(await faultsOf(loop)).toEqual([]);
  });

  test('finds another length, a seam, bands, no motion, and light that is not as the tags say', async () => {
    await withScratch(join(tmpdir(), 'spinreel-examined'), async (folder) => {
      const made = async (name: string, from: string, filters: string) => {
        const file = join(folder, name);
        const light = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
        await run('ffmpeg', ['-v', 'error', '-y', '-t', '8', '-i', from, '-vf', filters, ...light, file]);
        return file;
      };
      // The second half of its circle is missing: the end does not lead back to the beginning.
      const file = await made('cut.mp4', loop.file, "lutyuv=y='bitand(val,240)'");
      const preview = await made('cut.preview.mp4', loop.preview, 'trim=end_frame=1,loop=239:1:0');
      const faults = await faultsOf({ ...loop, file, preview, duration: 9, tags: ['studio', 'bright'] });
      for (const fault of ['length', 'seam', 'bands', 'light', 'motion'])
        expect(
          faults.find((each) => each.startsWith(fault)),
          faults.join('; '),
        ).toBeDefined();
    });
  });
});
