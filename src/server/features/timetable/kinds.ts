import { z } from 'zod';
import { defineKind } from '../../queue/job.ts';

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
