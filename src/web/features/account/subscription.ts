import { entitlements, LIMITS, type Plan, PRICES, type SubscriptionStatus } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';

/** The header's badge: the plan, and for a plan with a limit what is left of it. */
export function badgeOf({ entitlements: own, downloadsRemaining }: User): { plan: string; left: string | null } {
  const { badge, downloadLimit } = own;
  if (downloadLimit === null || downloadsRemaining === null) return { plan: badge, left: null };
  return { plan: badge, left: `${downloadsRemaining} of ${downloadLimit} left` };
}

/** What the header calls a person. */
export function nameOf({ firstName, lastName, email }: User): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** At most two letters that stand for a name, or one for an address. */
export function initialsOf(name: string): string {
  const words = name.includes('@') ? [name] : name.split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0] ?? '');
  return letters.join('').toUpperCase();
}

const STATUS: Record<SubscriptionStatus, string> = {
  free: 'No subscription',
  active: 'Active',
  pro: 'Active',
  individual_pro: 'Active',
  studio_pro: 'Active',
  past_due: 'Payment overdue. Your access stays while we try your card again.',
  canceled: 'Canceled',
  cancelled: 'Canceled',
};

const COVERED: Partial<Record<Plan, string>> = {
  studio_team: 'Covered by your studio',
  beta: 'Beta access, free of charge',
  admin: 'No subscription needed',
};

const NAMES: Record<Plan, string> = {
  free: `Free Trial, ${LIMITS.freeDownloads} video downloads`,
  beta: 'Beta',
  individual: `Individual Pro, $${PRICES.individual_pro} per month`,
  studio_team: 'Studio Team',
  studio_owner: `Studio Pro, $${PRICES.studio_pro} per month`,
  admin: 'Admin',
};

/** The subscription as Account Settings shows it; `upgrade` is what the link to the plans reads, null where there is nothing above. */
export function subscriptionOf({ entitlements: { plan }, subscriptionStatus }: User) {
  const upgrades: Partial<Record<Plan, string>> = {
    free: 'Upgrade to Pro',
    beta: 'Upgrade to Pro',
    individual: 'Upgrade to Studio Pro',
    studio_team: 'Get Individual Pro as well',
  };
  return {
    plan: NAMES[plan],
    status: COVERED[plan] ?? STATUS[subscriptionStatus],
    upgrade: upgrades[plan] ?? null,
  };
}

export type Offer = 'individual' | 'studio';

/** Which of the two plans for sale a person has now. */
export function currentOffer(user: User | null): Offer | null {
  const plan = user?.entitlements.plan;
  if (plan === 'individual') return 'individual';
  return plan === 'studio_owner' ? 'studio' : null;
}

const FREE = entitlements({ role: 'user', subscriptionStatus: 'free' });

/** What the plans cost and give, in the order in which they are shown. */
export const OFFERS = {
  free: {
    name: 'Free Trial',
    price: 0,
    mark: null,
    benefits: [
      `${FREE.downloadLimit} video downloads`,
      'AI-written promotional text',
      'Curated background videos',
      'Spinreel watermark',
    ],
  },
  individual: {
    name: 'Individual Pro',
    price: PRICES.individual_pro,
    mark: 'Most Popular',
    benefits: [
      'Unlimited videos and downloads',
      'No watermark',
      'Your own background videos, cut into 15-second pieces for stories',
      'Custom class types',
      'Priority support',
    ],
  },
  studio: {
    name: 'Studio Pro',
    price: PRICES.studio_pro,
    mark: 'Best Value',
    benefits: [
      'Everything in Individual Pro',
      `Up to ${LIMITS.teamSeats} team members`,
      'Team management dashboard',
      'Shared video library',
      'Your class types for the whole team',
      'Dedicated support',
    ],
  },
} as const;
