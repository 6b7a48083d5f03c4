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

/** Whether a track's first samples can be decoded, or it has none to decode. */
async function isHeard(tools: MediaTools, file: string, index: number, signal: AbortSignal | undefined) {
  const first = ['-map', `0:${index}`, '-frames:a', '1', '-f', 'framecrc', '-'];
  const args = [...START, ...INPUT_GUARDS, '-t', WITHIN, '-i', file, ...first];
  try {
    const { stdout, stderr } = await runMedia(tools.ffmpeg, args, { folder: dirname(file), signal, ...LOOK });
    return /^\d/m.test(stdout) || stderr.trim() === '';
  } catch (error) {
    const isOfTheTrack = error instanceof MediaError && ['failed', 'limit', 'budget'].includes(error.reason);
    if (isOfTheTrack) return false;
    throw error;
  }
}
