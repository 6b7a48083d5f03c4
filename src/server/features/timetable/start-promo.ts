import { randomUUID } from 'node:crypto';
import { PROMO_VERSION, type PromoContent } from '../../../contract/promos.ts';
import type { Entry, Occurrence } from '../../../contract/timetable.ts';
import { formFromPreferences, newPromo } from '../../../contract/written.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { factsOf, fingerprint, formOf, isOffered } from '../../timetables/class-facts.ts';
import { occurrenceOf } from '../../timetables/occurrences.ts';
import { readPreferences } from '../profile/actions.ts';
import { findFilmsOf, putPromo } from '../promos/actions.ts';
import { type Around, beginningOf, type Choice, readChoice } from './beginning.ts';
import { isCurrent } from './made.ts';
import { standingOf } from './policy.ts';
import * as made from './promo-queries.ts';
import * as queries from './queries.ts';

/**
 * Begins the promo of a class on a day as any new one begins, for the person to write and change.
 * @returns the one that they have begun before, if there is one
 * @throws AppError `not_found`, `promo_limit`
 */
export async function startPromo(
  services: Services,
  user: SessionUser,
  { id, date }: { id: string; date: string },
): Promise<{ promoId: string }> {
  const { db } = services;
  const { ownerId } = await standingOf(db, user);
  const kept = await queries.findEntry(db, ownerId, id);
  const zone = (await queries.findZone(db, ownerId)) ?? 'UTC';
  const occurrence = kept && occurrenceOf(kept, date, zone);
  if (!occurrence) throw new AppError('not_found', 'There is no such class on this day.');
  const content = await newContent(services, user, kept.entry, occurrence, await readChoice(services, user));
  return db.transaction(async (tx) => {
    const place = { userId: ownerId, entryId: id, date, personId: user.id };
    const before = await made.lockPlace(tx, place);
    const there = before.promoId ? (await findFilmsOf(tx, user.id, [before.promoId])).get(before.promoId) : undefined;
    const promoId = (there && before.promoId) || randomUUID();
    // One that has no text yet begins anew where the class has changed.
    if (there && (there.content.origin !== 'default' || isCurrent(before, there, kept.entry, occurrence)))
      return { promoId };
    const version = there?.version ?? 0;
    if (!(await putPromo(tx, { userId: user.id, id: promoId, version }, content))) return { promoId };
    await made.setMade(tx, place, { promoId, facts: fingerprint(factsOf(kept.entry, occurrence)), trouble: null });
    return { promoId };
  });
}

/** The promo of a class on its day, before its first text. */
export async function newContent(
  services: Services,
  user: SessionUser,
  entry: Entry,
  occurrence: Occurrence,
  choice: Choice,
  around?: Around,
): Promise<PromoContent> {
  const facts = factsOf(entry, occurrence);
  const preferences = await readPreferences(services, user);
  const { look, background } = beginningOf(entry, choice, around);
  return {
    ...newPromo(formOf(facts, formFromPreferences(preferences)), background, look),
    ...{ version: PROMO_VERSION, timeChosen: isOffered(facts.time), ticket: null },
    savedNames: { instructorName: preferences.instructorName, studio: preferences.studio },
  };
}
