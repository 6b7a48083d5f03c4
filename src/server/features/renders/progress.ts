import { ERRORS } from '../../../contract/errors.ts';
import { mediaAddress } from '../../../contract/media.ts';
import type { Render } from '../../../contract/renders.ts';
import { waitingMessage } from '../../../contract/waiting.ts';
import type { Film } from './queries.ts';

/**
 * A film, and how many come before it; null if it does not wait behind others. `seconds`: until it is ready, if it
 * waits and that can be said.
 */
export type FilmState = Film & { readonly ahead: number | null; readonly seconds: number | null };

/** Where updates of a film are published. */
export function filmTopic(key: string): string {
  return `film:${key}`;
}

/** Where it is published that a film which is made ahead is wanted differently. */
export function aheadTopic(key: string): string {
  return `ahead:${key}`;
}

/** The milestones of a film on the progress bar, 0 to 100. */
export const MILESTONES = {
  /** The worker has its files together; ffmpeg begins. */
  encoding: 5,
  /** All frames are encoded; the file is checked and put where players find its index first. */
  composing: 95,
  /** The file is whole and moves to its place. */
  storing: 98,
  ready: 100,
} as const;

/** The text's animation takes the first fifth of the film; during it, frames are created one by one. */
const ANIMATED_SHARE = 0.2;
/** The last tenth of the frames reads as finalizing. */
const FINAL_SHARE = 0.9;

/** The progress for a share of encoded frames, 0 to 1. */
export function encodingProgress(share: number): number {
  const { encoding, composing } = MILESTONES;
  return encoding + Math.min(Math.max(share, 0), 1) * (composing - 1 - encoding);
}

/** The text at `progress` (0 to 100): the specification's wording, tied to the real state that each stands for. */
export function progressMessage(progress: number): string {
  if (progress >= MILESTONES.ready) return 'Video ready for download!';
  if (progress >= MILESTONES.composing) return 'Composing final video...';
  if (progress >= encodingProgress(FINAL_SHARE)) return 'Finalizing';
  if (progress >= encodingProgress(ANIMATED_SHARE)) return 'Generating video';
  return progress >= MILESTONES.encoding ? 'Creating frames' : 'Initializing';
}

/** A film as one person's render of it. */
export function presentRender(
  renderId: string,
  { status, progress, error, plan, publicId, ahead, seconds }: FilmState,
): Render {
  return {
    renderId,
    // For viewers, a film that nobody has composed yet has not begun.
    status: status === 'planned' ? 'queued' : status,
    progress,
    message:
      status === 'failed'
        ? (error ?? ERRORS.render_failed.message)
        : ahead === null
          ? progressMessage(progress)
          : waitingMessage(ahead, seconds),
    videoUrl: status === 'done' ? mediaAddress(publicId, 'mp4') : null,
    duration: plan.duration,
    watermark: plan.watermark,
  };
}
