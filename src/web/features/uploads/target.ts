import { EVERYBODYS, ME, THE_STUDIO } from '../../../contract/library.ts';

/** A library's name among uploads: everybody's, the studio's, or the id of the person whose own it is. */
export type Library = string;

/** The libraries that an upload is for, in an order of their own: what is chosen twice is the same. */
export type Libraries = readonly Library[];

/** Where an upload goes. */
export type UploadTarget = {
  libraries: Libraries;
  /** What these are called on the screen, such as 'My Videos' or 'Ana’s videos'. */
  label: string;
};

export const librariesOf = (libraries: Libraries): Libraries => libraries.toSorted();

/** The libraries of an upload that the server knows. */
export const librariesOfJob = ({ libraries }: { libraries: readonly string[] }, ownId: string): Libraries =>
  librariesOf(libraries.map((name) => (name === ME ? ownId : name)));

export const isSame = (some: Libraries, others: Libraries): boolean => some.join() === others.join();

/** What the server is told of them: one person's by a name that every version of it knows. */
export function metaOf(libraries: Libraries) {
  const [only] = libraries;
  const isPersons = libraries.length === 1 && only !== EVERYBODYS && only !== THE_STUDIO;
  return {
    libraryType: only === EVERYBODYS ? EVERYBODYS : 'personal',
    targetUserId: isPersons ? only! : '',
    libraries: isPersons || only === EVERYBODYS ? '' : libraries.join(),
  };
}
