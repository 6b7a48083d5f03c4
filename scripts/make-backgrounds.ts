/**
 * Draws the starter backgrounds and writes them, with poster and preview, to assets/backgrounds. The files are committed, so a first start only
 * copies them. Takes about a minute per background.
 *
 *    node scripts/make-backgrounds.ts [slug…]
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { posterArguments, previewArguments } from '../src/server/media/ingest/poster-and-preview.ts';
import { runMedia } from '../src/server/media/tool/run.ts';
import { withScratch } from '../src/server/media/tool/scratch.ts';
import { RECIPES, type Recipe } from './backgrounds/index.ts';
import { develop, makeLight } from './backgrounds/light.ts';

const folder = join(import.meta.dirname, '../assets/backgrounds');
const FRAME_RATE = 30;
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
// 8-bit banding shows first in dark gradients: error diffusion scatters the steps, and x264 is told to give dark areas the most bits.
const TO_FILM =
  'zscale=w=1080:h=1920:filter=bicubic:matrixin=gbr:matrix=709:rangein=full:range=limited:dither=error_diffusion,format=yuv420p';

async function* paint(recipe: Recipe): AsyncGenerator<Uint8Array> {
  const painter = recipe.paint();
  const frames = recipe.seconds * FRAME_RATE;
  for (let frame = 0; frame < frames; frame++) {
    const light = makeLight(recipe.scale);
    painter(light, frame / frames);
    yield develop(light);
  }
}

/** What the server reads about a background; file names are relative to the manifest. */
const entryOf = ({ slug, title, seconds }: Recipe) => ({
  slug,
  title,
  duration: seconds,
  file: `${slug}.mp4`,
  poster: `${slug}.jpg`,
  preview: `${slug}.preview.mp4`,
});

async function make(recipe: Recipe, scratch: string): Promise<void> {
  const { file, poster, preview } = entryOf(recipe);
  const { width, height } = makeLight(recipe.scale);
  const args = [
    ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', `${width}x${height}`],
    ...['-r', String(FRAME_RATE), '-i', 'pipe:0', '-vf', TO_FILM],
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '21', '-profile:v', 'high'],
    ...['-aq-mode', '3', '-aq-strength', '0.9'],
    ...['-g', '60', '-flags', '+cgop', ...BT709, '-movflags', '+faststart+negative_cts_offsets', '-use_editlist', '0'],
    join(scratch, file),
  ];
  const patience = { folder: scratch, timeoutMs: 3_600_000, limits: { cpuSeconds: 3600 } };
  await runMedia('ffmpeg', args, { input: paint(recipe), ...patience });
  const film = join(scratch, file);
  await runMedia('ffmpeg', posterArguments(film, recipe.seconds / 3, join(scratch, poster)), { folder: scratch });
  await runMedia('ffmpeg', previewArguments(film, join(scratch, preview)), { folder: scratch });
  for (const name of [file, poster, preview]) await copyFile(join(scratch, name), join(folder, name));
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const recipe of RECIPES) {
  if (wanted.length > 0 && !wanted.includes(recipe.slug)) continue;
  await withScratch(join(tmpdir(), 'spinreel-backgrounds'), (scratch) => make(recipe, scratch));
  process.stdout.write(`${recipe.title}\n`);
}
await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(RECIPES.map(entryOf), null, 2)}\n`);
