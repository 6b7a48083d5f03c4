import type { Standing } from '../../../contract/billing.ts';
import type { Plan } from '../../../contract/plans.ts';
import { longDayOf } from '../../ui/dates.ts';
import { OFFERS } from '../account/subscription.ts';
import { OFFER_OF } from './choice.ts';

const NAMES: Record<Plan, string> = {
  free: 'Free trial',
  beta: 'Beta',
  individual: 'Individual Pro',
  studio_team: 'Seat in a team',
  studio_owner: 'Studio Pro',
  admin: 'Admin',
};

type Own = NonNullable<Standing['own']>;
/** What a plan that can be bought is called. */
export const planNameOf = (planId: Own['planId']): string => OFFERS[OFFER_OF.get(planId)!].name;

/** What a period costs, such as $6.99; null where the provider has not said so. */
export function priceOf({ amount, currency }: Pick<Own, 'amount' | 'currency'>): string | null {
  if (amount === null || !currency) return null;
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** What a person has, who pays for it, and what happens next: one line for people who know nothing of roles and statuses. */
export function standingLine(standing: Standing): string {
  const { plan, payer, studio, own, grantedUntil, ended } = standing;
  const said = [NAMES[plan]];
  if (payer === 'studio' && studio) said[0] = `Seat in the team of ${studio.name || 'a studio'} (${studio.ownerEmail})`;
  if (payer === 'granted') said[0] += ', given by an admin';
  if (payer === 'granted' || plan === 'beta')
    said.push(grantedUntil ? `until ${longDayOf(grantedUntil)}` : 'no last day');
  if (own) said.push(payer === 'self' ? nextOf(own) : `also pays for ${planNameOf(own.planId)}, ${nextOf(own)}`);
  if (!own && ended && plan === 'free') said.push(`${planNameOf(ended.planId)} ended on ${longDayOf(ended.at)}`);
  return said.join(', ');
}

/** What happens next to a subscription that lives, as the end of a sentence. */
function nextOf(own: Own): string {
  const price = priceOf(own);
  const charge = own.isMock ? 'mock charge' : 'charge';
  if (own.state === 'past_due') return `payment overdue${price ? ` (${price})` : ''}, the card is being tried again`;
  if (own.state === 'ends') return `canceled, last day ${longDayOf(own.at)}`;
  return `next ${charge}${price ? ` ${price}` : ''} on ${longDayOf(own.at)}`;
}
