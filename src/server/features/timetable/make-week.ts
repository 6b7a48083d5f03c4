import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { entitlements } from '../../../contract/plans.ts';
import type * as calls from '../../../contract/week.ts';
import { findPerson } from '../../accounts/people.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { isOver, occurrenceOf } from '../../timetables/occurrences.ts';
import { findFilmsOf } from '../promos/actions.ts';
import { withdrawFilms } from '../renders/actions.ts';
import { filmClassKind, makeClassKind } from './kinds.ts';
import { isCurrent } from './made.ts';
import { standingOf } from './policy.ts';
import * as made from './promo-queries.ts';
import * as queries from './queries.ts';

/** For how many more classes a person may have videos made by the week now; null: for all. */
export async function mayMake(db: Tx, user: SessionUser): Promise<number | null> {
  const { weekClasses, downloadLimit } = entitlements(user);
  if (weekClasses === null) return null;
  const left = weekClasses - (await made.countOrdered(db, user.id));
  const downloads = downloadLimit === null ? left : downloadLimit - user.downloadCount;
  return Math.max(0, Math.min(left, downloads));
}

/**
 * Has text and film made for these classes, in the order of their days. Asked again meanwhile, or by another window, it changes nothing: a class that is
 * wanted is not wanted twice, and what is up to date stays.
 * @throws AppError `not_found` if none of them is on any more, `plan_required` if there are more than the plan includes
 */
export async function makeWeek(
  services: Services,
  user: SessionUser,
  { classes }: CallReceived<typeof calls.makeWeek>['body'],
): Promise<CallOutput<typeof calls.makeWeek>> {
  const { db } = services;
  const { ownerId } = await standingOf(db, user);
  const zone = (await queries.findZone(db, ownerId)) ?? 'UTC';
  const now = new Date();
  const listed = new Map((await queries.listEntries(db, ownerId)).map((kept) => [kept.id, kept]));
  const asked = classes
    .flatMap(({ entryId, date }) => {
      const kept = listed.get(entryId);
      const occurrence = kept && occurrenceOf(kept, date, zone);
      return occurrence && !isOver(occurrence, now) ? [{ entry: kept.entry, occurrence }] : [];
    })
    .sort((a, b) => (a.occurrence.at < b.occurrence.at ? -1 : 1));
  if (asked.length === 0) throw new AppError('not_found', 'None of these classes is still to come.');
  const wanted = await db.transaction(async (tx) => {
    const person = await findPerson(tx, { id: user.id }, 'update');
    if (!person) throw new AppError('unauthorized');
    const places: made.Wanted[] = [];
    for (const { entry, occurrence } of asked) {
      const place = { userId: ownerId, entryId: occurrence.entryId, date: occurrence.of, personId: user.id };
      const row = await made.lockPlace(tx, place);
      const promo = row.promoId ? (await findFilmsOf(tx, user.id, [row.promoId])).get(row.promoId) : undefined;
      const isDone = promo && promo.film !== 'failed' && isMade(promo.film) && isCurrent(row, promo, entry, occurrence);
      if (row.wantedAt || (isDone && !row.trouble)) continue;
      await assertIncluded(tx, person, row);
      const wantedAt = new Date();
      await made.setMade(tx, place, { wantedAt, orderedAt: wantedAt, trouble: null });
      places.push({ ...place, wantedAt });
    }
    return places;
  });
  await queueClasses(services, wanted);
  return { making: wanted.length };
}

const isMade = (film: string) => film === 'ready' || film === 'making';

/** One that was made by the week already may be made again: it counts once. */
async function assertIncluded(tx: Tx, person: SessionUser, { orderedAt }: made.MadeRow): Promise<void> {
  if (orderedAt) return;
  const left = await mayMake(tx, person);
  if (left !== null && left < 1)
    throw new AppError(
      'plan_required',
      'The free trial makes one video of your timetable a week. Choose one class, or upgrade to Pro and have the whole week made.',
    );
}

/** Has a class's text and film follow what is different on its day, where the person has made something of it. */
export async function wantAgain(tx: Tx, place: made.Place): Promise<made.Wanted[]> {
  const row = await made.awaitPlace(tx, place);
  if (!row?.promoId) return [];
  const promo = (await findFilmsOf(tx, place.personId, [row.promoId])).get(row.promoId);
  if (!promo || promo.content.origin === 'default') return [];
  const wantedAt = new Date();
  await made.setMade(tx, place, { wantedAt, trouble: null });
  return [{ ...place, wantedAt }];
}

/** One that is wanted anew while it is being made has a job of its own, which comes after that. */
const keyOf = ({ userId, entryId, date, personId, wantedAt }: made.Wanted) =>
  [personId, userId, entryId, date, wantedAt?.getTime()].join(' ');

/** Has what is wanted written, or with the other kind filmed. */
export async function queueClasses(
  { queue }: Services,
  wanted: readonly made.Wanted[],
  kind = makeClassKind,
): Promise<void> {
  for (const each of wanted) {
    const { userId, entryId, date, personId } = each;
    await queue.send(kind, { userId, entryId, date, personId }, { key: keyOf(each), person: personId });
  }
}

/** Queues what is wanted and was never queued: the process that was to has died. */
export async function queueForgotten(services: Services): Promise<void> {
  const waiting = new Set((await services.queue.line(filmClassKind)).map(({ key }) => key));
  const wanted = await made.listWanted(services.db);
  await queueClasses(
    services,
    wanted.filter((each) => !waiting.has(keyOf(each))),
  );
}

/** Ends making the week. What is done stays, with the film that is being made. */
export async function stopWeek(services: Services, user: SessionUser): Promise<void> {
  const { db, queue } = services;
  const rows = await made.listOf(db, user.id);
  await made.unwant(db, user.id);
  const keys = rows.flatMap((row) => (row.wantedAt ? keyOf(row) : []));
  for (const kind of [makeClassKind, filmClassKind]) for (const key of keys) await queue.cancel(kind, key);
  const promos = await findFilmsOf(
    db,
    user.id,
    rows.flatMap(({ promoId }) => promoId ?? []),
  );
  const waiting = [...promos.values()]
    .filter(({ film }) => film === 'making')
    .flatMap(({ renderId }) => renderId ?? []);
  await withdrawFilms(services, user.id, waiting);
}
