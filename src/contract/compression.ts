import { z } from 'zod';
import { call, messageSchema } from './call.ts';
import { keySchema } from './strings.ts';

/** Sizes in MB of 1,000,000 bytes. */
export const COMPRESSION = { minMB: 1, maxMB: 50, defaultMB: 10, keepMinutes: 60 } as const;
/** File name of a saved compressed video. */
export const COMPRESSED_NAME = 'compressed_video.mp4';

/** The current state of a compression; also the data of each of its events. */
export const compressionSchema = z.object({
  id: z.string(),
  status: z.enum(['waiting', 'compressing', 'done', 'failed']),
  /** 0 to 100. */
  progress: z.number(),
  /** True once the video is ready. */
  success: z.boolean(),
  originalSizeMB: z.number(),
  /** null until it is done. */
  compressedSizeMB: z.number().nullable(),
  /** Original to compressed size, such as 4.2; null until it is done. */
  compressionRatio: z.number().nullable(),
  /** What is happening, the result, or why it failed, for people. */
  message: z.string(),
  /** URL of the video, valid for an hour; null until it is done. */
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
    'Compress a video to at most targetSize MB. Answers when it is ready, or immediately if wait is false. The file is deleted after an hour',
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
  summary: 'The current state of a compression',
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
  summary: 'Stop a compression that is not done and remove its files; 409 if it is done',
  policy: 'signedIn',
  params,
  output: messageSchema,
});
export const compressedVideo = call({
  method: 'GET',
  path: '/api/compressions/:id/video',
  summary: 'The compressed video (mp4). Supports HTTP range requests',
  policy: 'signedIn',
  params,
  query: z.object({ /** Any value: the browser saves the file. */ download: keySchema(10).optional() }),
  answers: 'file',
});
