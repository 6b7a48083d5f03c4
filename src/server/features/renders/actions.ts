import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { isPublicId, mediaAddress } from '../../../contract/media.ts';
import { entitlements } from '../../../contract/plans.ts';
import type { PromoContent } from '../../../contract/promos.ts';
import type * as calls from '../../../contract/renders.ts';
import { hasWords, type Promo } from '../../../scene/promo.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { deleteLogoOf } from '../brand/actions.ts';
import { deleteLibraries } from '../library/actions.ts';
import { deleteMusicOf } from '../music/actions.ts';
import { deleteOldFilms } from './account-queries.ts';
import { dropAhead } from './ahead.ts';
import { countDownload } from './count-download.ts';
import { codeIn, filmInput, logoFor, planned } from './film-input.ts';
import { followFilm, placed, waitForFilm } from './follow-film.ts';
import type { GenerateForm } from './form.ts';
import { takeOverlay } from './overlay.ts';
import { type FilmInput, filmKey } from './plan.ts';
import { assertWithin, type FilmAccess, filmAccess } from './policy.ts';
import { presentRender } from './progress.ts';
import * as queries from './queries.ts';
import { askFor, decide } from './start-film.ts';
import { findDownloaded } from './state-queries.ts';

export { countOldFilms } from './account-queries.ts';
export { countDownload } from './count-download.ts';
export { failedFilms } from './failed-queries.ts';
export { renderFilmKind } from './kinds.ts';
export { countDownloads, countFilms, type DownloadRow, findDownloads } from './queries.ts';
export { findStates, type RenderState, whenDownloaded } from './state-queries.ts';
export { failedFilmJobs, retryFilm, stopFilm, withdrawFilms } from './stop-film.ts';
export { countDownloadsSince, countFilmsSince, sumByPerson, sumByStudio, sumByTime } from './sum-queries.ts';

/**
 * Accepts the frame and settings of a film. With text, the frame is kept as an overlay and composing is the next call; without, the film of the
 * background alone is started. A film that exists already is in the answer.
 * @throws AppError `invalid_input` (picture), `not_found` (background), `download_limit`, `render_limit`
 */
export async function generate(
  services: Services,
  user: SessionUser,
  form: GenerateForm,
): Promise<CallOutput<typeof calls.generateVideo>> {
  const { overlay, film, renderId, isThere } = await submit(services, user, form, !hasWords(form.promo));
  return {
    ...(overlay
      ? { videoUrl: mediaAddress(overlay.publicId, 'webm'), textOverlayPublicId: overlay.publicId }
      : { skipTextOverlay: true as const }),
    renderId,
    ...(isThere && { filmUrl: mediaAddress(film.publicId, 'mp4') }),
  };
}

/**
 * Has the film of a promo made whose text the server draws, as its page would with generate and compose. Nobody waits for it.
 * @returns by what a promo finds it again
 * @throws AppError as generate
 */
export async function startFilm(
  services: Services,
  user: SessionUser,
  promo: Promo,
): Promise<NonNullable<PromoContent['ticket']>> {
  const { overlay, renderId } = await submit(
    services,
    user,
    { promo, backgroundPublicId: undefined, image: null },
    true,
  );
  return { renderId, overlayId: overlay?.publicId ?? null, watermark: entitlements(user).watermark };
}

/** @param start whether a film that is not there is begun now, or waits for the next call */
async function submit(
  services: Services,
  user: SessionUser,
  { promo, backgroundPublicId, image }: GenerateForm,
  start: boolean,
) {
  assertWithin(user, 'downloadLimit', user.downloadCount);
  const input = await filmInput(services, user, promo, backgroundPublicId);
  // Before anything is kept: a refused call leaves nothing behind.
  const before = (frameHash: string) => decide(services, user, filmKey({ ...input, frameHash }));
  const overlay = hasWords(promo) ? await takeOverlay(services, user, { ...input, promo, image }, before) : null;
  const { film, renderId } = await registerFilm(services, user, { ...input, frame: overlay });
  // A text of which nothing is visible is none.
  return { overlay, film, renderId, isThere: await askFor(services, user, film, start || overlay === null) };
}

/**
 * Makes the film of an overlay over a background, and returns when the file exists. For one made before it returns at once. If the caller goes
 * away, the work goes on.
 * @throws AppError `not_found`, `download_limit`, `render_limit`, `render_failed`
 */
export async function compose(
  services: Services,
  user: SessionUser,
  body: CallReceived<typeof calls.composeVideo>['body'],
  signal: AbortSignal,
): Promise<CallOutput<typeof calls.composeVideo>> {
  const overlay = await findOverlay(services, user, body.textOverlayPublicId);
  const input = await filmInput(services, user, overlay.promo, body.backgroundPublicId);
  const { film, renderId } = await registerFilm(services, user, {
    ...input,
    frame: overlay,
    duration: body.videoDuration,
  });
  await askFor(services, user, film);
  const done = await waitForFilm(services, user.id, film.key, signal);
  return { videoUrl: mediaAddress(done.publicId, 'mp4'), renderId };
}

