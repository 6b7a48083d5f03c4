import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { digestOf, faultsOf, type Loop, leastMotion } from '../../scripts/backgrounds/examine.ts';
import { TEXTS } from '../../scripts/looks/texts.ts';
import { FRAME } from '../../src/scene/frame.ts';
import { layout } from '../../src/scene/layout.ts';
import { LOOK_IDS, LOOKS } from '../../src/scene/looks.ts';
import { defaultPromo } from '../../src/scene/promo.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import { bandsOf } from '../../src/scene/survey.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';
import { readStarterBackgrounds } from '../../src/server/media/ingest/starter.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';

const run = promisify(execFile);
const WIDTH = 270;
/** Pixels to both sides of a pole, and how much brighter than there it is, of 255. */
const [ASIDE, BRIGHTER] = [5, 8];

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

/**
 * Columns of a gray picture on the right of the window, along which a line brighter than what is on both sides of it goes through most of the rows from
 * `top` to `bottom`.
 */
function poleIn(picture: Buffer, top: number, bottom: number): number[] {
  const level = (x: number, y: number) => picture[y * WIDTH + x]!;
  return Array.from({ length: WIDTH }, (_, x) => x).filter((x) => {
    if (x < WIDTH * 0.6 || x >= WIDTH - ASIDE) return false;
    let rows = 0;
    for (let y = top; y < bottom; y++) {
      const shine = Math.max(level(x - 1, y), level(x, y), level(x + 1, y));
      if (shine - level(x - ASIDE, y) > BRIGHTER && shine - level(x + ASIDE, y) > BRIGHTER) rows += 1;
    }
    return rows > (bottom - top) / 2;
  });
}

test('V6: the pole of the background that promos begin over stands beside the words, in every second, whatever text Auto places [B574]', async () => {
  const dusk = backgrounds.find(({ slug }) => slug === LOOKS.signature.background)!;
  const gray = ['-vf', `fps=1,scale=${WIDTH}:480,format=gray`, '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', dusk.file, ...gray], {
    encoding: 'buffer',
    maxBuffer: 10_000_000,
  });
  const pictures = Array.from({ length: dusk.duration }, (_, second) =>
    stdout.subarray(second * WIDTH * 480, (second + 1) * WIDTH * 480),
  );
  const scale = WIDTH / FRAME.width;
  for (const id of LOOK_IDS.filter((id) => LOOKS[id].background === dusk.slug)) {
    for (const [name, text] of Object.entries(TEXTS)) {
      const promo = { ...defaultPromo, ...LOOKS[id].settings, ...text };
      registerFontsFor(promo);
      const measure = createMeasure(createCanvas(1, 1).getContext('2d'));
      const { lines } = layout(promo, measure, { bands: bandsOf(dusk.survey) });
      for (const [second, picture] of pictures.entries()) {
        let found = 0;
        for (const { x, width, top, height, text: words } of lines) {
          const pole = poleIn(picture, Math.floor(top * scale), Math.ceil((top + height) * scale));
          found += pole.length;
          const [left, right] = [x * scale, (x + width) * scale];
          const behind = pole.filter((at) => at > left && at < right);
          expect(behind, `${id}, ${name}, second ${second}, ${words}`).toEqual([]);
        }
        expect(found, `${id}, ${name}, second ${second}: the pole is seen`).toBeGreaterThan(0);
      }
    }
  }
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
