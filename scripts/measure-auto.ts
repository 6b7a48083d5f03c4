/**
 * Measures whether Auto keeps the text off whoever moves: of all movement in a video, the share that is behind the text
 * where Auto puts it, against the middle of the frame. For videos with people in square pixels; looks at them more
 * often and at more points than Auto does.
 *
 *    node scripts/measure-auto.ts <video>…
 */
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { FRAME } from '../src/scene/frame.ts';
import { layout } from '../src/scene/layout.ts';
import { defaultPromo, type Promo } from '../src/scene/promo.ts';
import { createMeasure } from '../src/scene/surface.ts';
import { bandsOf, type Survey } from '../src/scene/survey.ts';
import { registerFontsFor } from '../src/server/media/film/register-fonts.ts';
import { LOOKS, RAW, surveyLooks } from '../src/server/media/ingest/survey.ts';
import { START } from '../src/server/media/tool/guards.ts';
import { runMedia } from '../src/server/media/tool/run.ts';
import { withScratch } from '../src/server/media/tool/scratch.ts';
import { TEXTS } from './looks/texts.ts';

const [WIDTH, HEIGHT, RATE] = [135, 240, 10];
const PIXELS = WIDTH * HEIGHT;

type Seen = { movement: Float64Array; survey: Survey };

/** A video's movement, pixel by pixel of WIDTH x HEIGHT, and what Auto knows of it. */
async function lookAt(video: string): Promise<Seen> {
  return withScratch(join(tmpdir(), 'spinreel-auto'), async (folder) => {
    const [looks, fine] = [join(folder, 'looks.rgb'), join(folder, 'fine.gray')];
    const small = `fps=${RATE}:start_time=0,scale=${WIDTH}:${HEIGHT}:flags=area,format=gray`;
    const crop = "crop='min(iw,ih*9/16)':'min(ih,iw*16/9)'";
    const graph = `[0:v:0]${crop},split[a][b];[a]${LOOKS}[looks];[b]${small}[fine]`;
    const outputs = ['-map', '[looks]', ...RAW, looks, '-map', '[fine]', ...RAW, fine];
    await runMedia('ffmpeg', [...START, '-i', resolve(video), '-filter_complex', graph, ...outputs], { folder });
    const levels = await readFile(fine);
    const movement = new Float64Array(PIXELS);
    for (let at = PIXELS; at < levels.length; at++)
      movement[at % PIXELS]! += Math.abs(levels[at]! - levels[at - PIXELS]!);
    return { movement, survey: await surveyLooks(looks, 0, Number.POSITIVE_INFINITY) };
  });
}

/** The share of all movement that is behind a promo's text. */
function shareBehind(promo: Promo, { movement, survey }: Seen): number {
  registerFontsFor(promo);
  const measure = createMeasure(createCanvas(1, 1).getContext('2d'));
  const block = layout(promo, measure, { bands: bandsOf(survey) }).block!;
  const scale = WIDTH / FRAME.width;
  const behind = movement.reduce((sum, moved, pixel) => {
    const [x, y] = [((pixel % WIDTH) + 0.5) / scale, (Math.floor(pixel / WIDTH) + 0.5) / scale];
    const inside = x > block.x && x < block.x + block.width && y > block.top && y < block.top + block.height;
    return inside ? sum + moved : sum;
  }, 0);
  return behind / movement.reduce((sum, moved) => sum + moved, 0);
}

const videos = process.argv.slice(2);
if (videos.length === 0) {
  process.stderr.write('Usage: node scripts/measure-auto.ts <video>…\n');
  process.exit(1);
}
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
const sums = { auto: 0, middle: 0 };
const show = (auto: number, middle: number, what: string) =>
  process.stdout.write(`${percent(auto)} ${percent(middle)} ${(auto / middle).toFixed(2)}  ${what}\n`);
process.stdout.write('   Auto  middle ratio  movement behind the text\n');
for (const video of videos) {
  const seen = await lookAt(video);
  for (const [name, text] of Object.entries(TEXTS)) {
    const share = (textPlace: Promo['textPlace']) => shareBehind({ ...defaultPromo, ...text, textPlace }, seen);
    const [auto, middle] = [share('auto'), share('middle')];
    sums.auto += auto;
    sums.middle += middle;
    show(auto, middle, `${basename(video)}, ${name} text`);
  }
}
const count = videos.length * Object.keys(TEXTS).length;
show(sums.auto / count, sums.middle / count, `all ${count}`);
