import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { clipSchema, libraryTypeSchema, studioGroupSchema, THE_STUDIO } from './clip.ts';
import { LIMITS } from './limits.ts';
import { seenQuery } from './seen.ts';
import { cleanLine, keySchema, lineSchema } from './strings.ts';

export * from './clip.ts';

/** Duration in seconds of an upload's pieces, and of a last piece that is too short to be kept if there are others. */
export const PIECE_SECONDS = 15;
export const SHORTEST_LAST_PIECE = 3;
const TITLE = 100;

/**
 * uploading: bytes are missing. checking: all have arrived and are being checked. processing: waiting for a worker, or
 * making the first piece. segmenting: pieces appear. failed: see `reason`.
 */
export const ingestStatusSchema = z.enum(['uploading', 'checking', 'processing', 'segmenting', 'ready', 'failed']);

/** The current state of an upload; also the data of each of its events. */
export const ingestJobSchema = z.object({
  jobId: z.string(),
  /** Of the upload as a whole: its URL stands for its pieces. */
  publicId: z.string(),
  title: z.string(),
  libraryType: libraryTypeSchema,
  /** The names of the libraries it is for, of those that the person may follow it in. */
  libraries: z.array(z.string()),
  status: ingestStatusSchema,
  /** 0 to 100 as shown in the panel: processing from 75, segmenting from 85, complete 100. */
  progress: z.number(),
  /** What is happening, as shown in the panel. */
  message: z.string(),
  /** Why it failed, worded for people; null unless it failed. */
  reason: z.string().nullable(),
  /** What the clips lack of the video, worded for people; null: nothing. */
  note: z.string().nullable(),
  /** Estimate until all pieces are ready; null if there is none yet. */
  secondsLeft: z.number().nullable(),
  /** Bytes of it have arrived in the last minutes: some window is sending it. */
  sentLately: z.boolean(),
  /** Pieces that are ready to use; they are in `clips` of background-videos. */
  pieces: z.number(),
  bytes: z.number(),
  /** Seconds of the whole upload, if the file says. */
  duration: z.number().nullable(),
});
export type IngestJob = z.infer<typeof ingestJobSchema>;

/** Bytes on a person's account, their studio's library included: what is stored and what unfinished uploads have reserved. */
export const quotaSchema = z.object({ usedBytes: z.number(), limitBytes: z.number() });

export const listBackgroundVideos = call({
  method: 'GET',
  path: '/api/background-videos',
  summary: 'Backgrounds to choose from, uploads in progress, and how full the personal library is',
  policy: 'signedIn',
  output: z.object({
    universal: z.array(clipSchema),
    /** The universal clip that a new promo begins with; null if there is none. */
    starter: clipSchema.nullable(),
    /** Complete uploads that have at least one piece. */
    personal: z.array(clipSchema),
    /** The ready pieces of the personal uploads. */
    clips: z.array(clipSchema),
    /** The library of the person's studio, or of the one that they have a seat in; null: neither. */
    studio: studioGroupSchema.nullable(),
    /** The person's unfinished uploads, and those that failed in the last day. */
    uploads: z.array(ingestJobSchema),
    quota: quotaSchema,
  }),
  // A library of a thousand clips, and as many of the studio.
  cost: { answers: 1_500_000 },
});

