import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Makes the pieces of an upload. What ffmpeg refuses is final and told at once; the tries are for lost workers, stores and databases. */
export const ingestJob = defineJob({
  name: 'ingest',
  data: z.object({ id: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 1,
  timeoutSeconds: 12 * 3600,
  byPerson: true,
  concurrency: () => 2,
  run: async (services, { id }, context) => {
    const { ingest } = await import('./handlers/ingest.ts');
    await ingest(services, id, context);
  },
  onLastFailure: async (services, { id }) => {
    const { failIngest } = await import('./handlers/ingest.ts');
    await failIngest(services, id);
  },
});

/** Removes what abandoned uploads and interrupted work have left, and takes up what was forgotten. */
const sweepLibraryJob = defineJob({
  name: 'sweep-library',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 3600,
  schedule: '*/10 * * * *',
  run: async (services, _data, context) => {
    const { sweepLibrary } = await import('./handlers/sweep.ts');
    await sweepLibrary(services, context);
  },
});

/** The kinds of job of this feature. */
export const jobs = [ingestJob, sweepLibraryJob];
