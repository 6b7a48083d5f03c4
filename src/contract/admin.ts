import { z } from 'zod';
import { standingSchema } from './billing.ts';
import { call, messageSchema, WRITES } from './call.ts';
import { daySchema } from './days.ts';
import { emailSchema, pageFacts, pageQuery } from './fields.ts';
import { roleSchema, subscriptionStatusSchema } from './plans.ts';
import { keySchema, lineSchema } from './strings.ts';
import { seatSeenQuery } from './studio.ts';

const when = z.iso.datetime();

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
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** The values of the role filter: the plan that a person effectively has, by role or by status. */
export const userFilterSchema = roleSchema;

/** Beginnings of words, in any order: `anna smi` finds Anna Smith and anna.smith@example.com. */
const search = lineSchema(100, 'Use at most 100 characters in a search.').optional();
const userParams = z.object({ userId: keySchema(64, 'This account does not exist.') });
const changedUser = z.object({ message: z.string(), updatedUser: adminUserSchema });

export const listUsers = call({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'One page of accounts, newest first. The search covers email addresses, names and studios, and an exact id',
  policy: 'admin',
  query: z.object({ ...pageQuery, search, role: userFilterSchema.optional() }),
  output: z.object({ users: z.array(adminUserSchema), ...pageFacts }),
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
  query: z.object({ ...pageQuery, search }),
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

/** A download, with the person's role and status at that moment. */
export const downloadRecordSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  userRole: roleSchema,
  userSubscriptionStatus: subscriptionStatusSchema,
  downloadedAt: when,
  instructorName: z.string(),
  classType: z.string(),
});
export type DownloadRecord = z.infer<typeof downloadRecordSchema>;

/** What to send as `before` for the entries that follow, which are older; null at the end. */
const next = z.string().nullable();
const pageSize = pageQuery.pageSize;

export const listDownloads = call({
  method: 'GET',
  path: '/api/admin/download-activity',
  summary: 'Downloads, newest first: everyone’s, or one account’s history',
  policy: 'admin',
  query: z.object({
    userId: keySchema(64, 'This account does not exist.').optional(),
    before: z.uuid().optional(),
    pageSize,
  }),
  output: z.object({ activity: z.array(downloadRecordSchema), next }),
});
export const summarizeDownloads = call({
  method: 'GET',
  path: '/api/admin/download-activity/summary',
  summary: 'Accounts that have downloaded videos and how many, most recent first',
  policy: 'admin',
  query: z.object({ ...pageQuery, search }),
  output: z.object({
    users: z.array(
      adminUserSchema
        .pick({ email: true, role: true, subscriptionStatus: true, assignedInstructorName: true, studioName: true })
        .extend({ userId: z.string(), downloads: z.number(), lastDownloadedAt: when }),
    ),
    ...pageFacts,
  }),
});
export const exportDownloads = call({
  method: 'GET',
  path: '/api/admin/download-activity/export',
  summary: 'Downloads as a CSV file (RFC 4180, UTF-8): everyone’s, or one account’s',
  policy: 'admin',
  query: z.object({ userId: keySchema(64, 'This account does not exist.').optional() }),
  answers: 'file',
  rate: { max: 10, seconds: 60 },
});

export const auditActionSchema = z.enum([
  'role-changed',
  'user-deleted',
  'name-changes-reset',
  'expiration-changed',
  'subscription-canceled',
  'subscription-refunded',
  ...(['member-added', 'member-renamed', 'member-removed', 'member-joined', 'member-left'] as const),
  ...(['team-closed', 'plan-ended'] as const),
  'invitation-sent-again',
  ...(['video-uploaded', 'video-deleted'] as const),
  'class-type-added',
  'class-type-renamed',
  'class-type-deleted',
  'class-description-changed',
  'class-description-deleted',
  ...(['job-canceled', 'job-retried', 'data-exported'] as const),
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** An action on another person's data. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: when,
  /** Who did it, as recorded at the time; null: the account no longer exists, or it was the program. */
  actorId: z.string().nullable(),
  /** Empty: the program. */
  actorEmail: z.string(),
  action: auditActionSchema,
  /** Whose data; null: an invitation that nobody has accepted yet, or everyone's, as with a universal class type. */
  subjectId: z.string().nullable(),
  /** Empty: the data belongs to everyone. */
  subjectEmail: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = call({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Audit log: what admins and studio owners changed in other people’s data, newest first, of all or one',
  policy: 'admin',
  query: z.object({
    userId: keySchema(64, 'This account does not exist.').optional(),
    before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    pageSize,
  }),
  output: z.object({ entries: z.array(auditEntrySchema), next }),
});
