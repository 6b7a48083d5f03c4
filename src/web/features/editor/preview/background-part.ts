import type { Clip } from '../../../../contract/library.ts';
import { isWhole, mediaAddress, parsePiece, previewAddress } from '../../../../contract/media.ts';

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
