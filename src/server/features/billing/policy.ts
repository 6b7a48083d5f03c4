import { ownsTeam, type PlanId, planOf, plansBelow, saleOf, soldPlan } from '../../../contract/plans.ts';
import { isLive } from '../../accounts/standing.ts';
import type { SubscriptionRow } from '../../db/schema/billing.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';

export const planName = (planId: PlanId) => soldPlan(planId).name;

/**
 * Refuses what a person may not buy: a plan they have, a smaller one, or a studio while they are a member of another team.
 * @throws AppError `conflict`
 */
export function assertMayBuy(user: SessionUser, subscription: SubscriptionRow | null, planId: PlanId): void {
  const plan = planOf(user);
  const own = isLive(subscription) ? subscription : null;
  const conflict = (message: string) => new AppError('conflict', message, { planId: message });
  if (plan === 'admin') throw conflict('Admins already have everything.');
  if (own?.status === 'past_due') {
    throw conflict(
      'Your last payment did not go through. Pay it under Account, Manage billing, and then you can change plans.',
    );
  }
  const wanted = soldPlan(planId);
  const has = saleOf(plan);
  if (own?.planId === planId || has === wanted) throw conflict(`You already have ${wanted.name}.`);
  if (has && plansBelow(has).includes(wanted)) {
    throw conflict(`You have ${has.name}. Downgrade in Account Settings.`);
  }
  if (plan === 'studio_team' && ownsTeam(wanted.plan)) {
    throw conflict('You are on a studio’s team. Ask its owner to remove you before you open a studio of your own.');
  }
}
