import { randomUUID } from 'node:crypto';
import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/timetable.ts';
import {
  type Entry,
  type Exception,
  type Preview,
  type ReadRow,
  TIMETABLE,
  type Timetable,
} from '../../../contract/timetable.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { addDays, weekOf } from '../../timetables/calendar-days.ts';
import { changesOf, type Kept, planImport, undone } from '../../timetables/changes.ts';
import { dayIn, isOn, occurrences } from '../../timetables/occurrences.ts';
import { readAside } from '../../timetables/reader.ts';
import { listSeats } from '../studio/actions.ts';
import { readMade } from './made.ts';
import { assertMayEdit, mayExcept, memberNamed, type Standing, standingOf } from './policy.ts';
import * as queries from './queries.ts';

/** Days that the page shows. */
const SHOWN = 14;

type Member = { id: string; name: string; userId: string | null };
const membersOf = async (db: Tx, ownerId: string): Promise<Member[]> =>
  (await listSeats(db, [ownerId])).map(({ seat: { id, name, userId } }) => ({ id, name, userId }));

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
  const [zone, kept, members, last] = await Promise.all([
    queries.findZone(db, ownerId),
    queries.listEntries(db, ownerId),
    membersOf(db, ownerId),
    mayEdit ? queries.findLastImport(db, ownerId) : null,
  ]);
  const listed = kept.map((each) => ({ ...each, entry: withMember(each.entry, members) }));
  const clock = zone ?? here ?? 'UTC';
  const today = dayIn(clock, new Date());
  const first = weekOf(today, firstDay);
  const byId = new Map(listed.map(({ id, entry }) => [id, entry]));
  const shown = await readMade(db, {
    ...{ ownerId, personId: user.id },
    members: mayEdit ? members.flatMap(({ userId, name }) => (userId ? [{ userId, name }] : [])) : [],
  });
  const all = occurrences(listed, clock, first, SHOWN).map((each) => shown(byId.get(each.entryId)!, each));
  const byDay = Map.groupBy(all, ({ date }) => date);
  const dates = Array.from({ length: SHOWN }, (_, day) => addDays(first, day));
  return {
    ...{ zone, studio, mayEdit, today },
    days: dates.map((date) => ({ date, occurrences: byDay.get(date) ?? [] })),
    entries: listed.map((each) => present(each, standing)),
    lastImport: last && { id: last.id, at: last.createdAt.toISOString() },
    members: mayEdit ? members.map(({ id, name }) => ({ id, name })) : [],
  };
}

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
    const { imported = null, exceptions = [] } = kept ?? {};
    const memberId = entry.memberId ?? memberNamed(members, entry.instructor);
    await queries.putState(tx, ownerId, id, { entry: { ...entry, memberId }, imported, exceptions });
  });
}

