import { CALENDAR, type Calendar, shownAddress } from '../../../contract/calendar-address.ts';
import type { CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/timetable.ts';
import type { Entry, Exception, Timetable } from '../../../contract/timetable.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { addDays, weekOf } from '../../timetables/calendar-days.ts';
import type { Kept } from '../../timetables/changes.ts';
import { dayIn, isOn, isOver, occurrences } from '../../timetables/occurrences.ts';
import { ownsStudio, whoSeesFirst } from '../studio/actions.ts';
import { type CalendarRow, listCalendars } from './calendar-queries.ts';
import { assertRoom } from './imports.ts';
import { readMade } from './made.ts';
import { mayMake, queueClasses, wantAgain } from './make-week.ts';
import { assertMayEdit, mayExcept, memberNamed, type Standing, standingOf } from './policy.ts';
import { postingOf } from './posting.ts';
import { findRule, readChanges } from './posting-queries.ts';
import * as queries from './queries.ts';
import { type Member, membersOf } from './team.ts';

export { markPosted, postedClass } from './posting.ts';
export { claimReminder, notePosted, type Post, postsOf, wasReminded } from './posts.ts';
export { hasChanged } from './promo-queries.ts';
export { type Told, tellOfReviews } from './review-news.ts';
export { type ReviewNews, sayNews } from './review-words.ts';
export { findWhoSeesFirst } from './reviewed.ts';

/** Days that the page shows. */
const SHOWN = 14;

/** A class whose member has left the team is nobody's. */
function withMember(entry: Entry, members: readonly Member[]): Entry {
  return members.some(({ id }) => id === entry.memberId) ? entry : { ...entry, memberId: null };
}

/** The timetable that the person has, with this week and the next. */
export async function readOwn(
  { db }: Services,
  user: SessionUser,
  { firstDay, zone: here }: CallReceived<typeof calls.getTimetable>['query'],
): Promise<Timetable> {
  const standing = await standingOf(db, user);
  const { ownerId, studio, mayEdit } = standing;
  const [zone, kept, members, more, rule, changes, seenBy, last, calendars] = await Promise.all([
    queries.findZone(db, ownerId),
    queries.listEntries(db, ownerId),
    membersOf(db, ownerId),
    mayMake(db, user),
    findRule(db, ownerId),
    readChanges(db, ownerId),
    whoSeesFirst(db, ownerId),
    mayEdit ? queries.findLastImport(db, ownerId) : null,
    mayEdit ? listCalendars(db, ownerId) : [],
  ]);
  const listed = kept.map((each) => ({ ...each, entry: withMember(each.entry, members) }));
  const clock = zone ?? here ?? 'UTC';
  const now = new Date();
  const today = dayIn(clock, now);
  const first = weekOf(today, firstDay);
  const byId = new Map(listed.map(({ id, entry }) => [id, entry]));
  const shown = await readMade(db, {
    ...{ ownerId, personId: user.id },
    members: mayEdit ? members.flatMap(({ userId, name }) => (userId ? [{ userId, name }] : [])) : [],
  });
  const clocked = { rule, zone: clock, changes, now, seenBy };
  const all = occurrences(listed, clock, first, SHOWN).map((each) => {
    const { made, row, promo } = shown(byId.get(each.entryId)!, each);
    const posting = row && made.state !== 'nothing' ? postingOf({ row, promo, made }, each, clocked) : null;
    return { ...each, made, posting, isOver: isOver(each, now) };
  });
  const byDay = Map.groupBy(all, ({ date }) => date);
  const dates = Array.from({ length: SHOWN }, (_, day) => addDays(first, day));
  return {
    ...{ zone, studio, mayEdit, today, mayMake: more, postRule: rule },
    seesFirst: ownsStudio(user) ? seenBy !== null : null,
    days: dates.map((date) => ({ date, occurrences: byDay.get(date) ?? [] })),
    entries: listed.map((each) => present(each, standing)),
    lastImport: last && { id: last.id, at: last.createdAt.toISOString() },
    calendars: calendars.map(presentCalendar),
    members: mayEdit ? members.map(({ id, name }) => ({ id, name })) : [],
  };
}

const presentCalendar = ({ id, address, readAt, failing, failures }: CalendarRow): Calendar => ({
  ...{ id, shown: shownAddress(address), readAt: readAt.toISOString(), failing },
  isTold: failures >= CALENDAR.toldAfter,
});

const present = ({ id, entry, imported }: Kept, standing: Standing) => ({
  ...{ id, entry, mayExcept: mayExcept(standing, entry) },
  isImported: imported !== null,
});

/** @throws AppError `forbidden` for members of a team */
export async function setZone({ db }: Services, user: SessionUser, zone: string): Promise<void> {
  const standing = await standingOf(db, user);
  assertMayEdit(standing);
  await queries.putZone(db, standing.ownerId, zone);
}

/** @throws AppError `forbidden`; `invalid_input` if there are too many, or nobody has that seat */
export async function saveEntry(
  { db }: Services,
  user: SessionUser,
  id: string,
  { entry, zone }: CallReceived<typeof calls.saveEntry>['body'],
): Promise<void> {
  const standing = await standingOf(db, user);
  assertMayEdit(standing);
  const { ownerId } = standing;
  const members = await membersOf(db, ownerId);
  if (entry.memberId && !members.some((member) => member.id === entry.memberId))
    throw invalidField('entry.memberId', 'This member is not on your team. They may have been removed.');
  await db.transaction(async (tx) => {
    await queries.lockTimetable(tx, ownerId, zone);
    const kept = await queries.findEntry(tx, ownerId, id);
    if (!kept) await assertRoom(tx, ownerId, 1);
    const { imported = null, source = null, exceptions = [] } = kept ?? {};
    const memberId = entry.memberId ?? memberNamed(members, entry.instructor);
    await queries.putState(tx, ownerId, id, { entry: { ...entry, memberId }, imported, source, exceptions });
  });
}

/**
 * Takes a class out. @param seen its name, as the question named it
 * @throws AppError `forbidden`, `not_found`; `conflict` if it is another class by now
 */
export async function deleteEntry({ db }: Services, user: SessionUser, id: string, seen?: string): Promise<void> {
  const standing = await standingOf(db, user);
  assertMayEdit(standing);
  await db.transaction(async (tx) => {
    await queries.lockTimetable(tx, standing.ownerId, 'UTC');
    const kept = await queries.findEntry(tx, standing.ownerId, id);
    if (!kept) throw unknown();
    const { classType } = kept.entry;
    if (seen !== undefined && seen !== classType)
      throw new AppError('conflict', `It is “${classType}” by now. Nothing was removed: look again.`);
    await queries.putState(tx, standing.ownerId, id, null);
  });
}

const unknown = () => new AppError('not_found', 'This class is not on the timetable any more.');

/** Says what is different on one day; what the person has made of it follows. @throws AppError `not_found`; `forbidden` for members whose class it is not */
export async function saveException(
  services: Services,
  user: SessionUser,
  { id, date }: { id: string; date: string },
  exception: Exception,
): Promise<void> {
  const { db } = services;
  const standing = await standingOf(db, user);
  const { ownerId } = standing;
  const wanted = await db.transaction(async (tx) => {
    const kept = await queries.findEntry(tx, ownerId, id);
    if (!kept) throw unknown();
    if (!mayExcept(standing, kept.entry))
      throw new AppError('forbidden', 'Only whoever teaches this class, and the studio’s owner, can change its days.');
    if (!isOn(kept.entry, date)) throw new AppError('not_found', 'There is no such class on this day.');
    const day = { userId: ownerId, entryId: id, date };
    await queries.putException(tx, day, exception);
    return wantAgain(tx, { ...day, personId: user.id });
  });
  await queueClasses(services, wanted);
}
