import { z } from 'zod';
import { adminUserSchema } from './admin.ts';
import type { Standing } from './billing.ts';
import { call } from './call.ts';
import { entitlementsSchema, type Role, roleSchema, soldPlan } from './plans.ts';
import { keySchema } from './strings.ts';

// The side effects of an action, in numbers, at the time of the request; a person's page shows the same figures.

/** What a person has here, in numbers. */
export const holdingsSchema = z.object({
  /** For the studio that they own: members who have joined, and those who are only invited. Empty if they own none. */
  team: z.array(z.object({ name: z.string(), email: z.string(), joined: z.boolean() })),
  /** Background videos of their own, ready to use. */
  clips: z.number(),
  /** Bytes of their library, including uploads in progress. */
  libraryBytes: z.number(),
  /** Finished films. */
  films: z.number(),
  /** Entries in the download activity. */
  downloads: z.number(),
  classTypes: z.number(),
  classDescriptions: z.number(),
});
export type Holdings = z.infer<typeof holdingsSchema>;

export const adminActionSchema = z.enum(['delete', 'role', 'cancel', 'expiry', 'reset-names', 'leave-team'], {
  error: 'Choose an action.',
});
export type AdminAction = z.infer<typeof adminActionSchema>;

export const consequencesSchema = z.object({
  /** Why it would be refused right now; null: it would not. */
  refusal: z.string().nullable(),
  user: adminUserSchema,
  holdings: holdingsSchema,
  /** What the person has afterwards; null: that does not change, or the person no longer exists. */
  planAfter: entitlementsSchema.shape.plan.nullable(),
});
export type Consequences = z.infer<typeof consequencesSchema>;

const userId = keySchema(64, 'This account does not exist.');

export const getConsequences = call({
  method: 'GET',
  path: '/api/admin/consequences/:userId',
  summary: 'What an action would do to an account right now, in numbers, and why it might be refused. Changes nothing',
  policy: 'admin',
  params: z.object({ userId }),
  query: z.object({
    action: adminActionSchema,
    /** The role to grant, with `role`. */
    role: roleSchema.optional(),
  }),
  output: consequencesSchema,
});

export const getPerson = call({
  method: 'GET',
  path: '/api/admin/person/:userId',
  summary: 'One account and what it holds, in numbers',
  policy: 'admin',
  params: z.object({ userId }),
  output: z.object({ user: adminUserSchema, holdings: holdingsSchema }),
});

export const getMemberConsequences = call({
  method: 'GET',
  path: '/api/studio/team/:id/consequences',
  summary: 'What a member of your team would lose with their seat',
  policy: 'studioOwner',
  params: z.object({ id: z.uuid() }),
  output: z.object({
    /** The person has accepted the seat; otherwise only an invitation ends. */
    joined: z.boolean(),
    /** Background videos of their own. */
    clips: z.number(),
    /** Days for which these are kept if the person has no plan of their own that includes them. */
    keptDays: z.number(),
  }),
});

export const getLeavingConsequences = call({
  method: 'GET',
  path: '/api/studio/leave',
  summary: 'What you would lose with your seat on a team right now, in numbers. 409 without a seat',
  policy: 'signedIn',
  output: z.object({
    studioId: z.string(),
    studioName: z.string(),
    /** The plan that is left. */
    planAfter: entitlementsSchema.shape.plan,
    /** Videos of the studio's library. */
    studioClips: z.number(),
    /** Promos over one of these, which need another background then. */
    promos: z.number(),
    /** Class types of the studio. */
    classTypes: z.number(),
    /** Background videos of their own, and the days for which these are kept if the plan that is left does not include them. */
    clips: z.number(),
    keptDays: z.number(),
  }),
});

type Who = { role: Role; standing: Standing };

/**
 * Why a last day cannot be set; null: it can. It ends granted plans; paid plans, seats and admin rights are not affected by the date.
 */
export function whyNoExpiry({ role, standing: { plan, own } }: Who): string | null {
  if (role === 'admin') return 'Admins have no last day. Change the role instead.';
  if (own) return `This person pays for ${soldPlan(own.planId).name}. To end it, cancel the subscription.`;
  if (plan === 'studio_team') return 'A team seat has no last day. It ends when the studio removes the member.';
  if (plan === 'free') return 'There is no plan to end. Grant one first, then set its last day.';
  return null;
}

/**
 * Why a role cannot be granted; null: it can. While a person pays, their role follows the subscription: another one
 * would be reverted within the hour, and the charges would continue.
 */
export function whyNoRole({ role, standing: { own } }: Who, next: Role): string | null {
  if (next === 'studio_team' && role !== 'studio_team')
    return 'A team member needs a studio. Add them to one under Studios: they become a team member when they accept its invitation.';
  if (!own || next === role || next === 'admin') return null;
  const { name, role: ofPlan } = soldPlan(own.planId);
  if (next === ofPlan) return null;
  return `They pay for ${name}, and as long as they do the role follows it. Cancel the subscription first.`;
}
