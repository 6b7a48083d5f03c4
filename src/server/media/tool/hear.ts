import { dirname } from 'node:path';
import { LOOK } from './decode-ends.ts';
import type { FileFacts, SoundTrack } from './facts.ts';
import { INPUT_GUARDS, START } from './guards.ts';
import { MediaError, type MediaTools, runMedia } from './run.ts';

/** A file with more sound tracks than that has been put together by a program. */
const MOST_TRIED = 4;
/** Seconds of the file in which a track has to begin. */
const WITHIN = '10';

/**
 * Chooses the first sound track that can be decoded. A header proves as little of sound as of the picture: phones write
 * codecs (xHE-AAC, Apple's spatial sound) that versions of ffmpeg know by name alone.
 * @throws MediaError as runMedia, if it says nothing of the file
 */
export async function hear(
  tools: MediaTools,
  file: string,
  sounds: readonly SoundTrack[],
  signal: AbortSignal | undefined,
): Promise<Pick<FileFacts, 'audio' | 'isSoundLost'> & { seconds: number | null }> {
  for (const { facts, seconds } of sounds.slice(0, MOST_TRIED)) {
    if (facts && (await isHeard(tools, file, facts.index, signal))) {
      return { audio: facts, seconds, isSoundLost: false };
    }
  }
  return { audio: null, seconds: null, isSoundLost: sounds.length > 0 };
}

/** The share of the stored sound that must be heard. Of one that is damaged here and there, more is. */
const HEARD = 1 / 3;

/**
 * Whether a track's first seconds can be decoded, or it has none to decode. A first frame proves too little: of 3GP
 * files in which 50 frames of AMR are one packet, ffmpeg decodes each fiftieth.
 */
async function isHeard(tools: MediaTools, file: string, index: number, signal: AbortSignal | undefined) {
  const twice = ['-map', `0:${index}`, '-map', `0:${index}`, '-c:a:0', 'pcm_s16le', '-c:a:1', 'copy'];
  const args = [...START, ...INPUT_GUARDS, '-t', WITHIN, '-i', file, ...twice, '-f', 'framecrc', '-'];
  try {
    const { stdout, stderr } = await runMedia(tools.ffmpeg, args, { folder: dirname(file), signal, ...LOOK });
    const [decoded, stored] = [secondsOf(stdout, 0), secondsOf(stdout, 1)];
    return decoded > 0 ? decoded >= stored * HEARD : stderr.trim() === '';
  } catch (error) {
    const isOfTheTrack = error instanceof MediaError && ['failed', 'limit', 'budget'].includes(error.reason);
    if (isOfTheTrack) return false;
    throw error;
  }
}

/** How long all frames of a stream last together, as ffmpeg's framecrc lists them: stream, two times, duration. */
function secondsOf(list: string, stream: number): number {
  const [, counted, second] = list.match(new RegExp(`^#tb ${stream}: (\\d+)/(\\d+)$`, 'm')) ?? [];
  const frames = list.matchAll(new RegExp(`^${stream},[^,]+,[^,]+, *(\\d+),`, 'gm'));
  const ticks = [...frames].reduce((sum, [, duration]) => sum + Number(duration), 0);
  return counted && second ? (ticks * Number(counted)) / Number(second) : 0;
}
