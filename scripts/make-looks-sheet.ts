/**
 * Draws every look with a short, a usual and a long text on a bright, a busy, a dark and a black ground
 * (docs/images/looks.jpg), and measures it: whether anything leaves its zone, and how the lines stand out from what is
 * around their letters at ten moments of each ground.
 *
 *    node scripts/make-looks-sheet.ts [look…]     only these, in a temporary folder
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { ENOUGH } from '../src/scene/contrast.ts';
import { FRAME } from '../src/scene/frame.ts';
import { LOOK_IDS, LOOKS, type LookId } from '../src/scene/looks.ts';
import { defaultPromo } from '../src/scene/promo.ts';
import { COLORS } from '../src/web/colors.ts';
import { GROUNDS, type Shown, showGround } from './looks/grounds.ts';
import { type Measured, measureFrames } from './looks/measure.ts';
import { TEXTS } from './looks/texts.ts';

const MOMENTS = 10;
/** A frame on the sheet, and what is around it, in pixels. */
const CELL = { width: 162, height: 288, gap: 6, group: 22, name: 34 } as const;

const root = join(import.meta.dirname, '..');
GlobalFonts.registerFromPath(join(root, 'node_modules/@fontsource/inter/files/inter-latin-600-normal.woff2'), 'Sheet');

type TextName = keyof typeof TEXTS;
const texts = Object.keys(TEXTS) as TextName[];
const grounds = Object.keys(GROUNDS) as (keyof typeof GROUNDS)[];

/** What was measured of all frames. */
const found = { frames: 0, readable: 0, lines: 0, readableLines: 0, least: 21, outside: [] as string[] };

function note(name: string, { lines, outside }: Measured): void {
  found.frames++;
  found.lines += lines.length;
  const weak = lines.filter(({ contrast }) => contrast < ENOUGH);
  found.readableLines += lines.length - weak.length;
  if (weak.length === 0) found.readable++;
  for (const { text, contrast } of weak) process.stdout.write(`${name}: ${contrast.toFixed(2)} ${text}\n`);
  found.least = Math.min(found.least, ...lines.map(({ contrast }) => contrast));
  if (outside.length > 0) found.outside.push(`${name}: ${outside.join(', ')}`);
}

function drawLook(id: LookId, shown: ReadonlyMap<string, Shown>): Canvas {
  const group = grounds.length * (CELL.width + CELL.gap) + CELL.group;
  const row = createCanvas(texts.length * group, CELL.name + CELL.height + CELL.group);
  const ink = row.getContext('2d');
  ink.imageSmoothingQuality = 'high';
  ink.fillStyle = COLORS.text;
  ink.font = '20px Sheet';
  ink.fillText(LOOKS[id].name, 0, CELL.name - 12);
  for (const [at, text] of texts.entries()) {
    const promo = { ...defaultPromo, ...TEXTS[text], ...LOOKS[id].settings };
    for (const [place, name] of grounds.entries()) {
      const { ground, pictures } = shown.get(name)!;
      const measured = measureFrames(promo, pictures, ground);
      for (const [moment, one] of measured.entries()) note(`${id} ${text} ${name} ${moment}`, one);
      const x = at * group + place * (CELL.width + CELL.gap);
      ink.drawImage(measured[Math.floor(measured.length / 2)]!.canvas, x, CELL.name, CELL.width, CELL.height);
    }
  }
  return row;
}

const wanted = LOOK_IDS.filter((id) => process.argv.length === 2 || process.argv.includes(id));
const shown = new Map<string, Shown>();
for (const name of grounds) shown.set(name, await showGround(GROUNDS[name], MOMENTS));
const rows = wanted.map((id) => drawLook(id, shown));
const margin = CELL.group;
const sheet = createCanvas(rows[0]!.width + 2 * margin - CELL.group, rows[0]!.height * rows.length + margin);
const ink = sheet.getContext('2d');
ink.fillStyle = COLORS.ground;
ink.fillRect(0, 0, sheet.width, sheet.height);
for (const [index, row] of rows.entries()) ink.drawImage(row, margin, margin / 2 + index * row.height);
const file = wanted.length === LOOK_IDS.length ? join(root, 'docs/images/looks.jpg') : join(tmpdir(), 'looks.jpg');
await mkdir(dirname(file), { recursive: true });
await writeFile(file, await sheet.encode('jpeg', 82));

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
process.stdout.write(
  `${found.outside.map((fault) => `outside: ${fault}\n`).join('')}${file}
${found.frames} frames of ${wanted.length} looks, ${FRAME.width}x${FRAME.height}; a line counts as readable if nine tenths of what is around its letters have ${ENOUGH}:1
every line readable in ${found.readable} frames (${percent(found.readable, found.frames)}); ${found.readableLines} of ${found.lines} lines (${percent(found.readableLines, found.lines)}); least ${found.least.toFixed(2)}
outside of its zone: ${found.outside.length}
`,
);
