import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS } from '../../../contract/errors.ts';
import type { FilmPlan } from '../../db/schema/renders.ts';
import type { FilmParts, Still } from '../../media/film/arguments.ts';
import { drawWatermark } from '../../media/film/draw-frame.ts';
import { encodeFilm, encodeTextVideo } from '../../media/film/encode.ts';
import { toolsOf } from '../../media/tool/place.ts';
import { MediaError } from '../../media/tool/run.ts';
import { lend } from '../../media/tool/sandbox.ts';
import { throughOutage } from '../../outage.ts';
import { randomName } from '../../random-name.ts';
import type { Services } from '../../services.ts';
import { StorageError } from '../../storage/index.ts';
import type { Place, Work } from '../../work/work.ts';
import { encodingProgress, filmTopic, MILESTONES } from './progress.ts';
import * as queries from './queries.ts';

const FAILED = `${ERRORS.render_failed.message}. Please generate the video again.`;

/**
 * The film of a key. When two workers make the same film, the second file is dropped. ffmpeg's failures are final: another try would only meet them
 * again, as it would a frame or background that is gone.
 */
export const filmWork: Work<queries.Film, { storageKey: string; bytes: number }> = {
  topic: filmTopic,
  async find({ db }, key, signal) {
    const film = await throughOutage(() => queries.findFilm(db, key), signal);
    return film?.status === 'done' ? null : film;
  },
  async make(services, { plan }, place) {
    place.report(0);
    const file = await encode(services, plan, place);
    place.report(MILESTONES.storing);
    const storageKey = `films/${randomName()}.${plan.kind === 'film' ? 'mp4' : 'webm'}`;
    // What was made is kept through an outage rather than made again.
    await throughOutage(() => services.storage.putFile(storageKey, file.path), place.signal);
    return { storageKey, bytes: file.bytes };
  },
  noteProgress: ({ db }, key, progress) => queries.markRunning(db, key, progress),
  async settle({ db, storage }, key, file, signal) {
    const done = await throughOutage(() => queries.markDone(db, key, file), signal);
    if (!done) await storage.delete(file.storageKey);
  },
  finalReason: (error) =>
    error instanceof MediaError || (error instanceof StorageError && error.code === 'missing') ? FAILED : null,
  noteFailure: ({ db }, key, reason) => queries.markFailed(db, key, reason),
  failed: FAILED,
  logFailure: (log, err, film) => log.error({ err, film }, 'film failed'),
};

async function encode(services: Services, plan: FilmPlan, { folder, signal, report }: Place) {
  const tools = toolsOf(services);
  const parts = await fetchParts(services, plan, folder);
  report(MILESTONES.encoding);
  const follow = { signal, onProgress: (share: number) => report(encodingProgress(share)) };
  const path = join(folder, 'film');
  const encodeKind = plan.kind === 'film' ? encodeFilm : encodeTextVideo;
  const { bytes } = await encodeKind(tools, parts, path, follow);
  report(MILESTONES.composing);
  return { path, bytes };
}

/** Fetches the film's inputs into `folder`. */
async function fetchParts({ storage }: Services, plan: FilmPlan, folder: string): Promise<FilmParts> {
  const { frame, background } = plan;
  const fetch = async (key: string) => lend(await storage.localFile(key, folder), folder);
  const text: Still | null = frame && { file: await fetch(frame.storageKey), x: frame.x, y: frame.y };
  let watermark: Still | null = null;
  if (plan.watermark) {
    const mark = await drawWatermark();
    watermark = { file: join(folder, 'watermark.png'), x: mark.x, y: mark.y };
    await writeFile(watermark.file, mark.png);
    await lend(watermark.file, folder);
  }
  return {
    duration: plan.duration,
    background: background && { ...background, file: await fetch(background.storageKey) },
    text,
    animation: plan.animation,
    watermark,
  };
}
