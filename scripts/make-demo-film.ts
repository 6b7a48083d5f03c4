/**
 * Makes the landing page's demo film, assets/attached/demo.mp4, and its still image: three promos made by our own engine, one after another, then
 * compressed for the page. The files are committed. Takes half a minute.
 *
 *    node scripts/make-demo-film.ts
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promoSchema } from '../src/scene/promo.ts';
import { drawFrame } from '../src/server/media/film/draw-frame.ts';
import { encodeFilm } from '../src/server/media/film/encode.ts';
import { readFrame } from '../src/server/media/film/read-frame.ts';
import { readStarterBackgrounds } from '../src/server/media/ingest/starter.ts';
import { runMedia } from '../src/server/media/tool/run.ts';
import { lend } from '../src/server/media/tool/sandbox.ts';
import { withScratch } from '../src/server/media/tool/scratch.ts';
import { SCENES, type Scene } from './pages/scenes.ts';

const OUT = join(import.meta.dirname, '../assets/attached');
const TOOLS = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const SECONDS = 5;

async function makeScene(folder: string, { background, promo: given }: Scene, out: string) {
  const ground = (await readStarterBackgrounds()).find(({ slug }) => slug === background);
  if (!ground) throw new Error(`There is no starter background ${background}.`);
  const promo = promoSchema.parse({ ...given, videoDuration: SECONDS });
  const frame = await readFrame(await drawFrame(promo, { hasBackground: true }));
  if (!frame) throw new Error('The text frame is empty.');
  const still = join(folder, 'text.png');
  await writeFile(still, frame.png);
  await encodeFilm(
    TOOLS,
    {
      duration: SECONDS,
      background: { file: await lend(ground.file, folder), start: 0, duration: ground.duration, hasAudio: false },
      text: { file: still, x: frame.x, y: frame.y },
      animation: promo.animationType,
      watermark: null,
    },
    out,
  );
}

await withScratch(join(tmpdir(), 'spinreel-demo-film'), async (folder) => {
  const scenes = SCENES.map((_, index) => join(folder, `${index}.mp4`));
  for (const [index, scene] of SCENES.entries()) await makeScene(folder, scene, scenes[index]!);
  const films = scenes.flatMap((file) => ['-i', file]);
  const joined = `${scenes.map((_, index) => `[${index}:v]`).join('')}concat=n=${scenes.length},scale=720:1280:flags=lanczos,format=yuv420p[v]`;
  const small = [
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-crf', '25', '-g', '60', '-an'],
    ...['-map_metadata', '-1', '-movflags', '+faststart'],
  ];
  const film = join(folder, 'demo.mp4');
  const poster = join(folder, 'demo.jpg');
  const all = ['-nostdin', '-v', 'error', '-y', ...films, '-filter_complex', joined, '-map', '[v]', ...small, film];
  await runMedia('ffmpeg', all, { folder, timeoutMs: 600_000, limits: { cpuSeconds: 600 } });
  const picture = ['-ss', '8', '-i', film, '-frames:v', '1', '-q:v', '5', poster];
  await runMedia('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...picture], { folder });
  for (const file of [film, poster]) await copyFile(file, join(OUT, basename(file)));
});
