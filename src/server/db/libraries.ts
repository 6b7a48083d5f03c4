import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { clips, places, uploads } from './schema/library.ts';

/** The library of a studio, by its owner. */
export type StudioLibrary = { readonly studio: string };
/** A library of people: a person's own, by their id, or a studio's. */
export type Shelf = string | StudioLibrary;
/** A library; null: the universal one. */
export type Library = Shelf | null;

export const isStudioLibrary = (library: Library): library is StudioLibrary =>
  typeof library === 'object' && library !== null;

/** Whose it is: the person, or the studio's owner. */
export const holderOf = (shelf: Shelf): string => (isStudioLibrary(shelf) ? shelf.studio : shelf);

/** A library's name in the database: a person's id has no space in it. */
export const codeOf = (shelf: Shelf): string => (isStudioLibrary(shelf) ? `studio ${shelf.studio}` : shelf);

export const isSame = (a: Library, b: Library): boolean =>
  a === null || b === null ? a === b : codeOf(a) === codeOf(b);

/** The uploads that have a row for this library. */
const placed = (shelf: Shelf): SQL =>
  sql`array(select ${places.uploadId} from ${places}
    where ${places.userId} = ${holderOf(shelf)} and ${places.isStudio} = ${isStudioLibrary(shelf)})`;

/** For a query of uploads: those that are in this library. */
export function uploadsIn(shelf: Shelf): SQL {
  const isPlaced = sql`${uploads.id} = any(${placed(shelf)})`;
  return isStudioLibrary(shelf) ? isPlaced : or(and(eq(uploads.userId, shelf), uploads.atHome), isPlaced)!;
}

/** For a query of clips: those that are in this library, and were not removed from it. */
export function clipsIn(shelf: Shelf): SQL {
  const isPlaced = sql`${clips.uploadId} = any(${placed(shelf)})`;
  const isAway = sql`exists (select from ${uploads} where ${uploads.id} = ${clips.uploadId} and not ${uploads.atHome})`;
  const isIn = isStudioLibrary(shelf) ? isPlaced : or(and(eq(clips.userId, shelf), sql`not ${isAway}`), isPlaced)!;
  return and(isIn, sql`not (${clips.hiddenFrom} ? ${codeOf(shelf)})`)!;
}
