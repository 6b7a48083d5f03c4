import { createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CUT, CUT_START, type Cut, cutSchema, framesOf } from '../../../contract/cut.ts';
import { FILM } from '../../../scene/frame.ts';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import { findPerson } from '../../accounts/people.ts';
import type { PhotoPart, TogetherPart } from '../../media/ingest/cut-arguments.ts';
import { checkPhoto, putTogether } from '../../media/ingest/put-together.ts';
import { toolsOf } from '../../media/tool/place.ts';
import { refusal } from '../../media/tool/refusal.ts';
import { MediaError } from '../../media/tool/run.ts';
import { lend } from '../../media/tool/sandbox.ts';
import { throughOutage } from '../../outage.ts';
import type { Services } from '../../services.ts';
import { rethrow } from '../../storage/errors.ts';
import { librariesOfClip } from './places.ts';
import { whereMay } from './policy.ts';
import * as queries from './queries.ts';

/** A list of what is to be put together, as it was sent; `photosAt`: where in the file its photos begin. */
export type CutList = Cut & { readonly photosAt: number };

const UNREADABLE = 'This list of clips and photos cannot be read. Reload the page and put them together again.';
const CUT_OFF = 'The photos did not arrive whole. Put the clips and photos together again.';

/**
 * The list that a file begins with, whose photos are all there.
 * @returns null: it is no such file
 * @throws MediaError `refused` with the reason in words for people
 */
export async function readCutList(path: string): Promise<CutList | null> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(CUT.lineBytes);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const text = head.subarray(0, bytesRead);
    if (text.toString('latin1', 0, CUT_START.length) !== CUT_START) return null;
    const end = text.indexOf('\n');
    if (end < 0) throw refusal(UNREADABLE, 'its first line is too long');
    const list = { ...readLine(text.toString('utf8', 0, end)), photosAt: end + 1 };
    const photos = list.parts.reduce((sum, part) => sum + ('photo' in part ? part.photo : 0), 0);
    if (list.photosAt + photos !== (await file.stat()).size) throw refusal(CUT_OFF);
    return list;
  } finally {
    await file.close();
  }
}

/** What people can do something about is said in the contract's words. */
function readLine(line: string): Cut {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw refusal(UNREADABLE, String(error));
  }
  const read = cutSchema.safeParse(value);
  if (read.success) return read.data;
  const said = read.error.issues.map(({ message }) => message).find((message) => message.endsWith('.'));
  throw refusal(said ?? UNREADABLE, read.error.message);
}

/**
 * Makes sure that everything of a list may be used by the sender of an upload, and can be.
 * @param path the file that it was read from, in a scratch folder
 * @throws MediaError `refused` with the reason in words for people; else as runMedia
 */
export async function checkCutList(
  services: Services,
  upload: queries.Upload,
  list: CutList,
  path: string,
  folder: string,
): Promise<void> {
  await clipsOf(services, upload, list);
  for (const [i, part] of (await photosOf(list, path, folder)).entries()) {
    if (!part) continue;
    await checkPhoto(toolsOf(services), part.photo, await readFile(part.photo)).catch((error: unknown) => {
      throw error instanceof MediaError && error.reason === 'refused'
        ? refusal(`Part ${i + 1}: ${error.message}`, error.detail)
        : error;
    });
  }
}

/** What is noted of an upload that is such a list. */
export const factsOfCut = (list: CutList) => ({
  duration: framesOf(list.parts) / FRAME_RATE,
  lookedAt: { container: 'mp4', width: FILM.width, height: FILM.height } as const,
});

/**
 * Puts together what a list names. Rights are those of now: it may have waited for hours. Its photos are as they were
 * checked: nobody but us has had the file since.
 * @param path the list's file
 * @param folder the job's scratch folder
 * @returns the video
 * @throws MediaError `refused` with the reason in words for people; else as runMedia
 */
export async function makeCut(
  services: Services,
  upload: queries.Upload,
  list: CutList,
  path: string,
  { folder, signal, report }: { folder: string; signal: AbortSignal; report: (share: number) => void },
): Promise<string> {
  const out = join(folder, 'together.mov');
  const find = () => throughOutage(() => clipsOf(services, upload, list), signal);
  const clips = await find();
  try {
    const photos = await photosOf(list, path, folder);
    const parts: TogetherPart[] = [];
    for (const [i, part] of list.parts.entries()) {
      const clip = clips[i];
      if ('photo' in part || !clip) {
        parts.push(photos[i]!);
        continue;
      }
      const stored = await throughOutage(() => services.storage.localFile(clip.storageKey, folder), signal);
      const { from, frames } = part;
      const { hasAudio } = clip;
      parts.push({ file: await lend(stored, folder), from, frames, clipFrames: framesOfClip(clip), hasAudio });
    }
    await putTogether(toolsOf(services), parts, list.join, out, { signal, onProgress: report });
  } catch (error) {
    // A clip that was deleted meanwhile is the reason.
    const isStopped = signal.aborted || (error instanceof MediaError && error.reason === 'aborted');
    if (!isStopped) await find();
    throw error;
  }
  return out;
}

const framesOfClip = ({ duration }: queries.ClipRow) => Math.round(duration * FRAME_RATE);

/**
 * The clips of a list by the places of their parts; null for photos. Whoever may have a clip go from its library to
 * another one may use it: what is put together stays in theirs when they may see that one no more.
 * @throws MediaError `refused`; a foreign clip looks as if it did not exist
 */
async function clipsOf(services: Services, upload: queries.Upload, { parts }: CutList) {
  const { db } = services;
  const sender = upload.uploaderId === null ? null : await findPerson(db, { id: upload.uploaderId });
  const clips: (queries.ClipRow | null)[] = [];
  for (const [i, part] of parts.entries()) {
    if ('photo' in part) {
      clips.push(null);
      continue;
    }
    const clip = await queries.findClip(db, part.clip);
    const libraries = clip ? await whereMay(services, sender, 'moveOut', await librariesOfClip(db, clip)) : [];
    if (!clip || libraries.length === 0)
      throw refusal(`Part ${i + 1} is gone: its clip is not in your library any more. Choose another one.`);
    if (part.from + part.frames > framesOfClip(clip))
      throw refusal(`Part ${i + 1} is longer than its clip. Choose a shorter part.`);
    clips.push(clip);
  }
  return clips;
}

/** The photos of a list by the places of their parts, each as a file of its own in the folder; null for clips. */
async function photosOf({ parts, photosAt }: CutList, path: string, folder: string): Promise<(PhotoPart | null)[]> {
  const photos: (PhotoPart | null)[] = [];
  const source = await open(path);
  try {
    let at = photosAt;
    for (const [i, part] of parts.entries()) {
      if (!('photo' in part)) {
        photos.push(null);
        continue;
      }
      const photo = join(folder, `photo-${i}.jpg`);
      const bytes = source.createReadStream({ start: at, end: at + part.photo - 1, autoClose: false });
      await pipeline(bytes, createWriteStream(photo, { flags: 'w' })).catch(rethrow);
      await lend(photo, folder);
      at += part.photo;
      const { frames, center, move } = part;
      photos.push({ photo, frames, center, move });
    }
    return photos;
  } finally {
    await source.close();
  }
}
