import { z } from 'zod';
import { ANIMATION_NAMES } from './animations.ts';
import type { FontSize, FontWeight } from './families.ts';
import { FONT_FAMILIES, FONT_SIZES, FONT_WEIGHTS } from './families.ts';
import { TEXT_LIMITS } from './limits.ts';

/** The colors offered for the text; any other may be picked. */
export const TEXT_COLORS = [
  { color: '#ffffff', name: 'White' },
  { color: '#ffe9d6', name: 'Cream' },
  { color: '#ffb3d9', name: 'Pink' },
  { color: '#d9c2ff', name: 'Lilac' },
  { color: '#9be8ff', name: 'Ice blue' },
  { color: '#000000', name: 'Black' },
] as const;

const keys = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]];

/** Seconds of film. */
export const videoDurationSchema = z
  .number('Enter a whole number of seconds from 1 to 15.')
  .int('Enter a whole number of seconds from 1 to 15.')
  .min(1, 'A video lasts at least 1 second.')
  .max(15, 'A video lasts at most 15 seconds.');

/** The settings of one film. Omitted settings take their defaults, so that a script may send only the text. */
export const promoSchema = z.object({
  text: z
    .string()
    .max(TEXT_LIMITS.text, `The text has at most ${TEXT_LIMITS.text} characters.`)
    .default('Your Awesome Pole Class'),
  header: z.string().max(TEXT_LIMITS.header, `The header has at most ${TEXT_LIMITS.header} characters.`).default(''),
  fontFamily: z.enum(FONT_FAMILIES).default('Playfair Display'),
  fontSize: z.enum(keys<FontSize>(FONT_SIZES)).default('text-base'),
  fontWeight: z.enum(keys<FontWeight>(FONT_WEIGHTS)).default('semibold'),
  textAlign: z.enum(['left', 'center', 'right']).default('center'),
  /** # and six hexadecimal digits. */
  textColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'A color is # and six hexadecimal digits, like #ffffff.')
    .default('#ffffff'),
  textShadow: z.boolean().default(true),
  animationType: z.enum(ANIMATION_NAMES).default('animate-fade-in'),
  videoDuration: videoDurationSchema.default(15),
  /** Duration of the animation in seconds. Accepted and ignored: it always follows from the film's duration, see timeline.ts. */
  animationDuration: z.number().optional(),
  /** URL or public id of the background; null (or, in requests, an empty string) for black. */
  backgroundVideoUrl: z
    .string()
    .max(2000)
    .nullable()
    .default(null)
    .transform((url) => url || null),
});
export type Promo = z.infer<typeof promoSchema>;

export const defaultPromo: Promo = promoSchema.parse({});
