import type { Services } from '../../../services.ts';
import { ingestJob } from '../jobs.ts';
import type { Source } from '../queries.ts';

/** Starts the job that makes an upload's pieces, when it is its sender's turn; does nothing where it has been started. */
export async function startIngest({ queue }: Services, { id, uploaderId, userId }: Source): Promise<void> {
  await queue.send(ingestJob, { id }, { key: id, person: uploaderId ?? userId ?? 'everybody' });
}

/** How many uploads are made before each of these that waits behind others. */
export function placesOf({ queue }: Services, sources: readonly Source[]): Promise<Map<string, number>> {
  const waiting = sources.filter(({ status }) => status === 'processing');
  return queue.places(
    ingestJob,
    waiting.map(({ id }) => id),
  );
}
