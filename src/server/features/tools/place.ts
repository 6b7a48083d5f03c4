import type { Services } from '../../services.ts';

/** Where originals and results are in the store. */
export const FOLDER = 'compressions';

/** Where updates of a compression are published. */
export const topicOf = (id: string) => `compression:${id}`;

/** Rows go before files: the sweep finds what a crash in between leaves. */
export async function removeFile({ storage, log }: Services, key: string | null): Promise<void> {
  if (key) await storage.delete(key).catch((err) => log.warn({ err, key }, 'a file was not removed'));
}
