import { createHash, randomUUID } from 'node:crypto';
import { CALENDAR, calendarUrl, shownAddress } from '../../../contract/calendar-address.ts';
import type * as calls from '../../../contract/calendars.ts';
import type { CallReceived } from '../../../contract/call.ts';
import type { Imported, Preview } from '../../../contract/timetable-import.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError, invalidField } from '../../errors.ts';
import { putMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { fetchCalendar, NoCalendar, type Version } from '../../timetables/at-address.ts';
import * as queries from './calendar-queries.ts';
import { applyCalendar, editing, previewOf, readText } from './imports.ts';
import { calendarFails } from './mails.ts';
import { findZone, lockTimetable } from './queries.ts';

type Given = CallReceived<typeof calls.previewCalendar>['body'];
const FIRST: Version = { etag: null, lastModified: null };
const NO_CLASS = 'No class could be read in this calendar.';
const EMPTY = 'No class of it could be read any more. Your classes stay as they are.';

const HOUR_MS = 3_600_000;
/** Failures after which a calendar is read once a day. */
const PATIENT = 24;
/** About an hour from now, and not all at the same time. */
const next = (hours = 1) => new Date(Date.now() + HOUR_MS * hours * (0.9 + Math.random() / 5));
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What is at an address. @throws AppError `forbidden`; `invalid_input` for the address, with the reason */
export async function preview({ db }: Services, user: SessionUser, given: Given): Promise<Preview> {
  const { ownerId } = await editing(db, user);
  const { text } = await fetchFirst(given.address);
  const { href } = calendarUrl(given.address)!;
  const known = (await queries.listCalendars(db, ownerId)).find(({ address }) => address === href);
  const source = known?.id ?? randomUUID();
  return previewOf(await readText(db, ownerId, asText(text, given.zone)), source);
}

async function fetchFirst(address: string) {
  try {
    return (await fetchCalendar(address, FIRST))!;
  } catch (error) {
    if (error instanceof NoCalendar) throw invalidField('address', error.message);
    throw error;
  }
}

const asText = (text: string, zone: string) => ({
  ...{ text, zone, kind: 'calendar' as const, columns: null, monthFirst: null },
});

/** Puts in what is at an address, and reads it again from now on. @throws AppError as `preview`; `conflict` if there are too many */
export async function add({ db }: Services, user: SessionUser, given: Given): Promise<Imported> {
  const { ownerId } = await editing(db, user);
  const address = calendarUrl(given.address)!.href;
  const { text, ...version } = await fetchFirst(address);
  const read = await readText(db, ownerId, asText(text, given.zone));
  if (read.rows.length === 0) throw invalidField('address', NO_CLASS);
  return db.transaction(async (tx) => {
    await lockTimetable(tx, ownerId, given.zone);
    const known = await queries.listCalendars(tx, ownerId);
    const again = known.find((each) => each.address === address);
    if (!again && known.length >= CALENDAR.most)
      throw new AppError(
        'conflict',
        `A timetable has up to ${CALENDAR.most} calendars. Stop reading another one first.`,
      );
    const values = { ...version, sum: sumOf(text), nextAt: next() };
    const calendar = again ?? (await queries.insertCalendar(tx, { ...values, userId: ownerId, address }));
    if (again) await queries.markRead(tx, again.id, values);
    return applyCalendar(tx, calendar, read);
  });
}

const unknown = () => new AppError('not_found', 'This calendar is not read any more.');

/** @throws AppError `forbidden`, `not_found`; `invalid_input` if it cannot be read now, with the reason */
export async function readAgain(services: Services, user: SessionUser, id: string): Promise<Imported> {
  const { ownerId } = await editing(services.db, user);
  const calendar = await queries.findCalendar(services.db, id);
  if (calendar?.userId !== ownerId) throw unknown();
  try {
    return await put(services, calendar);
  } catch (error) {
    const failing = reasonOf(error);
    if (failing === null) throw error;
    throw new AppError('invalid_input', failing);
  }
}

/** @throws AppError `forbidden`, `not_found` */
export async function drop({ db }: Services, user: SessionUser, id: string): Promise<void> {
  const { ownerId } = await editing(db, user);
  if (!(await queries.deleteCalendar(db, ownerId, id))) throw unknown();
}

const NOTHING: Imported = { id: null, added: 0, changed: 0, removed: 0 };

/** Reads a calendar, and puts in what has changed. @throws NoCalendar; AppError as `applyCalendar` */
async function put({ db }: Services, calendar: queries.CalendarRow, signal?: AbortSignal): Promise<Imported> {
  const { id, userId } = calendar;
  const fetched = await fetchCalendar(calendar.address, calendar, signal);
  if (fetched === null || sumOf(fetched.text) === calendar.sum) {
    await queries.markRead(db, id, { nextAt: next() });
    return NOTHING;
  }
  const { text, ...version } = fetched;
  const read = await readText(db, userId, asText(text, (await findZone(db, userId)) ?? 'UTC'));
  // A calendar that is emptied by mistake does not empty the timetable.
  if (read.rows.length === 0) throw new NoCalendar(EMPTY);
  return db.transaction(async (tx) => {
    await lockTimetable(tx, userId, 'UTC');
    // It may have been dropped meanwhile.
    if (!(await queries.findCalendar(tx, id))) return NOTHING;
    await queries.markRead(tx, id, { ...version, sum: sumOf(text), nextAt: next() });
    return applyCalendar(tx, calendar, read);
  });
}

/** Why a calendar could not be put in, in words; null: it is not the calendar's fault. */
function reasonOf(error: unknown): string | null {
  if (error instanceof NoCalendar) return error.message;
  return error instanceof AppError && (error.code === 'conflict' || error.code === 'invalid_input')
    ? error.message
    : null;
}

/** The hourly reading: after some failures in a row its person is told. @throws what is not the calendar's fault */
export async function readInTurn(services: Services, id: string, signal: AbortSignal): Promise<void> {
  const calendar = await queries.findCalendar(services.db, id);
  // Two sweeps may have sent it.
  if (!calendar || calendar.nextAt > new Date()) return;
  try {
    await put(services, calendar, signal);
  } catch (error) {
    const failing = reasonOf(error);
    if (failing === null) throw error;
    await noteFailure(services, calendar, failing);
  }
}

async function noteFailure(services: Services, calendar: queries.CalendarRow, failing: string): Promise<void> {
  const { id, userId, address, readAt } = calendar;
  const hours = calendar.failures >= PATIENT ? 24 : 1;
  await services.db.transaction(async (tx) => {
    const failures = await queries.markFailed(tx, id, failing, next(hours));
    if (failures !== CALENDAR.toldAfter) return;
    const facts = { userId, calendarId: id, shown: shownAddress(address) };
    await putMail(services, tx, calendarFails, facts, `calendar ${id} ${readAt.toISOString()}`);
  });
}
