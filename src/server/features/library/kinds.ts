import { z } from 'zod';
import { defineKind } from '../../queue/job.ts';

/** Makes the pieces of an upload. A refusal by ffmpeg is final and reported at once; retries are for lost workers, stores and databases. */
export const ingestKind = defineKind({
  name: 'ingest',
  data: z.object({ id: z.uuid() }),
  // In one bad quarter of an hour machines may die several times.
  retries: 7,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 4,
  timeoutSeconds: 12 * 3600,
  byPerson: true,
  tellsLastFailure: true,
});

/** Removes what abandoned uploads and interrupted work have left, and resumes what was forgotten. */
export const sweepLibraryKind = defineKind({
  name: 'sweep-library',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 3600,
});
