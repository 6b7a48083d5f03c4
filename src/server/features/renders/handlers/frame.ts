import { createHash, randomBytes } from 'node:crypto';
import type { Animation, Promo } from '../../../../scene/promo.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.ts';
import { type CroppedFrame, drawFrame, FrameError, readFrame } from '../../../media/frame.ts';
import type { Services } from '../../../services.ts';
import { insertOverlay, type Overlay, touchOverlay } from '../queries.ts';

type Frame = NonNullable<CroppedFrame>;

/**
 * The frame of a promo, cut to its ink: the posted picture, or the server's own drawing where none was posted.
 * @returns null where there is no text to show
 * @throws AppError `invalid_input` or `payload_too_large`, naming `image`
 */
export async function prepareFrame(promo: Promo, image: Buffer | null, hasBackground: boolean): Promise<CroppedFrame> {
  if (!promo.text.trim() && !promo.header.trim()) return null;
  if (!image) return readFrame(await drawFrame(promo, { hasBackground }));
  try {
    const frame = await readFrame(image);
    if (!frame) throw invalidField('image', 'The picture is empty, but the video has a text.');
    return frame;
  } catch (error) {
    if (!(error instanceof FrameError)) throw error;
    if (error.reason !== 'too_large') throw invalidField('image', error.message);
    throw new AppError('payload_too_large', error.message, { image: error.message });
  }
}

/** What makes two overlays the same: picture, place and animation. */
export function hashFrame({ png, x, y, width, height }: Frame, animation: Animation): string {
  return createHash('sha256')
    .update(JSON.stringify([x, y, width, height, animation]))
    .update(png)
    .digest('hex');
}

/** Keeps a frame as the person's overlay, one for each content; the one that is there takes over the promo. */
export async function storeOverlay(
  { db, storage }: Services,
  user: SessionUser,
  { png, ...place }: Frame,
  contentHash: string,
  promo: Promo,
): Promise<Overlay> {
  const known = await touchOverlay(db, user.id, contentHash, promo);
  if (known) return known;
  const random = randomBytes(16).toString('hex');
  const storageKey = `overlays/${random}.png`;
  await storage.put(storageKey, png);
  try {
    const row = { ...place, publicId: `overlays/${random}`, userId: user.id, contentHash, promo, storageKey };
    const overlay = await insertOverlay(db, row);
    if (overlay.storageKey !== storageKey) await storage.delete(storageKey);
    return overlay;
  } catch (error) {
    await storage.delete(storageKey);
    throw error;
  }
}
