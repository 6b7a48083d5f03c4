import { encode } from 'uqr';
import { contrastOf, luminance } from './colour.ts';
import type { Logo } from './logo.ts';
import type { Promo } from './promo.ts';
import { fillRounded } from './rounded.ts';
import type { Surface } from './surface.ts';
import { type Box, centreOf, textArea } from './zones.ts';

/** Of a promo what decides how its code looks and where it stands. */
export type CodeSettings = Pick<Promo, 'code' | 'madeFor' | 'textAlign' | 'textColor'>;

/** The light edge that belongs to a code, in modules (ISO/IEC 18004, "quiet zone"). */
const QUIET = 4;
/** The longest address takes 41 modules a side. */
const LARGEST_VERSION = 6;
/**
 * A module in layout units, which are whole pixels of the film, two and two: at least so many that a video of half the size still shows each, and as many
 * as keep the code within `within`.
 */
const MODULE = { least: 3, most: 4, within: 150 } as const;
/** Outside of the quiet zone, so that round corners take nothing from it, in layout units. */
const RIM = { wide: 4, round: 12 } as const;
/** The code is black on the text's color where that is so light, otherwise on white: far more than any reader needs. */
const CONTRAST = 14;
const DARK = '#000000';

type Modules = { readonly size: number; readonly rows: readonly (readonly boolean[])[] };

let last: { address: string; modules: Modules } | null = null;

/** The code of an address: as small as errors of 15% can be corrected, or 7% for long ones, and then as robust as fits its size. */
function modulesOf(address: string): Modules {
  if (last?.address !== address) last = { address, modules: encoded(address) };
  return last.modules;
}

function encoded(address: string): Modules {
  const options = { boostEcc: true, border: 0, maxVersion: LARGEST_VERSION };
  try {
    const { size, data } = encode(address, { ...options, ecc: 'M' });
    return { size, rows: data };
  } catch {
    const { size, data } = encode(address, { ...options, ecc: 'L' });
    return { size, rows: data };
  }
}

/** A module of a code of so many, in layout units. */
const moduleOf = (size: number) =>
  Math.min(MODULE.most, Math.max(MODULE.least, Math.floor(MODULE.within / (size + 2 * QUIET))));

/**
 * The rectangle of a promo's code with its light edge, inside the area that text may take, in whole layout units: at the foot, at the side that the text
 * is aligned to, or above the text if the logo is at the foot. Null: it has none.
 */
export function codeBox(promo: CodeSettings, logo: Logo | null | undefined): Box | null {
  if (promo.code === undefined) return null;
  const { size } = modulesOf(promo.code);
  const side = (size + 2 * QUIET) * moduleOf(size) + 2 * RIM.wide;
  const area = textArea(promo.madeFor);
  const [least, most] = [Math.ceil(area.left), Math.floor(area.right) - side];
  const wanted = { left: least, center: Math.round(centreOf(area, side) - side / 2), right: most }[promo.textAlign];
  const left = Math.min(most, Math.max(least, wanted));
  const top = atTop(logo) ? Math.ceil(area.top) : Math.floor(area.bottom) - side;
  return { left, right: left + side, top, bottom: top + side };
}

/** The code keeps away from the logo. */
export const atTop = (logo: Logo | null | undefined): boolean => logo?.place.startsWith('bottom') ?? false;

/** What the code is drawn on. */
const lightOf = ({ textColor }: CodeSettings) =>
  contrastOf(luminance(textColor), luminance(DARK)) >= CONTRAST ? textColor : '#ffffff';

/** Draws a promo's code, and nothing else: like the logo it stands still from the first frame to the last. */
export function drawCodeLayer(
  surface: Surface,
  scale: number,
  promo: CodeSettings,
  logo: Logo | null | undefined,
): void {
  const box = codeBox(promo, logo);
  if (!box || promo.code === undefined) return;
  const { size, rows } = modulesOf(promo.code);
  const module = moduleOf(size);
  const inset = RIM.wide + QUIET * module;
  // Edges lie on whole pixels at every scale, so that neighbours meet without a seam.
  const at = (edge: number, index: number) => Math.round((edge + inset + index * module) * scale);
  surface.save();
  surface.fillStyle = lightOf(promo);
  fillRounded(surface, box, RIM.round, scale);
  surface.fillStyle = DARK;
  for (const [y, row] of rows.entries()) {
    const [top, bottom] = [at(box.top, y), at(box.top, y + 1)];
    for (const { from, to } of darkRuns(row)) {
      const [left, right] = [at(box.left, from), at(box.left, to)];
      surface.fillRect(left, top, right - left, bottom - top);
    }
  }
  surface.restore();
}

/** The dark modules of a row that stand side by side: `from` up to, not including, `to`. */
function darkRuns(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, dark] of row.entries()) {
    const run = runs.at(-1);
    if (!dark) continue;
    if (run?.to === index) run.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  }
  return runs;
}
