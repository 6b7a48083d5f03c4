import { type Band, levelsBetween } from './bands.ts';
import { contrastOf, contrastTo, GOLD, gray, luminance, mix, toSrgb } from './colour.ts';
import type { Layout } from './layout.ts';
import type { Promo } from './promo.ts';

/** What is behind the text: black, a clip, or a clip whose light is known. */
export type Ground = { readonly hasBackground: boolean; readonly bands?: readonly Band[] | null };

/** WCAG 2.2, success criterion 1.4.3, asks this of text. */
export const ENOUGH = 4.5;
/** What the shade is made for: a twentieth of the clip is lighter than its survey says, and a film is compressed. */
const AIM = 5.4;
/** What it is made for under a glow, which lightens it again. */
const AIM_UNDER_GLOW = 8;
const STRONGEST = 0.9;
/** For clips that nobody has measured: the contrast on the worst of them, and the strength. Beside the letters the shadow helps. */
const UNKNOWN = { contrast: 3.2, weakest: 0.3, strongest: 0.7 } as const;
/** The specification's gold would be too light for dark text, which is on a light background. */
const DARK_GOLD = '#8a5d00';
/** A panel without a color of its own lets the clip shine through as far as the text allows. */
const PANEL = { weakest: 0.5, strongest: 0.9, colored: 0.94 } as const;

/** The color of bold words. */
export function accentOf({ accentColor, textColor }: Pick<Promo, 'accentColor' | 'textColor'>): string {
  return accentColor.toLowerCase() === GOLD && contrastTo(textColor) === '#ffffff' ? DARK_GOLD : accentColor;
}

/** A color with its opacity, 0 to 1, over the ground. */
export type Cover = { readonly color: string; readonly opacity: number };

/** The shade over a clip: as strong as the lines need where the clip is lightest, or darkest under dark text. */
export function scrimOf(promo: Promo, placed: Layout, ground: Ground): Cover {
  const color = contrastTo(promo.textColor);
  if (!ground.hasBackground) return { color, opacity: 0 };
  if (!ground.bands) {
    const { contrast, weakest, strongest } = UNKNOWN;
    const needed = coverNeeded(promo.textColor, color, color === '#000000' ? 255 : 0, contrast);
    return { color, opacity: Math.min(strongest, Math.max(weakest, needed)) };
  }
  return { color, opacity: Math.min(STRONGEST, strengthFor(promo, placed, ground, color)) };
}

/** The panel behind the block or its lines. */
export function panelOf(promo: Promo, placed: Layout, ground: Ground): Cover {
  if (promo.backingColor) return { color: promo.backingColor, opacity: PANEL.colored };
  const color = contrastTo(promo.textColor);
  const { weakest, strongest } = PANEL;
  const needed = strengthFor(promo, placed, ground, color);
  return { color, opacity: Math.min(strongest, Math.max(weakest, needed)) };
}

/** The color of an outline. */
export const outlineOf = ({ backingColor, textColor }: Pick<Promo, 'backingColor' | 'textColor'>) =>
  backingColor ?? contrastTo(textColor);

/** The share of black or white that every color of the text needs between it and the ground. */
function strengthFor(promo: Promo, placed: Layout, ground: Ground, cover: '#000000' | '#ffffff'): number {
  const levels = levelsBehind(placed, ground);
  const worst = cover === '#000000' ? levels.light : levels.dark;
  return Math.max(
    0,
    ...colorsOf(promo, placed).map((color) => coverNeeded(color, cover, worst, promo.textGlow ? AIM_UNDER_GLOW : AIM)),
  );
}

/** How opaque black or white must lie on a gray, 0 to 255, for a color to have that contrast on it; above 1 if it cannot. */
function coverNeeded(color: string, cover: '#000000' | '#ffffff', level: number, contrast: number): number {
  const light = luminance(color) + 0.05;
  const value = level / 255;
  if (cover === '#000000') {
    const most = toSrgb(light / contrast - 0.05);
    return value <= most ? 0 : 1 - most / value;
  }
  const least = toSrgb(light * contrast - 0.05);
  return value >= least ? 0 : (least - value) / (1 - value);
}

