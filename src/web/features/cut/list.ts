import { CUT, CUT_ENDING, CUT_TYPE, type CutJoin, type CutMove, cutLine, framesOf } from '../../../contract/cut.ts';
import type { Clip } from '../../../contract/library.ts';
import { beatOf, type TrackId } from '../../../scene/music.ts';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import { newId } from '../../api/new-id.ts';

/** A photo as it will be sent: upright, JPEG. */
export type Photo = { readonly blob: Blob; readonly url: string; readonly name: string; readonly aspect: number };

/** One of the things that are put together. Lengths in frames. */
export type ClipItem = { readonly id: string; readonly clip: Clip; readonly from: number; readonly frames: number };
export type PhotoItem = {
  readonly id: string;
  readonly photo: Photo;
  readonly frames: number;
  readonly center: { readonly x: number; readonly y: number };
  readonly move: CutMove;
};
export type Item = ClipItem | PhotoItem;

export type List = {
  readonly title: string;
  readonly items: readonly Item[];
  readonly join: CutJoin;
  /** The track on whose beats one part follows the other; null: anywhere. */
  readonly track: TrackId | null;
};
export const EMPTY: List = { title: '', items: [], join: 'cut', track: null };

const CLIP_FRAMES = 3 * FRAME_RATE;
const PHOTO_FRAMES = 2 * FRAME_RATE;
const MOVES: readonly CutMove[] = ['closer', 'right', 'away', 'left'];

export const isPhoto = (item: Item): item is PhotoItem => 'photo' in item;
/** What the clip will be called. */
export const titleOf = ({ title }: List): string => title.trim() || 'Cut together';
export const isComplete = ({ items }: List): boolean => items.length >= CUT.least;
export const nameOf = (item: Item): string => (isPhoto(item) ? item.photo.name : item.clip.title);
export const inSeconds = (frames: number): string => `${(frames / FRAME_RATE).toFixed(1)} s`;

/** Whole frames, at most as many as the clip has. */
export const framesOfClip = ({ duration }: Pick<Clip, 'duration'>): number => Math.floor(duration * FRAME_RATE + 0.01);
/** A clip that is too short to be seen as a part. */
export const isLongEnough = (clip: Clip): boolean => framesOfClip(clip) >= CUT.leastFrames;

/** How many frames are left for more. */
const roomIn = ({ items }: Pick<List, 'items'>): number => CUT.frames - framesOf(items);
export const mayAdd = (list: List): boolean => list.items.length < CUT.most && roomIn(list) >= CUT.leastFrames;

/** Behind the others, as long as there is room. */
export function withClip(list: List, clip: Clip): List {
  if (!mayAdd(list) || !isLongEnough(clip)) return list;
  const frames = Math.min(CLIP_FRAMES, framesOfClip(clip), roomIn(list));
  return { ...list, items: [...list.items, { id: newId(), clip, from: 0, frames }] };
}

export function withPhoto(list: List, photo: Photo): List {
  if (!mayAdd(list)) return list;
  const move = MOVES[list.items.filter(isPhoto).length % MOVES.length]!;
  const frames = Math.min(PHOTO_FRAMES, roomIn(list));
  return { ...list, items: [...list.items, { id: newId(), photo, frames, center: { x: 0.5, y: 0.5 }, move }] };
}

export const without = (list: List, id: string): List => ({
  ...list,
  items: list.items.filter((item) => item.id !== id),
});

/** With a part at another place of the order; 0 is the first. */
export function moved(list: List, id: string, to: number): List {
  const item = list.items.find((each) => each.id === id);
  const rest = list.items.filter((each) => each.id !== id);
  const place = Math.max(0, Math.min(rest.length, to));
  return item ? { ...list, items: [...rest.slice(0, place), item, ...rest.slice(place)] } : list;
}

/** How long a part may be at most, with the others as they are. */
export function mostFrames(list: List, item: Item): number {
  const own = item.frames + roomIn(list);
  return Math.max(CUT.leastFrames, isPhoto(item) ? Math.min(own, CUT.frames) : Math.min(own, framesOfClip(item.clip)));
}

/** A part with another length; of a clip it begins earlier where it would end too late. */
export function withFrames(list: List, item: Item, wanted: number): Item {
  const frames = Math.max(CUT.leastFrames, Math.min(wanted, mostFrames(list, item)));
  return isPhoto(item)
    ? { ...item, frames }
    : { ...item, frames, from: Math.min(item.from, framesOfClip(item.clip) - frames) };
}

export const withItem = (list: List, item: Item): List => ({
  ...list,
  items: list.items.map((each) => (each.id === item.id ? item : each)),
});

/**
 * With every part ending on the beat that is nearest to where it ends, as long as its clip and the 15 seconds have room
 * for it: where they have none, it stays as it is.
 */
export function onBeat(list: List): List {
  const seconds = beatOf(list.track);
  if (seconds === null) return list;
  const beat = seconds * FRAME_RATE;
  let start = 0;
  const items = list.items.map((item, i) => {
    const later = (list.items.length - 1 - i) * CUT.leastFrames;
    const room = CUT.frames - start - later;
    const most = isPhoto(item) ? room : Math.min(room, framesOfClip(item.clip));
    // In whole beats since the beginning.
    const [least, last] = [Math.ceil((start + CUT.leastFrames) / beat), Math.floor((start + most) / beat)];
    const wanted = Math.min(last, Math.max(least, Math.round((start + item.frames) / beat)));
    const isThere = least <= last;
    const frames = isThere
      ? Math.min(most, Math.max(CUT.leastFrames, Math.round(wanted * beat) - start))
      : Math.min(item.frames, most);
    start += frames;
    return isPhoto(item)
      ? { ...item, frames }
      : { ...item, frames, from: Math.min(item.from, framesOfClip(item.clip) - frames) };
  });
  return { ...list, items };
}

/** The file that is sent, named as the clip will be. */
export function fileOf(list: List): File {
  const { items, join } = list;
  const parts = items.map((item) =>
    isPhoto(item)
      ? { photo: item.photo.blob.size, frames: item.frames, center: item.center, move: item.move }
      : { clip: item.clip.publicId, from: item.from, frames: item.frames },
  );
  const photos = items.filter(isPhoto).map(({ photo }) => photo.blob);
  const line = cutLine({ spinreel: 'cut', parts, join });
  return new File([line, ...photos], `${titleOf(list)}${CUT_ENDING}`, { type: CUT_TYPE });
}
