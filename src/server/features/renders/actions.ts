import { randomBytes } from 'node:crypto';
import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { isPublicId, mediaAddress, type Piece, parsePiece, SHORTEST_PIECE } from '../../../contract/media.ts';
import { entitlements } from '../../../contract/plans.ts';
import type * as calls from '../../../contract/renders.ts';
import type { Promo } from '../../../scene/promo.ts';
import { AppError } from '../../http/errors.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { deleteLibraryOf, findReadablePiece } from '../library/actions.ts';
import { followFilm, placed, startFilm, waitForFilm } from './handlers/film.ts';
import type { GenerateForm } from './handlers/form.ts';
import { hashFrame, hashSource, hasText, prepareFrame, storeOverlay } from './handlers/frame.ts';
import { type Background, type FilmInput, filmKey, planFilm } from './handlers/plan.ts';
import { presentRender } from './handlers/progress.ts';
import { assertDownloadLeft, assertStartLeft, type FilmAccess, filmAccess } from './policy.ts';
import * as queries from './queries.ts';

/**
 * Takes in the frame and settings of a film. With text, the frame is kept as an overlay and composing is the next call; without, the film of the
 * background alone is started.
 * @throws AppError `invalid_input` (picture), `not_found` (background), `download_limit`, `render_limit`
 */
export async function generate(
  services: Services,
  user: SessionUser,
  { promo, backgroundPublicId, image }: GenerateForm,
): Promise<CallOutput<typeof calls.generateVideo>> {
  assertDownloadLeft(user);
  const background = await resolveBackground(services, user, backgroundPublicId, promo);
  const input = {
    kind: 'film',
    animation: promo.animationType,
    background,
    duration: promo.videoDuration,
    watermark: entitlements(user).watermark,
  } as const;
  const overlay = hasText(promo) ? await takeOverlay(services, user, promo, image, input) : null;
  const { film, renderId } = await describeFilm(services, user, { ...input, frame: overlay });
  if (overlay) {
    const { publicId } = overlay;
    return { videoUrl: mediaAddress(publicId, 'webm'), textOverlayPublicId: publicId, renderId };
  }
  if (film.status !== 'done') await startFilm(services, user, film.key);
  return { skipTextOverlay: true, renderId };
}

/** The overlay of a frame, found by what was handed in, else read or drawn and kept; null if nothing is to be seen. */
async function takeOverlay(
  services: Services,
  user: SessionUser,
  promo: Promo,
  image: Buffer | null,
  input: Omit<FilmInput, 'frame'>,
): Promise<queries.Overlay | null> {
  const hasBackground = input.background !== null;
  const sourceHash = hashSource(promo, image, hasBackground);
  const known = await queries.touchOverlay(services.db, user.id, sourceHash, promo);
  const drawn = known ? null : await prepareFrame(promo, image, hasBackground);
  if (!known && !drawn) return null;
  const contentHash = known?.contentHash ?? hashFrame(drawn!, promo.animationType);
  // Before anything is kept: a refused call leaves nothing behind.
  await assertStartLeft(services, user, filmKey({ ...input, frameHash: contentHash }));
  return known ?? storeOverlay(services, user, { ...drawn!, contentHash, sourceHash }, promo);
}

/**
 * Makes the film of an overlay over a background, and answers when the file is there. One that was made before is answered at once. When the
 * caller goes away, the work goes on.
 * @throws AppError `not_found`, `download_limit`, `render_limit`, `render_failed`
 */
export async function compose(
  services: Services,
  user: SessionUser,
  body: CallReceived<typeof calls.composeVideo>['body'],
  signal: AbortSignal,
): Promise<CallOutput<typeof calls.composeVideo>> {
  const overlay = await findOverlay(services, user, body.textOverlayPublicId);
  const background = await resolveBackground(services, user, body.backgroundPublicId, overlay.promo);
  const { film, renderId } = await describeFilm(services, user, {
    kind: 'film',
    frame: overlay,
    animation: overlay.promo.animationType,
    background,
    duration: body.videoDuration,
    watermark: entitlements(user).watermark,
  });
  const done = await makeFilm(services, user, film, signal);
  return { videoUrl: mediaAddress(done.publicId, 'mp4'), renderId };
}

/**
 * The transparent video of an overlay's text, made when it is first asked for. It bears the watermark where the film would.
 * @throws AppError as compose
 */
export async function makeTextVideo(
  services: Services,
  user: SessionUser,
  overlayPublicId: string,
  signal: AbortSignal,
): Promise<queries.Film> {
  const overlay = await findOverlay(services, user, overlayPublicId);
  const { film } = await describeFilm(services, user, {
    kind: 'text',
    frame: overlay,
    animation: overlay.promo.animationType,
    background: null,
    duration: overlay.promo.videoDuration,
    watermark: entitlements(user).watermark,
  });
  return makeFilm(services, user, film, signal);
}

