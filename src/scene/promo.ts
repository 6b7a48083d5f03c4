import { z } from 'zod';
import { ANIMATION_NAMES } from './animations.ts';
import { GOLD } from './colour.ts';
import type { FontSize, FontWeight } from './families.ts';
import { FONT_FAMILIES, FONT_SIZES, FONT_WEIGHTS } from './families.ts';
import { upTo } from './length.ts';
import { CODE_ADDRESS_MAX, TEXT_LIMITS } from './limits.ts';
import { isFilled } from './list.ts';
import { listSchema } from './list-schema.ts';
import { TRACK_IDS } from './music.ts';
import { type MadeFor, ZONES } from './zones.ts';

/** The colors offered for the text; any other may be picked. */
export const TEXT_COLORS = [
  { color: '#ffffff', name: 'White' },
  { color: '#ffe9d6', name: 'Cream' },
  { color: '#ffb3d9', name: 'Pink' },
  { color: '#d9c2ff', name: 'Lilac' },
  { color: '#9be8ff', name: 'Ice blue' },
  { color: '#000000', name: 'Black' },
] as const;

/** The colors offered for what is highlighted. */
export const ACCENT_COLORS = [
  { color: GOLD, name: 'Gold' },
  { color: '#ff9db5', name: 'Rose' },
  { color: '#ff8a75', name: 'Coral' },
  { color: '#7dff6a', name: 'Neon green' },
  { color: '#9be8ff', name: 'Ice blue' },
  { color: '#ffffff', name: 'White' },
] as const;

const keys = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]];

/** Where the block of text stands in its zone. auto: where the clip is calmest, in the middle over black; free: at `textY`. */
export const TEXT_PLACES = ['auto', 'top', 'middle', 'bottom', 'free'] as const;

/**
 * What is behind the text. soft: over a clip a shade that fades out around the block, as strong as the clip asks for;
 * plate: a panel behind the block; strips: one behind each line; outline: a line around the letters.
 */
const TEXT_BACKINGS = ['soft', 'none', 'plate', 'strips', 'outline'] as const;

/** How loud a clip is heard in its film; `quieter` is half as loud to the ear. */
const SOUNDS = ['on', 'quieter', 'off'] as const;

/** The paragraph that stands out: none much, the opening, or the highlight, which says when. */
const EMPHASES = ['even', 'opening', 'when'] as const;
export type Emphasis = (typeof EMPHASES)[number];

/** What is drawn beside the text: a short rule under its first paragraph, a bar at the side that it is aligned to, or a frame around it. */
const DECORATIONS = ['none', 'rule', 'bar', 'frame'] as const;

/** # and six hexadecimal digits. */
const colorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'A color is # and six hexadecimal digits, like #ffffff.');

/** Seconds of film. */
export const videoDurationSchema = z
  .number('Enter a whole number of seconds from 1 to 15.')
  .int('Enter a whole number of seconds from 1 to 15.')
  .min(1, 'A video lasts at least 1 second.')
  .max(15, 'A video lasts at most 15 seconds.');

const ownText = (what: keyof typeof TEXT_LIMITS) =>
  upTo(z.string(), TEXT_LIMITS[what], `The ${what} has at most ${TEXT_LIMITS[what]} characters.`);

/** The settings of one film. Omitted settings take their defaults, so that a script may send only the text. */
export const promoSchema = z.object({
  text: ownText('text').default('Your Awesome Pole Class'),
  header: ownText('header').default(''),
  /** In place of the text: rows, on pages that change. Absent in all other promos, so that they stay as they are stored. */
  list: listSchema.optional(),
  fontFamily: z.enum(FONT_FAMILIES).default('Playfair Display'),
  fontSize: z.enum(keys<FontSize>(FONT_SIZES)).default('text-base'),
  fontWeight: z.enum(keys<FontWeight>(FONT_WEIGHTS)).default('semibold'),
  textAlign: z.enum(['left', 'center', 'right']).default('center'),
  textColor: colorSchema.default('#ffffff'),
  /** Of bold words, and of the decoration. */
  accentColor: colorSchema.default(GOLD),
  textShadow: z.boolean().default(true),
  /** The place whose safe zone the text keeps inside. */
  madeFor: z.enum(keys<MadeFor>(ZONES)).default('story'),
  textPlace: z.enum(TEXT_PLACES).default('middle'),
  /** Where free text stands: the share of the free height that is above it, 0 at the zone's top, 1 at its bottom. */
  textY: z.number().min(0, 'From 0 to 1.').max(1, 'From 0 to 1.').default(0.5),
  textBacking: z.enum(TEXT_BACKINGS).default('soft'),
  /** Of a plate, strips, an outline or a glow; null: black behind light text, white behind dark text, and the glow has the accent's. */
  backingColor: colorSchema.nullable().default(null),
  /** Sets the header, and the paragraph that stands out. */
  headlineFont: z.enum(FONT_FAMILIES).default('Inter'),
  emphasis: z.enum(EMPHASES).default('even'),
  /** All but the details in capitals. */
  capitals: z.boolean().default(false),
  /** The letters glow. */
  textGlow: z.boolean().default(false),
  decoration: z.enum(DECORATIONS).default('none'),
  /** The film begins with the text in place, so that its first frame is its cover. */
  coverFirst: z.boolean().default(false),
  /** How loud the clip behind the text is in the film. */
  sound: z.enum(SOUNDS).default('on'),
  /** What is played in the film; null: nothing. Lines of the text land on its beats. */
  music: z.enum(TRACK_IDS).nullable().default(null),
  /** A track of the person's own instead, and from which second of it on; lines then move as without music. */
  ownTrack: z
    .object({ id: z.uuid('This track does not exist.'), start: z.number().min(0, 'From 0 on.').max(600, 'Up to 600.') })
    .nullable()
    .default(null),
  /** The logo of the person's brand kit stands on the film, if they have one and their plan includes it. */
  showLogo: z.boolean().default(true),
  /** The address that the QR code on the film opens. Absent: there is none. */
  code: upTo(z.string(), CODE_ADDRESS_MAX, `The address of a QR code has at most ${CODE_ADDRESS_MAX} characters.`)
    .regex(/^https?:\/\/[!-~]+$/, 'The address of a QR code begins with https://, and has neither spaces nor umlauts.')
    .optional(),
  animationType: z.enum(ANIMATION_NAMES).default('animate-fade-in'),
  videoDuration: videoDurationSchema.default(15),
  /** Duration of the animation in seconds. Accepted and ignored: it always follows from the film's duration, see timeline.ts. */
  animationDuration: z.number().optional(),
  /** URL or public id of the background; null (or, in requests, an empty string) for black. */
  backgroundVideoUrl: upTo(z.string(), 2000, 'The address has at most 2000 characters.')
    .nullable()
    .default(null)
    .transform((url) => url || null),
});
export type Sound = (typeof SOUNDS)[number];
export type Promo = z.infer<typeof promoSchema>;

export const defaultPromo: Promo = promoSchema.parse({});

/** True if there is anything to draw. */
export function hasWords({ text, header, list }: Promo): boolean {
  const words = list ? isFilled(list) : text.trim() !== '';
  return words || header.trim() !== '';
}
