import type { Subscription } from '../src/contract/billing.ts';
import { entitlements, type Role, type SubscriptionStatus } from '../src/contract/plans.ts';
import type { User } from '../src/contract/session.ts';

/** A person as the pages get them from the server, with what their role and status allow. */
export function userOf(role: Role, subscriptionStatus: SubscriptionStatus, columns: Partial<User> = {}): User {
  const own = entitlements({ role, subscriptionStatus });
  const { downloadCount = 0 } = columns;
  return {
    id: crypto.randomUUID(),
    email: 'jasmine@example.com',
    emailVerified: false,
    firstName: '',
    lastName: '',
    role,
    subscriptionStatus,
    downloadCount,
    downloadsRemaining: own.downloadLimit === null ? null : Math.max(0, own.downloadLimit - downloadCount),
    entitlements: own,
    ...columns,
  };
}

/** What the server says of the subscription of somebody who has never had one. */
export const NO_SUBSCRIPTION: Subscription = {
  status: 'none',
  planId: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  expiresAt: null,
  libraryKeptUntil: null,
  amount: null,
  currency: null,
  portal: false,
};
