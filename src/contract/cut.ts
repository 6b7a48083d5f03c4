import { z } from 'zod';
import { FRAME_RATE } from '../scene/timeline.ts';
import { PIECE_SECONDS } from './library.ts';
import { keySchema } from './strings.ts';

/*
 * A new clip that is put together from clips and photos. It is sent like a video (tus, or a posted form), as a file of its own kind: one
 * line of JSON, the list, and after its line break the photos, JPEG, one behind the other in the order of the list.
 */

/** Of how many parts, and how long all of them may play together: one clip. Lengths are whole frames, so that nothing is rounded twice. */
export const CUT = {
  least: 2,
  most: 8,
  frames: PIECE_SECONDS * FRAME_RATE,
  /** Of one part: shorter ones flicker. */
  leastFrames: FRAME_RATE / 2,
  /** How long a crossfade takes, from a border on. */
  fadeFrames: 9,
  /** A photo as it is sent; pixels of its longer side as a page prepares it, panoramas apart, and of all of it as it may be. */
  photoBytes: 25_000_000,
  photoSide: 3840,
  photoPixels: 40_000_000,
  /** The list itself. */
  lineBytes: 16_384,
} as const;

/** The type and the name's ending of such a file. */
export const CUT_TYPE = 'application/vnd.spinreel.cut';
export const CUT_ENDING = '.cut';
/** How each begins. */
export const CUT_START = '{"spinreel":"cut"';

export const cutMoveSchema = z.enum(['closer', 'away', 'left', 'right']);
export type CutMove = z.infer<typeof cutMoveSchema>;

const frames = z
  .int('Give each length in whole frames.')
  .min(CUT.leastFrames, 'Each part has to play for at least half a second.')
  .max(CUT.frames, `A clip plays for at most ${PIECE_SECONDS} seconds.`);
const share = z.number().min(0).max(1);

const partSchema = z.union([
  /** A clip, or a part of it from frame `from` on. */
  z.strictObject({
    clip: keySchema(200).min(1, 'Name the clip.'),
    from: z.int().min(0).max(CUT.frames),
    frames,
  }),
  /** A photo of so many bytes. Its `center`, as shares of width and height, is what stays in the picture where it is cut to 9:16. */
  z.strictObject({
    photo: z
      .int()
      .min(1)
      .max(CUT.photoBytes, `A photo can have at most ${CUT.photoBytes / 1_000_000} MB. Choose a smaller one.`),
    frames,
    center: z.strictObject({ x: share, y: share }),
    move: cutMoveSchema,
  }),
]);
export type CutPart = z.infer<typeof partSchema>;

export const cutJoinSchema = z.enum(['cut', 'fade']);
export type CutJoin = z.infer<typeof cutJoinSchema>;

export const cutSchema = z.strictObject({
  spinreel: z.literal('cut'),
  parts: z
    .array(partSchema)
    .min(CUT.least, `Choose at least ${CUT.least} things to put together.`)
    .max(CUT.most, `Put at most ${CUT.most} things together.`)
    .refine((parts) => framesOf(parts) <= CUT.frames, `All parts together play for at most ${PIECE_SECONDS} seconds.`),
  join: cutJoinSchema,
});
export type Cut = z.infer<typeof cutSchema>;

/** How long parts play together. A crossfade takes nothing away: the earlier part plays on under the later one. */
export const framesOf = (parts: readonly { readonly frames: number }[]): number =>
  parts.reduce((sum, { frames }) => sum + frames, 0);

/** The first line of the file. */
export const cutLine = (cut: Cut): string => `${JSON.stringify(cut)}\n`;
