import type { User } from '../../../../contract/session.ts';
import { type Film, isBusy, isPreloading } from './film.ts';

export type ButtonState = { label: string; disabled: boolean; loading: boolean };
export type GenerateButton = ButtonState & { upgrade: boolean };

/** All downloads of the plan are used. */
function atDownloadLimit(user: User): boolean {
  return user.downloadsRemaining !== null && user.downloadsRemaining <= 0;
}

/** Generate Video: disabled while a film is being made and when there is one; at the download limit it leads to the plans. */
export function generateButton(film: Film, user: User): GenerateButton {
  if (isBusy(film)) return { label: 'Generate Video', disabled: true, loading: true, upgrade: false };
  if (atDownloadLimit(user)) return { label: 'Upgrade to Pro', disabled: false, loading: false, upgrade: true };
  if (film.url !== null) return { label: 'Video Ready', disabled: true, loading: false, upgrade: false };
  return { label: 'Generate Video', disabled: false, loading: false, upgrade: false };
}

/** Download Video: enabled only when a film is ready and in memory. */
export function downloadButton(film: Film, downloading: boolean): ButtonState {
  if (isPreloading(film)) return { label: 'Preparing...', disabled: true, loading: true };
  if (downloading) return { label: 'Downloading...', disabled: true, loading: true };
  return { label: 'Download Video', disabled: film.url === null, loading: false };
}
