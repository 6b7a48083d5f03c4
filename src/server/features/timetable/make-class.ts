import { randomUUID } from 'node:crypto';
import type { PromoContent } from '../../../contract/promos.ts';
import { promotionInput, writingOf, written } from '../../../contract/written.ts';
import { findPerson } from '../../accounts/people.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { JobContext } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { addDays } from '../../timetables/calendar-days.ts';
import { type ClassFacts, factsOf, fingerprint, formOf, isOffered } from '../../timetables/class-facts.ts';
import { dayIn, occurrenceOf, occurrences } from '../../timetables/occurrences.ts';
import { withBookingLink } from '../booking/actions.ts';
import { readPreferences } from '../profile/actions.ts';
import { findFilmsOf, putPromo } from '../promos/actions.ts';
import { writeForPerson } from '../promotion/actions.ts';
import { startFilm } from '../renders/actions.ts';
import { type Around, readChoice } from './beginning.ts';
import { filmClassKind } from './kinds.ts';
import { isCurrent } from './made.ts';
import { queueClasses } from './make-week.ts';
import { standingOf } from './policy.ts';
import * as made from './promo-queries.ts';
import * as queries from './queries.ts';
import { newContent } from './start-promo.ts';

const FAILED = 'Something went wrong on our side. Please try again.';
/** How often it begins anew because the person, or the timetable, was quicker. */
const TRIES = 5;

/** Writes the text of a class on its day that is wanted, and has its film wait for its turn. */
export const writeClass = (services: Services, place: made.Place, context: JobContext): Promise<void> =>
  make(services, place, context, async ({ row }) => {
    await queueClasses(services, [row], filmClassKind);
    return true;
  });

/** Has the film made of a class on its day that is wanted. A text that is not right any more is written first. */
export const filmClass = (services: Services, place: made.Place, context: JobContext): Promise<void> =>
  make(services, place, context, (now) => putFilm(services, now, place));

/**
 * First the text, and when that is kept, what comes after it. Each step is kept by itself, so that another try goes on where this one ended, and nothing
 * is kept that nobody wants any more.
 * @param then returns whether that is all
 */
async function make(
  services: Services,
  place: made.Place,
  { signal }: JobContext,
  then: (now: Now) => Promise<boolean>,
): Promise<void> {
  const { db } = services;
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      const now = await readNow(services, place);
      if (!now) return await made.setMade(db, place, { wantedAt: null });
      const { row, promo, kept, occurrence } = now;
      if (!row.wantedAt) return;
      const hasText = promo && promo.content.origin !== 'default' && isCurrent(row, promo, kept.entry, occurrence);
      if (!hasText) await putText(services, now, place, signal);
      else if (await then(now)) return;
    }
    throw new AppError('conflict', 'This promo is being changed. Try again in a moment.');
  } catch (error) {
    // What may pass is tried again.
    if (signal.aborted || !(error instanceof AppError) || error.status >= 500) throw error;
    await giveUp(services, place, error.message);
  }
}

/** It could not be made; why stays to be read. */
export async function giveUp({ db }: Services, place: made.Place, trouble = FAILED): Promise<void> {
  await made.setMade(db, place, { wantedAt: null, trouble });
}

type Now = NonNullable<Awaited<ReturnType<typeof readNow>>>;

/** Everything as it stands; null: there is no such class for this person any more. */
async function readNow({ db }: Services, place: made.Place) {
  const user = await findPerson(db, { id: place.personId });
  const row = await made.findPlace(db, place);
  if (!user || !row || (await standingOf(db, user)).ownerId !== place.userId) return null;
  const listed = await queries.listEntries(db, place.userId);
  const kept = listed.find(({ id }) => id === place.entryId);
  const zone = (await queries.findZone(db, place.userId)) ?? 'UTC';
  const occurrence = kept && occurrenceOf(kept, place.date, zone);
  if (!occurrence) return null;
  const promo = row.promoId ? ((await findFilmsOf(db, user.id, [row.promoId])).get(row.promoId) ?? null) : null;
  return { user, row, listed, kept, zone, occurrence, promo };
}

