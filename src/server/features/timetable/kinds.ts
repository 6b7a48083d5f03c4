import { z } from 'zod';
import { defineKind } from '../../queue/job.ts';
import { renderFilmKind } from '../renders/actions.ts';

/** Finds the calendars whose turn it is. */
export const dueCalendarsKind = defineKind({
  name: 'timetable-due-calendars',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 60,
});
/** Reads one calendar. */
export const readCalendarKind = defineKind({
  name: 'timetable-read-calendar',
  data: z.object({ id: z.uuid() }),
  // Its turn comes again with the next sweep.
  retries: 0,
  timeoutSeconds: 60,
});

const ofPlace = {
  data: z.object({ userId: z.string(), entryId: z.string(), date: z.string(), personId: z.string() }),
  retries: 7,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 4,
  timeoutSeconds: 300,
  byPerson: true,
  tellsLastFailure: true,
};

/** Writes the text of a class on its day. A person's classes come one after the other, and people take turns. */
export const makeClassKind = defineKind({ name: 'make-class', ...ofPlace });

/**
 * Has the film of a class on its day made, once its text is there. One film of a person's is being made and the next one is drawn: what is drawn sooner
 * would only take its time from the one being made.
 */
export const filmClassKind = defineKind({
  name: 'film-class',
  ...ofPlace,
  heldBy: { kind: renderFilmKind.name, from: 2 },
});

/** Queues classes again that are wanted and that no job makes: the process that was to queue them has died. */
export const sweepWeekKind = defineKind({
  name: 'sweep-week',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 60,
});
