/* Calls of the developer pages; in production they are unknown. */
import { z } from 'zod';
import { call } from './call.ts';

export const transparencyVideoSchema = z.object({
  name: z.string(),
  description: z.string(),
  status: z.enum(['ready', 'failed']),
  /** The film: mp4, no transparency; null if it could not be made. */
  originalUrl: z.string().nullable(),
  /** The text alone: WebM with alpha; null if it could not be made. */
  transparentUrl: z.string().nullable(),
});
export type TransparencyVideo = z.infer<typeof transparencyVideoSchema>;

export const generateTransparencyTest = call({
  method: 'POST',
  path: '/api/generate-transparency-test',
  summary: 'Development only: make test videos, each with a background and as transparent text',
  policy: 'signedIn',
  body: z.object({
    /** Films over black; otherwise over the first universal background. */
    useBlackBackground: z.boolean().default(true),
  }),
  output: z.object({ videos: z.array(transparencyVideoSchema) }),
  rate: { max: 20, seconds: 60 },
});

export const transparentVideo = call({
  method: 'GET',
  path: '/api/transparent-video',
  summary: 'Development only: a sample text as mp4 over black (H.264 has no alpha) or as WebM with alpha (VP9)',
  policy: 'signedIn',
  query: z.object({ format: z.enum(['mp4', 'webm']).default('mp4') }),
  answers: 'file',
  rate: { max: 120, seconds: 60 },
});
