import { z } from 'zod';
import { call } from './call.ts';

export const libraryTypeSchema = z.enum(['universal', 'personal']);

export const clipSchema = z.object({
  id: z.string(),
  /** `universal/{random}` or `user-videos/{userId}/{random}`. */
  publicId: z.string(),
  url: z.string(),
  posterUrl: z.string(),
  previewUrl: z.string(),
  title: z.string(),
  /** Seconds. */
  duration: z.number(),
  libraryType: libraryTypeSchema,
});
export type Clip = z.infer<typeof clipSchema>;

export const listBackgroundVideos = call({
  method: 'GET',
  path: '/api/background-videos',
  summary: 'Backgrounds to choose from',
  policy: 'signedIn',
  output: z.object({ universal: z.array(clipSchema), personal: z.array(clipSchema), clips: z.array(clipSchema) }),
});
