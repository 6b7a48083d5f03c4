import type { Services } from '../../services.ts';
import type { Entry } from '../../storage/index.ts';

/** Where originals and results are in the store. */
export const FOLDER = 'compressions';

/** Whose account the files of a person's compressions are on. */
export const entryOf = (userId: string): Entry => ({ account: { person: userId }, kind: 'compression' });

/** Where updates of a compression are published. */
export const topicOf = (id: string) => `compression:${id}`;

/** Rows go before files: the sweep finds what a crash in between leaves. */
export async function removeFile({ storage, log }: Services, key: string | null): Promise<void> {
  if (key) await storage.delete(key).catch((err) => log.warn({ err, key }, 'a file was not removed'));
}