/** The darkest and the lightest level behind the lines, 0 to 255; of a clip that nobody has measured, everything. */
function levelsBehind({ block }: Layout, { hasBackground, bands }: Ground): { dark: number; light: number } {
  if (!hasBackground || !block) return { dark: 0, light: 0 };
  return bands ? levelsBetween(bands, block.top, block.top + block.height) : { dark: 0, light: 255 };
}

const colorsOf = (promo: Promo, { runs }: Layout) => [
  promo.textColor,
  ...(runs.some(({ gold }) => gold) ? [accentOf(promo)] : []),
];

/** The least contrast that the text and its bold words have on what is behind them; 21 where there are none. */
export type Readability = { readonly text: number; readonly accent: number };

/** How readable a promo is; null over a clip that nobody has measured. Shadow and glow are not counted. */
export function readabilityOf(promo: Promo, placed: Layout, ground: Ground): Readability | null {
  if (ground.hasBackground && !ground.bands) return null;
  const { dark, light } = levelsBehind(placed, ground);
  const grounds = [dark, light].map((level) => luminance(behind(promo, placed, ground, gray(level))));
  const least = (color: string) => Math.min(...grounds.map((level) => contrastOf(luminance(color), level)));
  const [text, accent] = colorsOf(promo, placed).map(least);
  return { text: placed.runs.length > 0 ? text! : 21, accent: accent ?? 21 };
}

/** What a ground becomes behind the letters. */
function behind(promo: Promo, placed: Layout, ground: Ground, color: string): string {
  const { textBacking } = promo;
  if (textBacking === 'none') return color;
  if (textBacking === 'outline') return outlineOf(promo);
  const cover = textBacking === 'soft' ? scrimOf(promo, placed, ground) : panelOf(promo, placed, ground);
  return mix(color, cover.color, cover.opacity);
}

/** Settings that make a promo readable. */
export type Mend = Partial<Pick<Promo, 'textBacking' | 'backingColor' | 'textColor' | 'accentColor'>>;

const SHARES = [0.2, 0.35, 0.5, 0.65, 0.8, 1];

/**
 * The least change that makes a promo readable: first the shade or a plain panel, then other colors as near as they may
 * be, at last a panel.
 * @returns null if it is readable, or over a clip that nobody has measured
 */
export function mendOf(promo: Promo, placed: Layout, ground: Ground): Mend | null {
  const now = readabilityOf(promo, placed, ground);
  if (!now || isEnough(now)) return null;
  const shade: Mend = { textBacking: 'soft' };
  const first: Mend[] = promo.textBacking === 'none' ? [shade] : promo.backingColor ? [{ backingColor: null }] : [];
  const colors = ['#ffffff', '#000000'].flatMap((to) => SHARES.flatMap((share) => recolored(promo, now, to, share)));
  const panel: Mend = { textBacking: 'plate', backingColor: null };
  const all = [...first, ...colors, ...colors.map((change) => ({ ...change, ...shade })), panel];
  const works = (change: Mend) => isEnough(readabilityOf({ ...promo, ...change }, placed, ground)!);
  return all.find(works) ?? { ...panel, textColor: '#ffffff', accentColor: GOLD };
}

const isEnough = ({ text, accent }: Readability) => Math.min(text, accent) >= ENOUGH;

/** Other colors for what cannot be read: first one of them, since gold follows the text's color by itself. */
function recolored(promo: Promo, { text, accent }: Readability, to: string, share: number): Mend[] {
  const textColor = text < ENOUGH && { textColor: mix(promo.textColor, to, share) };
  const accentColor = accent < ENOUGH && { accentColor: mix(accentOf(promo), to, share) };
  return [textColor, accentColor, textColor && accentColor && { ...textColor, ...accentColor }].filter(
    (mend) => !!mend,
  );
}
