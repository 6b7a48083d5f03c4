import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { keySchema, lineSchema } from './strings.ts';

export const libraryTypeSchema = z.enum(['universal', 'personal']);
export type LibraryType = z.infer<typeof libraryTypeSchema>;

/** Seconds of an upload's pieces, and of a last piece that is too short to be kept beside others. */
export const PIECE_SECONDS = 15;
export const SHORTEST_LAST_PIECE = 3;
const TITLE = 100;

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
  /** The upload that it is a piece of, by the id of its job; null for others. */
  sourceId: z.string().nullish(),
});
export type Clip = z.infer<typeof clipSchema>;

/**
 * uploading: bytes arrive, or all have and are looked at. processing: waits for a worker, or its first piece is made. segmenting: pieces appear.
 * failed: see `reason`.
 */
export const ingestStatusSchema = z.enum(['uploading', 'processing', 'segmenting', 'ready', 'failed']);

/** One look at an upload on its way into the library; also the data of each of its events. */
export const ingestJobSchema = z.object({
  jobId: z.string(),
  /** Of the upload as a whole: its address stands for its pieces. */
  publicId: z.string(),
  title: z.string(),
  libraryType: libraryTypeSchema,
  status: ingestStatusSchema,
  /** 0 to 100 as the panel shows it: processing from 75, segmenting from 85, complete 100. */
  progress: z.number(),
  /** What is happening, as the panel says it. */
  message: z.string(),
  /** Why it failed, in words for people; null unless it failed. */
  reason: z.string().nullable(),
  /** Estimate until all pieces are there; null where nothing can be said yet. */
  secondsLeft: z.number().nullable(),
  /** Pieces that are ready to use; they are in `clips` of background-videos. */
  pieces: z.number(),
  bytes: z.number(),
  /** Seconds of the whole upload, where the file says. */
  duration: z.number().nullable(),
});
export type IngestJob = z.infer<typeof ingestJobSchema>;

/** Bytes of a person's library: what is stored and what unfinished uploads have booked. */
export const quotaSchema = z.object({ usedBytes: z.number(), limitBytes: z.number() });

export const listBackgroundVideos = call({
  method: 'GET',
  path: '/api/background-videos',
  summary: 'Backgrounds to choose from, uploads on their way, and how full the personal library is',
  policy: 'signedIn',
  output: z.object({
    universal: z.array(clipSchema),
    /** Whole uploads that have at least one piece. */
    personal: z.array(clipSchema),
    /** The ready pieces of the personal uploads. */
    clips: z.array(clipSchema),
    /** The person's uploads that are not finished, and those that failed in the last day. */
    uploads: z.array(ingestJobSchema),
    quota: quotaSchema,
  }),
});

const title = lineSchema(TITLE, `A title has at most ${TITLE} characters.`);
const targetUserId = keySchema(64, 'There is no such person.');
/** Seconds as the browser read them. The file itself is asked, so this is never trusted. */
const duration = z.coerce.number('Enter the duration in seconds.').nonnegative().optional();
const uploadForm = z.object({
  /** Else the file's name. */
  title: title.optional(),
  duration,
  /** Whose library; the caller's own where it is not said. */
  targetUserId: targetUserId.optional(),
});

/** What an upload that arrived whole is answered with. The pieces follow: see the job. */
export const uploadedSchema = z.object({
  publicId: z.string(),
  url: z.string(),
  jobId: z.string(),
  bytes: z.number(),
  duration: z.number().nullable(),
});
export type Uploaded = z.infer<typeof uploadedSchema>;

const UPLOADS = { max: 60, seconds: 60 };
const upload = { method: 'POST', form: uploadForm, files: ['video'], output: uploadedSchema, rate: UPLOADS } as const;

export const uploadPersonalVideo = call({
  ...upload,
  path: '/api/upload-personal-video',
  summary: 'Upload a video of at most 1,000,000,000 bytes into the own library',
  policy: 'personalUploads',
});
export const uploadPersonalBackground = call({
  ...upload,
  path: '/api/upload-personal-background',
  summary: 'The same; admins may name another person’s library, studio owners that of a member who has joined',
  policy: 'personalUploads',
});
export const uploadUniversalBackground = call({
  ...upload,
  path: '/api/upload-universal-background',
  summary: 'Upload a video into everybody’s library',
  policy: 'admin',
});
export const uploadToUser = call({
  ...upload,
  form: uploadForm.extend({
    targetUserId: targetUserId.min(1, 'Choose whose library the video is for.'),
  }),
  path: '/api/admin/upload-to-user',
  summary: 'Upload a video into the library of the person that targetUserId names; owners: of members who have joined',
  policy: 'studioOwner',
});

