import { type Piece, SHORTEST_PIECE } from '../../../contract/media.ts';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import { AppError } from '../../errors.ts';
import { countUse } from '../../http/rate-limits.ts';
import { cutPart, type PartKind, type Window } from '../../media/ingest/cut-part.ts';
import { scratchOf, toolsOf } from '../../media/tool/place.ts';
import { lend } from '../../media/tool/sandbox.ts';
import { withScratch } from '../../media/tool/scratch.ts';
import type { Services } from '../../services.ts';
import { currentCaller, Joint } from '../../shares.ts';
import { type Account, StorageError } from '../../storage/index.ts';
import { partsOf } from './intake.ts';
import type { ClipRow } from './queries.ts';
import { findClip } from './queries.ts';

/** Stored parts of one clip; the oldest makes room. */
const KEPT = 12;
/**
 * New parts that one person, or visitors of one network, may have cut, of clips and of what is small beside them:
 * whoever looks for where a clip should begin needs many of the latter. Existing ones cost nothing.
 */
const CUTS = { film: { max: 60, seconds: 600 }, small: { max: 240, seconds: 600 } };
const ENDINGS = { film: '.mp4', preview: '.small.mp4', poster: '.jpg', strip: '.strip.jpg' } as const satisfies Record<
  PartKind,
  string
>;

/** Cuts in progress, by store and key: concurrent requests for the same part wait for it. */
const cutting = new WeakMap<Services['storage'], Joint<void>>();

/** The frames of a part of a clip; 'all' if that is the whole, null if it is beyond the end. Times in seconds. */
export function windowOf(
  clip: Pick<ClipRow, 'duration'>,
  { start, duration }: Pick<Piece, 'start' | 'duration'>,
): Window | 'all' | null {
  if (clip.duration - start < SHORTEST_PIECE) return null;
  const [first, all] = [start, clip.duration].map((time) => Math.round(time * FRAME_RATE)) as [number, number];
  const wanted = duration === null ? all : Math.round(duration * FRAME_RATE);
  const frames = Math.min(wanted, all - first);
  return frames === all ? 'all' : { first, frames };
}

/**
 * The stored file of a part of a clip, or its filmstrip, made on first request. Its key says which frames of which file
 * it has, and files never change under their keys; so a part is made once, by whichever process, and is gone with its
 * clip.
 * @throws AppError `rate_limited`; as `inShare`
 */
export async function findPart(services: Services, clip: ClipRow, window: Window, kind: PartKind): Promise<string> {
  const { storage, db } = services;
  const key = `${partsOf(clip.storageKey)}/${window.first}-${window.frames}${ENDINGS[kind]}`;
  if ((await storage.size(key)) !== null) return key;
  const mine = cutting.get(storage) ?? new Joint<void>();
  cutting.set(storage, mine);
  if (!mine.has(key)) {
    const size = kind === 'film' ? 'film' : 'small';
    await countUse(db, `${size} part ${currentCaller().who}`, CUTS[size]);
  }
  // A picture takes a moment, a video is encoded.
  const length = kind === 'poster' || kind === 'strip' ? 'short' : 'long';
  await mine.do(key, length, (signal) => makePart(services, clip, window, kind, key, signal));
  return key;
}

async function makePart(
  services: Services,
  clip: ClipRow,
  window: Window,
  kind: PartKind,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const { storage, db } = services;
  // Another caller may have had it made while this one waited.
  if ((await storage.size(key)) !== null) return;
  await withScratch(scratchOf(services), async (folder) => {
    const stored = kind === 'preview' || kind === 'strip' ? clip.previewKey : clip.storageKey;
    const file = await lend(await storage.localFile(stored, folder).catch(ifMissing), folder);
    const toEnd = window.first + window.frames === Math.round(clip.duration * FRAME_RATE);
    const { hasAudio } = clip;
    const part = await cutPart(toolsOf(services), { file, window, kind, toEnd, hasAudio, signal }, folder);
    await storage.putFile(key, part, { account: callersAccount(), kind: 'part' });
  });
  await makeRoom(services, partsOf(clip.storageKey), key);
  // A clip deleted meanwhile took only the parts that existed then.
  if (!(await findClip(db, clip.publicId))) await storage.delete(key);
}

/** A file that the store has lost is treated like a missing clip, as it is for the whole. */
function ifMissing(error: unknown): never {
  throw error instanceof StorageError && error.code === 'missing' ? new AppError('not_found') : error;
}

async function makeRoom({ storage }: Services, folder: string, newest: string): Promise<void> {
  const kept: { key: string; modified: Date }[] = [];
  for await (const part of storage.list(folder)) {
    if (part.key !== newest && !part.key.endsWith(ENDINGS.strip)) kept.push(part);
  }
  kept.sort((a, b) => b.modified.getTime() - a.modified.getTime());
  for (const { key } of kept.slice(KEPT - 1)) await storage.delete(key);
}

/** Whose bytes the parts are that the current caller has cut. */
function callersAccount(): Account {
  const { who, isVisitor } = currentCaller();
  return isVisitor ? { network: who } : { person: who };
}
