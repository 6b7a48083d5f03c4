import { entitlements, PLANS, planOf, saleOf } from '../../../contract/plans.ts';
import { findPerson } from '../../accounts/people.ts';
import { findSubscription } from '../../accounts/read-standing.ts';
import { setStanding } from '../../accounts/set-standing.ts';
import { isLive, standingLapsed } from '../../accounts/standing.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { putMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { deleteLibraries } from '../library/actions.ts';
import { keepStudios, settleTeams } from '../studio/actions.ts';
import * as eventQueries from './event-queries.ts';
import { stripeEventKind, syncKind } from './kinds.ts';
import { libraryKept, libraryReminder, planEnded } from './mails.ts';
import { renewOrEnd } from './mock.ts';
import { resumeEnding } from './reconcile.ts';
import * as timeQueries from './time-queries.ts';

/**
 * The hourly tasks: granted plans end at their expiry date, subscriptions without recent events are compared with Stripe, lost events are
 * processed, backgrounds that no plan includes are announced and, once their last day has passed, removed.
 * @returns how many plans ended, and how many subscriptions are being read
 */
export async function expire(services: Services): Promise<{ expired: number; checked: number }> {
  const { db, queue, payments } = services;
  let expired = 0;
  for (const id of await timeQueries.listLapsed(db)) if (await lapse(services, id)) expired += 1;
  for (const id of await timeQueries.listDue(db)) if (await renewOrEnd(services, id)) expired += 1;
  const quiet = payments ? await timeQueries.listQuiet(db) : [];
  for (const userId of quiet) await queue.send(syncKind, { userId }, { key: userId });
  if (payments)
    for (const id of await eventQueries.listForgottenEvents(db)) await queue.send(stripeEventKind, { id }, { key: id });
  if (payments) await resumeEnding(services);
  await eventQueries.forgetOldEvents(db);
  await keepLibraries(services);
  await keepStudios(services, (studio) => deleteLibraries(services, { studio }));
  return { expired, checked: quiet.length };
}

const lapse = (services: Services, userId: string) =>
  services.db.transaction((tx) => endIfLapsed(services, tx, userId));

/** Ends a granted plan whose last day has passed, in the caller's transaction. @returns whether the person had one */
export async function endIfLapsed(services: Services, tx: Tx, userId: string): Promise<boolean> {
  const person = await findPerson(tx, { id: userId }, 'update');
  const isDue = person?.subscriptionExpiresAt && person.subscriptionExpiresAt <= new Date();
  if (!isDue || isLive(await findSubscription(tx, userId))) return false;
  // The expiry date has been used: granted anew, the plan is not ended again.
  const changed = await setStanding(tx, person, standingLapsed(person), { subscriptionExpiresAt: null });
  await tellOfEnd(services, tx, person, changed);
  await settleTeams(services, tx, changed);
  return planOf(person) !== planOf(changed);
}

async function tellOfEnd(services: Services, tx: Tx, before: SessionUser, after: SessionUser): Promise<void> {
  const ended = saleOf(planOf(before));
  if (planOf(after) !== 'free' || planOf(before) === 'free') return;
  const { name } = PLANS[planOf(before)];
  await recordAuditEvent(tx, { actor: null, action: 'plan-ended', subject: before, details: { plan: name } });
  if (!ended) return;
  const libraryKeptUntil = after.libraryKeptUntil?.toISOString() ?? null;
  await putMail(services, tx, planEnded, { userId: before.id, planId: ended.sale.id, libraryKeptUntil });
}

const includesLibrary = (user: SessionUser) => entitlements(user).personalUploads;

/** Nothing is removed unannounced: people who lost a plan in another way than by its end are notified here. */
async function keepLibraries(services: Services): Promise<void> {
  const { db, log } = services;
  for (const user of await timeQueries.listLibraryHolders(db)) {
    if (!includesLibrary(user) && !user.libraryKeptUntil) await announce(services, user.id);
  }
  for (const user of await timeQueries.listToRemind(db)) {
    if (includesLibrary(user)) continue;
    const libraryKeptUntil = user.libraryKeptUntil!.toISOString();
    const key = `library_reminder ${user.id} ${libraryKeptUntil}`;
    await putMail(services, db, libraryReminder, { userId: user.id, libraryKeptUntil }, key);
  }
  for (const { id } of await timeQueries.listLibrariesToRemove(db)) {
    const user = await findPerson(db, { id });
    if (!user?.libraryKeptUntil || user.libraryKeptUntil > new Date()) continue;
    if (!includesLibrary(user)) {
      await deleteLibraries(services, id);
      log.info({ userId: id }, 'backgrounds removed after their last day');
    }
    // Afterwards, so that interrupted work is repeated.
    await timeQueries.setLibraryKept(db, id, false);
  }
}

async function announce(services: Services, userId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const user = await findPerson(tx, { id: userId }, 'update');
    if (!user || includesLibrary(user) || user.libraryKeptUntil) return;
    const libraryKeptUntil = await timeQueries.setLibraryKept(tx, userId, true);
    if (libraryKeptUntil) await putMail(services, tx, libraryKept, { userId, libraryKeptUntil });
  });
}
