import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import { GOP_SECONDS } from '../tool/mp4.ts';
import { MediaError, type MediaTools, type RunOptions, runMedia } from '../tool/run.ts';
import {
  coverArguments,
  coverTime,
  type FilmParts,
  filmArguments,
  framesOf,
  gopCoverArguments,
  joinArguments,
  stillArguments,
  textVideoArguments,
} from './arguments.ts';
import { type Repeated, repeatedGops, repeatGops } from './gops.ts';

/** A file written by ffmpeg. */
export type Encoded = { readonly file: string; readonly bytes: number; readonly frames: number };
/** A film, and the JPEG that is its cover. */
type EncodedFilm = Encoded & { readonly cover: string };

type Follow = Pick<RunOptions, 'signal' | 'humble' | 'onProgress'>;

/**
 * Makes the film, writes it to `out` and its cover beside it, in a scratch folder that also contains its inputs. Over a
 * clip it takes one pass, and another one if the film became too large; over black what repeats is encoded once and
 * then put together.
 * @throws MediaError, also if ffmpeg wrote fewer frames than the film has
 */
export async function encodeFilm(
  tools: MediaTools,
  film: FilmParts,
  out: string,
  follow: Follow = {},
): Promise<EncodedFilm> {
  const cover = `${out}.jpg`;
  const repeated = film.background ? null : repeatedGops(film);
  if (repeated) return { ...(await encodeStill(tools, film, repeated, out, cover, follow)), cover };
  const encoded = await encodeOnce(tools, film, out, follow);
  await runMedia(tools.ffmpeg, coverArguments(film, out, cover), { folder: dirname(out), signal: follow.signal });
  return { ...encoded, cover };
}

/** Bytes that a second of film over a clip may have: 15 s stay below 14 MB. */
const BYTES_PER_SECOND = 925_000;

/**
 * The film in one pass. The few of hectic clips that become too large are made again with a limit: to keep to it would
 * make every film slower.
 */
async function encodeOnce(tools: MediaTools, film: FilmParts, out: string, follow: Follow): Promise<Encoded> {
  const frames = framesOf(film.duration);
  const made = await encode(tools, filmArguments(film, out), frames, out, follow);
  if (!film.background || made.bytes <= film.duration * BYTES_PER_SECOND) return made;
  // Its progress is not reported: the bar would go back.
  const { onProgress, ...rest } = follow;
  return encode(tools, filmArguments(film, out, true), frames, out, rest);
}

/** Makes the transparent text video (WebM, VP9 with alpha) of a film. @throws MediaError as encodeFilm */
export async function encodeTextVideo(
  tools: MediaTools,
  film: Omit<FilmParts, 'background'>,
  out: string,
  follow: Follow = {},
): Promise<Encoded> {
  return encode(tools, textVideoArguments(film, out), framesOf(film.duration), out, follow);
}

/** The film over black, whose resting GOPs are encoded once; its cover is made while it is put together. */
async function encodeStill(
  tools: MediaTools,
  film: FilmParts,
  repeated: Repeated,
  out: string,
  cover: string,
  { signal, ...follow }: Follow,
): Promise<Encoded> {
  const file = `${out}.h264`;
  await encode(tools, stillArguments(film, repeated, file), repeated.encoded, file, { ...follow, signal });
  const gops = repeatGops(await readFile(file), repeated);
  const at = coverTime(film);
  const gop = Math.floor(at / GOP_SECONDS);
  const frame = Math.round((at - gop * GOP_SECONDS) * FRAME_RATE);
  const input = (parts: Uint8Array[]) => ({ input: Readable.from(parts), signal });
  const whole = encode(tools, joinArguments(film, out), framesOf(film.duration), out, input(gops));
  const still = runMedia(tools.ffmpeg, gopCoverArguments(frame, cover), {
    folder: dirname(out),
    ...input([gops[gop]!]),
  });
  // Neither may still write when the folder goes.
  await Promise.allSettled([whole, still]);
  const [made] = await Promise.all([whole, still]);
  return made;
}

async function encode(
  tools: MediaTools,
  args: string[],
  expected: number,
  out: string,
  options: Follow & Pick<RunOptions, 'input'>,
): Promise<Encoded> {
  const { frames } = await runMedia(tools.ffmpeg, args, { ...options, folder: dirname(out), frames: expected });
  if (frames !== expected) {
    throw new MediaError('failed', `The film has ${frames} of ${expected} frames: what it is made of cannot be read.`);
  }
  return { file: out, bytes: (await stat(out)).size, frames };
}
