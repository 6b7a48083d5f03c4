import { z } from 'zod';
import { call, messageSchema } from './call.ts';
import { keySchema } from './strings.ts';

/** Sizes in MB of 1,000,000 bytes. */
export const COMPRESSION = { minMB: 1, maxMB: 50, defaultMB: 10, keepMinutes: 60 } as const;
/** What a compressed video is called when it is saved. */
export const COMPRESSED_NAME = 'compressed_video.mp4';

/** One look at a compression; also the data of each of its events. */
export const compressionSchema = z.object({
  id: z.string(),
  status: z.enum(['waiting', 'compressing', 'done', 'failed']),
  /** 0 to 100. */
  progress: z.number(),
  /** True once the video is there. */
  success: z.boolean(),
  originalSizeMB: z.number(),
  /** null until it is done. */
  compressedSizeMB: z.number().nullable(),
  /** Original to compressed size, such as 4.2; null until it is done. */
  compressionRatio: z.number().nullable(),
  /** What is happening, what has come out, or why it failed, for people. */
  message: z.string(),
  /** Address of the video, for an hour; null until it is done. */
  videoUrl: z.string().nullable(),
});
export type Compression = z.infer<typeof compressionSchema>;

const SIZE = `Choose a target size from ${COMPRESSION.minMB} to ${COMPRESSION.maxMB} MB.`;
/** MB, as text or number. */
export const targetSizeSchema = z.coerce.number(SIZE).min(COMPRESSION.minMB, SIZE).max(COMPRESSION.maxMB, SIZE);

export const compressVideo = call({
  method: 'POST',
  path: '/api/compress-video',
  summary:
    'Make a video of at most targetSize MB; answers when it is there, or at once where wait is false. Removed after an hour',
  policy: 'signedIn',
  form: z.object({
    targetSize: targetSizeSchema.default(COMPRESSION.defaultMB),
    wait: z.enum(['true', 'false'], 'Set wait to true or false.').default('true'),
  }),
  files: ['video'],
  output: compressionSchema,
  rate: { max: 12, seconds: 3600 },
});

const params = z.object({ id: z.uuid() });
export const getCompression = call({
  method: 'GET',
  path: '/api/compressions/:id',
  summary: 'One look at a compression',
  policy: 'signedIn',
  params,
  output: compressionSchema,
});
export const compressionEvents = call({
  method: 'GET',
  path: '/api/compressions/:id/events',
  summary: 'Progress of a compression as server-sent events',
  policy: 'signedIn',
  params,
  answers: { events: compressionSchema },
});
export const cancelCompression = call({
  method: 'DELETE',
  path: '/api/compressions/:id',
  summary: 'Stop a compression and remove its files',
  policy: 'signedIn',
  params,
  output: messageSchema,
});
export const compressedVideo = call({
  method: 'GET',
  path: '/api/compressions/:id/video',
  summary: 'The compressed video (mp4); takes HTTP ranges',
  policy: 'signedIn',
  params,
  query: z.object({ /** Any value: the browser saves the file. */ download: keySchema(10).optional() }),
  answers: 'file',
});
