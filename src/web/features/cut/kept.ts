import { z } from 'zod';
import { type Clip, clipSchema } from '../../../contract/clip.ts';
import { CUT, cutJoinSchema, cutMoveSchema } from '../../../contract/cut.ts';
import { TRACK_IDS } from '../../../scene/music.ts';
import { EMPTY, type Item, isPhoto, type List, type Photo, type PhotoItem } from './list.ts';

/** A list that was handed to the uploads, until its clip is made. */
export type Sent = {
  readonly id: string;
  /** What the uploads call it; null until they do. */
  readonly uploadId: string | null;
  /** What the server calls it, once it knows of it. */
  readonly jobId: string | null;
  readonly list: List;
};

/** A list of which no clip was made, and why; null where its person knows. */
type Returned = { readonly list: List; readonly fault: string | null };

/** What a person is putting together: one list at a time, those of which clips are being made, and those of which none was made. */
export type Kept = {
  readonly list: List;
  /** Why there is no clip of the list yet. */
  readonly fault: string | null;
  readonly sent: readonly Sent[];
  readonly returned: readonly Returned[];
};
export const NOTHING: Kept = { list: EMPTY, fault: null, sent: [], returned: [] };

/** With another list; where that is none, the next one of which no clip was made has its turn. */
export function withList(kept: Kept, list: List): Kept {
  const [next, ...returned] = kept.returned;
  if (list.items.length > 0 || !next) return { ...kept, list, fault: list.items.length > 0 ? kept.fault : null };
  return { ...kept, ...next, returned };
}

/** The list leaves; its parts are held until its clip is made. */
export const sentOff = (kept: Kept, id: string): Kept =>
  withList({ ...kept, sent: [...kept.sent, { id, uploadId: null, jobId: null, list: kept.list }] }, EMPTY);

export const noted = (kept: Kept, id: string, names: Partial<Pick<Sent, 'uploadId' | 'jobId'>>): Kept => ({
  ...kept,
  sent: kept.sent.map((sent) => (sent.id === id ? { ...sent, ...names } : sent)),
});

export const made = (kept: Kept, id: string): Kept => ({ ...kept, sent: kept.sent.filter((sent) => sent.id !== id) });

/** No clip was made of it: it is the list again, or is as soon as there is none. */
export function cameBack(kept: Kept, id: string, fault: string | null): Kept {
  const sent = kept.sent.find((each) => each.id === id);
  if (!sent) return kept;
  const rest = { ...made(kept, id), returned: [...kept.returned, { list: sent.list, fault }] };
  return kept.list.items.length > 0 ? rest : withList(rest, kept.list);
}

/** The photos of all lists, by the ids of their parts. */
export function photosOf({ list, sent, returned }: Kept): Map<string, Photo> {
  const lists = [list, ...sent.map((each) => each.list), ...returned.map((each) => each.list)];
  return new Map(lists.flatMap(({ items }) => items.filter(isPhoto).map(({ id, photo }) => [id, photo])));
}

const frames = z.int().min(CUT.leastFrames).max(CUT.frames);
const share = z.number().min(0).max(1);
const itemSchema = z.union([
  z.object({ id: z.string(), clip: clipSchema, from: z.int().min(0), frames }),
  z.object({
    id: z.string(),
    photo: z.object({ name: z.string(), aspect: z.number().positive() }),
    frames,
    center: z.object({ x: share, y: share }),
    move: cutMoveSchema,
  }),
]);
const listSchema = z.object({
  title: z.string(),
  items: z.array(itemSchema).max(CUT.most),
  join: cutJoinSchema,
  track: z.enum(TRACK_IDS).nullable(),
});
const fault = z.string().nullable();
/** How it is kept: without the photos, each of which stands under the id of its part. */
const recordSchema = z.object({
  list: listSchema,
  fault,
  sent: z.array(
    z.object({ id: z.string(), uploadId: z.string().nullable(), jobId: z.string().nullable(), list: listSchema }),
  ),
  returned: z.array(z.object({ list: listSchema, fault })),
  /** The names of photos that are being read. */
  reading: z.array(z.string()),
});
type Recorded = z.infer<typeof listSchema>;

export function recordOf({ list, fault: why, sent, returned }: Kept, reading: readonly string[]): unknown {
  return recordSchema.parse({
    list,
    fault: why,
    sent,
    returned,
    reading,
  } satisfies Record<keyof z.input<typeof recordSchema>, unknown>);
}

/**
 * What was kept. What another version of the page has kept, and this one cannot read, is nothing.
 * @param photoOf a photo by the id of its part; null if it is not there
 * @returns with the names of photos that are not
 */
export function keptOf(
  record: unknown,
  photoOf: (id: string, about: Pick<Photo, 'name' | 'aspect'>) => Photo | null,
): { kept: Kept; missing: string[] } {
  const read = recordSchema.safeParse(record);
  if (!read.success) return { kept: NOTHING, missing: [] };
  const { reading, ...rest } = read.data;
  const missing = [...reading];
  const itemOf = (item: Recorded['items'][number]): Item[] => {
    if ('clip' in item) return [{ ...item, clip: item.clip as Clip }];
    const photo = photoOf(item.id, item.photo);
    if (!photo) missing.push(item.photo.name);
    return photo ? [{ ...item, photo } satisfies PhotoItem] : [];
  };
  const listOf = (list: Recorded): List => ({ ...list, items: list.items.flatMap(itemOf) });
  const kept: Kept = {
    list: listOf(rest.list),
    fault: rest.fault,
    sent: rest.sent.map((each) => ({ ...each, list: listOf(each.list) })),
    returned: rest.returned.map((each) => ({ ...each, list: listOf(each.list) })),
  };
  return { kept, missing };
}
