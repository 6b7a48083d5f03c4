/** The golden cases drawn by another engine: where its lines are and which pixels differ from the server's canvas. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePage } from '../../test/golden/browser.ts';
import { CASES, type Case } from '../../test/golden/cases.ts';
import { coarse, compare, fileOf, pixelsOf } from '../../test/golden/compare.ts';
import { paintHere, pixelsIn } from '../../test/golden/here.ts';
import type { PaintInBrowser } from '../../test/golden/page.ts';
import type { Engine } from './engines.ts';
import { openPage, type Page } from './page.ts';

/** How far a line may be off, in units of the film, and the level (of 255) from which a pixel counts as different. */
const SAME = { units: 0.1, level: 48 };
type Painted = Awaited<ReturnType<PaintInBrowser>>;

/** For these cases the engine's own frames are kept at half size, so that a newer engine that draws differently is noticed. */
const KEPT = /^font-|^(emoji|arabic|hebrew|accents|over-a-clip)$/;
const KEPT_SCALE = 0.5;
/** After an intended change, run with UPDATE_GOLDEN=1 and look at every picture that changed. */
const UPDATE = process.env.UPDATE_GOLDEN === '1';

/** `units`: the largest distance between corresponding sides of corresponding lines. `own`: the engine bug it may be due to. */
export type FrameResult = { name: string; units: number; share: number; fault: string | null; own: string | null };

const bytes = ({ url }: Painted) => Buffer.from(url.split(',')[1]!, 'base64');

/**
 * Draws the cases whose name contains `part`, and keeps each differing picture beside the server's in `folder`.
 * @param told called with each result as it comes
 */
export async function drawFrames(
  engine: Engine,
  { part, folder, told }: { part: string; folder: string; told: (result: FrameResult) => void },
): Promise<FrameResult[]> {
  mkdirSync(folder, { recursive: true });
  const server = await servePage();
  const page = await openPage(engine);
  const results: FrameResult[] = [];
  try {
    await page.open(server.url);
    await page.until('the scene', () => page.run(() => 'paint' in window));
    for (const drawn of CASES.filter(({ name }) => name.includes(part))) {
      const result = await drawCase(page, drawn, { folder, engine });
      results.push(result);
      told(result);
    }
    return results;
  } finally {
    await page.close();
    await server.close();
  }
}

async function drawCase(
  page: Page,
  drawn: Case,
  { folder, engine }: { folder: string; engine: Engine },
): Promise<FrameResult> {
  const here = paintHere(drawn);
  const there = await paintIn(page, drawn);
  const words = (lines: Painted['lines']) => lines.map(({ text }) => text).join(' / ');
  const isSameText = words(there.lines) === words(here.lines);
  const units = isSameText ? distance(here.lines, there.lines) : Number.POSITIVE_INFINITY;
  const { share } = compare(pixelsIn(here.canvas), pixelsOf(bytes(there)), SAME.level);
  const own = engine.own[drawn.name];
  const faults = [
    ...(isSameText ? [] : [`breaks its lines as ${words(there.lines)}`]),
    ...(isSameText && units >= (own?.units ?? SAME.units)
      ? [`lines lie up to ${units.toFixed(2)} units elsewhere`]
      : []),
    ...(share >= engine.pixels ? [`${(share * 100).toFixed(2)}% of its pixels differ`] : []),
    ...(KEPT.test(drawn.name) ? await againstKept(page, drawn, engine) : []),
  ];
  if (faults.length > 0) {
    writeFileSync(join(folder, `${drawn.name}.png`), bytes(there));
    writeFileSync(join(folder, `${drawn.name}-server.png`), here.canvas.encodeSync('png'));
  }
  return { name: drawn.name, units, share, fault: faults.join(', ') || null, own: own?.why ?? null };
}

const paintIn = async (page: Page, drawn: Case): Promise<Painted> =>
  JSON.parse(await page.run(paintThere, ascii(drawn)));

/** How the case differs from this engine's own approved frame. */
async function againstKept(page: Page, drawn: Case, { name, pixels }: Engine): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../test/golden/frames', name);
  const path = join(folder, `${drawn.name}.png`);
  const options = { ...drawn.options, scale: KEPT_SCALE };
  const picture = coarse(pixelsOf(bytes(await paintIn(page, { ...drawn, options }))));
  if (UPDATE) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, fileOf(picture));
  }
  if (!existsSync(path)) return ['has no approved frame'];
  const { share } = compare(picture, pixelsOf(readFileSync(path)), SAME.level);
  return share >= pixels ? [`${(share * 100).toFixed(2)}% of the approved frame differ`] : [];
}

/** JSON in ASCII, which every driver passes on intact: WPE's splits other characters in two. */
const ascii = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Runs in the page, on a case encoded by `ascii`. @returns what was drawn, encoded the same way */
async function paintThere(drawn: string): Promise<string> {
  const painted = await (window as unknown as { paint: PaintInBrowser }).paint(JSON.parse(drawn));
  return JSON.stringify(painted).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function distance(here: Painted['lines'], there: Painted['lines']): number {
  const sides = ['x', 'width', 'top', 'height'] as const;
  return Math.max(0, ...here.flatMap((line, index) => sides.map((side) => Math.abs(line[side] - there[index]![side]))));
}
