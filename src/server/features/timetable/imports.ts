import { randomUUID } from 'node:crypto';
import type { CallReceived } from '../../../contract/call.ts';
import { TIMETABLE } from '../../../contract/timetable.ts';
import type * as calls from '../../../contract/timetable-import.ts';
import type { Imported, Preview, ReadRow } from '../../../contract/timetable-import.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { addDays } from '../../timetables/calendar-days.ts';
import { type Change, changesOf, type Kept, type Plan, planImport, undone } from '../../timetables/changes.ts';
import { dayIn } from '../../timetables/occurrences.ts';
import type { ReadTimetable } from '../../timetables/read.ts';
import { readAside } from '../../timetables/reader.ts';
import { assertMayEdit, memberNamed, type Standing, standingOf } from './policy.ts';
import * as queries from './queries.ts';
import { type Member, membersOf } from './team.ts';

type Given = CallReceived<typeof calls.previewImport>['body'];

/** A timetable as it is, and whose classes it may have. */
type There = { kept: Kept[]; members: Member[] };
/** What a text says, beside the timetable as it was when it was read. */
type Read = ReadTimetable & { today: string; there: There };

async function readThere(db: Tx, ownerId: string): Promise<There> {
  const [kept, members] = [await queries.listEntries(db, ownerId), await membersOf(db, ownerId)];
  return { kept, members };
}

/** What a text says. It is read aside, and nobody's timetable waits for it. @throws AppError `invalid_input` if it takes too long */
export async function readText(db: Tx, ownerId: string, given: Given): Promise<Read> {
  const [there, zone] = [await readThere(db, ownerId), await queries.findZone(db, ownerId)];
  const { kept, members } = there;
  const clock = zone ?? given.zone;
  const known = [...members.map(({ name }) => name), ...kept.map(({ entry }) => entry.instructor)].filter(Boolean);
  const today = dayIn(clock, new Date());
  return { ...(await readAside([{ ...given, zone: clock }, today, [...new Set(known)]])), today, there };
}

/** What was read, beside the timetable as it is. @param source the calendar that it is from */
function planOf({ kept, members }: There, rows: readonly ReadRow[], source: string | null = null): Plan {
  const owned = rows.map((row) => ({
    ...row,
    entry: { ...row.entry, memberId: memberNamed(members, row.entry.instructor) },
  }));
  return planImport(kept, owned, source);
}

/** What putting in would do to a timetable. @param source the calendar that it is from */
export function previewOf(read: Read, source: string | null = null): Preview {
  const plan = planOf(read.there, read.rows, source);
  const { kind, table, unread, asksMonth } = read;
  return {
    ...{ kind, table, unread, asksMonth },
    rows: plan.rows.map(({ row, change, was, after }) => ({
      ...{ line: row.line, entry: after.entry, change, was },
      exceptions: after.exceptions.map(({ date, exception }) => ({ date, exception })),
    })),
    gone: plan.gone.map(({ id, entry }) => ({ id, entry })),
  };
}

/** @throws AppError `forbidden`; `invalid_input` if it cannot be read in a bearable time */
export async function previewImport({ db }: Services, user: SessionUser, given: Given): Promise<Preview> {
  const standing = await editing(db, user);
  return previewOf(await readText(db, standing.ownerId, given));
}

/** Puts what a text says into the timetable, as its preview said. @throws AppError as `previewImport`; `conflict` if it is too much */
export async function applyImport(
  { db }: Services,
  user: SessionUser,
  { removeGone, ...given }: CallReceived<typeof calls.applyImport>['body'],
): Promise<Imported> {
  const { ownerId } = await editing(db, user);
  const { rows, kind } = await readText(db, ownerId, given);
  return db.transaction(async (tx) => {
    await queries.lockTimetable(tx, ownerId, given.zone);
    const there = await readThere(tx, ownerId);
    const plan = planOf(there, rows);
    return putChanges(tx, ownerId, kind, plan, changesOf(plan, there.kept, removeGone, randomUUID));
  });
}

/** Days for which a class that is over stays, so that its week is whole. */
const OVER_DAYS = 14;

/**
 * Puts what a calendar says now into the timetable that is locked: what came from it and is not in it any more goes. What is over is left out of calendars
 * in time, and goes a while later, without a word.
 * @throws AppError `conflict` if it is too much
 */
export async function applyCalendar(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  { rows, today }: { rows: readonly ReadRow[]; today: string },
): Promise<Imported> {
  const there = await readThere(tx, userId);
  const plan = planOf(there, rows, id);
  const { gone = [], over = [], past = [] } = Object.groupBy(plan.gone, (each) => fateOf(each, today));
  for (const each of past) await queries.putState(tx, userId, each.id, null);
  const left = there.kept.filter((each) => !past.includes(each) && !over.includes(each));
  return putChanges(tx, userId, 'calendar', plan, changesOf({ ...plan, gone }, left, true, randomUUID));
}

function fateOf({ entry: { schedule, date, until } }: Kept, today: string): 'gone' | 'over' | 'past' {
  const last = schedule === '' ? date : until;
  if (last === null || last >= today) return 'gone';
  return last >= addDays(today, -OVER_DAYS) ? 'over' : 'past';
}

/** Changes the timetable, so that it can be undone. */
async function putChanges(tx: Tx, ownerId: string, kind: string, plan: Plan, changes: Change[]): Promise<Imported> {
  const added = changes.filter(({ before }) => before === null).length;
  const removed = changes.filter(({ after }) => after === null).length;
  if (added > 0) await assertRoom(tx, ownerId, added - removed);
  for (const { id, after } of changes) await queries.putState(tx, ownerId, id, after);
  const changed = plan.rows.filter(({ change }) => change === 'changed').length;
  const isShown = added + removed + changed > 0;
  return { id: isShown ? await queries.insertImport(tx, ownerId, kind, changes) : null, added, changed, removed };
}

/** @throws AppError `conflict` if so many more classes are too many */
export async function assertRoom(tx: Tx, ownerId: string, more: number): Promise<void> {
  const count = await queries.countEntries(tx, ownerId);
  if (count + more > TIMETABLE.entries)
    throw new AppError(
      'conflict',
      `A timetable has up to ${TIMETABLE.entries} classes, and yours has ${count}. Nothing was added.`,
    );
}

/** @throws AppError `forbidden` for members of a team */
export async function editing(db: Tx, user: SessionUser): Promise<Standing> {
  const standing = await standingOf(db, user);
  assertMayEdit(standing);
  return standing;
}

/** Undoes an import, but for what was changed by hand since. @throws AppError `forbidden`, `not_found` */
export async function undoImport({ db }: Services, user: SessionUser, id: string): Promise<void> {
  const { ownerId } = await editing(db, user);
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
