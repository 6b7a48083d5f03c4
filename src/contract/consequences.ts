import { z } from 'zod';
import { adminUserSchema } from './admin.ts';
import type { Standing } from './billing.ts';
import { call } from './call.ts';
import { entitlementsSchema, type Role, roleSchema } from './plans.ts';
import { keySchema } from './strings.ts';

// What a deed does besides, counted when it is asked about; the page of a person shows the same figures.

/** What a person has here, counted. */
export const holdingsSchema = z.object({
  /** Of the studio that they own: who has joined, and who is only invited. Empty where they own none. */
  team: z.array(z.object({ name: z.string(), email: z.string(), joined: z.boolean() })),
  /** Background videos of their own, ready to use. */
  clips: z.number(),
  /** Bytes of their library, with what is on its way. */
  libraryBytes: z.number(),
  /** Films that are made. */
  films: z.number(),
  /** Entries in the download activity. */
  downloads: z.number(),
  classTypes: z.number(),
  classDescriptions: z.number(),
});
export type Holdings = z.infer<typeof holdingsSchema>;

export const deedSchema = z.enum(['delete', 'role', 'cancel', 'expiry', 'reset-names', 'leave-team'], {
  error: 'Choose what is to be done.',
});
export type Deed = z.infer<typeof deedSchema>;

export const consequencesSchema = z.object({
  /** Why it would be refused at this moment; null: it would not. */
  refusal: z.string().nullable(),
  user: adminUserSchema,
  holdings: holdingsSchema,
  /** What the person has afterwards; null: nothing changes about that, or there is no such person any more. */
  planAfter: entitlementsSchema.shape.plan.nullable(),
});
export type Consequences = z.infer<typeof consequencesSchema>;

const userId = keySchema(64, 'There is no such person.');

export const getConsequences = call({
  method: 'GET',
  path: '/api/admin/consequences/:userId',
  summary: 'What a deed would do to a person at this moment, counted, and why it would be refused; nothing is done',
  policy: 'admin',
  params: z.object({ userId }),
  query: z.object({
    action: deedSchema,
    /** The role to give, with `role`. */
    role: roleSchema.optional(),
  }),
  output: consequencesSchema,
});

export const getPerson = call({
  method: 'GET',
  path: '/api/admin/person/:userId',
  summary: 'A person with everything that they have here, counted',
  policy: 'admin',
  params: z.object({ userId }),
  output: z.object({ user: adminUserSchema, holdings: holdingsSchema }),
});

export const getMemberConsequences = call({
  method: 'GET',
  path: '/api/studio/team/:id/consequences',
  summary: 'What a member of one’s own team loses with the seat',
  policy: 'studioOwner',
  params: z.object({ id: z.uuid() }),
  output: z.object({
    /** The person sits on the seat; otherwise only an invitation ends. */
    joined: z.boolean(),
    /** Background videos of their own. */
    clips: z.number(),
    /** Days for which these are kept, where the person has no plan of their own that includes them. */
    keptDays: z.number(),
  }),
});

const PLAN_NAMES = { individual_pro: 'Individual Pro', studio_pro: 'Studio Pro' } as const;
type Who = { role: Role; standing: Standing };

/**
 * Why a last day cannot be set; null: it can. It ends plans that were given; what somebody pays for, a seat and the rights of an admin go on whatever the
 * date says.
 */
export function whyNoExpiry({ role, standing: { plan, own } }: Who): string | null {
  if (role === 'admin') return 'Admins have no last day. Change the role instead.';
  if (own) return `They pay for ${PLAN_NAMES[own.planId]}, which a date does not end. Cancel the subscription instead.`;
  if (plan === 'studio_team') return 'A seat has no last day: it ends when the studio takes it back.';
  if (plan === 'free') return 'There is no plan to end. Give one first, then its last day.';
  return null;
}

/**
 * Why a role cannot be given; null: it can. While somebody pays, their role follows the subscription: another one would be taken back within the hour, and
 * the charges would go on.
 */
export function whyNoRole({ role, standing: { own } }: Who, next: Role): string | null {
  if (!own || next === role || next === 'admin') return null;
  const sticks = own.planId === 'studio_pro' ? ['studio_owner'] : ['pro', 'studio_team'];
  if (sticks.includes(next)) return null;
  return `They pay for ${PLAN_NAMES[own.planId]}, and as long as they do the role follows it. Cancel the subscription first.`;
}
