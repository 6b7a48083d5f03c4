import { z } from 'zod';
import { promoSchema, videoDurationSchema } from '../scene/promo.ts';
import { call, messageSchema } from './call.ts';
import { LIMITS } from './limits.ts';
import { instructorNameSchema } from './profile.ts';
import { keySchema, lineSchema, packedSchema } from './strings.ts';

export const renderStatusSchema = z.enum(['queued', 'running', 'done', 'failed']);

/** The current state of a render; also the data of each of its events. */
export const renderSchema = z.object({
  renderId: z.string(),
  status: renderStatusSchema,
  /** 0 to 100. */
  progress: z.number(),
  /** What is happening, as shown at the progress bar. */
  message: z.string(),
  /** URL of the film once it is done. */
  videoUrl: z.string().nullable(),
  duration: z.number(),
  watermark: z.boolean(),
});
export type Render = z.infer<typeof renderSchema>;

/** Empty or omitted: black. May be a clip's public id or its URL, including a start offset and duration. */
export const backgroundPublicIdSchema = keySchema(500, 'This background is not in the library.').nullish();

const generateForm = z.object({
  backgroundPublicId: backgroundPublicIdSchema,
  videoSettings: packedSchema(promoSchema, 20_000, {
    missing: 'Send the video’s settings as JSON.',
    tooLong: 'The video’s settings are too long.',
    unreadable: 'This is not JSON.',
  }),
});

/** URL of the finished video if it exists already, so that there is nothing to compose or to wait for. */
const filmUrl = z.string().optional();

export const generateVideo = call({
  method: 'POST',
  path: '/api/generate-video',
  summary: 'Send the text frame (PNG, 1080x1920 or 540x960; drawn by the server if missing) and the video’s settings',
  policy: 'signedIn',
  form: generateForm,
  files: ['image'],
  output: z.union([
    z.object({ videoUrl: z.string(), textOverlayPublicId: z.string(), renderId: z.string(), filmUrl }),
    z.object({ skipTextOverlay: z.literal(true), renderId: z.string(), filmUrl }),
  ]),
  cost: { keeps: LIMITS.frameBytes },
  rate: { max: 60, seconds: 60 },
});

/** The same form as generate-video gets: then that call, and compose-video, find the film ready. */
export const prepareVideo = call({
  method: 'POST',
  path: '/api/prepare-video',
  summary:
    'Have a video made in advance, in place of the one before, while nothing else is to be done. It counts nowhere until it is generated',
  policy: 'signedIn',
  form: generateForm,
  files: ['image'],
  /** What it is taken back by; null: nothing is made, because it exists, or because of limits, or because there is more important work. */
  output: z.object({ id: z.uuid().nullable() }),
  cost: { keeps: LIMITS.frameBytes },
  rate: { max: 30, seconds: 60 },
});

export const forgetPrepared = call({
  method: 'DELETE',
  path: '/api/prepare-video/:id',
  summary: 'Take back what prepare-video began: it is not made any further',
  policy: 'signedIn',
  params: z.object({ id: z.uuid() }),
  output: messageSchema,
  rate: { max: 60, seconds: 60 },
});

export const composeVideo = call({
  method: 'POST',
  path: '/api/compose-video',
  summary: 'Put text and background together. Answers when the video is ready',
  policy: 'signedIn',
  body: z.object({
    backgroundPublicId: backgroundPublicIdSchema,
    textOverlayPublicId: keySchema(200).min(1, 'Send the text overlay from generate-video’s answer.'),
    videoDuration: videoDurationSchema,
  }),
  output: z.object({ videoUrl: z.string(), renderId: z.string() }),
  cost: { slot: 'waits' },
  rate: { max: 60, seconds: 60 },
});

const renderParams = z.object({ id: z.uuid() });
export const getRender = call({
  method: 'GET',
  path: '/api/renders/:id',
  summary: 'The current state of a video that is being made',
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
  summary: 'Count a download (once per person and video) and return the file’s address',
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