async function assertRoom(tx: Tx, ownerId: string, more: number): Promise<void> {
  const count = await queries.countEntries(tx, ownerId);
  if (count + more > TIMETABLE.entries)
    throw new AppError(
      'conflict',
      `A timetable holds ${TIMETABLE.entries} classes, and yours has ${count}. Nothing was added.`,
    );
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

const unknown = () => new AppError('not_found', 'This class is not on the timetable any more. Reload the page.');

/** Says what is different on one day. @throws AppError `not_found`; `forbidden` for members whose class it is not */
export async function saveException(
  { db }: Services,
  user: SessionUser,
  { id, date }: { id: string; date: string },
  exception: Exception,
): Promise<void> {
  const standing = await standingOf(db, user);
  const { ownerId } = standing;
  await db.transaction(async (tx) => {
    const kept = await queries.findEntry(tx, ownerId, id);
    if (!kept) throw unknown();
    if (!mayExcept(standing, kept.entry))
      throw new AppError('forbidden', 'Only whoever teaches this class, and the studio’s owner, can change its days.');
    if (!isOn(kept.entry, date))
      throw new AppError('not_found', 'There is no such class on this day. Reload the page.');
    await queries.putException(tx, { userId: ownerId, entryId: id, date }, exception);
  });
}

/** What a text says. It is read aside, and nobody's timetable waits for it. */
async function read(db: Tx, { ownerId }: Standing, input: CallReceived<typeof calls.previewImport>['body']) {
  const [kept, members, zone] = await Promise.all([
    queries.listEntries(db, ownerId),
    membersOf(db, ownerId),
    queries.findZone(db, ownerId),
  ]);
  const clock = zone ?? input.zone;
  const known = [...members.map(({ name }) => name), ...kept.map(({ entry }) => entry.instructor)].filter(Boolean);
  return readAside([{ ...input, zone: clock }, dayIn(clock, new Date()), [...new Set(known)]]);
}

/** What was read, beside the timetable as it is. */
async function planOf(db: Tx, { ownerId }: Standing, rows: readonly ReadRow[]) {
  const [kept, members] = [await queries.listEntries(db, ownerId), await membersOf(db, ownerId)];
  const owned = rows.map((row) => ({
    ...row,
    entry: { ...row.entry, memberId: memberNamed(members, row.entry.instructor) },
  }));
  return { kept, plan: planImport(kept, owned) };
}

/** @throws AppError `forbidden`; `invalid_input` if it cannot be read in a bearable time */
export async function previewImport(
  { db }: Services,
  user: SessionUser,
  input: CallReceived<typeof calls.previewImport>['body'],
): Promise<Preview> {
  const standing = await standingOf(db, user);
  assertMayEdit(standing);
  const { rows, ...others } = await read(db, standing, input);
  const { plan } = await planOf(db, standing, rows);
  return {
    ...others,
    rows: plan.rows.map(({ row, change, was, after }) => ({
      ...{ line: row.line, entry: after.entry, change, was },
      exceptions: after.exceptions.map(({ date, exception }) => ({ date, exception })),
    })),
    gone: plan.gone.map(({ id, entry }) => ({ id, entry })),
  };
}

/** Puts what a text says into the timetable, as its preview said. @throws AppError as `previewImport`; `conflict` if it is too much */
export async function applyImport(
  { db }: Services,
  user: SessionUser,
  { removeGone, ...input }: CallReceived<typeof calls.applyImport>['body'],
): Promise<CallOutput<typeof calls.applyImport>> {
  const standing = await standingOf(db, user);
  assertMayEdit(standing);
  const { ownerId } = standing;
  const { rows, kind } = await read(db, standing, input);
  return db.transaction(async (tx) => {
    await queries.lockTimetable(tx, ownerId, input.zone);
    const { kept, plan } = await planOf(tx, standing, rows);
    const changes = changesOf(plan, kept, removeGone, randomUUID);
    const added = changes.filter(({ before }) => before === null).length;
    const removed = changes.filter(({ after }) => after === null).length;
    if (added > 0) await assertRoom(tx, ownerId, added - removed);
    for (const { id, after } of changes) await queries.putState(tx, ownerId, id, after);
    const changed = plan.rows.filter(({ change }) => change === 'changed').length;
    if (changes.length === 0) return { id: null, added, changed, removed };
    return { id: await queries.insertImport(tx, ownerId, kind, changes), added, changed, removed };
  });
}

/** Undoes an import, but for what was changed by hand since. @throws AppError `forbidden`, `not_found` */
export async function undoImport({ db }: Services, user: SessionUser, id: string): Promise<void> {
  const standing = await standingOf(db, user);
  assertMayEdit(standing);
  const { ownerId } = standing;
  await db.transaction(async (tx) => {
    await queries.lockTimetable(tx, ownerId, 'UTC');
    const changes = await queries.takeImport(tx, ownerId, id);
    if (!changes) throw new AppError('not_found', 'This import cannot be undone any more.');
    const now = new Map((await queries.listEntries(tx, ownerId)).map(({ id: key, ...state }) => [key, state]));
    for (const change of changes) {
      const state = now.get(change.id) ?? null;
      await queries.putState(tx, ownerId, change.id, undone(change, state));
    }
  });
}
