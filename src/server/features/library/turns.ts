import type { Services } from '../../services.ts';
import { ingestKind } from './kinds.ts';
import type { Upload } from './queries.ts';

/** Starts the job that makes an upload's pieces, when it is its sender's turn; does nothing where it has been started. */
export async function startIngest({ queue }: Services, { id, uploaderId, userId }: Upload): Promise<void> {
  await queue.send(ingestKind, { id }, { key: id, person: uploaderId ?? userId ?? 'everybody' });
}

/** How many uploads are made before each of these that waits behind others. */
export function placesOf({ queue }: Services, uploads: readonly Upload[]): Promise<Map<string, number>> {
  const waiting = uploads.filter(({ status }) => status === 'processing');
  return queue.places(
    ingestKind,
    waiting.map(({ id }) => id),
  );
}
