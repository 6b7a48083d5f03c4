import { createReadStream, existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PIECE_SECONDS, SHORTEST_LAST_PIECE } from '../../../contract/library.ts';
import type { Survey } from '../../../scene/survey.ts';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import type { FileFacts } from '../tool/facts.ts';
import { type Loudness, measureLoudness } from '../tool/loudness.ts';
import { MediaError, type MediaTools, type RunOptions, runMedia } from '../tool/run.ts';
import { normaliseArguments, OUTPUTS, outputName, PIECE_FRAMES, pieceArguments, soundBytes } from './arguments.ts';
import { posterArguments } from './poster-and-preview.ts';
import { surveyLooks } from './survey.ts';

/** A finished piece of an upload and its files in the scratch folder. */
export type MadePiece = {
  /** 0 for the first 15 seconds. */
  readonly index: number;
  readonly file: string;
  readonly poster: string;
  readonly preview: string;
  /** Seconds, whole frames. */
  readonly duration: number;
  readonly hasAudio: boolean;
  /** null: it has no sound. */
  readonly loudness: Loudness | null;
  readonly survey: Survey | null;
};

type Work = {
  tools: MediaTools;
  file: string;
  facts: FileFacts;
  /** An empty scratch folder. */
  folder: string;
  signal: AbortSignal;
  /** Called with the share of the frames that are done, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Called for each piece in order, while the rest is still being made. Its files may be moved away. */
  onPiece: (piece: MadePiece) => Promise<void>;
};

/** How often the pass is checked for new pieces. */
const LOOK_MS = 200;
const SHORTEST_LAST_FRAMES = SHORTEST_LAST_PIECE * FRAME_RATE;
/** Sound and poster of one piece take about a second. */
const PIECE_LIMITS = { cpuSeconds: 60 };
const TOO_DEAR =
  'This video takes far more work than a video of its length should. Export it as MP4 (H.264) in 1080p and upload that.';
const BROKEN =
  'The video is damaged: its picture could not be read to the end. Export it as MP4 (H.264) and upload that.';

/**
 * Makes the pieces of an upload in one pass over it; a last piece of less than 3 s is left out unless it is the only one.
 * @returns the number of pieces
 * @throws MediaError `refused` with the reason in words for people, else as runMedia; whatever `onPiece` throws, after
 * ffmpeg has been stopped
 */
export async function normalise(work: Work): Promise<number> {
  const { tools, file, facts, folder, signal, onProgress } = work;
  const stop = new AbortController();
  const seconds = facts.duration;
  let written: number | null = null;
  const pass = runMedia(tools.ffmpeg, normaliseArguments(file, facts, folder), {
    folder,
    signal: AbortSignal.any([signal, stop.signal]),
    frames: Math.max(1, Math.round(seconds * FRAME_RATE)),
    onProgress,
    timeoutMs: (600 + seconds * 60) * 1000,
    limits: { cpuSeconds: processorBudget(seconds), fileBytes: 8e9 },
  }).then(({ frames }) => {
    written = frames;
  });
  // Awaited below; a failure before that must not count as unhandled.
  pass.catch(() => stop.abort());
  try {
    let index = 0;
    for (; !(await isLastOrMissing(folder, index, () => written !== null || stop.signal.aborted)); index++) {
      await finish(work, index, PIECE_FRAMES);
    }
    await pass;
    const rest = (written ?? 0) - index * PIECE_FRAMES;
    const isWanted = rest > 0 && (index === 0 || rest >= SHORTEST_LAST_FRAMES);
    if (isWanted) await finish(work, index, Math.min(rest, PIECE_FRAMES));
    const pieces = index + (isWanted ? 1 : 0);
    if (pieces === 0) throw new MediaError('refused', BROKEN);
    return pieces;
  } catch (error) {
    stop.abort();
    // The error of the pass is the cause of what followed.
    const [ended] = await Promise.allSettled([pass]);
    throw asReason(ended.status === 'rejected' && !isAborted(ended.reason) ? ended.reason : error);
  }
}

