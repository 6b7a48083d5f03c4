import type { Services } from '../../../services.ts';

/** Where originals and results lie in the store. */
export const FOLDER = 'compressions';

/** Where the news of a compression is published. */
export const topicOf = (id: string) => `compression:${id}`;

/** Rows go before files: what is left after a crash in between is found by the sweep. */
export async function removeFile({ storage, log }: Services, key: string | null): Promise<void> {
  if (key) await storage.delete(key).catch((err) => log.warn({ err, key }, 'a file was not removed'));
}
