/** Music that people bring: read in the sandbox, and kept as AAC. */
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { OWN_MUSIC } from '../../../contract/music.ts';
import { INPUT_GUARDS, START } from './guards.ts';
import { type Loudness, measureLoudness } from './loudness.ts';
import { SAMPLE_RATE } from './mp4.ts';
import { asRefusal, refusal } from './refusal.ts';
import { type MediaTools, type RunOptions, runMedia } from './run.ts';
import { lend } from './sandbox.ts';

/** A track as it is kept. */
export type ReadMusic = { file: string; bytes: number; duration: number; loudness: Loudness };

const NO_SOUND = 'This is no sound that we can read, or it is damaged. Choose an MP3, M4A or WAV file.';
const SILENT = 'Nothing can be heard in this file. Choose another one.';
const LONG = `A track plays for at most ${OWN_MUSIC.seconds / 60} minutes. Cut out the part that you need.`;
const SHORT = 'A track plays for at least a second. Choose another file.';
/** LUFS at which nobody hears anything. */
const HEARD = -60;
const LIMITS = { cpuSeconds: 60, fileBytes: 40_000_000 };

/** The demuxers of the three formats alone: a video's or a playlist's is not opened. */
const GUARDS = INPUT_GUARDS.map((each) => (each === 'mov,matroska,avi,mpegts' ? 'mov,mp3,wav' : each));

const reportSchema = z.object({
  streams: z.array(z.object({ codec_type: z.string().optional() })),
  format: z.object({ duration: z.coerce.number().optional() }),
});

/**
 * Reads a file in a scratch folder, whatever it is, and makes a track of it in that folder.
 * @throws MediaError `refused` with the reason in words, the others as runMedia
 */
export async function readMusic(tools: MediaTools, path: string, signal?: AbortSignal): Promise<ReadMusic> {
  const folder = dirname(path);
  const run: RunOptions = { folder, signal, limits: LIMITS, timeoutMs: 120_000 };
  const file = await lend(path, folder);
  const ofTheFile = (error: unknown) => {
    throw asRefusal(error, NO_SOUND);
  };
  const shown = ['-show_streams', '-show_format', '-of', 'json', file];
  const { stdout } = await runMedia(tools.ffprobe, ['-v', 'error', ...GUARDS, ...shown], run).catch(ofTheFile);
  const report = reportSchema.parse(JSON.parse(stdout));
  if (!report.streams.some(({ codec_type }) => codec_type === 'audio')) throw refusal(NO_SOUND);
  if ((report.format.duration ?? 0) > OWN_MUSIC.seconds + 1) throw refusal(LONG);
  const out = join(folder, 'track.m4a');
  const sound = ['-map', '0:a:0', '-t', String(OWN_MUSIC.seconds), '-ar', String(SAMPLE_RATE), '-ac', '2'];
  const encoding = ['-c:a', 'aac', '-b:a', '192k', '-map_metadata', '-1', '-movflags', '+faststart', out];
  await runMedia(tools.ffmpeg, [...START, ...GUARDS, '-i', file, ...sound, ...encoding], run).catch(ofTheFile);
  const loudness = await measureLoudness(tools, out, run).catch(ofTheFile);
  const duration = loudness.moments.length / 10;
  if (duration < 1) throw refusal(SHORT);
  if (!loudness.moments.some((moment) => moment > HEARD)) throw refusal(SILENT);
  return { file: out, bytes: (await stat(out)).size, duration, loudness };
}