/**
 * The transparent video of an overlay's text, made on first request. It has the watermark if the film would.
 * @throws AppError as compose
 */
export async function makeTextVideo(
  services: Services,
  user: SessionUser,
  overlayPublicId: string,
  signal: AbortSignal,
): Promise<queries.Film> {
  const overlay = await findOverlay(services, user, overlayPublicId);
  const { film } = await registerFilm(services, user, {
    kind: 'text',
    frame: overlay,
    animation: overlay.promo.animationType,
    coverFirst: overlay.promo.coverFirst,
    background: null,
    duration: overlay.promo.videoDuration,
    ...{ music: null, ownTrack: null },
    watermark: entitlements(user).watermark,
    logo: await logoFor(services, user, overlay.promo),
    code: codeIn(overlay.promo),
  });
  await askFor(services, user, film);
  return waitForFilm(services, user.id, film.key, signal);
}

/** The current state of a video that is being made for the person. @throws AppError `not_found` */
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
 * Counts a download, once per render, and returns where the file is.
 * @throws AppError `not_found`, `conflict` (not done yet), `download_limit`
 */
export async function downloadFilm(
  services: Services,
  user: SessionUser,
  body: CallReceived<typeof calls.countDownload>['body'],
): Promise<CallOutput<typeof calls.countDownload>> {
  const { film } = await ownRender(services, user, body.renderId);
  if (film.status !== 'done') throw new AppError('conflict', 'This video is not ready yet. Wait until it is finished.');
  const { count, limit } = await countDownload(services.db, user.id, body);
  return {
    downloadCount: count,
    remaining: limit === null ? null : Math.max(0, limit - count),
    url: `${mediaAddress(film.publicId, 'mp4')}?download=1`,
  };
}

export type SavedFile = { storageKey: string; bytes: number; at: Date };

/** The files of those of these renders that the person has downloaded, and whose file is there. */
export async function findSavedFiles(
  { db, storage }: Services,
  user: SessionUser,
  renderIds: string[],
): Promise<Map<string, SavedFile>> {
  const rows = await findDownloaded(db, user.id, renderIds);
  const files = await Promise.all(
    rows.map(async ({ id, storageKey, finishedAt }) => {
      const bytes = storageKey === null ? null : await storage.size(storageKey);
      return bytes === null ? [] : [[id, { storageKey: storageKey!, bytes, at: finishedAt ?? new Date() }] as const];
    }),
  );
  return new Map(files.flat());
}

/** A film whose file is there, and how it leaves. */
export type LoadableFilm = { film: queries.Film; access: FilmAccess };

/** The film with that public id if the person, or a visitor (null), may load it and its file exists; otherwise null. */
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
 * Removes a person's library with uploads in progress, logo, music, overlays, and the films that nobody else has requested. Call it
 * right before the person's row is deleted; it may be called again after a failure. Rows go before files, so that a crash in between leaves only
 * files, which the sweeps find.
 */
export async function deleteFilesOf(services: Services, userId: string): Promise<void> {
  await dropAhead(services, userId);
  await deleteLibraries(services, userId, { studio: userId });
  await deleteLogoOf(services, userId);
  await deleteMusicOf(services, userId);
  await removeFiles(services, await queries.deleteRendersOf(services.db, userId));
}

/** Removes a person's finished films that nobody has asked for in `days`; what others have as well stays. Rows go before files. */
export async function removeOldFilms(services: Services, userId: string, days: number): Promise<void> {
  await removeFiles(services, await deleteOldFilms(services.db, userId, days));
}

async function removeFiles({ storage, log }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.delete(key).catch((err) => log.warn({ err, key }, 'a file was not removed'));
}

async function ownRender(services: Services, user: SessionUser, id: string): Promise<queries.RenderRow> {
  const render = await queries.findRender(services.db, user.id, id);
  if (render?.film.plan.kind !== 'film') throw new AppError('not_found', 'This video does not exist.');
  return render;
}

async function findOverlay(services: Services, user: SessionUser, publicId: string): Promise<queries.Overlay> {
  const message = 'This text overlay no longer exists. Generate the video again.';
  const overlay = isPublicId(publicId) ? await queries.findOverlay(services.db, user.id, publicId) : null;
  if (!overlay) throw new AppError('not_found', message, { textOverlayPublicId: message });
  return overlay;
}

/** The film of an input and the person's render of it, both registered if they are new. */
async function registerFilm(services: Services, user: SessionUser, input: FilmInput) {
  const film = await planned(services, input);
  return { film, renderId: await queries.upsertRender(services.db, user.id, film.key) };
}
