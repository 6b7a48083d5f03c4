/**
 * Draws the starter backgrounds and writes them, with poster and preview, to assets/backgrounds. The files are
 * committed, so a first start only copies them. Takes some minutes per background. Those without a painter here are
 * painted by Python: see scripts/backgrounds/README.md.
 *
 *    node scripts/make-backgrounds.ts [slug…]     only these; `none` only surveys and examines them all and writes the manifest
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { posterArguments, previewArguments } from '../src/server/media/ingest/poster-and-preview.ts';
import { surveyClip } from '../src/server/media/ingest/survey.ts';
import { runMedia } from '../src/server/media/tool/run.ts';
import { withScratch } from '../src/server/media/tool/scratch.ts';
import { digestOf, faultsOf } from './backgrounds/examine.ts';
import { RECIPES, type Recipe } from './backgrounds/index.ts';
import { develop, makeLight } from './backgrounds/light.ts';

const folder = join(import.meta.dirname, '../assets/backgrounds');
const FRAME_RATE = 30;
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
// 8-bit banding shows first in dark gradients: error diffusion scatters the steps, and x264 is told to give dark areas the most bits.
const TO_FILM =
  'zscale=w=1080:h=1920:filter=bicubic:matrixin=gbr:matrix=709:rangein=full:range=limited:dither=error_diffusion,format=yuv420p';

/** Where the rendered lamps of the rooms are. */
const ROOMS = process.env.SPINREEL_ROOMS ?? join(import.meta.dirname, 'backgrounds/rendered');
const PYTHON = process.env.PYTHON ?? '/usr/bin/python3';

async function* paint(recipe: Recipe): AsyncGenerator<Uint8Array> {
  const frames = recipe.seconds * FRAME_RATE;
  const painter = recipe.paint?.();
  if (!painter) return yield* paintInPython(recipe, frames);
  for (let frame = 0; frame < frames; frame++) {
    const light = makeLight(recipe.scale);
    painter(light, frame / frames);
    yield develop(light);
  }
}

async function* paintInPython({ slug, scale }: Recipe, frames: number): AsyncGenerator<Uint8Array> {
  const script = join(import.meta.dirname, 'backgrounds/films/make.py');
  const { width, height } = makeLight(scale);
  const args = [script, slug, String(frames), String(width), String(height), ROOMS];
  const child = spawn(PYTHON, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  yield* child.stdout;
  const [code] = await ended;
  if (code !== 0) throw new Error(`${slug} could not be painted.`);
}

/** What the server reads about a background; file names are relative to the manifest. */
const entryOf = ({ slug, title, tags, seconds }: Recipe) => ({
  slug,
  title,
  tags,
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
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', '21', '-profile:v', 'high'],
    ...['-aq-mode', '3', '-aq-strength', '0.9'],
    // Water glitters: without a limit it would weigh four times what a loop may.
    ...['-maxrate', '3700k', '-bufsize', '7400k'],
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

type Noted = { survey?: unknown; examined?: string };

async function readManifest(): Promise<Map<string, Noted>> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '[]');
  const entries: ({ slug: string } & Noted)[] = wanted.length > 0 ? JSON.parse(text) : [];
  return new Map(entries.map((entry) => [entry.slug, entry]));
}

/**
 * @param before what the manifest says of files that need no examination if they are still the same
 * @throws Error naming what is wrong with the loop
 */
async function examine(entry: ReturnType<typeof entryOf>, before: string | undefined): Promise<string> {
  const [file, poster, preview] = [entry.file, entry.poster, entry.preview].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const digest = await digestOf({ file, poster, preview });
  const faults = digest === before ? [] : await faultsOf({ ...entry, file, poster, preview });
  if (faults.length > 0) throw new Error(`${entry.title}: ${faults.join('; ')}`);
  return digest;
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const recipe of RECIPES) {
  if (wanted.length > 0 && !wanted.includes(recipe.slug)) continue;
  await withScratch(join(tmpdir(), 'spinreel-backgrounds'), (scratch) => make(recipe, scratch));
  process.stdout.write(`${recipe.title}\n`);
}

/** What the manifest says already; loops that were not made now are not surveyed again. */
const known = await readManifest();
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const entries = await withScratch(join(tmpdir(), 'spinreel-backgrounds'), async (scratch) => {
  const surveyed = [];
  for (const entry of RECIPES.map(entryOf)) {
    // One that is still to be made is not in the library yet.
    if (!existsSync(join(folder, entry.preview))) continue;
    const old = wanted.includes(entry.slug) || wanted.includes('none') ? undefined : known.get(entry.slug);
    const survey = old?.survey ?? (await surveyClip(tools, join(folder, entry.preview), { folder: scratch }));
    surveyed.push({ ...entry, survey, examined: await examine(entry, old?.examined) });
  }
  return surveyed;
});
// One line for each list of numbers or tags.
const text = JSON.stringify(entries, null, 2).replace(/\[[\d\s.,]+\]|\[[a-z\s",]+\]/g, (list) =>
  list.replace(/\s+/g, ' '),
);
await writeFile(join(folder, 'manifest.json'), `${text}\n`);
