import type { Clip } from '../../../contract/library.ts';
import { isWhole, mediaAddress, parsePiece, previewAddress } from '../../../contract/media.ts';

/** Seconds between the places where a film's background may begin. */
export const START_STEP = 0.5;

/**
 * The background as the film uses it. If the promo's URL names a part of the clip, the clip's URLs are rewritten to the form in which the media host
 * is asked for that part, so the preview plays and repeats what the film will.
 */
export function usedPart(clip: Clip, backgroundVideoUrl: string | null): Clip {
  const piece = parsePiece(backgroundVideoUrl ?? '');
  if (piece?.publicId !== clip.publicId || isWhole(piece)) return clip;
  return {
    ...clip,
    url: mediaAddress(clip.publicId, 'mp4', piece),
    posterUrl: mediaAddress(clip.publicId, 'jpg', piece),
    previewUrl: previewAddress(clip.publicId, piece),
  };
}

/** Where in the clip the film begins, in seconds, as the promo's URL says. */
export function startOf(clip: Clip, backgroundVideoUrl: string | null): number {
  const piece = parsePiece(backgroundVideoUrl ?? '');
  return piece?.publicId === clip.publicId ? piece.start : 0;
}

/** The last place from which the clip lasts as long as a film of `seconds`; 0 where there is nothing to choose. */
export function lastStart({ duration }: Pick<Clip, 'duration'>, seconds: number): number {
  return Math.max(0, Math.floor((duration - seconds) / START_STEP) * START_STEP);
}

/** The URL of the part of a clip that a film of `seconds` shows if it begins at `start`, or earlier where the clip ends too soon. */
export function urlFrom(clip: Clip, start: number, seconds: number): string {
  const first = Math.min(start, lastStart(clip, seconds));
  return first > 0 ? mediaAddress(clip.publicId, 'mp4', { start: first, duration: seconds }) : clip.url;
}

/** The URL of the same background for a film of another length. A part whose length is not the film's was named on purpose, to be repeated: it stays. */
export function urlForLength(
  clip: Clip | null,
  backgroundVideoUrl: string | null,
  before: number,
  seconds: number,
): string | null {
  const piece = parsePiece(backgroundVideoUrl ?? '');
  if (!clip || piece?.publicId !== clip.publicId || piece.duration !== before) return backgroundVideoUrl;
  return urlFrom(clip, piece.start, seconds);
}