/** The title of an upload: the given one, otherwise its file name without folder and extension. Nothing that cannot be displayed. */
export function titleOf(title: string | undefined, fileName: string): string {
  const bare = fileName.replace(/^.*[\\/]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return cleanLine(title ?? '', TITLE) || cleanLine(bare, TITLE) || 'Untitled video';
}

const title = lineSchema(TITLE, `Use at most ${TITLE} characters.`);
const targetUserId = keySchema(64, 'This account does not exist.');
/** Seconds as read by the browser. Never trusted: the file itself is probed. */
const duration = z.coerce.number('Enter the duration in seconds.').nonnegative().optional();
const uploadForm = z.object({
  /** Defaults to the file's name. */
  title: title.optional(),
  duration,
  /** Whose library; the caller's own by default. */
  targetUserId: targetUserId.optional(),
});

/** The response to a complete upload. The pieces follow: see the job. */
export const uploadedSchema = z.object({
  publicId: z.string(),
  url: z.string(),
  jobId: z.string(),
  bytes: z.number(),
  duration: z.number().nullable(),
  /** What the clips will lack of the video, worded for people; null: nothing. */
  note: z.string().nullable(),
});
export type Uploaded = z.infer<typeof uploadedSchema>;

const UPLOADS = { max: 60, seconds: 60 };
const upload = { method: 'POST', form: uploadForm, files: ['video'], output: uploadedSchema, rate: UPLOADS } as const;

export const uploadPersonalVideo = call({
  ...upload,
  path: '/api/upload-personal-video',
  summary: 'Upload a video of up to 1,000,000,000 bytes to your own library',
  policy: 'personalUploads',
});
export const uploadPersonalBackground = call({
  ...upload,
  path: '/api/upload-personal-background',
  summary: 'The same. Admins may upload to anyone’s library, studio owners to the library of a member who has joined',
  policy: 'personalUploads',
});
export const uploadUniversalBackground = call({
  ...upload,
  path: '/api/upload-universal-background',
  summary: 'Upload a video to the shared library',
  policy: 'admin',
});
export const uploadToUser = call({
  ...upload,
  form: uploadForm.extend({
    targetUserId: targetUserId.min(1, 'Choose whose library the video is for.'),
  }),
  path: '/api/admin/upload-to-user',
  summary: 'Upload a video to the library of the account in targetUserId. Studio owners: members who have joined',
  policy: 'studioOwner',
});

export const getSignedUploadParams = call({
  method: 'GET',
  path: '/api/get-signed-upload-params',
  summary: 'Signed parameters for an upload to the media host, valid for one hour',
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
  summary: 'Set an upload’s title and library, and follow how it is cut into clips',
  policy: 'personalUploads',
  body: z.object({
    publicId: keySchema(200).min(1, 'Send the upload’s publicId.'),
    title: title.optional(),
    duration: duration.default(120),
    userId: targetUserId.nullish(),
    /** `studio`: the library of the caller's studio. */
    libraryType: z.enum([...libraryTypeSchema.options, THE_STUDIO]).default('personal'),
    secureUrl: keySchema(2000).optional(),
  }),
  output: ingestJobSchema,
  rate: UPLOADS,
});

const jobParams = z.object({ id: z.uuid() });
/** The name of a library. */
export const libraryNameSchema = keySchema(64, 'This account does not exist.').min(1, 'Choose a library.');
export const shareVideo = call({
  method: 'POST',
  path: '/api/library/videos/:id/libraries',
  summary:
    'Put an upload into more libraries: “me”, “studio”, or the id of a member who has joined. It is stored once, and removed from each by itself',
  policy: 'personalUploads',
  params: jobParams,
  body: z.object({
    libraries: z
      .array(libraryNameSchema)
      .min(1, 'Choose a library.')
      .max(LIMITS.teamSeats + 2),
  }),
  output: ingestJobSchema,
  rate: UPLOADS,
});
export const getIngestJob = call({
  method: 'GET',
  path: '/api/library/jobs/:id',
  summary: 'The current state of an upload',
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

export const giveUpIngest = call({
  method: 'DELETE',
  path: '/api/library/jobs/:id',
  summary:
    'Give up an upload that has not arrived, or dismiss one that has failed. 409 for any other: nothing finished is removed',
  policy: 'signedIn',
  params: jobParams,
  output: messageSchema,
  rate: WRITES,
});

/** As `seenQuery`; `from`: which library, by its name, if it is in several that the person may delete from. */
const deletionQuery = seenQuery.extend({ from: libraryNameSchema.optional() });

export const deleteBackground = call({
  method: 'DELETE',
  path: '/api/delete-background/:id',
  summary:
    'Delete a clip, or an upload with all its clips, from one library; it stays in others. Videos made with it are kept',
  policy: 'signedIn',
  params: jobParams,
  query: deletionQuery,
  output: messageSchema,
});

/** A person's video as the admin console lists it. */
export const userVideoSchema = clipSchema.extend({ sourceId: z.string().nullable() });
export const listUserVideos = call({
  method: 'GET',
  path: '/api/admin/user-videos/:userId',
  summary: 'The clips in someone’s library. Studio owners: members who have joined',
  policy: 'studioOwner',
  params: z.object({ userId: keySchema(64, 'This account does not exist.') }),
  query: z.object({ /** Time of the request, to bypass caches. */ t: keySchema(30).optional() }),
  output: z.array(userVideoSchema),
  // A library of a thousand clips.
  cost: { answers: 1_000_000 },
});
export const deleteUserVideo = call({
  method: 'DELETE',
  path: '/api/admin/user-videos/:videoId',
  summary: 'Delete a clip, or an upload with all its clips, from someone’s library',
  policy: 'studioOwner',
  params: z.object({ videoId: z.uuid() }),
  query: deletionQuery,
  output: messageSchema,
});

/*
 * Resumable uploads (tus 1.0.0, https://tus.io/protocols/resumable-upload): creation with `Upload-Length` and
 * `Upload-Metadata` of title, filename, duration, libraryType and targetUserId, or `libraries`, their names separated by
 * commas, for one upload into several; then PATCH from the offset that HEAD returns. The id of an upload is the id of its job.
 */
export const createUpload = call({
  method: 'POST',
  path: '/api/uploads',
  summary: 'tus: start a resumable upload. The Location header is its address',
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
  // Called once per attempt: a client that waits a second between attempts stays far below.
  rate: { max: 240, seconds: 60 },
});
export const appendUpload = call({
  method: 'PATCH',
  path: '/api/uploads/:id',
  summary: 'tus: send bytes starting at Upload-Offset',
  policy: 'personalUploads',
  params: jobParams,
  answers: 'file',
  // One per attempt, or per chunk if a client splits its files: ten per second means a fast connection.
  rate: { max: 600, seconds: 60 },
});
export const cancelUpload = call({
  method: 'DELETE',
  path: '/api/uploads/:id',
  summary: 'tus: cancel an unfinished upload',
  policy: 'signedIn',
  params: jobParams,
  answers: 'file',
  rate: WRITES,
});
