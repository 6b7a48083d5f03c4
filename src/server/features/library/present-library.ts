import type { Clip, IngestJob } from '../../../contract/library.ts';
import { mediaAddress, previewAddress } from '../../../contract/media.ts';
import { waitingMessage } from '../../../contract/waiting.ts';
import { SOUND_LOST } from '../../media/tool/refusal.ts';
import type { ListedClip, ListedUpload, Upload } from './queries.ts';
import { slugOf } from './starters.ts';

/** Progress shown in the panel at the phases of an upload, 0 to 100. */
const MILESTONES = { processing: 75, segmenting: 85, complete: 100 } as const;

/** What is sent arrives in parts of 16 MB, which a slow connection takes minutes for. */
const LATELY_MS = 3 * 60_000;

const MESSAGES: Record<IngestJob['status'], string> = {
  uploading: 'Uploading...',
  checking: 'Checking the video...',
  processing: 'Processing video...',
  segmenting: 'Creating 15-second clips...',
  ready: 'Upload complete!',
  failed: 'Upload failed',
};

/** A clip as the library lists it. */
export function presentClip(row: ListedClip): Clip {
  const { id, title, duration, uploadId, hasAudio, survey, tags } = row;
  return {
    ...addresses(row.publicId),
    id,
    title,
    duration,
    libraryType: typeOf(row),
    sourceId: uploadId,
    hasAudio,
    // Only everybody's have these.
    ...(row.userId === null && { survey, slug: slugOf(row.publicId), tags }),
  };
}

/** A whole upload as the library lists it; its URLs stand for its pieces. */
export function presentUpload(upload: ListedUpload, seconds: number): Clip {
  const { id, title, publicId } = upload;
  return { ...addresses(publicId), id, title, duration: upload.duration ?? seconds, libraryType: typeOf(upload) };
}

/**
 * An upload being added to libraries.
 * @param ahead how many are made before it; null if it does not wait
 * @param libraries the names of those that the person may follow it in, as the contract gives them
 */
export function presentJob(
  upload: Upload,
  pieces: number,
  ahead: number | null,
  libraries: readonly string[],
): IngestJob {
  const { id, publicId, title, status, reason, bytes, duration } = upload;
  return {
    jobId: id,
    publicId,
    title,
    libraryType: typeOf(upload),
    libraries: [...libraries],
    status,
    progress: progressOf(upload),
    message:
      status === 'failed' ? (reason ?? MESSAGES.failed) : ahead === null ? MESSAGES[status] : waitingMessage(ahead),
    reason: status === 'failed' ? reason : null,
    note: noteOf(upload),
    secondsLeft: secondsLeft(upload),
    sentLately: status === 'uploading' && Date.now() - upload.touchedAt.getTime() < LATELY_MS,
    pieces,
    bytes,
    duration,
  };
}

/** What is left out of an upload, in words for people; null: nothing. */
export const noteOf = ({ lookedAt }: Upload): string | null => (lookedAt?.facts?.isSoundLost ? SOUND_LOST : null);

function addresses(publicId: string) {
  return {
    publicId,
    url: mediaAddress(publicId, 'mp4'),
    posterUrl: mediaAddress(publicId, 'jpg'),
    previewUrl: previewAddress(publicId),
  };
}

const typeOf = ({ userId }: { userId: string | null }) => (userId === null ? 'universal' : 'personal');

/** Each phase has its share of the progress bar, so that it never stands still. */
function progressOf({ status, received, bytes, progress }: Upload): number {
  const { processing, segmenting, complete } = MILESTONES;
  if (status === 'ready') return complete;
  if (status === 'failed') return 0;
  if (status === 'uploading' || status === 'checking') return Math.floor((processing * received) / Math.max(1, bytes));
  const [from, to] = status === 'processing' ? [processing, segmenting] : [segmenting, complete - 1];
  return Math.floor(from + (to - from) * Math.min(1, progress));
}

/** The remaining time at the speed so far; the first seconds say too little. */
function secondsLeft({ status, progress, startedAt }: Upload): number | null {
  if ((status !== 'processing' && status !== 'segmenting') || !startedAt || progress < 0.02) return null;
  const seconds = (Date.now() - startedAt.getTime()) / 1000;
  return Math.max(1, Math.round((seconds * (1 - progress)) / progress));
}
