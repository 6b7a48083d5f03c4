import { CUT_TYPE } from '../../../contract/cut.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { errorOf, type Refusal } from '../../api/client.ts';
import { failureOf, textOf } from '../../api/failure.ts';
import { mayBeVideo } from './video-files.ts';

/** Why a file is not sent at all, in the specification's words; null if it may be sent. */
export function fileFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (type !== CUT_TYPE && !mayBeVideo({ name, type }))
    return `Invalid file type: Please select a video file.${isPhoto(name, type) ? PHOTO : ''}`;
  if (size > LIMITS.uploadBytes) return 'Maximum size is 1GB.';
  return size === 0 ? 'This file is empty.' : null;
}

/** A Live Photo arrives only as its still picture. */
const PHOTO =
  ' This is a photo. For the video of a Live Photo, open it in Photos, tap ••• and choose Save as Video first. “Cut together” in My Videos makes a clip of photos.';
const isPhoto = (name: string, type: string) => type.startsWith('image/') || /\.(heic|heif|jpe?g|png)$/i.test(name);

/** The plan has ended in the middle of an upload. */
const PLAN_ENDED =
  'Your plan has ended, so this upload has stopped. What has arrived is kept for a day: once you have a plan again, it goes on from there.';

/** Shown if the page's upload code cannot be loaded. */
export const NOT_LOADED = 'The uploader could not be loaded, please try again.';

export type UploadFault = {
  /** In the specification's words, with the reason. */
  message: string;
  /** The reference by which support finds it. */
  reference: string | null;
  /** Retrying the same file may work. */
  again: boolean;
};

/**
 * The message for a failed upload.
 * @param begun whether the server already knew of it
 * @param answer null: there was none, because there is no connection or something blocks it
 */
export function uploadFault(begun: boolean, answer: Refusal | null): UploadFault {
  if (answer === null) return { message: 'Upload failed due to network error', reference: null, again: true };
  const { status } = answer;
  if (status < 300) return { message: 'Invalid response from the media provider', reference: null, again: true };
  const error = errorOf(answer);
  const again = status >= 500 || status === 401 || status === 409 || status === 429;
  const { reference } = error;
  if (begun && error.code === 'plan_required') return { message: PLAN_ENDED, reference, again: true };
  if (!begun && (error.code === null || error.code === 'internal')) {
    return { message: 'Failed to get upload signature', reference, again };
  }
  const kept = begun && again ? 'What has been uploaded so far is kept.' : '';
  return { message: `Upload failed: ${textOf(failureOf(error, { kept }))}`, reference, again };
}
