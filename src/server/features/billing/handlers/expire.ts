import { entitlements, planOf } from '../../../../contract/plans.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { lookJob, stripeEventJob } from '../jobs.ts';
import { isLive, standingLapsed } from '../policy.ts';
import * as queries from '../queries.ts';
import { closeStudioUnlessOwner } from './look.ts';
import { tell } from './mails.ts';
import { renewOrEnd } from './mock.ts';
import { resumeEnding } from './reconcile.ts';

/**
 * What time brings: plans that were granted until a day end, subscriptions that have been quiet are compared with Stripe, mails and events that got
 * lost are taken up, backgrounds that no plan includes are announced and, when their last day has passed, removed.
 * @returns how many plans ended, and how many subscriptions are being looked at
 */
export async function expire(services: Services): Promise<{ expired: number; checked: number }> {
  const { db, queue, stripe } = services;
  let expired = 0;
  for (const id of await queries.listLapsed(db)) if (await lapse(services, id)) expired += 1;
  for (const id of await queries.listMockDue(db)) if (await renewOrEnd(services, id)) expired += 1;
  const quiet = stripe ? await queries.listQuiet(db) : [];
  for (const userId of quiet) await queue.send(lookJob, { userId }, { key: userId });
  if (stripe)
    for (const id of await queries.listForgottenEvents(db)) await queue.send(stripeEventJob, { id }, { key: id });
  if (stripe) await resumeEnding(services);
  await queries.forgetOldEvents(db);
  await keepLibraries(services);
  for (const id of await queries.listUnsent(db)) await tell(services, id);
  return { expired, checked: quiet.length };
}

/** Ends a granted plan whose day has passed. @returns whether the person had one */
async function lapse(services: Services, userId: string): Promise<boolean> {
  const { before, after, notice } = await services.db.transaction(async (tx) => {
    const person = await queries.lockUser(tx, userId);
    const isDue = person?.subscriptionExpiresAt && person.subscriptionExpiresAt <= new Date();
    if (!isDue || isLive(await queries.findSubscription(tx, userId)))
      return { before: null, after: null, notice: null };
    // The day has done its work: granted anew, the plan is not ended again.
    const changed = await queries.setStanding(tx, person, standingLapsed(person), { subscriptionExpiresAt: null });
    return { before: person, after: changed, notice: await endNotice(tx, person, changed) };
  });
  if (!before) return false;
  if (notice) await tell(services, notice);
  await closeStudioUnlessOwner(services, after);
  return planOf(before) !== planOf(after);
}

async function endNotice(tx: queries.Transaction, before: SessionUser, after: SessionUser): Promise<string | null> {
  const plan = planOf(before);
  if (planOf(after) !== 'free' || (plan !== 'individual' && plan !== 'studio_owner')) return null;
  const planId = plan === 'individual' ? 'individual_pro' : 'studio_pro';
  const libraryKeptUntil = after.libraryKeptUntil?.toISOString() ?? null;
  return queries.addNotice(tx, before.id, { kind: 'plan_ended', planId, libraryKeptUntil });
}

const includesLibrary = (user: SessionUser) => entitlements(user).personalUploads;

/** Nothing is removed that was not announced: whoever lost a plan in another way than by its end is told here. */
async function keepLibraries(services: Services): Promise<void> {
  const { db, log } = services;
  for (const user of await queries.listLibraryHolders(db)) {
    if (!includesLibrary(user) && !user.libraryKeptUntil) await announce(services, user.id);
  }
  for (const user of await queries.listToRemind(db)) {
    if (includesLibrary(user)) continue;
    const libraryKeptUntil = user.libraryKeptUntil!.toISOString();
    await tell(services, await queries.addNotice(db, user.id, { kind: 'library_reminder', libraryKeptUntil }));
  }
  // Loaded when it is needed: the library asks studios who may do what, and studios ask for plans here.
  const { deleteLibraryOf } = await import('../../library/actions.ts');
  for (const { id } of await queries.listLibrariesToRemove(db)) {
    const isDue = await db.transaction(async (tx) => {
      const user = await queries.lockUser(tx, id);
      if (!user?.libraryKeptUntil || user.libraryKeptUntil > new Date()) return false;
      await queries.setLibraryKept(tx, id, false);
      return !includesLibrary(user);
    });
    if (!isDue) continue;
    await deleteLibraryOf(services, id);
    log.info({ userId: id }, 'backgrounds removed after their last day');
  }
}

async function announce(services: Services, userId: string): Promise<void> {
  const notice = await services.db.transaction(async (tx) => {
    const user = await queries.lockUser(tx, userId);
    if (!user || includesLibrary(user) || user.libraryKeptUntil) return null;
    const libraryKeptUntil = await queries.setLibraryKept(tx, userId, true);
    return libraryKeptUntil && queries.addNotice(tx, userId, { kind: 'library_kept', libraryKeptUntil });
  });
  if (notice) await tell(services, notice);
}
