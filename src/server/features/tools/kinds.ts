import { z } from 'zod';
import { defineKind } from '../../queue/job.ts';

/** Compresses a video. A refusal by ffmpeg is final and reported at once; retries are for lost workers, stores and databases. */
export const compressKind = defineKind({
  name: 'compress-video',
  data: z.object({ id: z.uuid() }),
  retries: 2,
  retryDelaySeconds: 1,
  timeoutSeconds: 6 * 3600,
  byPerson: true,
  tellsLastFailure: true,
});

/** Removes compressed videos after an hour. */
export const sweepCompressionsKind = defineKind({
  name: 'sweep-compressions',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
});
