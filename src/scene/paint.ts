import type { Band } from './bands.ts';
import { contrastTo } from './colour.ts';
import { accentOf, outlineOf, panelOf } from './contrast.ts';
import type { EmojiPictures } from './emoji.ts';
import { paintShapes } from './ground.ts';
import type { Layout, PlacedRun } from './layout.ts';
import type { Logo } from './logo.ts';
import { shapesOf } from './panel.ts';
import type { Promo } from './promo.ts';
import { fillRounded } from './rounded.ts';
import { castShadows, type Shadow } from './shadow.ts';
import { drawPicture, prepareText, type Surface } from './surface.ts';
import { SLANT } from './words.ts';

/** What is behind the text, and beside it. */
export type Surroundings = {
  /** Whether the text is over a clip; then a soft shade keeps it readable. */
  readonly hasBackground: boolean;
  /** What is behind the text, if the clip was surveyed. */
  readonly bands?: readonly Band[] | null;
  /** The logo that stands on the film, beside which the text keeps. */
  readonly logo?: Logo | null;
};
export type LayerOptions = Surroundings & {
  /**
   * Pixels per layout unit: 1 for the preview's 540x960, 2 for the film's 1080x1920, other values for a thumbnail or a
   * high-density screen.
   */
  readonly scale: number;
  /** Draws emoji as these images; if omitted, from the font. */
  readonly pictures?: EmojiPictures;
};

/** Lines of a text, `from` up to, not including, `to`, on a surface that begins `top` pixels below the frame's upper edge. */
export type PaintedLines = { readonly from: number; readonly to: number; readonly top: number };
const ALL: PaintedLines = { from: 0, to: Number.POSITIVE_INFINITY, top: 0 };

/** Paints lines of a promo at one depth. */
type Paint = (placed: Layout, promo: Promo, surface: Surface, options: LayerOptions, lines?: PaintedLines) => void;

const TEXT_SHADOWS: readonly Shadow[] = [
  { y: 2, blur: 14, opacity: 0.65 },
  { y: 1, blur: 2, opacity: 0.8 },
];
/** A neon tube's light: around it, and near it. */
const GLOW: readonly Shadow[] = [
  { y: 0, blur: 40, opacity: 0.9 },
  { y: 0, blur: 14, opacity: 0.65 },
];
/** Of both sides of an outline together: in font sizes, and at least in layout units. */
const OUTLINE = { ems: 0.2, least: 9 } as const;
const STRIP_ROUND = 8;
/** A line through letters, in font sizes: how far above their foot it stands, and its thickness. */
const STRIKE = { up: 0.3, thick: 0.07 } as const;

/** The deepest layer: what is behind the whole block and around it. The surface must be clear. */
export function paintGround(placed: Layout, promo: Promo, surface: Surface, options: LayerOptions): void {
  if (placed.runs.length > 0) paintShapes(placed, promo, surface, options);
}

/** Sets the surface up for text and leaves it as it was. */
const withText =
  (
    paint: (placed: Layout, promo: Promo, surface: Surface, options: LayerOptions, lines: PaintedLines) => void,
  ): Paint =>
  (placed, promo, surface, options, lines = ALL) => {
    surface.save();
    prepareText(surface);
    paint(placed, promo, surface, options, lines);
    surface.restore();
  };

/** The shadows of lines in one color. */
const casting = (color: (promo: Promo) => string, shadows: readonly Shadow[]): Paint =>
  withText((placed, promo, surface, options, lines) => {
    castShadows(surface, options.scale, color(promo), shadows, (dx) => {
      for (const run of runsOf(placed, lines)) paintRun(run, promo, surface, options, { dx, top: lines.top });
    });
  });
const paintShadow = casting(({ textColor }) => contrastTo(textColor), TEXT_SHADOWS);
const paintGlow = casting((promo) => promo.backingColor ?? accentOf(promo), GLOW);

const paintOutline = withText((placed, promo, surface, options, lines) => {
  const outline = outlineOf(promo);
  for (const run of runsOf(placed, lines)) paintRun(run, promo, surface, options, { dx: 0, top: lines.top, outline });
});

const paintStrips = withText((placed, promo, surface, options, { from, to, top }) => {
  const panel = panelOf(promo, placed, options);
  surface.globalAlpha = panel.opacity;
  surface.fillStyle = panel.color;
  for (const strip of shapesOf(placed, promo).strips.slice(from, to)) {
    fillRounded(surface, strip, STRIP_ROUND, options.scale, top);
  }
});

/** The letters. */
const paintInk = withText((placed, promo, surface, options, lines) => {
  for (const run of runsOf(placed, lines)) paintRun(run, promo, surface, options, { dx: 0, top: lines.top });
});

/**
 * What is painted of each line, from the deepest up. Each is painted for all lines before the next, so that no line's
 * shadow falls on another line.
 */
export function depthsOf({ textBacking, textShadow, textGlow }: Promo): Paint[] {
  return [
    ...(textBacking === 'strips' ? [paintStrips] : []),
    ...(textShadow ? [paintShadow] : []),
    ...(textGlow ? [paintGlow] : []),
    ...(textBacking === 'outline' ? [paintOutline] : []),
    paintInk,
  ];
}

const runsOf = ({ runs }: Layout, { from, to }: PaintedLines) => runs.filter(({ line }) => line >= from && line < to);

/** How a run is drawn: shifted by `dx` pixels, and as its outline alone if that has a color. */
type Drawn = { dx: number; top: number; outline?: string };

function paintRun(
  run: PlacedRun,
  promo: Promo,
  surface: Surface,
  { scale, pictures }: LayerOptions,
  { dx, top, outline }: Drawn,
): void {
  const [x, y] = [run.x * scale + dx, run.baseline * scale - top];
  surface.globalAlpha = run.opacity;
  const picture = run.emoji && pictures?.(run.text);
  if (picture) {
    if (!outline) drawPicture(surface, picture, { x, y, size: run.size * scale });
    return;
  }
  surface.font = `${run.size * scale}px "${run.font}"`;
  surface.direction = run.direction;
  if (run.slanted) surface.setTransform(1, 0, -SLANT, 1, x, y);
  const [left, baseline] = run.slanted ? [0, 0] : [x, y];
  if (outline) {
    surface.strokeStyle = outline;
    surface.lineWidth = Math.max(OUTLINE.ems * run.size, OUTLINE.least) * scale;
    surface.lineJoin = 'round';
    if (!run.emoji) surface.strokeText(run.text, left, baseline);
  } else {
    surface.fillStyle = run.gold ? accentOf(promo) : promo.textColor;
    surface.fillText(run.text, left, baseline);
  }
  if (run.slanted) surface.setTransform(1, 0, 0, 1, 0, 0);
  if (run.struck && !outline) {
    const { up, thick } = STRIKE;
    surface.fillRect(x, y - up * run.size * scale, run.struck * scale, thick * run.size * scale);
  }
}
