import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MediaError, type MediaTools, type RunOptions, runMedia } from '../tool/run.ts';
import { coverArguments, type FilmParts, filmArguments, framesOf, textVideoArguments } from './arguments.ts';

/** A file written by ffmpeg. */
export type Encoded = { readonly file: string; readonly bytes: number; readonly frames: number };
/** A film, and the JPEG that is its cover. */
type EncodedFilm = Encoded & { readonly cover: string };

type Follow = Pick<RunOptions, 'signal' | 'onProgress'>;

/**
 * Makes the film in one pass and writes it and its cover to `out`, in a scratch folder that also contains its inputs.
 * @throws MediaError, also if ffmpeg wrote fewer frames than the film has
 */
export async function encodeFilm(
  tools: MediaTools,
  film: FilmParts,
  out: string,
  follow: Follow = {},
): Promise<EncodedFilm> {
  const encoded = await encode(tools, filmArguments(film, out), film.duration, out, follow);
  const cover = `${out}.jpg`;
  const { signal } = follow;
  await runMedia(tools.ffmpeg, coverArguments(film, out, cover), { folder: dirname(out), ...(signal && { signal }) });
  return { ...encoded, cover };
}

/** Makes the transparent text video (WebM, VP9 with alpha) of a film. @throws MediaError as encodeFilm */
export async function encodeTextVideo(
  tools: MediaTools,
  film: Omit<FilmParts, 'background'>,
  out: string,
  follow: Follow = {},
): Promise<Encoded> {
  return encode(tools, textVideoArguments(film, out), film.duration, out, follow);
}

async function encode(
  tools: MediaTools,
  args: string[],
  duration: number,
  out: string,
  follow: Follow,
): Promise<Encoded> {
  const expected = framesOf(duration);
  const { frames } = await runMedia(tools.ffmpeg, args, { ...follow, folder: dirname(out), frames: expected });
  if (frames !== expected) {
    throw new MediaError('failed', `The film has ${frames} of ${expected} frames: its background cannot be read.`);
  }
  return { file: out, bytes: (await stat(out)).size, frames };
}
