import { z } from 'zod';
import { standingSchema } from './billing.ts';
import { call, messageSchema, WRITES } from './call.ts';
import { emailSchema, pageFacts, pageQuery } from './fields.ts';
import { roleSchema, subscriptionStatusSchema } from './plans.ts';
import { keySchema, lineSchema } from './strings.ts';

const when = z.iso.datetime();

/** A person as admins see them. */
export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** The full name of an identity provider's account, else what stands before the @. */
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  /** Of the studio that they own or belong to, else as they wrote it in their preferences; empty: none. */
  studioName: z.string(),
  /** What their studio's owner calls them, else the instructor name that they gave themselves; empty: none. */
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

/** What stands behind the role filter: the plan that a person really has, by role or by status. */
export const userFilterSchema = roleSchema;

/** Beginnings of words, in any order: `anna smi` finds Anna Smith and anna.smith@example.com. */
const search = lineSchema(100, 'Search for at most 100 characters.').optional();
const userParams = z.object({ userId: keySchema(64, 'There is no such person.') });
const changedUser = z.object({ message: z.string(), updatedUser: adminUserSchema });

export const listUsers = call({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'A page of people, the newest first; searched in addresses, names and studios, and by the exact id',
  policy: 'admin',
  query: z.object({ ...pageQuery, search, role: userFilterSchema.optional() }),
  output: z.object({ users: z.array(adminUserSchema), ...pageFacts }),
});
export const getUserByEmail = call({
  method: 'GET',
  path: '/api/admin/user-by-email/:email',
  summary: 'The person of this address, in whatever letter case',
  policy: 'admin',
  params: z.object({ email: emailSchema }),
  output: adminUserSchema,
});
export const setUserRole = call({
  method: 'PATCH',
  path: '/api/admin/user-role/:userId',
  summary:
    'Change a role. Who is no studio owner any more loses the team, who is no team member any more the seat; refused where a subscription would change it back',
  policy: 'admin',
  params: userParams,
  body: z.object({ role: roleSchema }),
  output: changedUser,
  rate: WRITES,
});
export const deleteUser = call({
  method: 'DELETE',
  path: '/api/admin/user/:userId',
  summary: 'Delete a person with everything of theirs; refused while a subscription is live',
  policy: 'admin',
  params: userParams,
  output: messageSchema,
  rate: WRITES,
});
export const resetNameChanges = call({
  method: 'PATCH',
  path: '/api/admin/reset-name-changes/:userId',
  summary: 'Give a person all changes of the instructor name again',
  policy: 'admin',
  params: userParams,
  output: changedUser,
  rate: WRITES,
});

/** Today's calendar to the year 9999; the 30th of February is refused. */
export const expirationDateSchema = z.union([z.literal(''), z.iso.date('Enter a date as YYYY-MM-DD, or nothing.')]);
export const updateExpiration = call({
  method: 'PATCH',
  path: '/api/admin/update-expiration/:userId',
  summary:
    'Set the last day of a plan that an admin has given; empty removes it. Refused where a date would end nothing',
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
  summary: 'End a subscription at once, or at the end of the period that is paid for',
  policy: 'admin',
  params: userParams,
  body: z.object({ immediate: z.boolean().default(false) }),
  output: changedUser,
  rate: WRITES,
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
      /** Of the account; before there is one, of the name that the owner gave. */
      firstName: z.string(),
      lastName: z.string(),
      /** As the owner calls the person. */
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
  summary: 'A page of studios with their teams, by their owners’ addresses; searched as people are',
  policy: 'admin',
  query: z.object({ ...pageQuery, search }),
  output: z.object({ studios: z.array(adminStudioSchema), ...pageFacts }),
});
export const addStudioMember = call({
  method: 'POST',
  path: '/api/admin/studio-team',
  summary: 'Give a seat of any studio and mail the invitation, as its owner would',
  policy: 'admin',
  body: z.object({
    studioId: keySchema(64, 'There is no such studio.').min(1, 'Choose a studio.'),
    email: emailSchema,
  }),
  output: adminStudioSchema.shape.teamMembers.element,
  rate: WRITES,
});
export const removeStudioMember = call({
  method: 'DELETE',
  path: '/api/admin/studio-team/:memberId/:studioId',
  summary: 'Take a seat of any studio back',
  policy: 'admin',
  params: z.object({ memberId: z.uuid(), studioId: keySchema(64, 'There is no such studio.') }),
  output: messageSchema,
  rate: WRITES,
});

/** A download, with what the person was at that moment. */
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
  summary: 'Downloads, the newest first; all, or the history of one person',
  policy: 'admin',
  query: z.object({
    userId: keySchema(64, 'There is no such person.').optional(),
    before: z.uuid().optional(),
    pageSize,
  }),
  output: z.object({ activity: z.array(downloadRecordSchema), next }),
});
export const summarizeDownloads = call({
  method: 'GET',
  path: '/api/admin/download-activity/summary',
  summary: 'People who have downloaded, the latest first, with how often they did',
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
  summary: 'Downloads as a CSV file (RFC 4180, UTF-8); all, or those of one person',
  policy: 'admin',
  query: z.object({ userId: keySchema(64, 'There is no such person.').optional() }),
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
  'member-added',
  'member-renamed',
  'member-removed',
  'invitation-sent-again',
  'video-uploaded',
  'video-deleted',
  'class-type-added',
  'class-type-renamed',
  'class-type-deleted',
  'class-description-changed',
  'class-description-deleted',
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** What somebody did to another person's data. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: when,
  /** Who did it, as they were then; null: the account is gone. */
  actorId: z.string().nullable(),
  actorEmail: z.string(),
  action: auditActionSchema,
  /** To whom; null: an invitation that nobody has accepted yet, or everybody, as with a universal class type. */
  subjectId: z.string().nullable(),
  /** Empty: it was done to what is everybody's. */
  subjectEmail: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = call({
  method: 'GET',
  path: '/api/admin/audit',
  summary:
    'What admins and studio owners did to other people’s data, the newest first; all, or what was done to one person',
  policy: 'admin',
  query: z.object({
    userId: keySchema(64, 'There is no such person.').optional(),
    before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    pageSize,
  }),
  output: z.object({ entries: z.array(auditEntrySchema), next }),
});
