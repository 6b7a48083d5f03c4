import { type Piece, parsePiece, SHORTEST_PIECE } from '../../../contract/media.ts';
import type { Promo } from '../../../scene/promo.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { findReadablePiece } from '../library/actions.ts';
import type { Background } from './plan.ts';

/**
 * The background piece that a call means. If not named at all: the one of the promo; if empty: black. If the call names
 * the promo's clip without a part, the promo's part is used.
 * @throws AppError `not_found`, `invalid_input`, naming `backgroundPublicId`
 */
export async function resolveBackground(
  services: Services,
  user: SessionUser,
  reference: string | null | undefined,
  promo: Promo,
): Promise<Background | null> {
  const chosen = reference ?? promo.backgroundVideoUrl;
  if (!chosen) return null;
  const named = parsePiece(chosen);
  const piece = named && (await findReadablePiece(services, user, withPartOf(named, promo.backgroundVideoUrl)));
  if (!piece) {
    const message = 'This background is no longer in your library. Choose another one.';
    throw new AppError('not_found', message, { backgroundPublicId: message });
  }
  const { clip, start, duration } = piece;
  const rest = clip.duration - start;
  if (rest < SHORTEST_PIECE) {
    const message = `The background lasts ${clip.duration} seconds; start before its end.`;
    throw new AppError('invalid_input', message, { backgroundPublicId: message });
  }
  const { publicId, storageKey, hasAudio, loudness, survey } = clip;
  const sound = hasAudio ? promo.sound : 'off';
  return { publicId, storageKey, start, duration: Math.min(duration ?? rest, rest), sound, loudness, survey };
}

function withPartOf(piece: Piece, reference: string | null): Piece {
  if (piece.start > 0 || piece.duration !== null || !reference) return piece;
  const part = parsePiece(reference);
  return part?.publicId === piece.publicId ? part : piece;
}
