import { z } from 'zod';
import { LOGO_PLACES, LOGO_SIZES, type Logo, type LogoPlace, type LogoSize } from '../scene/logo.ts';
import { LOOK_IDS } from '../scene/looks.ts';
import type { Promo } from '../scene/promo.ts';
import { call, WRITES } from './call.ts';
import { keySchema } from './strings.ts';

/** The most that a logo's file may have. */
export const LOGO_BYTES = 5_000_000;
/** The most pixels of a logo's picture on each side, and in all. A drawing (SVG) has none. */
export const LOGO_PIXELS = { side: 8_000, all: 16_000_000, least: 64 } as const;
/** What a file chooser offers. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

const keys = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]];
const logoSizeSchema = z.enum(keys<LogoSize>(LOGO_SIZES));
const logoPlaceSchema = z.enum(keys<LogoPlace>(LOGO_PLACES));
const NO_COLOR = 'A color is # and six hexadecimal digits, like #ffffff.';
const colorSchema = keySchema(7, NO_COLOR).regex(/^#[0-9a-fA-F]{6}$/, NO_COLOR);

/** A logo's picture: its address and its pixels. */
const logoPictureSchema = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type BrandLogo = z.infer<typeof logoPictureSchema>;

/** What somebody has chosen; null: nothing. */
const choicesSchema = z.object({
  logoSize: logoSizeSchema.nullable(),
  logoPlace: logoPlaceSchema.nullable(),
  /** The two colors of the brand. */
  firstColor: colorSchema.nullable(),
  secondColor: colorSchema.nullable(),
  /** What new promos begin in; null: the look of their text's writing style. */
  look: z.enum(LOOK_IDS).nullable(),
});

/** A brand kit as it is used, with nothing left open. */
const kitSchema = z.object({
  logo: logoPictureSchema.nullable(),
  logoSize: logoSizeSchema,
  logoPlace: logoPlaceSchema,
  firstColor: z.string().nullable(),
  secondColor: z.string().nullable(),
  look: z.enum(LOOK_IDS).nullable(),
});
export type BrandKit = z.infer<typeof kitSchema>;

export const brandSchema = z.object({
  /** The person's plan includes a brand kit: it is used in films, and may be changed. Otherwise it is only kept. */
  included: z.boolean(),
  /** What films are made with: the person's own choices, and for the rest those of their studio. */
  kit: kitSchema,
  /** What the person has chosen. */
  own: choicesSchema.extend({ logo: logoPictureSchema.nullable() }),
  /** The studio whose team the person is on, if its owner has a kit; null: none. */
  studio: z.object({ name: z.string() }).nullable(),
  /** An owner has locked the studio's kit: its members use it as it is. */
  locked: z.boolean(),
});
export type Brand = z.infer<typeof brandSchema>;

/**
 * What stands on the film of a promo: the logo of the kit, unless the person leaves it off, which members of a team
 * with a locked kit cannot.
 */
export function logoOf(
  { included, kit, locked, studio }: Pick<Brand, 'included' | 'kit' | 'locked' | 'studio'>,
  { showLogo }: Pick<Promo, 'showLogo'>,
): (Logo & { url: string }) | null {
  const { logo, logoSize, logoPlace } = kit;
  const isWanted = showLogo || (locked && studio !== null);
  return included && isWanted && logo ? { ...logo, size: logoSize, place: logoPlace } : null;
}

export const getBrand = call({
  method: 'GET',
  path: '/api/brand',
  summary: 'The person’s brand kit: what videos are made with, and where it is from',
  policy: 'signedIn',
  output: brandSchema,
});
export const saveBrand = call({
  method: 'PATCH',
  path: '/api/brand',
  summary:
    'Change size and place of the logo, the colors, the look of new promos, and for owners whether the team may change them; null takes a choice back. What is not sent stays',
  policy: 'brandKit',
  body: choicesSchema.partial().extend({ locked: z.boolean('Choose whether it is locked.').optional() }),
  output: brandSchema,
  rate: WRITES,
});
export const putLogo = call({
  method: 'POST',
  path: '/api/brand/logo',
  summary: `Put a logo into the brand kit: PNG, JPEG or SVG, at most ${LOGO_BYTES / 1_000_000} MB. It is kept as a picture`,
  policy: 'brandKit',
  form: z.object({}),
  files: ['logo'],
  output: brandSchema,
  cost: { keeps: LOGO_BYTES },
  rate: { max: 30, seconds: 60 },
});
export const removeLogo = call({
  method: 'DELETE',
  path: '/api/brand/logo',
  summary: 'Take the person’s own logo out of the brand kit',
  policy: 'signedIn',
  output: brandSchema,
  rate: WRITES,
});
export const getLogo = call({
  method: 'GET',
  path: '/api/brand/logo/:id',
  summary: 'The picture (PNG) of a logo that the person may use',
  policy: 'signedIn',
  params: z.object({ id: z.uuid() }),
  answers: 'file',
});
