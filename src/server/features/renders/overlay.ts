import { createHash } from 'node:crypto';
import type { Logo } from '../../../scene/logo.ts';
import type { Surroundings } from '../../../scene/paint.ts';
import type { Promo } from '../../../scene/promo.ts';
import { bandsOf } from '../../../scene/survey.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { CroppedFrame } from '../../media/film/ink.ts';
import { paintFrame, readPosted } from '../../media/film/painter.ts';
import { FrameError } from '../../media/film/read-frame.ts';
import { isOutage } from '../../outage.ts';
import { randomName } from '../../random-name.ts';
import type { Services } from '../../services.ts';
import { assertDrawable } from './drawable.ts';
import { type Background, ENGINE_VERSION } from './plan.ts';
import { insertOverlay, type Overlay, touchOverlay } from './queries.ts';
import { deleteUnusedOverlays } from './sweep-queries.ts';

type Frame = NonNullable<CroppedFrame>;

/** A frame as it was sent: its settings, and the picture if one was posted. `ahead`: for a film that is made ahead. */
type Sent = {
  promo: Promo;
  image: Buffer | null;
  background: Background | null;
  logo: Logo | null;
  ahead?: boolean;
};

/**
 * The overlay of a frame, found by its source, otherwise read or drawn and stored; null if nothing is visible.
 * @param beforeStoring called with the frame's content hash; throws if nothing should be kept
 * @throws AppError as prepareFrame
 */
export async function takeOverlay(
  services: Services,
  user: SessionUser,
  { promo, image, background, logo, ahead = false }: Sent,
  beforeStoring: (contentHash: string) => Promise<unknown>,
): Promise<Overlay | null> {
  const ground = groundOf(promo, background, logo);
  const sourceHash = hashSource(promo, image, ground);
  // What a call that submits the film finds later must be what was submitted.
  const known = await touchOverlay(services.db, user.id, sourceHash, ahead ? {} : { promo, ahead });
  if (known) {
    await beforeStoring(known.contentHash);
    return { ...known, promo };
  }
  const frame = await prepareFrame(promo, image, ground);
  if (!frame) return null;
  const drawnFor = image ? null : ground;
  const contentHash = hashFrame(frame, promo, drawnFor && sourceHash);
  await beforeStoring(contentHash);
  const drawn = { promo, ground: drawnFor };
  const stored = await storeOverlay(services, user, { ...frame, ...drawn, contentHash, sourceHash, ahead });
  return { ...stored, ...drawn };
}

/** What is behind the text of a film, and beside it. */
function groundOf({ videoDuration }: Promo, background: Background | null, logo: Logo | null): Surroundings {
  const seconds = background && Math.min(videoDuration, background.duration);
  return {
    hasBackground: background !== null,
    bands: background && bandsOf(background.survey, background.start, seconds!),
    logo: logo && { width: logo.width, height: logo.height, size: logo.size, place: logo.place },
  };
}

/** Identifies what a frame is made from: the posted picture, or the settings that the server draws. */
function hashSource(promo: Promo, image: Buffer | null, ground: Surroundings): string {
  // What does not change the picture.
  const { videoDuration, backgroundVideoUrl, animationDuration, coverFirst, sound, music, ownTrack, ...look } = promo;
  // A list has as many pages as its film has time for.
  const seconds = promo.list ? [videoDuration] : [];
  const source = image
    ? JSON.stringify([promo.animationType, createHash('sha256').update(image).digest('hex')])
    : JSON.stringify([ENGINE_VERSION, look, ground, ...seconds]);
  return createHash('sha256').update(source).digest('hex');
}

/**
 * The frame of a promo, cropped to its ink: the posted picture, or the server's own drawing if none was posted.
 * @returns null if nothing of the text is visible
 * @throws AppError `invalid_input` or `payload_too_large`, naming `image`; `unprocessable` without one for letters that no bundled font has
 */
async function prepareFrame(promo: Promo, image: Buffer | null, ground: Surroundings): Promise<CroppedFrame> {
  if (!image) {
    assertDrawable(promo);
    return paintFrame(promo, ground);
  }
  try {
    const frame = await readPosted(image);
    if (!frame) throw invalidField('image', 'The picture is empty, but the video has a text.');
    return frame;
  } catch (error) {
    if (!(error instanceof FrameError)) throw error;
    if (error.reason !== 'too_large') throw invalidField('image', error.message);
    throw new AppError('payload_too_large', error.message, { image: error.message });
  }
}

/** What makes two overlays the same: picture, place, and how it moves; of a list, whose first page the picture is, what all were drawn from. */
function hashFrame(
  { png, x, y, width, height }: Frame,
  { animationType, list }: Promo,
  drawnFrom: string | null,
): string {
  const pages = list && drawnFrom ? [drawnFrom] : [];
  return createHash('sha256')
    .update(JSON.stringify([x, y, width, height, animationType, drawnFrom !== null, ...pages]))
    .update(png)
    .digest('hex');
}

/** Stores a frame as the person's overlay, one per content. */
async function storeOverlay(
  { db, storage }: Services,
  user: SessionUser,
  { png, ...frame }: Frame & Pick<Overlay, 'contentHash' | 'sourceHash' | 'promo' | 'ground' | 'ahead'>,
): Promise<Overlay> {
  const random = randomName();
  const storageKey = `overlays/${random}.png`;
  const entry = { account: { person: user.id }, kind: 'frame' } as const;
  await storage.put(storageKey, png, entry).catch(async (error) => {
    if (!(error instanceof AppError)) throw error;
    // Frames of finished films make room for one that is still to be composed.
    const unused = await deleteUnusedOverlays(db, user.id);
    for (const each of unused) await storage.delete(each.storageKey);
    if (unused.length === 0) throw error;
    await storage.put(storageKey, png, entry);
  });
  try {
    const overlay = await insertOverlay(db, {
      ...frame,
      publicId: `overlays/${random}`,
      userId: user.id,
      storageKey,
    });
    if (overlay.storageKey !== storageKey) await storage.delete(storageKey);
    return overlay;
  } catch (error) {
    // After an outage the row may be there all the same; if it is not, the sweep removes the file.
    if (!isOutage(error)) await storage.delete(storageKey);
    throw error;
  }
}
