import { z } from 'zod';
import type { Band } from '../scene/bands.ts';
import { bandsOf, type Survey } from '../scene/survey.ts';
import { call } from './call.ts';
import { keySchema } from './strings.ts';

/** The path that the media host serves. URLs are root-relative, so that they work under every host name. */
export const DELIVERY_PREFIX = '/media/video/upload/';

const RANDOM = '[0-9a-f]{32}';
const PUBLIC_ID = new RegExp(`^(?:renders|overlays|universal|user-videos/[A-Za-z0-9_-]{1,64})/${RANDOM}$`);
/** A number of seconds in a URL: at most six digits and milliseconds. */
const SECONDS = /^\d{1,6}(?:\.\d{1,3})?$/;

/** Seconds of a clip that can be repeated sensibly. */
export const SHORTEST_PIECE = 0.1;

export type MediaFormat = 'mp4' | 'jpg' | 'webm';

/** A part of a clip. `duration` null: to its end. Both in seconds. */
export type Piece = { readonly publicId: string; readonly start: number; readonly duration: number | null };
type Part = Pick<Piece, 'start' | 'duration'>;

/** What a media host URL asks for. `small`: the small muted loop. `strip`: the filmstrip of a whole clip. */
export type Wanted = Piece & { readonly format: MediaFormat; readonly small: boolean; readonly strip: boolean };

/**
 * True for `renders/{random}`, `overlays/{random}`, `universal/{random}` and `user-videos/{userId}/{random}`; random is
 * 128 bits in hex.
 */
export function isPublicId(text: string): boolean {
  return PUBLIC_ID.test(text);
}

/** Means the whole clip, not a part of it. */
export function isWhole({ start, duration }: Part): boolean {
  return start === 0 && duration === null;
}

/** `so_2,du_3/`, the form in which a part is requested from the media host. */
function partFolder({ start, duration }: Part): string {
  const values = [start > 0 && `so_${start}`, duration !== null && `du_${duration}`].filter(Boolean);
  return values.length > 0 ? `${values.join(',')}/` : '';
}

const WHOLE: Part = { start: 0, duration: null };

/** The URL of a stored video (mp4), its still image (jpg), or a text overlay's transparent video (webm), or of a part of it if given. */
export function mediaAddress(publicId: string, format: MediaFormat, part: Part = WHOLE): string {
  return `${DELIVERY_PREFIX}${partFolder(part)}${publicId}.${format}`;
}

/** The URL of a film's cover. @param film its own URL */
export function coverAddress(film: string): string {
  return film.replace(/\.mp4$/, '.jpg');
}

/** The URL of a clip's small muted loop, or of a part of it. */
export function previewAddress(publicId: string, part: Part = WHOLE): string {
  return `${DELIVERY_PREFIX}w_270/${partFolder(part)}${publicId}.mp4`;
}

/** So many pictures of a clip stand side by side in its filmstrip, at equal distances. */
export const STRIP_FRAMES = 10;

/** The URL of a clip's filmstrip (jpg). */
export function stripAddress(publicId: string): string {
  return `${DELIVERY_PREFIX}fl_strip/${publicId}.jpg`;
}

/**
 * Reads a background as people and programs name it: a public id, or its URL with or without the host. The part to use comes before the
 * id, as `so_15,du_15/`, or after the URL, as `?so=15&du=15` or `?start=15&duration=15`.
 * @returns null for anything else
 */
export function parsePiece(reference: string): Piece | null {
  const [address = '', query = ''] = reference.trim().split('#')[0]!.split('?', 2) as [string, string?];
  const path = address.includes(DELIVERY_PREFIX) ? address.split(DELIVERY_PREFIX)[1]! : address;
  const read = readPath(path, Object.fromEntries(new URLSearchParams(query)));
  if (!read || read.small || read.strip) return null;
  const { publicId, start, duration } = read;
  return { publicId, start, duration };
}

/** The bands of what a film of `seconds` shows of its background; null over black, and for a clip that was never surveyed. */
export function bandsBehind(
  survey: Survey | null | undefined,
  { backgroundVideoUrl, videoDuration }: { backgroundVideoUrl: string | null; videoDuration: number },
): Band[] | null {
  const piece = backgroundVideoUrl === null ? null : parsePiece(backgroundVideoUrl);
  return piece && bandsOf(survey, piece.start, Math.min(videoDuration, piece.duration ?? videoDuration));
}

/**
 * Reads what follows DELIVERY_PREFIX, and the query: the same notations for a part as parsePiece.
 * @returns null if it is not a URL of the media host
 */
export function parseDelivery(path: string, query: PartQuery): Wanted | null {
  const read = readPath(path, query);
  if (!read?.format) return null;
  // A strip shows the whole of a clip.
  const exists = !read.strip || (read.format === 'jpg' && !read.small && isWhole(read));
  return exists ? { ...read, format: read.format } : null;
}

/** A part in a URL's query. */
export type PartQuery = {
  readonly so?: string | undefined;
  readonly du?: string | undefined;
  readonly start?: string | undefined;
  readonly duration?: string | undefined;
};

