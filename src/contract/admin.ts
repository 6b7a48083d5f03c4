import { z } from 'zod';
import { standingSchema } from './billing.ts';
import { call, messageSchema, WRITES } from './call.ts';
import { daySchema } from './days.ts';
import { emailSchema, pageFacts, pageQuery } from './fields.ts';
import { PLAN_IDS, roleSchema, subscriptionStatusSchema } from './plans.ts';
import { keySchema, lineSchema } from './strings.ts';
import { seatSeenQuery } from './studio.ts';

const when = z.iso.datetime();
export const userIdSchema = keySchema(64, 'This account does not exist.');

/** A person as admins see them. */
export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** The full name from the identity provider's account, otherwise the part before the @. */
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  /** The studio that they own or belong to, otherwise the one in their preferences; empty: none. */
  studioName: z.string(),
  /** The name given by their studio's owner, otherwise their own instructor name; empty: none. */
  assignedInstructorName: z.string(),
  subscriptionStatus: subscriptionStatusSchema,
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  /** The end of that day, UTC. */
  subscriptionExpiresAt: when.nullable(),
  /** Downloads used. */
  downloadCount: z.number(),
  nameChangeCount: z.number(),
  /** The plan, who pays for it, and what happens next. */
  standing: standingSchema,
  createdAt: when,
  updatedAt: when,
  /** When a page of theirs last asked who they are, to the hour; null: not lately. */
  lastSeenAt: when.nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** The values of the role filter: the plan that a person effectively has, by role or by status. */
export const userFilterSchema = roleSchema;
/** How a person comes to what they have: what they pay for themselves, or that an admin gave it; `none`: neither. */
export const paysSchema = z.enum([...PLAN_IDS, 'granted', 'none']);
/** The orders of the list. `lastDay` begins with those that have one; of the others each begins with what is most. */
export const userSortSchema = z.enum(['joined', 'name', 'lastSeen', 'downloads', 'lastDay']);
export type UserSort = z.infer<typeof userSortSchema>;
/** Days that `endsSoon` looks ahead. */
export const ENDS_SOON_DAYS = 30;

/** Parts of words, in any order, or of an id of the payment provider: `mith ann` finds Anna Smith and anna.smith@example.com. */
export const searchSchema = lineSchema(100, 'Use at most 100 characters in a search.').optional();
const flag = z
  .enum(['true', 'false'], 'Say true or false.')
  .transform((said) => said === 'true')
  .optional();
/** Which people: what is given must all be true. */
export const userSelection = {
  search: searchSchema,
  role: userFilterSchema.optional(),
  pays: paysSchema.optional(),
  /** The plan ends within the next days. */
  endsSoon: flag,
  overdue: flag,
  /** They have never had a video made. */
  noVideo: flag,
  sort: userSortSchema.default('joined'),
  /** From the other end: the oldest first, the least, from Z. */
  reverse: flag,
} as const;
const userParams = z.object({ userId: userIdSchema });
const changedUser = z.object({ message: z.string(), updatedUser: adminUserSchema });

export const listUsers = call({
  method: 'GET',
  path: '/api/admin/users',
  summary:
    'One page of accounts, filtered and in order; newest first unless asked otherwise. The search covers what a card shows',
  policy: 'admin',
  query: z.object({ ...pageQuery, ...userSelection }),
  output: z.object({ users: z.array(adminUserSchema), ...pageFacts }),
});
/** The rate of files that are read from the whole database. */
export const EXPORTS = { max: 10, seconds: 60 } as const;
export const exportUsers = call({
  method: 'GET',
  path: '/api/admin/users/export',
  summary: 'The accounts that the same filters list, in the same order, as a CSV file (RFC 4180, UTF-8)',
  policy: 'admin',
  query: z.object(userSelection),
  answers: 'file',
  rate: EXPORTS,
});
export const changeUsers = call({
  method: 'POST',
  path: '/api/admin/users/at-once',
  summary:
    'Reset the name changes of several people, or mail the invitations anew that they wait for or have given. Each person is done or left out by themselves',
  policy: 'admin',
  body: z.object({
    action: z.enum(['reset-names', 'resend-invitations'], 'Choose what to do.'),
    userIds: z.array(userIdSchema).min(1, 'Choose at least one person.').max(100, 'Choose at most 100 people.'),
  }),
  output: z.object({
    /** How many people it was done for. */ done: z.number(),
    /** For whom there was nothing to do, and why. */
    left: z.array(z.object({ email: z.string(), why: z.string() })),
  }),
  // As many e-mails an hour as the calls for single ones allow: a studio has ten seats at most.
  rate: { max: 30, seconds: 3600 },
});
export const getUserByEmail = call({
  method: 'GET',
  path: '/api/admin/user-by-email/:email',
  summary: 'The account with this email address (upper or lower case makes no difference)',
  policy: 'admin',
  params: z.object({ email: emailSchema }),
  output: adminUserSchema,
});
export const setUserRole = call({
  method: 'PATCH',
  path: '/api/admin/user-role/:userId',
  summary:
    'Change a role. Removing the owner role disbands the team; removing the member role frees the seat. Refused while a subscription would change the role back',
  policy: 'admin',
  params: userParams,
  body: z.object({ role: roleSchema }),
  output: changedUser,
  rate: WRITES,
});
export const deleteUser = call({
  method: 'DELETE',
  path: '/api/admin/user/:userId',
  summary: 'Delete an account and everything in it. Refused while a subscription is active',
  policy: 'admin',
  params: userParams,
  output: messageSchema,
  rate: WRITES,
});
export const resetNameChanges = call({
  method: 'PATCH',
  path: '/api/admin/reset-name-changes/:userId',
  summary: 'Reset the number of instructor name changes',
  policy: 'admin',
  params: userParams,
  output: changedUser,
  rate: WRITES,
});

