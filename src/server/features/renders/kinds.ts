import { z } from 'zod';
import { defineKind } from '../../queue/job.ts';

/** Makes the film of a key. ffmpeg's own failures are final and visible at once; retries are for lost workers, stores and databases. */
export const renderFilmKind = defineKind({
  name: 'render-film',
  /** `lead`: how many seconds earlier it counts as asked for, see `queue/turns.ts`. */
  data: z.object({ key: z.string(), lead: z.int().min(0).optional() }),
  // In one bad quarter of an hour machines may die several times.
  retries: 7,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 4,
  // ffmpeg is stopped when it makes no progress, so this ends only what hangs elsewhere; a film on a busy machine takes its time.
  timeoutSeconds: 3600,
  byPerson: true,
  tellsLastFailure: true,
});

/** Makes the film of a key before anybody has asked for it. Tried again for as long as somebody may still be thinking. */
export const makeAheadKind = defineKind({
  name: 'make-ahead',
  data: z.object({ key: z.string() }),
  retries: 4,
  retryDelaySeconds: 2,
  timeoutSeconds: 600,
  givesWay: true,
});

/** Removes unused films and overlays, and what dead processes left in the scratch folder. */
export const sweepRendersKind = defineKind({
  name: 'sweep-renders',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
});