function readPath(path: string, query: PartQuery): (Omit<Wanted, 'format'> & { format: MediaFormat | null }) | null {
  const match = /^((?:(?:so|du|w|fl)_[^/]*\/)*)(.+?)(?:\.(mp4|jpg|webm))?$/.exec(path);
  if (!match || !isPublicId(match[2]!)) return null;
  const values = new Map<string, string>();
  for (const value of match[1]!.split(/[/,]/).slice(0, -1)) {
    const [, name, text] = /^(so|du|w|fl)_(.*)$/.exec(value) ?? [];
    if (!name || values.has(name)) return null;
    values.set(name, text!);
  }
  const width = values.get('w');
  if (width !== undefined && width !== '270') return null;
  const flag = values.get('fl');
  if (flag !== undefined && flag !== 'strip') return null;
  const start = values.get('so') ?? query.so ?? query.start ?? '0';
  const duration = values.get('du') ?? query.du ?? query.duration ?? null;
  if (!SECONDS.test(start) || (duration !== null && !SECONDS.test(duration))) return null;
  if (duration !== null && Number(duration) < SHORTEST_PIECE) return null;
  return {
    publicId: match[2]!,
    start: Number(start),
    duration: duration === null ? null : Number(duration),
    format: (match[3] as MediaFormat | undefined) ?? null,
    small: width !== undefined,
    strip: flag !== undefined,
  };
}

const seconds = keySchema(20).optional();

export const deliverMedia = call({
  method: 'GET',
  path: '/media/video/upload/*',
  summary:
    'A video or clip (mp4), its cover or poster (jpg), its small muted loop (w_270/…mp4), its filmstrip (fl_strip/…jpg) or a transparent text video (webm). For clips also a part: so_2,du_3/…, ?so=2&du=3 or ?start=2&duration=3. Supports HTTP range requests. Shared clips, and videos that were counted or made on an unlimited plan, are open to anyone with the link',
  policy: 'public',
  params: z.object({ '*': keySchema(2000) }),
  query: z.object({
    /** Any value: the browser saves the file under a name of ours. */
    download: keySchema(10).optional(),
    /** A part of a clip: its start and duration, in seconds. */
    so: seconds,
    du: seconds,
    /** The same in words. */
    start: seconds,
    duration: seconds,
  }),
  answers: 'file',
});

/** Names that Cloudinary's clients expect. */
export const CLOUD_NAME = 'spinreel';
export const API_KEY = 'spinreel';
/** The preset of unsigned uploads: into the library of the person who is signed in. */
export const UPLOAD_PRESET = 'personal';
/** Seconds for which a signature is valid. */
export const SIGNATURE_SECONDS = 3600;

/** The fields of Cloudinary's response that its clients read, or `done: false` for any chunk but the last. */
export const mediaUploadSchema = z.object({
  done: z.boolean(),
  public_id: z.string().optional(),
  secure_url: z.string().optional(),
  url: z.string().optional(),
  resource_type: z.literal('video'),
  type: z.literal('upload'),
  format: z.string().optional(),
  /** Of the whole file; for a chunk, the bytes that have arrived. */
  bytes: z.number(),
  duration: z.number().nullable().optional(),
  /** What the clips will lack of the video, worded for people; null: nothing. */
  note: z.string().nullable().optional(),
  /** As a viewer sees it, in pixels. */
  width: z.number().optional(),
  height: z.number().optional(),
  created_at: z.string().optional(),
  original_filename: z.string().optional(),
  /** Follow it at /api/library/jobs. */
  job_id: z.string().optional(),
});

/** Code points in hex, as `1f483-1f3fd`. */
const POINTS = /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,15}$/;

/** An emoji's name in the URL of its image. */
export function emojiPoints(text: string): string {
  return Array.from(text, (character) => character.codePointAt(0)!.toString(16)).join('-');
}

/** The emoji with that name; null if there is none. */
export function readEmojiPoints(name: string): string | null {
  const points = POINTS.test(name) ? name.split('-').map((point) => Number.parseInt(point, 16)) : [];
  return points.length > 0 && points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : null;
}

export const getEmoji = call({
  method: 'GET',
  path: '/media/emoji/:points',
  summary:
    "One emoji as it appears in the video, as a PNG for the preview. Named by its code points in hex, joined by '-'",
  policy: 'public',
  params: z.object({ points: keySchema(111) }),
  answers: 'file',
  rate: { max: 600, seconds: 60, by: 'address' },
});

export const uploadMedia = call({
  method: 'POST',
  path: '/media/v1_1/:cloud_name/video/upload',
  summary:
    'Upload a video with Cloudinary’s protocol: signed, or with a preset when signed in; in one piece, or in chunks with X-Unique-Upload-Id and Content-Range',
  // The signature, or otherwise the session, says who uploads; both are checked where the form is read.
  policy: 'public',
  params: z.object({ cloud_name: keySchema(800) }),
  form: z.looseObject({
    api_key: keySchema(200).optional(),
    timestamp: keySchema(200).optional(),
    signature: keySchema(200).optional(),
    upload_preset: keySchema(200).optional(),
    folder: keySchema(500).optional(),
  }),
  files: ['file'],
  output: mediaUploadSchema,
  rate: { max: 600, seconds: 60, by: 'address' },
});
