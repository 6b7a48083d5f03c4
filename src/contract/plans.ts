import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** What a plan allows. */
const allowances = {
  /** Downloads in all; null = unlimited. */
  downloadLimit: z.number().nullable(),
  /** Renders that may be started in 24 hours; null = unlimited. */
  rendersPerDay: z.number().nullable(),
  /** Classes of the timetable whose videos may be made by the week, in seven days; null = unlimited. */
  weekClasses: z.number().nullable(),
  /** The film bears our mark. */
  watermark: z.boolean(),
  /** Whose class types the person may add to and change. Team members read the owner's. */
  customClassTypes: z.enum(['none', 'own', 'owner', 'universal']),
  personalUploads: z.boolean(),
  /** A logo and colors of their own on films. */
  brandKit: z.boolean(),
  teamSeats: z.number(),
  /** Changes of the instructor name; null = unlimited. */
  nameChanges: z.number().nullable(),
};

/** What a plan is called, costs and gives. */
type Entry = {
  name: string;
  /** What the header's badge reads. */
  badge: string;
  /** The account type as Account Settings names it. */
  label: string;
  /** What the console calls people with this plan. */
  people: string;
  /** Where the name says it badly: what the console's line on a person begins with. */
  standing?: string;
  /** The role that stands for the plan. */
  role: string;
  /** Statuses that give the plan to a person of role `user`. */
  statuses: readonly string[];
  allows: z.infer<z.ZodObject<typeof allowances>>;
  /** What Account Settings says in place of the state of a subscription, where there need be none. */
  covered?: string;
  /** What it gives, in words. */
  benefits?: readonly string[];
  /** As it is offered on the plans' cards and in the terms. */
  offer?: {
    /** US dollars a month. */
    price: number;
    mark: string | null;
    isFeatured: boolean;
    /** What the button on the landing page reads. */
    action: string;
    /** What stands after the price in the terms. */
    terms: string;
  };
  /** How it is bought; a plan without this cannot be. */
  sale?: {
    /** In checkout and in the database. */
    id: string;
    /** In addresses, in what the browser keeps, in marketing events and, in capitals, in the setting with Stripe's price. */
    slug: string;
    /** The status that is written for whoever pays for it. */
    status: string;
    /** What whoever has a smaller plan is told that they could do with it. */
    gain: string;
  };
};

const paying = {
  downloadLimit: null,
  rendersPerDay: null,
  weekClasses: null,
  watermark: false,
  personalUploads: true,
  brandKit: true,
  teamSeats: 0,
  nameChanges: null,
} as const;

/**
 * All plans, those for sale from the least to the greatest. Whatever names, sells or limits a plan is drawn from here:
 * another plan is another entry, and a setting with its price at Stripe.
 */
const CATALOGUE = {
  free: {
    name: 'Free Trial',
    badge: 'FREE TRIAL',
    label: 'Free Trial',
    people: 'Free User',
    standing: 'Free trial',
    role: 'user',
    statuses: ['free'],
    allows: {
      downloadLimit: LIMITS.freeDownloads,
      rendersPerDay: LIMITS.freeRendersPerDay,
      weekClasses: LIMITS.freeWeekClasses,
      watermark: true,
      customClassTypes: 'none',
      personalUploads: false,
      brandKit: false,
      teamSeats: 0,
      nameChanges: null,
    },
    benefits: [
      `${LIMITS.freeDownloads} free downloads`,
      'AI-written promotional text',
      'Curated background videos',
      'Spinreel watermark',
    ],
    offer: {
      price: 0,
      mark: null,
      isFeatured: false,
      action: 'Start Free Trial',
      terms: `${LIMITS.freeDownloads} free downloads, with our watermark`,
    },
  },
  beta: {
    name: 'Beta',
    badge: 'BETA',
    label: 'Beta User',
    people: 'Beta',
    role: 'beta',
    statuses: [],
    allows: { ...paying, customClassTypes: 'none', personalUploads: false, brandKit: false },
    covered: 'Beta access, free',
  },
  individual: {
    name: 'Individual Pro',
    badge: 'PRO',
    label: 'Individual Pro',
    people: 'Individual Pro',
    role: 'pro',
    statuses: ['active', 'pro', 'individual_pro'],
    allows: { ...paying, customClassTypes: 'own', nameChanges: LIMITS.nameChanges },
    benefits: [
      'Unlimited videos and downloads',
      'No watermark',
      'Your own background videos, cut into 15-second pieces for stories',
      'Your logo and colors on every video',
      'Custom class types',
      'Priority support',
    ],
    offer: { price: 6.99, mark: 'Most Popular', isFeatured: true, action: 'Get Started', terms: 'for one instructor' },
    sale: { id: 'individual_pro', slug: 'individual', status: 'pro', gain: 'work without our watermark' },
  },
  studio_team: {
    name: 'Studio Team',
    badge: 'TEAM',
    label: 'Studio Team Member',
    people: 'Studio Team',
    standing: 'Seat on a team',
    role: 'studio_team',
    statuses: [],
    allows: { ...paying, customClassTypes: 'owner' },
    covered: 'Covered by your studio',
    benefits: [
      'Unlimited downloads',
      'Watermark-free videos',
      'Upload of personal background videos',
      'Full Pro features',
    ],
  },
  studio_owner: {
    name: 'Studio Pro',
    badge: 'STUDIO PRO',
    label: 'Studio Owner',
    people: 'Studio Owner',
    role: 'studio_owner',
    statuses: ['studio_pro'],
    allows: { ...paying, customClassTypes: 'own', teamSeats: LIMITS.teamSeats },
    benefits: [
      'Everything in Individual Pro',
      `Up to ${LIMITS.teamSeats} team members`,
      'Team management dashboard',
      'Shared video library',
      'Your class types for the whole team',
      'Your logo on your whole team’s videos',
      'Dedicated support',
    ],
    offer: {
      price: 39.99,
      mark: 'Best Value',
      isFeatured: false,
      action: 'Get Studio Pro',
      terms: `for a studio with up to ${LIMITS.teamSeats} team members`,
    },
    sale: { id: 'studio_pro', slug: 'studio', status: 'studio_pro', gain: 'bring your whole team' },
  },
  admin: {
    name: 'Admin',
    badge: 'ADMIN',
    label: 'Admin',
    people: 'Admin',
    role: 'admin',
    statuses: [],
    allows: { ...paying, customClassTypes: 'universal' },
    covered: 'No subscription needed',
  },
} as const satisfies Record<string, Entry>;

