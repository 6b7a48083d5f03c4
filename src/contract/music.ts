import { z } from 'zod';
import { call, WRITES } from './call.ts';
import { nameSchema } from './strings.ts';

/** A person's own tracks: the most bytes of a file, of all that is kept of them, how many there may be, and how long each may play. */
export const OWN_MUSIC = {
  fileBytes: 20_000_000,
  keptBytes: 150_000_000,
  tracks: 10,
  seconds: 600,
  title: 60,
} as const;
/** What a file chooser offers. */
export const MUSIC_TYPES = ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', '.mp3', '.m4a', '.wav'] as const;

export const ownTrackSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Seconds. */
  duration: z.number(),
  bytes: z.number(),
  /** How loud it is over its length, from 0 to 1, in even steps. */
  waveform: z.array(z.number()),
  /** Where it is played from. */
  url: z.string(),
  /** ISO 8601: when the person confirmed that they may use it. */
  confirmedAt: z.string(),
});
export type OwnTrack = z.infer<typeof ownTrackSchema>;

const shelfSchema = z.object({ tracks: z.array(ownTrackSchema), limit: z.number() });
const params = z.object({ id: z.uuid() });
const titleSchema = nameSchema(OWN_MUSIC.title, 'Give the track a name.');
const CONFIRM = 'Confirm that you may use this music.';

export const listMusic = call({
  method: 'GET',
  path: '/api/music',
  summary: 'The person’s own tracks, the newest first, and how many there may be',
  policy: 'signedIn',
  output: shelfSchema,
});
export const addTrack = call({
  method: 'POST',
  path: '/api/music',
  summary: `Add a track: MP3, M4A or WAV, at most ${OWN_MUSIC.fileBytes / 1_000_000} MB and ${OWN_MUSIC.seconds / 60} minutes. Whoever sends it confirms with rights=true that they may use it`,
  policy: 'personalUploads',
  form: z.object({ rights: z.literal('true', CONFIRM) }),
  files: ['track'],
  output: ownTrackSchema,
  rate: { max: 20, seconds: 3600 },
});
export const renameTrack = call({
  method: 'PATCH',
  path: '/api/music/:id',
  summary: 'Give one of the person’s tracks another name',
  policy: 'signedIn',
  params,
  body: z.object({ title: titleSchema }),
  output: ownTrackSchema,
  rate: WRITES,
});
export const removeTrack = call({
  method: 'DELETE',
  path: '/api/music/:id',
  summary: 'Delete one of the person’s tracks. Videos that were made with it stay',
  policy: 'signedIn',
  params,
  output: shelfSchema,
  rate: WRITES,
});
export const getTrackFile = call({
  method: 'GET',
  path: '/api/music/:id/file',
  summary: 'One of the person’s tracks, to be heard',
  policy: 'signedIn',
  params,
  answers: 'file',
});
