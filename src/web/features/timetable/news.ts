import type { Shown } from '../../../contract/timetable.ts';
import { sayException, sayLongDay } from './words.ts';

/** What is different about a class on a day, as its own day says it. */
export function newsOf({ exception, isGone, of, date }: Shown, instructor: string): string[] {
  if (!exception) return [];
  const { moved, substitute } = exception;
  if (isGone) return sayException({ ...exception, state: null, placesLeft: null, substitute: '', note: '' });
  return [
    ...(moved ? [of === date ? 'New time' : `Moved from ${sayLongDay(of)}`] : []),
    ...(substitute ? [instructor ? `For ${instructor}` : 'Substitute'] : []),
    ...sayException({ ...exception, moved: null, substitute: '' }),
  ];
}
