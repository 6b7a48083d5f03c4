import { z } from 'zod';
import { TEXT_LIMITS } from '../scene/limits.ts';

export const roleSchema = z.enum(['admin', 'beta', 'studio_owner', 'studio_team', 'pro', 'user']);
export type Role = z.infer<typeof roleSchema>;

/** All values that are read. We write only free, pro, studio_pro, past_due and canceled. */
export const subscriptionStatusSchema = z.enum([
  'free',
  'active',
  'pro',
  'individual_pro',
  'studio_pro',
  'canceled',
  'cancelled',
  'past_due',
]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** Monthly prices in US dollars; the only place where they stand. */
export const PRICES = { individual_pro: 6.99, studio_pro: 39.99 } as const;

export const LIMITS = {
  freeDownloads: 5,
  freeRendersPerDay: 40,
  teamSeats: 10,
  nameChanges: 2,
  /** Days for which own backgrounds are kept that a plan no longer includes. */
  libraryKeptDays: 30,
  uploadBytes: 1_000_000_000,
  /** How long a video may play that is uploaded or compressed. */
  uploadSeconds: 30 * 60,
  instructorName: 30,
  studioName: 30,
  className: 30,
  classDescription: 150,
  header: TEXT_LIMITS.header,
  details: 60,
  promotionalText: TEXT_LIMITS.text,
  passwordMin: 6,
  passwordAdvised: 12,
  passwordMax: 128,
} as const;

export type Plan = 'free' | 'beta' | 'individual' | 'studio_team' | 'studio_owner' | 'admin';

export const entitlementsSchema = z.object({
  plan: z.enum(['free', 'beta', 'individual', 'studio_team', 'studio_owner', 'admin']),
  /** What the header's badge reads. */
  badge: z.string(),
  /** The account type as Account Settings names it. */
  label: z.string(),
  /** Downloads in all; null = unlimited. */
  downloadLimit: z.number().nullable(),
  /** Renders that may be started in 24 hours; null = unlimited. */
  rendersPerDay: z.number().nullable(),
  /** The film bears our mark. */
  watermark: z.boolean(),
  /** Whose class types the person may add to and change. Team members read the owner's. */
  customClassTypes: z.enum(['none', 'own', 'owner', 'universal']),
  personalUploads: z.boolean(),
  teamSeats: z.number(),
  /** Changes of the instructor name; null = unlimited. */
  nameChanges: z.number().nullable(),
});
export type Entitlements = z.infer<typeof entitlementsSchema>;

const paying = {
  downloadLimit: null,
  rendersPerDay: null,
  watermark: false,
  personalUploads: true,
  teamSeats: 0,
  nameChanges: null,
} as const;

const ENTITLEMENTS: Record<Plan, Entitlements> = {
  free: {
    plan: 'free',
    badge: 'FREE TRIAL',
    label: 'Free Trial',
    downloadLimit: LIMITS.freeDownloads,
    rendersPerDay: LIMITS.freeRendersPerDay,
    watermark: true,
    customClassTypes: 'none',
    personalUploads: false,
    teamSeats: 0,
    nameChanges: null,
  },
  beta: {
    ...paying,
    plan: 'beta',
    badge: 'BETA',
    label: 'Beta User',
    customClassTypes: 'none',
    personalUploads: false,
  },
  individual: {
    ...paying,
    plan: 'individual',
    badge: 'PRO',
    label: 'Individual Pro',
    customClassTypes: 'own',
    nameChanges: LIMITS.nameChanges,
  },
  studio_team: {
    ...paying,
    plan: 'studio_team',
    badge: 'TEAM',
    label: 'Studio Team Member',
    customClassTypes: 'owner',
  },
  studio_owner: {
    ...paying,
    plan: 'studio_owner',
    badge: 'STUDIO PRO',
    label: 'Studio Owner',
    customClassTypes: 'own',
    teamSeats: LIMITS.teamSeats,
  },
  admin: { ...paying, plan: 'admin', badge: 'ADMIN', label: 'Admin', customClassTypes: 'universal' },
};

/** The part of a person that decides what they may do. */
export type Subject = { role: Role; subscriptionStatus: SubscriptionStatus };

/** Statuses that give a person of role `user` the individual plan; past_due keeps access while the card is tried again. */
const PAYING_STATUSES: ReadonlySet<SubscriptionStatus> = new Set(['pro', 'individual_pro', 'active', 'past_due']);

/** The plan that a person has. Roles are granted by checkout, by a studio's invitation or by an admin, and win over the status. */
export function planOf({ role, subscriptionStatus }: Subject): Plan {
  if (role === 'pro') return 'individual';
  if (role !== 'user') return role;
  if (subscriptionStatus === 'studio_pro') return 'studio_owner';
  return PAYING_STATUSES.has(subscriptionStatus) ? 'individual' : 'free';
}

/** Each way to have what a role stands for: the role itself, or the role `user` with one of these statuses. */
export function statusesOf(role: Role): SubscriptionStatus[] {
  const plan = planOf({ role, subscriptionStatus: 'free' });
  return subscriptionStatusSchema.options.filter(
    (subscriptionStatus) => planOf({ role: 'user', subscriptionStatus }) === plan,
  );
}

/** Everything that a person's plan allows. Every screen, policy, job and mail asks this function. */
export function entitlements(subject: Subject): Entitlements {
  return ENTITLEMENTS[planOf(subject)];
}

/** Who may make a call. Each rule answers for a signed-in person; `public` alone needs nobody to be signed in. */
const POLICIES = {
  public: () => true,
  signedIn: () => true,
  ownClassTypes: (s) => ['own', 'universal'].includes(entitlements(s).customClassTypes),
  personalUploads: (s) => entitlements(s).personalUploads,
  studioMember: (s) => ['studio_owner', 'studio_team', 'admin'].includes(planOf(s)),
  studioOwner: (s) => ['studio_owner', 'admin'].includes(planOf(s)),
  admin: (s) => planOf(s) === 'admin',
} as const satisfies Record<string, (subject: Subject) => boolean>;

export type PolicyName = keyof typeof POLICIES;

/** True if the person may make calls under this policy; null stands for a visitor. */
export function allows(policy: PolicyName, subject: Subject | null): boolean {
  return subject ? POLICIES[policy](subject) : policy === 'public';
}