/** One look at a render of one's own. @throws AppError `not_found` */
export async function readRender(
  services: Services,
  user: SessionUser,
  id: string,
): Promise<CallOutput<typeof calls.getRender>> {
  return presentRender(id, await placed(services, (await ownRender(services, user, id)).film));
}

/** The state of a render now and after each change, until it is done or failed or `signal` fires. @throws AppError `not_found` */
export async function* followRender(
  services: Services,
  user: SessionUser,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<CallOutput<typeof calls.getRender>> {
  const { film } = await ownRender(services, user, id);
  for await (const state of followFilm(services, user.id, film.key, signal)) yield presentRender(id, state);
}

/**
 * Counts a download, once for each render, and answers where the file is.
 * @throws AppError `not_found`, `conflict` (not done yet), `download_limit`
 */
export async function countDownload(
  services: Services,
  user: SessionUser,
  body: CallReceived<typeof calls.countDownload>['body'],
): Promise<CallOutput<typeof calls.countDownload>> {
  const { film } = await ownRender(services, user, body.renderId);
  if (film.status !== 'done') throw new AppError('conflict', 'This video is not ready yet. Wait until it is finished.');
  const { count, limit } = await queries.recordDownload(services.db, user.id, body);
  return {
    downloadCount: count,
    remaining: limit === null ? null : Math.max(0, limit - count),
    url: `${mediaAddress(film.publicId, 'mp4')}?download=1`,
  };
}

/** A film whose file is there, and how it leaves. */
export type LoadableFilm = { film: queries.Film; access: FilmAccess };

/** The film of that public id if the person, or a visitor (null), may load it and its file is there; else null. */
export async function findLoadableFilm(
  services: Services,
  user: SessionUser | null,
  publicId: string,
): Promise<LoadableFilm | null> {
  const found = await queries.findAddressed(services.db, publicId, user?.id ?? null);
  if (found?.film.status !== 'done' || found.film.plan.kind !== 'film') return null;
  const access = await filmAccess(services, found);
  return access && { film: found.film, access };
}

/**
 * Removes all that a person has stored: the library with uploads on their way, overlays, and the films that nobody else has asked for. To be called
 * right before the person's row is deleted; may be called again after a failure. Rows go before files, so that a crash in between leaves only files,
 * which the sweeps find.
 */
export async function deleteFilesOf(services: Services, userId: string): Promise<void> {
  await deleteLibraryOf(services, userId);
  for (const key of await queries.deleteRendersOf(services.db, userId)) {
    await services.storage.delete(key).catch((err) => services.log.warn({ err, key }, 'a file was not removed'));
  }
}

async function ownRender(services: Services, user: SessionUser, id: string): Promise<queries.RenderRow> {
  const render = await queries.findRender(services.db, user.id, id);
  if (render?.film.plan.kind !== 'film') throw new AppError('not_found', 'There is no such video of yours.');
  return render;
}

async function findOverlay(services: Services, user: SessionUser, publicId: string): Promise<queries.Overlay> {
  const message = 'This text overlay does not exist (any more). Generate the video again.';
  const overlay = isPublicId(publicId) ? await queries.findOverlay(services.db, user.id, publicId) : null;
  if (!overlay) throw new AppError('not_found', message, { textOverlayPublicId: message });
  return overlay;
}

async function describeFilm(services: Services, user: SessionUser, input: FilmInput) {
  const { key, plan } = planFilm(input);
  const film = await queries.upsertFilm(services.db, key, `renders/${randomBytes(16).toString('hex')}`, plan);
  return { film, renderId: await queries.upsertRender(services.db, user.id, key) };
}

async function makeFilm(services: Services, user: SessionUser, film: queries.Film, signal: AbortSignal) {
  if (film.status === 'done') {
    if (film.storageKey && (await services.storage.size(film.storageKey)) !== null) return film;
    // The store has lost the file: it is made again.
    await queries.markLost(services.db, film.key);
  }
  assertDownloadLeft(user);
  await startFilm(services, user, film.key);
  return waitForFilm(services, user.id, film.key, signal);
}

/**
 * The background piece that a call means. Not named at all: the one of the promo; empty: black. Where the call names the promo's clip without a
 * part, the promo's part is used.
 */
async function resolveBackground(
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
    const message = 'This background is not in your library (any more). Choose another one.';
    throw new AppError('not_found', message, { backgroundPublicId: message });
  }
  const { clip, start, duration } = piece;
  const rest = clip.duration - start;
  if (rest < SHORTEST_PIECE) {
    const message = `The background lasts ${clip.duration} seconds; start before its end.`;
    throw new AppError('invalid_input', message, { backgroundPublicId: message });
  }
  const { publicId, storageKey, hasAudio } = clip;
  return { publicId, storageKey, start, duration: Math.min(duration ?? rest, rest), hasAudio };
}

function withPartOf(piece: Piece, reference: string | null): Piece {
  if (piece.start > 0 || piece.duration !== null || !reference) return piece;
  const part = parsePiece(reference);
  return part?.publicId === piece.publicId ? part : piece;
}
