import type { AdminUser } from '../../../contract/admin.ts';
import { type Plan, planOf, type Role, type SubscriptionStatus } from '../../../contract/plans.ts';

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

/** What a person really is: a role, or what the status of a subscription makes of a plain user. */
export function badgeRole(person: { role: Role; subscriptionStatus: SubscriptionStatus }): Role {
  const plan = planOf(person);
  return ROLE_OF_PLAN[plan] ?? (plan as Role);
}

const OVER: ReadonlySet<SubscriptionStatus> = new Set(['free', 'canceled', 'cancelled']);

/** There is a subscription that can be canceled. */
export function canCancel({ stripeSubscriptionId, subscriptionStatus }: AdminUser): boolean {
  return stripeSubscriptionId !== null && !OVER.has(subscriptionStatus);
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
) {
  const { firstName, lastName, assignedInstructorName, username, email } = person;
  return `${firstName} ${lastName}`.trim() || assignedInstructorName || username || email;
}

/** What a change of role does besides. */
export function roleConsequence(user: AdminUser, next: Role): string {
  if (user.role === 'studio_owner') return 'The members of their studio lose access at once.';
  if (user.role === 'studio_team') return 'They lose their seat in their studio.';
  if (next === 'admin') return 'Admins may see and change everything.';
  return 'What they may do changes at once.';
}
