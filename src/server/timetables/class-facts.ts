import { createHash } from 'node:crypto';
import { LIMITS } from '../../contract/limits.ts';
import { CLASS_TIMES } from '../../contract/profile.ts';
import type { About } from '../../contract/promotion.ts';
import { type Entry, type Exception, NO_EXCEPTION, type Occurrence } from '../../contract/timetable.ts';
import type { ClassForm } from '../../contract/written.ts';

/** What a text says of a class on its day. */
export type ClassFacts = {
  /** Empty: the timetable does not say. */
  instructorName: string;
  classType: string;
  date: string;
  /** As the class form says times: '6:00 PM'. */
  time: string;
  details: string;
  /** What the post is about, where something is different. */
  about: About | null;
};

export function factsOf(
  entry: Entry,
  { date, time, exception }: Pick<Occurrence, 'date' | 'time' | 'exception'>,
): ClassFacts {
  const different = exception ?? NO_EXCEPTION;
  return {
    instructorName: different.substitute || entry.instructor,
    classType: entry.classType,
    ...{ date, time: sayTime(time), details: detailsOf(entry, different), about: aboutOf(different) },
  };
}

/** The same facts are the same fingerprint. */
export const fingerprint = ({ instructorName, classType, date, time, details, about }: ClassFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([instructorName, classType, date, time, details, about]))
    .digest('base64url');

/** Whether a form that its person may have changed says these facts. */
export const saysFacts = (form: ClassForm, facts: ClassFacts): boolean =>
  fingerprint({
    ...{ ...form, date: form.date ?? '', about: form.about ?? null },
    instructorName: facts.instructorName && form.instructorName,
  }) === fingerprint(facts);

/** A form with these facts. The time of one that the class form does not offer stays as it is. */
export function formOf({ date, time, about, ...facts }: ClassFacts, form: ClassForm): ClassForm {
  const { about: _, ...others } = form;
  return {
    ...others,
    ...facts,
    instructorName: facts.instructorName || form.instructorName,
    ...{ schedule: '', date, time: isOffered(time) ? time : form.time },
    ...(about && { about }),
  };
}

/** Whether the class form offers this time. */
export const isOffered = (time: string): boolean => CLASS_TIMES.includes(time);

function sayTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function aboutOf({ state, moved, substitute, placesLeft }: Exception): About | null {
  if (state) return state;
  if (moved) return 'moved';
  if (substitute) return 'substitute';
  return placesLeft ? 'lastSpots' : null;
}

/** The news and the class's own details, as far as they fit. */
function detailsOf(entry: Entry, { state, substitute, placesLeft, note }: Exception): string {
  const news = [
    ...(state === 'cancelled' ? ['Class cancelled'] : []),
    ...(state === 'soldOut' ? ['Sold out'] : []),
    ...(substitute && entry.instructor ? [`Sub: ${substitute} for ${entry.instructor}`] : []),
    ...(placesLeft ? [`${placesLeft} ${placesLeft === 1 ? 'spot' : 'spots'} left`] : []),
  ];
  const parts = [...news, note, entry.details].filter(Boolean);
  return parts.reduce((said, part) => {
    const more = said === '' ? part : `${said}. ${part}`;
    return more.length <= LIMITS.details ? more : said;
  }, '');
}
