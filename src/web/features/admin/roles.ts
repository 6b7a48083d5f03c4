import type { AdminUser } from '../../../contract/admin.ts';
import { type Plan, planOf, type Role, type SubscriptionStatus } from '../../../contract/plans.ts';
import { dayOf } from '../../ui/dates.ts';

/** Roles as the console calls them, in the order of the filter. */
export const ROLE_LABELS: readonly { value: Role; label: string }[] = [
  { value: 'admin', label: 'Admin' },
  { value: 'studio_owner', label: 'Studio Owner' },
  { value: 'studio_team', label: 'Studio Team' },
  { value: 'pro', label: 'Individual Pro' },
  { value: 'beta', label: 'Beta' },
  { value: 'user', label: 'Free User' },
];

const ROLE_OF_PLAN: Partial<Record<Plan, Role>> = { individual: 'pro', free: 'user' };

export function roleLabel(role: Role): string {
  return ROLE_LABELS.find(({ value }) => value === role)!.label;
}

/** The role that stands for a plan. */
export const roleOfPlan = (plan: Plan): Role => ROLE_OF_PLAN[plan] ?? (plan as Role);

/** What a person really is: a role, or what the status of a subscription makes of a plain user. */
export const badgeRole = (person: { role: Role; subscriptionStatus: SubscriptionStatus }): Role =>
  roleOfPlan(planOf(person));

/** How things stand with a person's own subscription, in a word or two. */
export function statusLabel({ standing: { own, payer, ended, plan } }: Pick<AdminUser, 'standing'>): string {
  if (own?.state === 'past_due') return 'Payment overdue';
  if (own?.state === 'ends') return `Ends ${dayOf(own.at)}`;
  if (own) return `Renews ${dayOf(own.at)}`;
  if (payer === 'studio') return 'Paid by the studio';
  if (payer === 'granted') return 'Given by an admin';
  return ended && plan === 'free' ? 'Canceled' : 'No subscription';
}

/** The console shows so many characters of the payment provider's ids. */
const ID_SHOWN = 18;

export function shortId(id: string | null): string {
  if (id === null) return 'None';
  return id.length > ID_SHOWN ? `${id.slice(0, ID_SHOWN)}…` : id;
}

/** What the console calls a person: by their name, else by the instructor's name, else as the address begins. */
export function nameOf(
  person: Pick<AdminUser, 'firstName' | 'lastName' | 'assignedInstructorName' | 'username' | 'email'>,
): string {
  const { firstName, lastName, assignedInstructorName, username, email } = person;
  return `${firstName} ${lastName}`.trim() || assignedInstructorName || username || email;
}
