import { z } from 'zod';
import { videoDurationSchema } from '../scene/promo.ts';
import { call } from './call.ts';
import { LIMITS } from './plans.ts';
import { instructorNameSchema } from './profile.ts';
import { jsonSchema, keySchema, lineSchema } from './strings.ts';

export const renderStatusSchema = z.enum(['queued', 'running', 'done', 'failed']);

/** One look at a render; also the data of each of its events. */
export const renderSchema = z.object({
  renderId: z.string(),
  status: renderStatusSchema,
  /** 0 to 100. */
  progress: z.number(),
  /** What is happening, as the progress bar says it. */
  message: z.string(),
  /** Address of the film once it is done. */
  videoUrl: z.string().nullable(),
  duration: z.number(),
  watermark: z.boolean(),
});
export type Render = z.infer<typeof renderSchema>;

/** Empty or left out: black. May be a clip's public id or its address, with a start offset and duration in it. */
export const backgroundPublicIdSchema = keySchema(500, 'This is no background of the library.').nullish();
export const generateVideo = call({
  method: 'POST',
  path: '/api/generate-video',
  summary:
    'Hand in the text frame (PNG, 1080x1920 or 540x960; drawn by the server where none is sent) and the settings of a film',
  policy: 'signedIn',
  form: z.object({
    backgroundPublicId: backgroundPublicIdSchema,
    videoSettings: jsonSchema(20_000, 'Send the settings of the film as JSON.', 'The settings are too long.'),
  }),
  files: ['image'],
  output: z.union([
    z.object({ videoUrl: z.string(), textOverlayPublicId: z.string(), renderId: z.string() }),
    z.object({ skipTextOverlay: z.literal(true), renderId: z.string() }),
  ]),
  rate: { max: 60, seconds: 60 },
  bodyLimit: 12_000_000,
});

export const composeVideo = call({
  method: 'POST',
  path: '/api/compose-video',
  summary: 'Compose text and background; answers when the film is there',
  policy: 'signedIn',
  body: z.object({
    backgroundPublicId: backgroundPublicIdSchema,
    textOverlayPublicId: keySchema(200).min(1, 'Name the text overlay that generate-video answered with.'),
    videoDuration: videoDurationSchema,
  }),
  output: z.object({ videoUrl: z.string(), renderId: z.string() }),
  rate: { max: 60, seconds: 60 },
});

const renderParams = z.object({ id: z.uuid() });
export const getRender = call({
  method: 'GET',
  path: '/api/renders/:id',
  summary: 'One look at a render',
  policy: 'signedIn',
  params: renderParams,
  output: renderSchema,
});
export const renderEvents = call({
  method: 'GET',
  path: '/api/renders/:id/events',
  summary: 'Progress of a render as server-sent events',
  policy: 'signedIn',
  params: renderParams,
  answers: { events: renderSchema },
});

export const countDownload = call({
  method: 'POST',
  path: '/api/downloads',
  summary: 'Count a download (once per person and film) and give the address of the file',
  policy: 'signedIn',
  body: z.object({
    renderId: z.uuid(),
    instructorName: instructorNameSchema.default(''),
    classType: lineSchema(LIMITS.className).default(''),
  }),
  output: z.object({
    downloadCount: z.number(),
    /** null = unlimited */ remaining: z.number().nullable(),
    url: z.string(),
  }),
  rate: { max: 60, seconds: 60 },
});
