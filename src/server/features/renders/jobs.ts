import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

/** Makes the film of a key. ffmpeg's own failures are final and visible at once; the tries are for lost workers, stores and databases. */
export const renderFilmJob = defineJob({
  name: 'render-film',
  data: z.object({ key: z.string() }),
  retries: 3,
  retryDelaySeconds: 1,
  timeoutSeconds: 600,
  byPerson: true,
  concurrency: ({ config }) => config.renderConcurrency,
  run: async (services, { key }, context) => {
    const { renderFilm } = await import('./handlers/render.ts');
    await renderFilm(services, key, context);
  },
  onLastFailure: async (services, { key }) => {
    const { failFilm } = await import('./handlers/render.ts');
    await failFilm(services, key);
  },
});

/** Removes films and overlays that nobody came back for, and what dead processes left in the scratch folder. */
const sweepRendersJob = defineJob({
  name: 'sweep-renders',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  schedule: '23 * * * *',
  run: async (services, _data, context) => {
    const { sweepRenders } = await import('./handlers/sweep.ts');
    await sweepRenders(services, context);
  },
});

/** The kinds of job of this feature. */
export const jobs = [renderFilmJob, sweepRendersJob];
