import { areaBeside } from './area.ts';
import { calmestPlace } from './bands.ts';
import { levelsOf } from './bidi.ts';
import { FONT_SIZES } from './families.ts';
import { gapBelow, heightsOf, LEAST_LETTERS, type Measured, measureList } from './list-measured.ts';
import { divide, heightOf, type Span } from './list-pages.ts';
import { piecesOf, placePage, tableOf } from './list-place.ts';
import type { List } from './list-schema.ts';
import type { RowWords } from './list-words.ts';
import { roomInside } from './panel.ts';
import type { Beside, Layout, PlacedLine } from './placed.ts';
import type { Promo } from './promo.ts';
import type { Measure } from './words.ts';

/** A page is shown for at least so many seconds, unless its letters would be too small. */
export const PAGE_SECONDS = 3;
/** From this size on, in layout units, letters need no further page to become larger. */
const COMFORTABLE = 21;
/** Rows are at most so much larger than the step that is chosen. */
const GROWTH = 1.15;
/** Halvings of the interval in which the largest size is sought. */
const ROUNDS = 14;
/** A column for values is worth letters that are a little smaller. */
const FOR_COLUMN = 1.06;

/** How a list is set: its size, and the rows of each page. */
type Setting = { readonly base: number; readonly columns: boolean; readonly pages: readonly Span[] };

/**
 * The pages of a promo's list, alike in size and place, inside the safe zone: as few as letters of a comfortable size
 * need, otherwise as many as its length allows; more only where letters would be smaller than the least.
 */
export function listPages(promo: Promo, list: List, measure: Measure, { bands = null, logo = null }: Beside): Layout[] {
  const area = roomInside(areaBeside(logo, promo), promo);
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const measured = measureList(promo, list, width, measure);
  const setting = settingOf(measured, promo, { width, height });
  const { base, columns, pages } = setting;
  const heights = heightsOf(measured, base, width, columns);
  if (!heights) throw new Error('A list that does not fit was set.');
  const { head, items, spacing } = heights;
  const body = Math.max(0, ...pages.map((page) => heightOf(items, page, spacing)));
  const last = measured.head.at(-1);
  // Without rows nothing stands below the title.
  const taken = body > 0 ? head + body : Math.max(0, head - (last ? gapBelow(last, base, measured.strips) : 0));
  const room = { top: area.top, height: Math.max(0, height - taken) };
  const { textPlace, textY } = promo;
  const calm = () => (bands ? calmestPlace(bands, taken, room.top, room.height) : 0.5);
  const share = textPlace === 'auto' ? calm() : { top: 0, middle: 0.5, bottom: 1, free: textY }[textPlace];
  const set = { measured, base, columns, width, mirrored: readsFromRight(list) };
  const pieces = pages.map((page) => piecesOf(set, page));
  const table = tableOf(pieces.flat(), set);
  const placed = pieces.map((page) => placePage(page, set, area, promo, table, room.top + room.height * share));
  const block = boxAround(
    placed.flatMap(({ lines }) => lines),
    room.top + room.height * share,
    taken,
  );
  return placed.map((page) => ({ ...page, base, block, room: { ...room, share } }));
}

function readsFromRight({ title, groups }: List): boolean {
  const text = [title, ...groups.flatMap(({ heading, rows }) => [heading, ...rows.map(({ name }) => name)])].join(' ');
  return levelsOf(text).levels.paragraphs[0]?.level === 1;
}

/** The largest letters, on as few pages as they need. */
function settingOf(measured: Measured, promo: Promo, room: { width: number; height: number }): Setting {
  const count = measured.rows.length;
  const least = LEAST_LETTERS / measured.optical;
  const wanted = Math.max(least, (FONT_SIZES[promo.fontSize].px * GROWTH) / measured.optical);
  if (count === 0) return { base: wanted, columns: false, pages: [{ from: 0, to: 0 }] };
  const isPicture = measured.rows.some(isForeign);
  const allowed = isPicture ? 1 : Math.max(1, Math.floor(promo.videoDuration / PAGE_SECONDS));
  const comfortable = Math.min(wanted, COMFORTABLE / measured.optical);
  let best: Setting | null = null;
  for (let pages = 1; pages <= (isPicture ? 1 : count); pages++) {
    const found = largest(measured, pages, room, wanted, least);
    if (found && (!best || found.base > best.base * (1 + 1e-6))) best = found;
    if (best && best.base >= comfortable) return best;
    if (best && pages >= allowed && best.base >= least) return best;
  }
  return best ?? { base: least, columns: false, pages: [{ from: 0, to: count }] };
}

/** Letters that only one machine has a font for come to the film as one picture, so that there is one page. */
const isForeign = ({ lead, joined }: RowWords) =>
  [...(lead?.runs ?? []), ...joined.lines.flat().flatMap(({ runs }) => runs)].some(({ foreign }) => foreign);

/** The largest base size up to `wanted` at which a list fits on so many pages. */
function largest(
  measured: Measured,
  pages: number,
  { width, height }: { width: number; height: number },
  wanted: number,
  least: number,
): Setting | null {
  const fitting = (columns: boolean): Setting | null => {
    const at = (base: number): Setting | null => {
      const heights = heightsOf(measured, base, width, columns);
      const spans = heights && divide(heights.items, pages, height - heights.head, heights.spacing);
      return spans && { base, columns, pages: spans };
    };
    const whole = at(wanted);
    if (whole) return whole;
    let best = at(least);
    let [low, high] = best ? [least, wanted] : [0, least];
    for (let round = 0; round < ROUNDS; round++) {
      const middle = (low + high) / 2;
      const found = at(middle);
      if (found) [best, low] = [found, middle];
      else high = middle;
    }
    return best;
  };
  const [flow, column] = [fitting(false), measured.hasColumn ? fitting(true) : null];
  if (!column) return flow;
  return !flow || column.base * FOR_COLUMN >= flow.base ? column : flow;
}

function boxAround(lines: readonly PlacedLine[], top: number, height: number): Layout['block'] {
  if (lines.length === 0) return null;
  const x = Math.min(...lines.map((line) => line.x));
  return { x, top, width: Math.max(...lines.map((line) => line.x + line.width)) - x, height };
}
