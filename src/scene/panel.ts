import type { Promo } from './promo.ts';
import { type Box, ZONES } from './zones.ts';

/** How far each reaches beyond the text, across and down, in layout units. */
const PLATE = { x: 28, y: 30 } as const;
const STRIP = { x: 14, y: 4 } as const;
const FRAME_LINE = { x: 22, y: 24 } as const;
const BAR = { away: 18, thick: 4, across: 96 } as const;
/** Inside a plate the frame keeps this distance from its edge. */
const FRAME_IN_PLATE = 10;
/** A rule's length and thickness, in base sizes. */
const RULE = { long: 1.7, thick: 0.075 } as const;

type Drawn = Pick<Promo, 'textBacking' | 'decoration' | 'textAlign' | 'madeFor'>;

/** What of the area the text may take, so that what is drawn around it stays in its zone too. */
export function roomInside(area: Box, promo: Drawn): Box {
  const { x, y } = reachOf(promo);
  const zone: Box = ZONES[promo.madeFor];
  return {
    left: Math.max(area.left, zone.left + x),
    right: Math.min(area.right, zone.right - x),
    top: area.top + y,
    bottom: area.bottom - y,
  };
}

function reachOf({ textBacking, decoration, textAlign }: Drawn): { x: number; y: number } {
  const none = { x: 0, y: 0 };
  const bar = textAlign === 'center' ? { x: 0, y: BAR.away } : { x: BAR.away, y: 0 };
  const behind = textBacking === 'plate' ? PLATE : textBacking === 'strips' ? STRIP : none;
  const beside = decoration === 'frame' ? FRAME_LINE : decoration === 'bar' ? bar : none;
  return { x: Math.max(behind.x, beside.x), y: Math.max(behind.y, beside.y) };
}

type Rect = { readonly x: number; readonly top: number; readonly width: number; readonly height: number };
/** What of a layout decides; see there. */
type Placed = {
  readonly lines: readonly (Rect & { readonly paragraph: number })[];
  readonly block: Rect | null;
  readonly base: number;
};

/** What is drawn around the lines, in layout units. */
type Shapes = {
  readonly plate: Box | null;
  readonly strips: readonly Box[];
  readonly frame: Box | null;
  /** Filled: rules and bars. */
  readonly bars: readonly Box[];
};

/** The shapes around a promo's lines. */
export function shapesOf({ lines, block, base }: Placed, promo: Drawn): Shapes {
  const { textBacking, decoration } = promo;
  if (!block) return { plate: null, strips: [], frame: null, bars: [] };
  const around = boxOf(block);
  const plate = textBacking === 'plate' ? centered(grown(around, PLATE.x, PLATE.y), promo) : null;
  const strips = textBacking === 'strips' ? lines.map((_, index) => stripOf(lines, index)) : [];
  const inPlate = plate && grown(plate, -FRAME_IN_PLATE, -FRAME_IN_PLATE);
  const frame = decoration === 'frame' ? (inPlate ?? grown(around, FRAME_LINE.x, FRAME_LINE.y)) : null;
  const bars = { bar: () => barsOf(around, promo), rule: () => rulesOf(lines, base, promo), frame: () => [] };
  return { plate, strips, frame, bars: decoration === 'none' ? [] : bars[decoration]() };
}

/** A plate of text at a side reaches as near to the other one: what it leaves free on either side is equal. */
function centered(plate: Box, { madeFor }: Drawn): Box {
  const zone: Box = ZONES[madeFor];
  const mirrored = (side: number) => zone.left + zone.right - side;
  return {
    ...plate,
    left: Math.min(plate.left, mirrored(plate.right)),
    right: Math.max(plate.right, mirrored(plate.left)),
  };
}

/** Lines of one paragraph have strips that touch. */
function stripOf(lines: Placed['lines'], index: number): Box {
  const line = lines[index]!;
  const joins = (other: Placed['lines'][number] | undefined) => other?.paragraph === line.paragraph;
  const box = grown(boxOf(line), STRIP.x, 0);
  const [above, below] = [joins(lines[index - 1]) ? 0 : STRIP.y, joins(lines[index + 1]) ? 0 : STRIP.y];
  return { ...box, top: box.top - above, bottom: box.bottom + below };
}

/** At the side that the text is aligned to; centered text has one above and one below. */
function barsOf(around: Box, { textAlign }: Drawn): Box[] {
  const { away, thick, across } = BAR;
  const { left, right, top, bottom } = around;
  if (textAlign === 'left') return [{ ...around, left: left - away, right: left - away + thick }];
  if (textAlign === 'right') return [{ ...around, left: right + away - thick, right: right + away }];
  const middle = (left + right) / 2;
  const line = { left: middle - across / 2, right: middle + across / 2 };
  return [
    { ...line, top: top - away, bottom: top - away + thick },
    { ...line, top: bottom + away - thick, bottom: bottom + away },
  ];
}

/** In the middle of the gap under the first paragraph. */
function rulesOf(lines: Placed['lines'], base: number, { textAlign }: Drawn): Box[] {
  const below = lines.find(({ paragraph }) => paragraph > 0);
  const above = lines.findLast(({ paragraph }) => paragraph === 0);
  if (!below || !above) return [];
  const [long, thick] = [RULE.long * base, Math.max(2, RULE.thick * base)];
  const middle = (above.top + above.height + below.top) / 2;
  const { x, width } = above;
  const left = { left: x, center: x + width / 2 - long / 2, right: x + width - long }[textAlign];
  return [{ left, right: left + long, top: middle - thick / 2, bottom: middle + thick / 2 }];
}

const boxOf = ({ x, top, width, height }: Rect): Box => ({
  left: x,
  right: x + width,
  top,
  bottom: top + height,
});

const grown = ({ left, right, top, bottom }: Box, x: number, y: number): Box => ({
  left: left - x,
  right: right + x,
  top: top - y,
  bottom: bottom + y,
});
