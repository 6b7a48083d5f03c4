import type { LibraryType } from '../../../contract/library.ts';

/** Whose library an upload is for. */
export type UploadTarget = {
  libraryType: LibraryType;
  /** For a personal library, its owner's id; if omitted, the person's own. */
  targetUserId?: string;
  /** The library's label on the screen, such as 'My Videos' or 'Ana’s videos'. */
  label: string;
};

/** A library's name among uploads: `universal`, or the id of its owner. */
export type Library = string;

export const UNIVERSAL: Library = 'universal';

export function libraryOf({ libraryType, targetUserId }: UploadTarget, ownId: string): Library {
  return libraryType === 'universal' ? UNIVERSAL : (targetUserId ?? ownId);
}

/** The library in an upload's public id: `universal/{random}` or `user-videos/{userId}/{random}`. */
export function libraryOfPublicId(publicId: string): Library {
  const [folder, userId] = publicId.split('/');
  return folder === 'universal' ? UNIVERSAL : (userId ?? '');
}
