import { z } from 'zod';
import { surveySchema } from '../scene/survey.ts';
import { call, WRITES } from './call.ts';
import { libraryNameSchema } from './library.ts';
import { seenQuery } from './seen.ts';
import { keySchema } from './strings.ts';

export const getSurvey = call({
  method: 'GET',
  path: '/api/background-videos/survey',
  summary: 'How a background moves and how light it is, in slices of five seconds; null if it was never looked through',
  policy: 'signedIn',
  query: z.object({ publicId: keySchema(200).min(1, 'Send the background’s publicId.') }),
  output: z.object({ survey: surveySchema.nullable() }),
});

/** Which promos stand over a background. */
export const clipUseSchema = z.object({
  publicId: z.string(),
  /** Of the person's own those that were changed last. */
  promos: z.array(z.object({ id: z.string(), name: z.string() })),
  /** How many of their own there are. */
  own: z.number(),
  /** How many the members of the studio that they own have. */
  members: z.number(),
});
export type ClipUse = z.infer<typeof clipUseSchema>;

export const listClipUses = call({
  method: 'GET',
  path: '/api/background-videos/uses',
  summary:
    'How many promos stand over each background, and the latest of the person’s own. Studio owners: their members’ are counted',
  policy: 'signedIn',
  output: z.object({ uses: z.array(clipUseSchema) }),
});

/** So many clips are deleted by one call. */
export const SEVERAL_CLIPS = 100;

export const deleteClips = call({
  method: 'POST',
  path: '/api/background-videos/delete',
  summary: 'Delete several clips from one library; they stay in others. What is gone or renamed by then is left',
  policy: 'signedIn',
  body: z.object({
    from: libraryNameSchema,
    clips: z
      .array(z.object({ id: z.uuid(), seen: seenQuery.shape.seen }))
      .min(1, 'Choose a clip.')
      .max(SEVERAL_CLIPS, `At most ${SEVERAL_CLIPS} clips at once.`),
  }),
  output: z.object({ removed: z.number(), left: z.number() }),
  rate: WRITES,
});
