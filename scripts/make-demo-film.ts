/**
 * Makes the films of the landing page with our own engine, and their still images: the hero's (hero.mp4) and the demo,
 * three promos one after another (demo.mp4). They are then compressed for the page. The files are committed to
 * assets/attached. Takes a minute.
 *
 *    node scripts/make-demo-film.ts [hero | demo]
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawFrame } from '../src/server/media/film/draw-frame.ts';
import { drawSheet } from '../src/server/media/film/draw-sheet.ts';
import { encodeFilm } from '../src/server/media/film/encode.ts';
import { readFrame } from '../src/server/media/film/read-frame.ts';
import { runMedia } from '../src/server/media/tool/run.ts';
import { lend } from '../src/server/media/tool/sandbox.ts';
import { withScratch } from '../src/server/media/tool/scratch.ts';
import { FILM_SCENES, noteMade } from './pages/made-from.ts';
import { type Scene, setScene } from './pages/scenes.ts';

const OUT = join(import.meta.dirname, '../assets/attached');
const TOOLS = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };

type Film = {
  name: string;
  scenes: readonly Scene[];
  /** Of each scene. */
  seconds: number;
  /** Constant rate factor of x264: the smaller, the better and the larger. */
  quality: number;
  /** Seconds at which the film looks as on its still image. */
  still: number;
};
const FILMS: readonly Film[] = [
  { name: 'hero', scenes: FILM_SCENES.hero!, seconds: 8, quality: 27, still: 5 },
  { name: 'demo', scenes: FILM_SCENES.demo!, seconds: 5, quality: 25, still: 8 },
];

async function makeScene(folder: string, scene: Scene, seconds: number, out: string): Promise<void> {
  const { ground, promo, around } = await setScene(scene, seconds);
  const frame = await readFrame(await drawFrame(promo, around));
  if (!frame) throw new Error('The text frame is empty.');
  const still = join(folder, 'text.png');
  await writeFile(still, frame.png);
  const sheet = await drawSheet(promo, around, join(folder, 'text.rgba'));
  await encodeFilm(
    TOOLS,
    {
      duration: seconds,
      background: { file: await lend(ground.file, folder), start: 0, duration: ground.duration, hasAudio: false },
      text: { file: still, x: frame.x, y: frame.y },
      sheet: sheet && { ...sheet, file: await lend(sheet.file, folder) },
      animation: promo.animationType,
      watermark: null,
    },
    out,
  );
}

async function makeFilm(folder: string, { name, scenes, seconds, quality, still }: Film): Promise<void> {
  const parts = scenes.map((_, index) => join(folder, `${name}-${index}.mp4`));
  for (const [index, scene] of scenes.entries()) await makeScene(folder, scene, seconds, parts[index]!);
  const streams = scenes.map((_, index) => `[${index}:v]`).join('');
  const joined = `${streams}concat=n=${scenes.length},scale=720:1280:flags=lanczos,format=yuv420p[v]`;
  const film = join(folder, `${name}.mp4`);
  const args = [
    ...['-nostdin', '-v', 'error', '-y', ...parts.flatMap((file) => ['-i', file])],
    ...['-filter_complex', joined, '-map', '[v]', '-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow'],
    ...['-crf', String(quality), '-g', '60', '-an', '-map_metadata', '-1', '-movflags', '+faststart', film],
  ];
  await runMedia('ffmpeg', args, { folder, timeoutMs: 3_600_000, limits: { cpuSeconds: 1200 } });
  const frame = join(folder, `${name}.png`);
  const take = ['-nostdin', '-v', 'error', '-y', '-ss', String(still), '-i', film, '-frames:v', '1', frame];
  await runMedia('ffmpeg', take, { folder });
  await copyFile(film, join(OUT, `${name}.mp4`));
  const canvas = createCanvas(540, 960);
  const surface = canvas.getContext('2d');
  surface.imageSmoothingQuality = 'high';
  surface.drawImage(await loadImage(frame), 0, 0, 540, 960);
  await writeFile(join(OUT, `${name}.webp`), await canvas.encode('webp', 60));
  await noteMade(name);
}

await withScratch(join(tmpdir(), 'spinreel-demo-film'), async (folder) => {
  const [only] = process.argv.slice(2);
  for (const film of FILMS) if (!only || film.name === only) await makeFilm(folder, film);
});
