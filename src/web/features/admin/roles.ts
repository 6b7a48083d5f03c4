import type { AdminUser } from '../../../contract/admin.ts';
import { PLANS, planOf, type Role, type SubscriptionStatus } from '../../../contract/plans.ts';
import { dayOf } from '../../ui/dates.ts';

/** Role labels in the console, in the order of the filter. */
export const ROLE_LABELS: readonly { value: Role; label: string }[] = Object.values(PLANS)
  .toReversed()
  .map(({ role, people }) => ({ value: role, label: people }));

export function roleLabel(role: Role): string {
  return ROLE_LABELS.find(({ value }) => value === role)!.label;
}

/** A person's effective role: their role or, for a plain user, what the subscription status gives them. */
export const badgeRole = (person: { role: Role; subscriptionStatus: SubscriptionStatus }): Role =>
  PLANS[planOf(person)].role;

/** The state of a person's own subscription, in a word or two. */
export function statusLabel({ standing: { own, payer, ended, plan } }: Pick<AdminUser, 'standing'>): string {
  if (own?.state === 'past_due') return 'Payment overdue';
  if (own?.state === 'ends') return `Ends ${dayOf(own.at)}`;
  if (own) return `Renews ${dayOf(own.at)}`;
  if (payer === 'studio') return 'Paid by the studio';
  if (payer === 'granted') return 'Given by an admin';
  return ended && plan === 'free' ? 'Canceled' : 'No subscription';
}

/** The last day of what a person has: of a canceled subscription, or the date that an admin has set; null: there is none. */
export function lastDayOf({ standing: { own }, subscriptionExpiresAt }: AdminUser): string | null {
  const days = [own?.state === 'ends' ? own.at : null, subscriptionExpiresAt];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

/** How many characters of the payment provider's ids the console shows. */
const ID_SHOWN = 18;

export function shortId(id: string | null): string {
  if (id === null) return 'None';
  return id.length > ID_SHOWN ? `${id.slice(0, ID_SHOWN)}…` : id;
}

/** A person's name in the console: their name, otherwise the instructor's name, otherwise the part of the e-mail before the @. */
export function nameOf(
  person: Pick<AdminUser, 'firstName' | 'lastName' | 'assignedInstructorName' | 'username' | 'email'>,
): string {
  const { firstName, lastName, assignedInstructorName, username, email } = person;
  return `${firstName} ${lastName}`.trim() || assignedInstructorName || username || email;
}
