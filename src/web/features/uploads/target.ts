import type { LibraryType } from '../../../contract/library.ts';

/** Whose library an upload is for. */
export type UploadTarget = {
  libraryType: LibraryType;
  /** Of a personal library: its owner's id; the person's own where it is left out. */
  targetUserId?: string;
  /** What the library is called on the screen, such as 'My Videos' or 'Ana’s videos'. */
  label: string;
};

/** A library's name among uploads: `universal`, or the id of the person whose it is. */
export type Library = string;

export const UNIVERSAL: Library = 'universal';

export function libraryOf({ libraryType, targetUserId }: UploadTarget, ownId: string): Library {
  return libraryType === 'universal' ? UNIVERSAL : (targetUserId ?? ownId);
}

/** The library that an upload's public id names: `universal/{random}` or `user-videos/{userId}/{random}`. */
export function libraryOfPublicId(publicId: string): Library {
  const [folder, userId] = publicId.split('/');
  return folder === 'universal' ? UNIVERSAL : (userId ?? '');
}