export type Plan = keyof typeof CATALOGUE;
type Entries = (typeof CATALOGUE)[Plan];
export type Role = Entries['role'];
type Sale = Extract<Entries, { sale: object }>['sale'];
export type PlanId = Sale['id'];

/** Everything that is known of a plan. */
export type PlanFacts = Entry & { plan: Plan; role: Role };
/** A plan that stands on the plans' cards and in the terms. */
export type OfferedPlan = PlanFacts & Required<Pick<Entry, 'offer' | 'benefits'>>;
/** A plan that can be bought. */
export type SoldPlan = OfferedPlan & { sale: Omit<Sale, 'gain'> & { gain: string } };

/** All plans by their names inside the program. */
export const PLANS = Object.fromEntries(
  Object.entries<Entry>(CATALOGUE).map(([plan, entry]) => [plan, { ...entry, plan }]),
) as Record<Plan, PlanFacts>;
const ALL = Object.values(PLANS);

/** The plans that are shown to whoever chooses one, from the least to the greatest. */
export const OFFERED = ALL.filter((each): each is OfferedPlan => each.offer !== undefined);
/** The plans that are for sale, from the least to the greatest. */
export const SOLD = ALL.filter((each): each is SoldPlan => each.sale !== undefined);
/** The plan for one, with which paying begins. */
export const LEAST = SOLD[0]!;

/** In the order in which the API document lists them: what admins alone give, then the greater plan first. */
const ROLES = [PLANS.admin, PLANS.beta, ...ALL.toReversed()].map(({ role }) => role);
export const roleSchema = z.enum([...new Set(ROLES)]);

/** Which plan a status gives to a person of role `user`. past_due keeps access while the card is tried again. */
const PLAN_OF_STATUS = {
  ...(Object.fromEntries(ALL.flatMap(({ plan, statuses }) => statuses.map((status) => [status, plan]))) as {
    [S in Entries['statuses'][number]]: Plan;
  }),
  canceled: 'free',
  cancelled: 'free',
  past_due: 'individual',
} as const satisfies Record<string, Plan>;
export type SubscriptionStatus = keyof typeof PLAN_OF_STATUS;
/** All values that are read. We write only free, past_due, canceled and those of the plans for sale. */
export const subscriptionStatusSchema = z.enum(Object.keys(PLAN_OF_STATUS) as SubscriptionStatus[]);

/** What can be bought, by the names that checkout takes. */
export const PLAN_IDS = SOLD.map(({ sale }) => sale.id);

/** The plan that checkout knows by that id. */
export const soldPlan = (id: PlanId): SoldPlan => SOLD.find(({ sale }) => sale.id === id)!;
/** A plan as it can be bought; null: it cannot. */
export const saleOf = (plan: Plan): SoldPlan | null => SOLD.find((each) => each.plan === plan) ?? null;
/** The sold plan that comes next above; null: there is none. */
export const nextAbove = (plan: SoldPlan): SoldPlan | null => SOLD[SOLD.indexOf(plan) + 1] ?? null;
/** The sold plans that are smaller. */
export const plansBelow = (plan: SoldPlan): readonly SoldPlan[] => SOLD.slice(0, SOLD.indexOf(plan));

export const entitlementsSchema = z.object({
  plan: z.enum(Object.keys(CATALOGUE) as Plan[]),
  /** What the header's badge reads. */
  badge: z.string(),
  /** The account type as Account Settings names it. */
  label: z.string(),
  ...allowances,
});
export type Entitlements = z.infer<typeof entitlementsSchema>;

/** The part of a person that decides what they may do. */
export type Subject = { role: Role; subscriptionStatus: SubscriptionStatus };

/** The plan that a person has. Roles are granted by checkout, by a studio's invitation or by an admin, and win over the status. */
export function planOf({ role, subscriptionStatus }: Subject): Plan {
  return role === 'user' ? PLAN_OF_STATUS[subscriptionStatus] : ALL.find((each) => each.role === role)!.plan;
}

/** Each way to have what a role stands for: the role itself, or the role `user` with one of these statuses. */
export function statusesOf(role: Role): SubscriptionStatus[] {
  const plan = planOf({ role, subscriptionStatus: 'free' });
  return subscriptionStatusSchema.options.filter((status) => PLAN_OF_STATUS[status] === plan);
}

/** Everything that a person's plan allows. Every screen, policy, job and mail asks this function. */
export function entitlements(subject: Subject): Entitlements {
  const { plan, badge, label, allows } = PLANS[planOf(subject)];
  return { plan, badge, label, ...allows };
}

/** Whether a person with this plan has a studio with a team. */
export const ownsTeam = (plan: Plan): boolean => PLANS[plan].allows.teamSeats > 0;
