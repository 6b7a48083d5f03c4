import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Makes a video smaller. What ffmpeg refuses is final and told at once; the tries are for lost workers, stores and databases. */
export const compressJob = defineJob({
  name: 'compress-video',
  data: z.object({ id: z.uuid() }),
  retries: 2,
  retryDelaySeconds: 1,
  timeoutSeconds: 6 * 3600,
  byPerson: true,
  run: async (services, { id }, context) => {
    const { compress } = await import('./handlers/compress.ts');
    await compress(services, id, context);
  },
  onLastFailure: async (services, { id }) => {
    const { failCompression } = await import('./handlers/compress.ts');
    await failCompression(services, id);
  },
});

/** Removes compressed videos after their hour. */
const sweepCompressionsJob = defineJob({
  name: 'sweep-compressions',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  schedule: '*/5 * * * *',
  run: async (services, _data, context) => {
    const { sweepCompressions } = await import('./handlers/sweep.ts');
    await sweepCompressions(services, context);
  },
});

/** The kinds of job of this feature. */
export const jobs = [compressJob, sweepCompressionsJob];