export const getSignedUploadParams = call({
  method: 'GET',
  path: '/api/get-signed-upload-params',
  summary: 'Signed parameters for an upload to the media host; valid one hour',
  policy: 'personalUploads',
  output: z.object({
    cloud_name: z.string(),
    api_key: z.string(),
    /** Seconds since 1970. */
    timestamp: z.number(),
    signature: z.string(),
    folder: z.string(),
  }),
});

export const segmentVideo = call({
  method: 'POST',
  path: '/api/segment-video',
  summary: 'Give an upload its title and library, and follow how it is cut into pieces',
  policy: 'personalUploads',
  body: z.object({
    publicId: keySchema(200).min(1, 'Name the upload by its publicId.'),
    title: title.optional(),
    duration: duration.default(120),
    userId: targetUserId.nullish(),
    libraryType: libraryTypeSchema.default('personal'),
    secureUrl: keySchema(2000).optional(),
  }),
  output: ingestJobSchema,
  rate: UPLOADS,
});

const jobParams = z.object({ id: z.uuid() });
export const getIngestJob = call({
  method: 'GET',
  path: '/api/library/jobs/:id',
  summary: 'One look at an upload on its way into the library',
  policy: 'signedIn',
  params: jobParams,
  output: ingestJobSchema,
});
export const ingestJobEvents = call({
  method: 'GET',
  path: '/api/library/jobs/:id/events',
  summary: 'Progress of an upload as server-sent events',
  policy: 'signedIn',
  params: jobParams,
  answers: { events: ingestJobSchema },
});

export const deleteBackground = call({
  method: 'DELETE',
  path: '/api/delete-background/:id',
  summary: 'Remove a clip, or an upload with all of its pieces; films that were made with it stay',
  policy: 'signedIn',
  params: jobParams,
  output: messageSchema,
});

/** A person's video as the admin console lists it. */
export const userVideoSchema = clipSchema.extend({ sourceId: z.string().nullable() });
export const listUserVideos = call({
  method: 'GET',
  path: '/api/admin/user-videos/:userId',
  summary: 'The clips of a person’s library; owners: of members who have joined',
  policy: 'studioOwner',
  params: z.object({ userId: keySchema(64, 'There is no such person.') }),
  query: z.object({ /** Time of the request, against caches. */ t: keySchema(30).optional() }),
  output: z.array(userVideoSchema),
});
export const deleteUserVideo = call({
  method: 'DELETE',
  path: '/api/admin/user-videos/:videoId',
  summary: 'Remove a clip, or an upload with all of its pieces, from a person’s library',
  policy: 'studioOwner',
  params: z.object({ videoId: z.uuid() }),
  output: messageSchema,
});

/*
 * Resumable uploads (tus 1.0.0, https://tus.io/protocols/resumable-upload): creation with `Upload-Length` and `Upload-Metadata` of title, filename,
 * duration, libraryType and targetUserId; then PATCH from the offset that HEAD answers. The id of an upload is the id of its job.
 */
export const createUpload = call({
  method: 'POST',
  path: '/api/uploads',
  summary: 'tus: begin a resumable upload; its Location is where it goes on',
  policy: 'personalUploads',
  answers: 'file',
  rate: UPLOADS,
});
export const readUpload = call({
  method: 'GET',
  path: '/api/uploads/:id',
  summary: 'tus (HEAD): how many bytes have arrived',
  policy: 'signedIn',
  params: jobParams,
  answers: 'file',
  // Asked once for each try: a client that waits a second between its tries stays far below.
  rate: { max: 240, seconds: 60 },
});
export const appendUpload = call({
  method: 'PATCH',
  path: '/api/uploads/:id',
  summary: 'tus: send the bytes from Upload-Offset on',
  policy: 'personalUploads',
  params: jobParams,
  answers: 'file',
  // One for each try, or for each piece of a client that cuts its files: ten of them a second are a fast line's.
  rate: { max: 600, seconds: 60 },
});
export const cancelUpload = call({
  method: 'DELETE',
  path: '/api/uploads/:id',
  summary: 'tus: give up an upload that has not arrived whole',
  policy: 'signedIn',
  params: jobParams,
  answers: 'file',
  rate: WRITES,
});