const isAborted = (error: unknown) => error instanceof MediaError && error.reason === 'aborted';

/**
 * CPU seconds that the pass over an upload of `seconds` may take: three times what the most expensive phone footage
 * takes (HLG, 6 per second of video on a busy machine), plus the fixed cost of an upload of any length.
 */
const processorBudget = (seconds: number) => Math.ceil(120 + seconds * 20);

/** Exiting with an error is the file's fault, and would happen again. A killed process may have been killed for another reason. */
function asReason(error: unknown): unknown {
  if (error instanceof MediaError && error.reason === 'budget')
    return new MediaError('refused', TOO_DEAR, error.detail);
  const isOfTheFile = error instanceof MediaError && error.reason === 'failed';
  return isOfTheFile ? new MediaError('refused', BROKEN, error.detail || error.message) : error;
}

/** Waits until piece `index` is complete with another one behind it. True if there will be none behind it: the pass has ended. */
async function isLastOrMissing(folder: string, index: number, hasEnded: () => boolean): Promise<boolean> {
  for (;;) {
    // In this order: what was written right before the end is seen.
    const ended = hasEnded();
    if (await hasFollower(folder, index)) return false;
    if (ended) return true;
    await sleep(LOOK_MS);
  }
}

/** A piece is listed once it is complete; the next one's file appears as soon as it is begun. */
async function hasFollower(folder: string, index: number): Promise<boolean> {
  if (!existsSync(join(folder, outputName(OUTPUTS.picture, index + 1)))) return false;
  const lists = await Promise.all(
    [OUTPUTS.pictureList, OUTPUTS.previewList].map((list) => readFile(join(folder, list), 'utf8').catch(() => '')),
  );
  return lists.every((list) => list.split('\n').length - 1 > index);
}

/** Assembles a piece, takes its poster, passes it on, and removes what is left of it. */
async function finish({ tools, facts, folder, signal, onPiece }: Work, index: number, frames: number): Promise<void> {
  const picture = join(folder, outputName(OUTPUTS.picture, index));
  const preview = join(folder, outputName(OUTPUTS.preview, index));
  const [file, poster] = [join(folder, `${index}.mp4`), join(folder, `${index}.jpg`)];
  const hasAudio = facts.audio !== null;
  const options: RunOptions = { folder, signal, limits: PIECE_LIMITS };
  if (hasAudio) options.input = samplesOf(join(folder, OUTPUTS.sound), index, frames);
  await runMedia(tools.ffmpeg, pieceArguments(picture, hasAudio, file), options);
  const duration = frames / FRAME_RATE;
  await runMedia(tools.ffmpeg, posterArguments(file, Math.min(1, Math.floor(frames / 2) / FRAME_RATE), poster), {
    ...{ folder, signal, limits: PIECE_LIMITS },
  });
  // The pass is ahead of the piece: its looks are written. A picture of a fifth of a second has none.
  const survey = await surveyLooks(join(folder, OUTPUTS.looks), index * PIECE_SECONDS, duration).catch(() => null);
  const loudness = hasAudio ? await measureLoudness(tools, file, { folder, signal, limits: PIECE_LIMITS }) : null;
  await onPiece({ index, file, poster, preview, duration, hasAudio, loudness, survey });
  await Promise.all([picture, preview, file, poster].map((path) => rm(path, { force: true })));
}

/** Exactly the samples of the piece, silent if the file has fewer. The pass is ahead of the piece, so they are there. */
async function* samplesOf(path: string, index: number, frames: number): AsyncGenerator<Uint8Array> {
  const { start, length } = soundBytes(index, frames);
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  const there = Math.max(0, Math.min(length, size - start));
  if (there > 0) yield* createReadStream(path, { start, end: start + there - 1 });
  for (let left = length - there; left > 0; left -= 65_536) yield new Uint8Array(Math.min(left, 65_536));
}
