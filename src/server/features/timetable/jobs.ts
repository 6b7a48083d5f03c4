import { type Job, jobOf } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { listDue } from './calendar-queries.ts';
import { readInTurn } from './calendars.ts';
import * as kinds from './kinds.ts';
import { filmClass, giveUp, writeClass } from './make-class.ts';
import { queueForgotten } from './make-week.ts';

/** Calendars that are sent at once; each waits for somebody else's server. */
const AT_ONCE = 500;

export const jobs: readonly Job<Services>[] = [
  jobOf(kinds.dueCalendarsKind, {
    schedule: '*/5 * * * *',
    run: async ({ db, queue }: Services) => {
      for (const { id } of await listDue(db, AT_ONCE)) await queue.send(kinds.readCalendarKind, { id }, { key: id });
    },
  }),
  jobOf(kinds.readCalendarKind, {
    concurrency: () => 4,
    run: (services: Services, { id }, { signal }) => readInTurn(services, id, signal),
  }),
  jobOf(kinds.makeClassKind, {
    run: (services, place, context) => writeClass(services, place, context),
    onLastFailure: (services, place) => giveUp(services, place),
  }),
  jobOf(kinds.filmClassKind, {
    run: (services, place, context) => filmClass(services, place, context),
    onLastFailure: (services, place) => giveUp(services, place),
  }),
  jobOf(kinds.sweepWeekKind, { schedule: '* * * * *', run: (services) => queueForgotten(services) }),
];
