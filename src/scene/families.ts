/**
 * `real`: the family has italic files. `slanted`: the painter leans the upright letters, the same way on both sides.
 * `upright`: a script face, or one that is leaning already; italics stay as they are.
 */
type Italics = 'real' | 'slanted' | 'upright';

/** How a family is set. Bold is never synthesized: a weight that the family lacks is set in the nearest heavier or lighter file. */
type FontSource<Family extends string = string> = {
  readonly id: string;
  readonly weights: readonly number[];
  readonly italics: Italics;
  /** Sets the words with letters that the family lacks. */
  readonly standIn: Family;
  /** Makes families look equally large at the same font size: scripts with small letters are set larger, broad faces smaller. */
  readonly optical: number;
  /** In font sizes, if 1.2 is too little. */
  readonly lineHeight?: number;
  /** Of a paragraph that stands out, if that is not 1.08. */
  readonly tight?: number;
  /**
   * Its figures are old-style: `made`: a file with lining ones is bundled (scripts/lining.py); `lent`: it has none, and
   * words with figures are set in the stand-in.
   */
  readonly figures?: 'made' | 'lent';
  /** The first letters of ligatures that must not form, because their glyphs cannot be drawn. */
  readonly apart?: RegExp;
};

/** The weights of a family that has all of the choices. */
export const FOUR = [400, 500, 600, 700];

const sources = <Family extends string>(table: Record<Family, FontSource<NoInfer<Family>>>) => table;

/**
 * The families that the font picker offers, in its order. Another one is a package more, a row here, and `node scripts/fonts.ts`.
 *
 * Arial, Georgia and Verdana belong to Microsoft. Arimo and Gelasio have their widths to the unit; DejaVu Sans is drawn
 * from Bitstream Vera, Verdana's nearest free relative. All three are bundled and used even where the originals are
 * installed, so that every preview is the film.
 */
export const FONT_SOURCES = sources({
  Inter: { id: 'inter', weights: FOUR, italics: 'real', standIn: 'Inter', optical: 1 },
  'Space Grotesk': { id: 'space-grotesk', weights: FOUR, italics: 'slanted', standIn: 'Inter', optical: 1 },
  Arial: { id: 'arimo', weights: FOUR, italics: 'real', standIn: 'Arial', optical: 1 },
  Georgia: {
    id: 'gelasio',
    weights: FOUR,
    italics: 'real',
    standIn: 'Playfair Display',
    optical: 1,
    figures: 'made',
  },
  Verdana: { id: 'dejavu-sans', weights: [400, 700], italics: 'real', standIn: 'Verdana', optical: 0.92 },
  Roboto: { id: 'roboto', weights: FOUR, italics: 'real', standIn: 'Roboto', optical: 1.02 },
  'Dancing Script': { id: 'dancing-script', weights: FOUR, italics: 'upright', standIn: 'Pacifico', optical: 1.18 },
  Elsie: {
    id: 'elsie',
    weights: [400, 900],
    italics: 'slanted',
    standIn: 'Playfair Display',
    optical: 1.04,
    figures: 'lent',
    // FreeType refuses the outline of the ct ligature and leaves a gap; st stays apart as well, so that both look alike.
    apart: /[cs](?=t)/g,
  },
  'Playfair Display': {
    id: 'playfair-display',
    weights: FOUR,
    italics: 'real',
    standIn: 'Playfair Display',
    optical: 1,
    figures: 'made',
  },
  'Great Vibes': {
    id: 'great-vibes',
    weights: [400],
    italics: 'upright',
    standIn: 'Pacifico',
    optical: 1.34,
    tight: 1,
  },
  Pacifico: {
    id: 'pacifico',
    weights: [400],
    italics: 'upright',
    standIn: 'Pacifico',
    optical: 0.92,
    // From the top of its b to the foot of its y it is 1.4 high: at 1.2 loops and tails of two lines run into each other.
    lineHeight: 1.3,
    tight: 1.22,
  },
  Satisfy: { id: 'satisfy', weights: [400], italics: 'upright', standIn: 'Pacifico', optical: 1.15 },
  Lobster: { id: 'lobster', weights: [400], italics: 'upright', standIn: 'Lobster', optical: 1.08 },
  Comfortaa: { id: 'comfortaa', weights: FOUR, italics: 'slanted', standIn: 'Comfortaa', optical: 0.96 },
});
export type FontFamily = keyof typeof FONT_SOURCES;
export const FONT_FAMILIES = Object.keys(FONT_SOURCES) as [FontFamily, ...FontFamily[]];

/** Whether a family is a script, whose capitals do not stand beside each other. */
export const isScript = (family: FontFamily) => (FONT_SOURCES[family].italics as Italics) === 'upright';

/** Sizes on the 540-wide frame, in pixels. */
export const FONT_SIZES = {
  'text-xs': { label: 'Extra Small', px: 20 },
  'text-sm': { label: 'Small', px: 24 },
  'text-base': { label: 'Medium', px: 28 },
  'text-lg': { label: 'Large', px: 32 },
  'text-xl': { label: 'Extra Large', px: 38 },
  'text-2xl': { label: 'XXL', px: 46 },
} as const;
export type FontSize = keyof typeof FONT_SIZES;

export const FONT_WEIGHTS = {
  normal: { label: 'Normal', value: 400 },
  medium: { label: 'Medium', value: 500 },
  semibold: { label: 'Semibold', value: 600 },
  bold: { label: 'Bold', value: 700 },
} as const;
export type FontWeight = keyof typeof FONT_WEIGHTS;