/** Nothing is kept of it where the person, or the timetable, was quicker. */
async function putText(services: Services, now: Now, place: made.Place, signal: AbortSignal): Promise<void> {
  const { user, row, kept, zone, occurrence, promo } = now;
  const facts = factsOf(kept.entry, occurrence);
  const before =
    promo?.content ??
    (await newContent(
      services,
      user,
      kept.entry,
      occurrence,
      await readChoice(services, user),
      await around(services, now, place),
    ));
  const content = await rewritten(services, user, before, facts, { today: dayIn(zone, new Date()), signal });
  const promoId = promo && row.promoId ? row.promoId : randomUUID();
  await services.db.transaction(async (tx) => {
    if (!isSame(await made.lockPlace(tx, place), row)) return;
    const version = promo?.version ?? 0;
    if (!(await putPromo(tx, { userId: user.id, id: promoId, version }, content))) return;
    await made.setMade(tx, place, { promoId, facts: fingerprint(facts) });
  });
}

/** Nobody has stopped it or wanted it anew since. */
const isSame = (now: made.MadeRow, then: made.MadeRow) =>
  now.promoId === then.promoId && now.wantedAt?.getTime() === then.wantedAt?.getTime();

/** A promo with a new text for these facts. One that its person has edited is kept beside it, as in the editor. */
async function rewritten(
  services: Services,
  user: SessionUser,
  before: PromoContent,
  facts: ClassFacts,
  { today, signal }: { today: string; signal: AbortSignal },
): Promise<PromoContent> {
  const form = formOf(facts, before.form);
  const seconds = before.promo.videoDuration;
  const { language } = await readPreferences(services, user);
  const input = { ...promotionInput(form), time: facts.time, videoDuration: seconds, language };
  const answer = await writeForPerson(services, user, input, signal);
  return {
    ...written({ ...before, form }, answer.promotionalText, { from: form, day: today, today }),
    timeChosen: isOffered(facts.time),
    writing: writingOf(answer, { form, seconds, heeded: [], day: today }),
    ticket: null,
  };
}

/** @returns whether the promo has a film that is made, or being made */
async function putFilm(services: Services, { user, row, promo }: Now, place: made.Place): Promise<boolean> {
  const { db } = services;
  const there = promo!;
  const isMade = there.film === 'ready' || there.film === 'making';
  const ticket = isMade ? null : await startFilm(services, user, await withBookingLink(services, user, there.content));
  return db.transaction(async (tx) => {
    if (!isSame(await made.lockPlace(tx, place), row)) return false;
    const promoOf = { userId: user.id, id: row.promoId!, version: there.version };
    if (ticket && !(await putPromo(tx, promoOf, { ...there.content, ticket }))) return false;
    await made.setMade(tx, place, { wantedAt: null, trouble: null });
    return true;
  });
}

/** Days before and after, whose backgrounds count as of the same week. */
const NEAR = 7;

/** What the person's other videos of these days stand over. */
async function around({ db }: Services, { user, listed, zone, occurrence }: Now, place: made.Place): Promise<Around> {
  const days = occurrences(listed, zone, addDays(occurrence.date, -NEAR), 2 * NEAR + 1).filter(({ isGone }) => !isGone);
  const rows = (await made.listMade(db, place.userId, [user.id])).filter(({ promoId }) => promoId);
  const near = rows.filter((row) => days.some(({ entryId, of }) => entryId === row.entryId && of === row.date));
  const promos = await findFilmsOf(
    db,
    user.id,
    near.map(({ promoId }) => promoId!),
  );
  const grounds = days.flatMap(({ entryId, of, at }) => {
    const row = near.find((each) => each.entryId === entryId && each.date === of);
    const promo = row && promos.get(row.promoId!);
    return promo ? [{ at, publicId: promo.content.background?.publicId ?? null }] : [];
  });
  const earlier = grounds.filter(({ at }) => at <= occurrence.at).at(-1);
  const later = grounds.find(({ at }) => at > occurrence.at);
  return { next: [earlier, later].flatMap((each) => each?.publicId ?? []), all: grounds.map((each) => each.publicId) };
}
