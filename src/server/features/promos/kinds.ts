import { z } from 'zod';
import { defineKind } from '../../queue/job.ts';

/** Removes promos that were deleted long ago. */
export const sweepPromosKind = defineKind({
  name: 'sweep-promos',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
});
