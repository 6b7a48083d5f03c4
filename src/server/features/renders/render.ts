import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS } from '../../../contract/errors.ts';
import { beatOf } from '../../../scene/music.ts';
import type { FilmPlan } from '../../db/schema/renders.ts';
import { AppError } from '../../errors.ts';
import type { FilmParts } from '../../media/film/arguments.ts';
import type { Sheet } from '../../media/film/draw-sheet.ts';
import { encodeFilm, encodeTextVideo } from '../../media/film/encode.ts';
import type { CroppedFrame } from '../../media/film/ink.ts';
import type { FilmPage, Still } from '../../media/film/layers.ts';
import { paintCode, paintLogo, paintPages, paintSheet, paintWatermark } from '../../media/film/painter.ts';
import { toolsOf } from '../../media/tool/place.ts';
import { MediaError } from '../../media/tool/run.ts';
import { lend } from '../../media/tool/sandbox.ts';
import { throughOutage } from '../../outage.ts';
import { randomName } from '../../random-name.ts';
import type { Services } from '../../services.ts';
import { StorageError } from '../../storage/index.ts';
import type { Place, Work } from '../../work/work.ts';
import { findFilmAccount } from './account-queries.ts';
import { mixed } from './mix.ts';
import { encodingProgress, filmTopic, MILESTONES } from './progress.ts';
import * as queries from './queries.ts';

const BACKGROUND_GONE = 'The background was deleted before this video was made. Choose another one.';
const MUSIC_GONE = 'The music was deleted before this video was made. Choose another track.';
const FAILED = `${ERRORS.render_failed.message}. Please generate the video again.`;

/**
 * The film of a key. When two workers make the same film, the second file is dropped. ffmpeg's own failures are final:
 * another try would only meet them again, as it would a frame or background that is gone. Being killed is not, nor is a
 * full disk.
 */
export const filmWork: Work<queries.Film, queries.FilmFiles> = {
  name: 'film',
  topic: filmTopic,
  async find({ db }, key, signal) {
    const film = await throughOutage(() => queries.findFilm(db, key), signal);
    return film?.status === 'done' ? null : film;
  },
  async make(services, row, place) {
    const { plan } = row;
    place.report(0);
    const file = await encode(services, plan, place);
    place.report(MILESTONES.storing);
    const account = await throughOutage(() => findFilmAccount(services.db, row.key), place.signal);
    // What was made is kept through an outage rather than made again.
    const store = async (path: string, ending: string) => {
      const key = `films/${randomName()}.${ending}`;
      await throughOutage(() => services.storage.putFile(key, path, { account, kind: 'film' }), place.signal);
      return key;
    };
    const storageKey = await store(file.path, plan.kind === 'film' ? 'mp4' : 'webm');
    const coverKey = file.cover && (await store(file.cover, 'jpg'));
    return { storageKey, coverKey, bytes: file.bytes };
  },
  noteProgress: ({ db }, key, progress) => queries.markRunning(db, key, progress),
  async settle({ db, storage }, key, file, signal) {
    const done = await throughOutage(() => queries.markDone(db, key, file), signal);
    if (done) return;
    for (const each of [file.storageKey, file.coverKey]) if (each) await storage.delete(each);
  },
  finalReason: (error) => (error instanceof AppError ? error.message : isFinal(error) ? FAILED : null),
  noteFailure: ({ db }, key, reason) => queries.markFailed(db, key, reason),
  failed: FAILED,
  logFailure: (log, err, film) => log.error({ err, film }, 'film failed'),
};

function isFinal(error: unknown): boolean {
  if (error instanceof MediaError) return error.reason !== 'killed' && error.reason !== 'full';
  return error instanceof StorageError && error.code === 'missing';
}

async function encode(services: Services, plan: FilmPlan, { folder, signal, humble, report }: Place) {
  const tools = toolsOf(services);
  const fetched = await throughOutage(() => fetchParts(services, plan, folder), signal);
  const parts = { ...fetched, ...(await mixed(tools, fetched, plan, { folder, signal })) };
  report(MILESTONES.encoding);
  const follow = { signal, humble, onProgress: (share: number) => report(encodingProgress(share)) };
  const path = join(folder, 'film');
  const { bytes, cover } =
    plan.kind === 'film'
      ? await encodeFilm(tools, parts, path, follow)
      : { ...(await encodeTextVideo(tools, parts, path, follow)), cover: null };
  report(MILESTONES.composing);
  return { path, bytes, cover };
}

type Fetched = FilmParts & { ownMusic: string | null };

/** Fetches the film's inputs into `folder`. */
async function fetchParts({ storage }: Services, plan: FilmPlan, folder: string): Promise<Fetched> {
  const { frame, drawn, background } = plan;
  const bring = async (key: string) => lend(await storage.localFile(key, folder), folder);
  const text: Still | null = frame && { file: await bring(frame.storageKey), x: frame.x, y: frame.y };
  const still = async (name: string, { png, x, y }: NonNullable<CroppedFrame>): Promise<Still> => {
    const file = join(folder, name);
    await writeFile(file, png);
    return { file: await lend(file, folder), x, y };
  };
  const pages = drawn?.promo.list ? await lentPages(drawn, folder) : null;
  const { logo, code } = plan;
  const drawnCode = code && (await paintCode(code.settings, code.logo));
  const picture = logo && (await readFile(await storage.localFile(logo.storageKey, folder)));
  return {
    ownMusic: plan.ownTrack ? await bring(plan.ownTrack.storageKey).catch(gone(MUSIC_GONE)) : null,
    duration: plan.duration,
    background: background && { ...background, file: await bring(background.storageKey).catch(gone(BACKGROUND_GONE)) },
    text,
    pages,
    sheet: drawn && !pages && plan.animation !== 'none' ? await lentSheet(drawn, folder) : null,
    animation: plan.animation,
    coverFirst: plan.coverFirst,
    beat: beatOf(plan.music),
    logo: picture && logo ? await still('logo.png', await paintLogo(picture, logo, logo.madeFor)) : null,
    code: drawnCode ? await still('code.png', drawnCode) : null,
    watermark: plan.watermark ? await still('watermark.png', await paintWatermark()) : null,
  };
}

/** A clip or a track may be deleted while a film with it waits: its maker reads what to do. */
const gone =
  (message: string) =>
  (error: unknown): never => {
    if (!(error instanceof StorageError && error.code === 'missing')) throw error;
    throw new AppError('render_failed', message);
  };

/** The parts of the text that move one after the other, where ffmpeg finds them. */
async function lentSheet({ promo, ground }: NonNullable<FilmPlan['drawn']>, folder: string): Promise<Sheet | null> {
  const sheet = await paintSheet(promo, ground, join(folder, 'text.rgba'));
  return sheet && { ...sheet, file: await lend(sheet.file, folder) };
}

/** The pages of a list that has several, where ffmpeg finds them. */
async function lentPages(
  { promo, ground }: NonNullable<FilmPlan['drawn']>,
  folder: string,
): Promise<FilmPage[] | null> {
  const pages = await paintPages(promo, ground, folder);
  for (const { text, sheet } of pages ?? []) {
    for (const still of [text, ...(sheet ? [sheet] : [])]) await lend(still.file, folder);
  }
  return pages;
}
