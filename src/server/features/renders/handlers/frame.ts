import { createHash, randomBytes } from 'node:crypto';
import type { Animation, Promo } from '../../../../scene/promo.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.ts';
import { type CroppedFrame, drawFrame, FrameError, readFrame } from '../../../media/frame.ts';
import type { Services } from '../../../services.ts';
import { insertOverlay, type Overlay } from '../queries.ts';
import { ENGINE_VERSION } from './plan.ts';

type Frame = NonNullable<CroppedFrame>;

/** True if there is anything to draw. */
export function hasText({ text, header }: Promo): boolean {
  return text.trim() !== '' || header.trim() !== '';
}

/** Names what a frame is made of: the posted picture, or the settings that the server draws. */
export function hashSource(promo: Promo, image: Buffer | null, hasBackground: boolean): string {
  // What does not change the picture.
  const { videoDuration, backgroundVideoUrl, animationDuration, ...look } = promo;
  const source = image
    ? JSON.stringify([promo.animationType, createHash('sha256').update(image).digest('hex')])
    : JSON.stringify([ENGINE_VERSION, look, hasBackground]);
  return createHash('sha256').update(source).digest('hex');
}

/**
 * The frame of a promo, cut to its ink: the posted picture, or the server's own drawing where none was posted.
 * @returns null where nothing is to be seen of the text
 * @throws AppError `invalid_input` or `payload_too_large`, naming `image`
 */
export async function prepareFrame(promo: Promo, image: Buffer | null, hasBackground: boolean): Promise<CroppedFrame> {
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

/** Keeps a frame as the person's overlay, one for each content. */
export async function storeOverlay(
  { db, storage }: Services,
  user: SessionUser,
  { png, ...frame }: Frame & { contentHash: string; sourceHash: string },
  promo: Promo,
): Promise<Overlay> {
  const random = randomBytes(16).toString('hex');
  const storageKey = `overlays/${random}.png`;
  await storage.put(storageKey, png);
  try {
    const overlay = await insertOverlay(db, {
      ...frame,
      publicId: `overlays/${random}`,
      userId: user.id,
      promo,
      storageKey,
    });
    if (overlay.storageKey !== storageKey) await storage.delete(storageKey);
    return overlay;
  } catch (error) {
    await storage.delete(storageKey);
    throw error;
  }
}
