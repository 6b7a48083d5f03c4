import type { Standing } from '../../../contract/billing.ts';
import { PLANS, soldPlan } from '../../../contract/plans.ts';
import { lastDayOf, longDayOf } from '../../ui/dates.ts';

type Own = NonNullable<Standing['own']>;
/** The name of a plan that can be bought. */
export const planNameOf = (planId: Own['planId']): string => soldPlan(planId).name;

/** The price of a period, such as $6.99; null if the provider has not reported it. */
export function priceOf({ amount, currency }: Pick<Own, 'amount' | 'currency'>): string | null {
  if (amount === null || !currency) return null;
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** What a person has, who pays for it, and what happens next: one line, without jargon about roles and statuses. */
export function standingLine(standing: Standing): string {
  const { plan, payer, studio, own, grantedUntil, ended } = standing;
  const said = [PLANS[plan].standing ?? PLANS[plan].name];
  if (payer === 'studio' && studio) said[0] = `Seat on the team of ${studio.name || 'a studio'} (${studio.ownerEmail})`;
  if (payer === 'granted') said[0] += ', given by an admin';
  if (payer === 'granted' || plan === 'beta')
    said.push(grantedUntil ? `until ${lastDayOf(grantedUntil)}` : 'no last day');
  if (own) said.push(payer === 'self' ? nextOf(own) : `also pays for ${planNameOf(own.planId)}, ${nextOf(own)}`);
  if (!own && ended && plan === 'free') said.push(`${planNameOf(ended.planId)} ended on ${longDayOf(ended.at)}`);
  return said.join(', ');
}

/** What happens next to an active subscription, as the end of a sentence. */
function nextOf(own: Own): string {
  const price = priceOf(own);
  const charge = own.isMock ? 'mock charge' : 'charge';
  if (own.state === 'past_due') return `payment overdue${price ? ` (${price})` : ''}, retrying the card`;
  if (own.state === 'ends') return `canceled, last day ${longDayOf(own.at)}`;
  return `next ${charge}${price ? ` ${price}` : ''} on ${longDayOf(own.at)}`;
}
