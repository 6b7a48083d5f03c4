import { LIMITS } from '../../../contract/limits.ts';
import { CLASS_TIMES, type Preferences } from '../../../contract/profile.ts';
import { unpackContent } from '../../../contract/promos.ts';
import type { About } from '../../../contract/promotion.ts';
import type { User } from '../../../contract/session.ts';
import { type Entry, type Exception, NO_EXCEPTION, type Occurrence } from '../../../contract/timetable.ts';
import { type ClassForm, formFromPreferences } from '../editor/model/class-form.ts';
import { contentOf } from '../editor/model/draft.ts';
import { newEditor } from '../editor/model/state.ts';
import { readBeginning, startFrom } from '../promos/open.ts';

/** What the post is about, where something is different. */
function aboutOf({ state, moved, substitute, placesLeft }: Exception): About | undefined {
  if (state) return state;
  if (moved) return 'moved';
  if (substitute) return 'substitute';
  return placesLeft ? 'lastSpots' : undefined;
}

/** The news and the class's own details, as far as they fit. */
function detailsOf(entry: Entry, { state, substitute, placesLeft, note }: Exception): string {
  const news = [
    ...(state === 'cancelled' ? ['Class cancelled'] : []),
    ...(state === 'soldOut' ? ['Sold out'] : []),
    ...(substitute
      ? [entry.instructor ? `${substitute} for ${entry.instructor}` : ''].map((who) => who && `Sub: ${who}`)
      : []),
    ...(placesLeft ? [`${placesLeft} ${placesLeft === 1 ? 'spot' : 'spots'} left`] : []),
  ];
  const parts = [...news, note, entry.details].filter(Boolean);
  return parts.reduce((said, part) => {
    const more = said === '' ? part : `${said}. ${part}`;
    return more.length <= LIMITS.details ? more : said;
  }, '');
}

/** A time of the class form; null for one that it does not offer. */
function formTime(time: string): string | null {
  const hour = Number(time.slice(0, 2));
  const said = `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
  return CLASS_TIMES.includes(said) ? said : null;
}

/** The class form for a class on its day, with what is different about it. */
function formOf(entry: Entry, { date, time, exception }: Occurrence, preferences: Preferences): ClassForm {
  const form = formFromPreferences(preferences);
  const different = exception ?? NO_EXCEPTION;
  const about = aboutOf(different);
  return {
    ...form,
    instructorName: different.substitute || entry.instructor || form.instructorName,
    classType: entry.classType,
    ...{ schedule: '', date },
    time: formTime(time) ?? form.time,
    details: detailsOf(entry, different),
    ...(about && { about }),
  };
}

/** Begins the promo of a class on its day, as any new one begins. @returns its id */
export async function startPromo(
  user: User,
  preferences: Preferences,
  entry: Entry,
  occurrence: Occurrence,
): Promise<string> {
  const { background, look } = await readBeginning(user.entitlements.brandKit);
  const form = formOf(entry, occurrence, preferences);
  const state = { ...newEditor(form, background, look), timeChosen: formTime(occurrence.time) !== null };
  return startFrom(user.id, unpackContent(contentOf(state, preferences, null))!);
}
