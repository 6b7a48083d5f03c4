import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { decodeEnds, LOOK } from './decode-ends.ts';
import { readInput } from './describe.ts';
import type { FileFacts, Stated } from './facts.ts';
import { INPUT_GUARDS, START } from './guards.ts';
import { hear } from './hear.ts';
import { readMovieHeader } from './movie-header.ts';
import { asRefusal, assertPlayable, cutOff, refusal, TOO_LARGE, UNREAD } from './refusal.ts';
import { reportSchema, toFacts } from './report.ts';
import { MediaError, type MediaTools, type RunOptions, runMedia } from './run.ts';
import { lend } from './sandbox.ts';
import { isAviCutOff, isMatroskaCutOff } from './whole.ts';

const ELSEWHERE =
  'The file is only a reference: its pictures or sound lie in another file. Export it as MP4 (H.264) and upload that.';
const BROKEN = 'The video is damaged: it could not be read to its end. Export it as MP4 (H.264) and upload that.';

/**
 * Reports what the file is, and proves that its picture can be decoded, at its start and near its end. Opens nothing
 * but this file, which is in a scratch folder.
 * @throws MediaError `refused` with the reason in words for a studio owner; the other reasons as runMedia
 */
export async function probe(tools: MediaTools, file: string, { signal }: RunOptions = {}): Promise<FileFacts> {
  const { size } = await stat(file);
  if (size === 0) throw refusal('The file is empty. Upload it again.');
  await lend(file, dirname(file));
  const report = await readHeaders(tools, file, signal);
  const facts = toFacts(report, size);
  await assertWhole(file, facts);
  await decodeEnds(tools, file, facts, signal);
  const { sounds, duration, ...rest } = facts;
  const { seconds, ...sound } = await hear(tools, file, sounds, signal);
  const measure = (index: number) => measureSeconds(tools, file, index, signal);
  const pictureSeconds = duration ?? (await measure(facts.video.index));
  const isSilent = duration !== null || sound.audio === null;
  const soundSeconds = seconds ?? (isSilent ? 0 : await measure(sound.audio!.index));
  assertPlayable(soundSeconds);
  const whole = soundSeconds > pictureSeconds + OVERHANG_SECONDS ? soundSeconds : pictureSeconds;
  return { ...rest, ...sound, pictureSeconds, duration: whole };
}

/** The sound of most videos ends a little later than their picture: nobody would miss it. */
const OVERHANG_SECONDS = 0.5;

/** The duration of a file that does not state one, such as a browser recording: its packets are read through without being decoded. */
async function measureSeconds(tools: MediaTools, file: string, index: number, signal: AbortSignal | undefined) {
  const copy = ['-map', `0:${index}`, '-c', 'copy', '-f', 'null', '-'];
  const report = ['-progress', 'pipe:1', '-stats_period', '3600', '-nostats'];
  const run = { folder: dirname(file), signal, ...LOOK };
  const { stdout } = await runMedia(
    tools.ffmpeg,
    [...START, ...report, ...INPUT_GUARDS, '-i', file, ...copy],
    run,
  ).catch((error: unknown) => {
    throw asRefusal(error, BROKEN);
  });
  const seconds = Number([...stdout.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1] ?? 0) / 1e6;
  if (!(seconds > 0)) throw refusal(BROKEN);
  assertPlayable(seconds);
  return seconds;
}

async function readHeaders(tools: MediaTools, file: string, signal: AbortSignal | undefined) {
  const args = ['-v', 'error', ...INPUT_GUARDS, '-show_streams', '-show_format', '-of', 'json', file];
  try {
    const { stdout, stderr } = await runMedia(tools.ffprobe, args, {
      ...{ folder: dirname(file), signal, ...LOOK },
    });
    // The decoder corrects it, but no camera writes such a header.
    if (/Picture size \d+x\d+ is invalid/.test(stderr)) throw refusal(TOO_LARGE, stderr);
    return reportSchema.parse(JSON.parse(stdout));
  } catch (error) {
    const isOfTheFile = error instanceof MediaError && error.reason === 'failed';
    const described = isOfTheFile && (await readInput(tools, file, signal));
    if (described) return assertKnown(reportSchema.parse(described), error.detail);
    throw asRefusal(
      error,
      'This is no video that we can read, or it is damaged. Upload an MP4, MOV, WebM, MKV, AVI or TS file.',
    );
  }
}

/** @throws MediaError `refused` if what must not be opened is the picture. @param said ffprobe's message */
function assertKnown(report: z.infer<typeof reportSchema>, said: string) {
  const unknown = [...said.matchAll(/Codec \((.*?)\) not on whitelist/g)].map(([, codec]) => codec);
  const isPicture = report.streams.some((s) => s.codec_type === 'video' && unknown.includes(s.codec_name));
  if (isPicture) throw refusal(UNREAD, said);
  return report;
}

/** Reads what the container says about its own bytes: whether they are all here, in this file. */
async function assertWhole(file: string, { container, duration }: Stated): Promise<void> {
  if (container === 'matroska' && (await isMatroskaCutOff(file))) throw cutOff(duration);
  if (container === 'avi' && (await isAviCutOff(file))) throw cutOff(null);
  const movie = container === 'mp4' ? await readMovieHeader(file) : null;
  if (movie?.isElsewhere) throw refusal(ELSEWHERE);
  assertPlayable(movie?.claimedSeconds ?? null);
  if (movie?.isCutOff) throw cutOff(duration);
}
