import type { Entry, KeptEntry, Shown, Timetable } from '../../../contract/timetable.ts';
import type { MadeState } from '../../../contract/week.ts';
import { sayPlace } from './words.ts';

/** A class on its day. */
export type OnDay = { kept: KeptEntry; occurrence: Shown };

const isGoing = ({ made: { state, by } }: Shown) => by === null && (state === 'waiting' || state === 'making');

/** The classes of these days that are still to come, in their order. */
export const comingIn = (timetable: Timetable, days: Timetable['days']): OnDay[] =>
  classesIn(timetable, days).filter(({ occurrence }) => !occurrence.isOver);

/** The classes of these days, in their order. */
export function classesIn({ entries }: Timetable, days: Timetable['days']): OnDay[] {
  const byId = new Map(entries.map((kept) => [kept.id, kept]));
  return days
    .flatMap(({ occurrences }) => occurrences)
    .filter(({ isGone }) => !isGone)
    .flatMap((occurrence) => {
      const kept = byId.get(occurrence.entryId);
      return kept ? [{ kept, occurrence }] : [];
    });
}

const DONE: readonly MadeState[] = ['ready', 'saved', 'making', 'waiting'];

/** Whether a class lacks its video, or has one that is out of date. A cancelled one that nothing was made of needs none. */
export function isMissing({ occurrence: { made, exception } }: OnDay): boolean {
  if (DONE.includes(made.state)) return false;
  return made.state !== 'nothing' || exception?.state !== 'cancelled';
}

/** The caller's videos of these days that are up to date: those that are still to come, and what they have saved before. */
export const videosIn = (timetable: Timetable, days: Timetable['days']): OnDay[] =>
  classesIn(timetable, days).filter(
    ({ occurrence: { made, isOver } }) =>
      made.renderId !== null && ((made.state === 'ready' && !isOver) || made.state === 'saved'),
  );

const WRITTEN: readonly MadeState[] = ['text', 'making', 'ready', 'saved'];

/** The classes still to come of which the caller has a text that is up to date. */
export const captioned = (timetable: Timetable, days: Timetable['days']): OnDay[] =>
  comingIn(timetable, days).filter(({ occurrence: { made } }) => made.promoId !== null && WRITTEN.includes(made.state));

/** The videos that are being made, or wait for it. */
export const goingIn = ({ days }: Timetable): Shown[] => days.flatMap(({ occurrences }) => occurrences.filter(isGoing));

/** What makes a class on its day this one. */
export const keyOf = ({ entryId, of }: Pick<Shown, 'entryId' | 'of'>): string => `${entryId} ${of}`;

/** Who teaches on the day, and where. */
export const sayWho = ({ instructor, place }: Entry, { exception }: Pick<Shown, 'exception'>): string =>
  [exception?.substitute || instructor, sayPlace(place)].filter(Boolean).join(' · ');
