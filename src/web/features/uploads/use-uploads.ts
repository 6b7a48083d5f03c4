import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../auth/api.ts';
import { onSignOut } from '../auth/session.ts';
import type { Libraries, Library } from './target.ts';
import type { Upload } from './upload.ts';
import { Uploads } from './uploads.ts';

let current: { userId: string; uploads: Uploads } | null = null;
onSignOut(() => {
  current?.uploads.destroy();
  current = null;
});

/** The uploads of the signed-in person; a previous person's are stopped. */
export function useUploads(): Uploads {
  const { id: userId } = useUser();
  if (current?.userId !== userId) {
    current?.uploads.destroy();
    current = { userId, uploads: new Uploads(userId) };
  }
  return current.uploads;
}

/** Uploads into any of these libraries, oldest first. */
export function useUploadsInto(some: Libraries): readonly Upload[] {
  const { subscribe, list } = useUploads();
  const isInto = ({ libraries }: Upload) => libraries.some((library) => some.includes(library));
  return useSyncExternalStore(subscribe, list).filter(isInto);
}

/** Whether a file is being sent to the server, into any library. */
export function useIsSending(): boolean {
  const { subscribe, list } = useUploads();
  return useSyncExternalStore(subscribe, list).some(({ phase }) => phase === 'uploading');
}

/** Calls `onChange` whenever the clips of a library, or the space used in it, have changed. */
export function useLibraryChanges(onChange: (library: Library) => void): void {
  const uploads = useUploads();
  useEffect(() => uploads.onChange(onChange), [uploads, onChange]);
}
