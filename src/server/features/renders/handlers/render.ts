import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS } from '../../../../contract/errors.ts';
import type { FilmPlan } from '../../../db/schema.ts';
import { lend } from '../../../media/box.ts';
import type { FilmParts, Still } from '../../../media/encode.ts';
import { encodeFilm, encodeTextVideo } from '../../../media/film.ts';
import { drawWatermark } from '../../../media/frame.ts';
import { MediaError } from '../../../media/run.ts';
import { withScratch } from '../../../media/scratch.ts';
import { throughOutage } from '../../../outage.ts';
import { createReporter } from '../../../queue/follow.ts';
import type { JobContext } from '../../../queue/job.ts';
import type { Services } from '../../../services.ts';
import { StorageError } from '../../../storage/index.ts';
import * as queries from '../queries.ts';
import { encodingProgress, filmTopic, MILESTONES } from './progress.ts';

const FAILED = `${ERRORS.render_failed.message}. Please generate the video again.`;

/**
 * Makes a film and puts its file in the store; does nothing for one that is done. ffmpeg works in a scratch folder, so that nobody ever sees half a
 * file, and each try stores under a name of its own: when two workers make the same film, the second file is dropped.
 * @throws whatever is worth another try; ffmpeg's failures are not, they are written to the film
 */
export async function renderFilm(services: Services, key: string, { signal, log }: JobContext): Promise<void> {
  const { config, db, storage } = services;
  const film = await throughOutage(() => queries.findFilm(db, key), signal);
  if (!film || film.status === 'done') return;
  const progress = reporter(services, key, log);
  try {
    await withScratch(join(config.dataDir, 'scratch'), async (folder) => {
      progress.report(0);
      const file = await encode(services, film.plan, folder, { signal, report: progress.report });
      progress.report(MILESTONES.storing);
      const storageKey = `films/${randomBytes(16).toString('hex')}.${film.plan.kind === 'film' ? 'mp4' : 'webm'}`;
      // What was made is kept through an outage rather than made again.
      await throughOutage(() => storage.putFile(storageKey, file.path), signal);
      await progress.settle();
      const done = await throughOutage(() => queries.markDone(db, key, { storageKey, bytes: file.bytes }), signal);
      if (!done) await storage.delete(storageKey);
    });
  } catch (error) {
    await progress.settle();
    if (signal.aborted || !isFinal(error)) throw error;
    log.error({ err: error, film: key }, 'film failed');
    await failFilm(services, key);
    return;
  }
  await services.progress.publish(filmTopic(key), {});
}

/** Ends a film that could not be made; it may be asked for again. */
export async function failFilm(services: Services, key: string): Promise<void> {
  await queries.markFailed(services.db, key, FAILED);
  await services.progress.publish(filmTopic(key), {});
}

/** What another try would only meet again: ffmpeg's refusal, or a frame or background that is gone. */
function isFinal(error: unknown): boolean {
  return error instanceof MediaError || (error instanceof StorageError && error.code === 'missing');
}

type Follow = { signal: AbortSignal; report: (progress: number) => void };

async function encode(services: Services, plan: FilmPlan, folder: string, { signal, report }: Follow) {
  const { ffmpegPath, ffprobePath } = services.config;
  const tools = { ffmpeg: ffmpegPath, ffprobe: ffprobePath };
  const parts = await fetchParts(services, plan, folder);
  report(MILESTONES.encoding);
  const follow = { signal, onProgress: (share: number) => report(encodingProgress(share)) };
  const path = join(folder, 'film');
  const { bytes } =
    plan.kind === 'film'
      ? await encodeFilm(tools, parts, path, follow)
      : await encodeTextVideo(tools, parts, path, follow);
  report(MILESTONES.composing);
  return { path, bytes };
}

/** Brings what the film is made of into `folder`. */
async function fetchParts({ storage }: Services, plan: FilmPlan, folder: string): Promise<FilmParts> {
  const { frame, background } = plan;
  const fetch = async (key: string) => lend(await storage.localFile(key, folder), folder);
  const text: Still | null = frame && {
    file: await fetch(frame.storageKey),
    x: frame.x,
    y: frame.y,
  };
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

/** Writes progress and tells those who follow. */
function reporter(services: Services, key: string, log: JobContext['log']) {
  return createReporter(async (progress) => {
    await queries.markRunning(services.db, key, progress);
    await services.progress.publish(filmTopic(key), {});
  }, log);
}
