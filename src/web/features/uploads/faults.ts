import { errorBodySchema } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/plans.ts';

/** Why a file is not sent at all, in the specification's words; null for one that may be. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('video/')) return 'Invalid file type: Please select a video file.';
  if (size > LIMITS.uploadBytes) return 'Maximum size is 1GB.';
  return size === 0 ? 'This file is empty.' : null;
}

/** Said where the part of the page that uploads cannot be loaded. */
export const NOT_LOADED = 'The uploader could not be loaded, please try again.';

/** What the server answered when an upload failed. */
export type Answer = { status: number; statusText: string; body: string };
export type UploadFault = {
  /** In the specification's words, with the server's reason where it gives one. */
  message: string;
  /** The same file may do better at another try. */
  again: boolean;
};

/**
 * What is said of an upload that failed.
 * @param begun the server knew of it already
 * @param answer null: none came, because of the line or because something blocks it
 */
export function uploadFault(begun: boolean, answer: Answer | null): UploadFault {
  if (answer === null) return { message: 'Upload failed due to network error', again: true };
  const { status, statusText, body } = answer;
  if (status < 300) return { message: 'Invalid response from the media provider', again: true };
  const ours = errorBodySchema.safeParse(parseJson(body));
  const again = status >= 500 || status === 401 || status === 409 || status === 429;
  if (!begun && (!ours.success || ours.data.code === 'internal')) {
    return { message: 'Failed to get upload signature', again };
  }
  const reason = ours.success ? ours.data.message : statusText || `status ${status}`;
  return { message: `Upload failed: ${reason}`, again };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