/** The last day of a plan; empty: none. */
export const expirationDateSchema = z.literal('').or(daySchema);
export const updateExpiration = call({
  method: 'PATCH',
  path: '/api/admin/update-expiration/:userId',
  summary: 'Set the last day of a plan granted by an admin; empty removes it. Refused where it would have no effect',
  policy: 'admin',
  params: userParams,
  body: z.object({
    expirationDate: keySchema(30, 'Enter a date as YYYY-MM-DD, or nothing.')
      .nullable()
      .transform((date) => date ?? '')
      .pipe(expirationDateSchema),
  }),
  output: changedUser,
  rate: WRITES,
});
export const adminCancelSubscription = call({
  method: 'POST',
  path: '/api/admin/cancel-subscription/:userId',
  summary: 'Cancel a subscription now, or at the end of the paid period',
  policy: 'admin',
  params: userParams,
  body: z.object({ immediate: z.boolean().default(false) }),
  output: changedUser,
  rate: WRITES,
  cost: { slot: 'waits' },
});

/** How often something happened, and to whom: the latest few, each once. */
const eventsSchema = z.object({ count: z.number(), people: z.array(adminUserSchema.pick({ id: true, email: true })) });
export type AdminEvents = z.infer<typeof eventsSchema>;
/** How far back the day reaches, in hours: the admin's own day is not known to the server. */
export const TODAY_HOURS = 24;

export const getToday = call({
  method: 'GET',
  path: '/api/admin/today',
  summary:
    'What needs an admin’s attention: payments without an account, overdue payments, and the videos, uploads and registrations of the last 24 hours',
  policy: 'admin',
  output: z.object({
    unmatchedPayments: z.number(),
    overdue: eventsSchema,
    failedFilms: eventsSchema,
    failedUploads: eventsSchema,
    newPeople: eventsSchema,
  }),
});

/** A studio as admins see it. */
export const adminStudioSchema = z.object({
  /** The id of its owner. */
  studioId: z.string(),
  studioName: z.string(),
  ownerEmail: z.string(),
  ownerName: z.string(),
  teamMembers: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      /** From the account; until there is one, from the name given by the owner. */
      firstName: z.string(),
      lastName: z.string(),
      /** The name given by the owner. */
      name: z.string(),
      /** Absent until they accept the invitation. */
      userId: z.string().optional(),
    }),
  ),
});
export type AdminStudio = z.infer<typeof adminStudioSchema>;

export const listStudios = call({
  method: 'GET',
  path: '/api/admin/studios',
  summary: 'One page of studios with their teams, sorted by the owner’s email address. Same search as for accounts',
  policy: 'admin',
  query: z.object({ ...pageQuery, search: searchSchema }),
  output: z.object({ studios: z.array(adminStudioSchema), ...pageFacts }),
});
export const addStudioMember = call({
  method: 'POST',
  path: '/api/admin/studio-team',
  summary: 'Add a member to any studio and email the invitation, as its owner would',
  policy: 'admin',
  body: z.object({
    studioId: keySchema(64, 'This studio does not exist.').min(1, 'Choose a studio.'),
    email: emailSchema,
  }),
  output: adminStudioSchema.shape.teamMembers.element,
  rate: WRITES,
});
export const removeStudioMember = call({
  method: 'DELETE',
  path: '/api/admin/studio-team/:memberId/:studioId',
  summary: 'Remove a member from any studio',
  policy: 'admin',
  params: z.object({ memberId: z.uuid(), studioId: keySchema(64, 'This studio does not exist.') }),
  query: seatSeenQuery,
  output: messageSchema,
  rate: WRITES,
});
