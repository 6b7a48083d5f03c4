import { z } from 'zod';
import { LIMITS as UPLOAD } from '../../../contract/limits.ts';
import { MediaError } from './run.ts';

/** A header that claims more is damaged or a trap. */
const IMPOSSIBLE_SECONDS = 48 * 3600;

export const TOO_LARGE =
  'The picture is damaged or far larger than a camera makes. Export it as MP4 (H.264) and upload that.';
export const UNREAD = 'The video is stored in a way that we cannot read yet. Export it as MP4 (H.264) and upload that.';
export const IMPOSSIBLE = 'The file says that it plays for an impossible time; it is damaged. Export the video again.';

/** What is said of a video of which only the picture can be used. */
export const SOUND_LOST = 'The sound is stored in a way that we cannot read, so it was left out. The picture is fine.';

/** Why a file is not accepted, in words for a studio owner; `detail` is for the log. */
export function refusal(message: string, detail = ''): MediaError {
  return new MediaError('refused', message, detail);
}

/** A program that ended because of the file's content refuses the file; one that is missing or was stopped does not. */
export function asRefusal(error: unknown, message: string): unknown {
  if (error instanceof MediaError) {
    const ofTheFile = error.reason === 'failed' || ['limit', 'budget', 'timeout'].includes(error.reason);
    return ofTheFile ? refusal(message, error.detail || error.message) : error;
  }
  // A report that is not JSON, or not of the shape that ffprobe promises.
  return error instanceof SyntaxError || error instanceof z.ZodError ? refusal(message, error.message) : error;
}

/** The message for a truncated file. @param duration seconds that it states; null: none */
export function cutOff(duration: number | null, detail = ''): MediaError {
  const length = duration !== null && duration >= 2 ? `${Math.round(duration)} seconds` : 'longer';
  return refusal(
    `The file is cut off: it says that it plays for ${length}, but its end is missing. Upload it again from where it was recorded.`,
    detail,
  );
}

/** @throws MediaError `refused` for files that play longer than an upload may */
export function assertPlayable(seconds: number | null): void {
  if (seconds === null || seconds <= UPLOAD.uploadSeconds) return;
  if (seconds > IMPOSSIBLE_SECONDS) throw refusal(IMPOSSIBLE);
  const most = UPLOAD.uploadSeconds / 60;
  throw refusal(
    `This video plays for ${inHours(seconds)}; a video can be up to ${most} minutes long. Cut out the part that you need and upload that.`,
  );
}

function inHours(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && `${hours} ${hours > 1 ? 'hours' : 'hour'}`,
    rest > 0 && `${rest} ${rest > 1 ? 'minutes' : 'minute'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}
