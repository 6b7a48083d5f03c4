import { z } from 'zod';
import { adminUserSchema, EXPORTS, searchSchema, userIdSchema } from './admin.ts';
import { call } from './call.ts';
import { daySchema } from './days.ts';
import { pageFacts, pageQuery } from './fields.ts';
import { roleSchema, subscriptionStatusSchema } from './plans.ts';

// What has happened: downloads with their sums, and the audit log.

const when = z.iso.datetime();
/** The first and the last day of a period, UTC; without one it is open on that side. */
const period = { from: daySchema.optional(), to: daySchema.optional() } as const;

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
  summary: 'Downloads, newest first: everyone’s, or one account’s history; of a period',
  policy: 'admin',
  query: z.object({
    ...period,
    userId: userIdSchema.optional(),
    before: z.uuid().optional(),
    pageSize,
  }),
  output: z.object({ activity: z.array(downloadRecordSchema), next }),
});
export const summarizeDownloads = call({
  method: 'GET',
  path: '/api/admin/download-activity/summary',
  summary: 'Accounts that have downloaded videos and how many: most recent first, or of a period, the most first',
  policy: 'admin',
  query: z.object({ ...pageQuery, ...period, search: searchSchema }),
  output: z.object({
    users: z.array(
      adminUserSchema
        .pick({ email: true, role: true, subscriptionStatus: true, assignedInstructorName: true, studioName: true })
        .extend({ userId: z.string(), downloads: z.number(), lastDownloadedAt: when }),
    ),
    ...pageFacts,
  }),
});
/** What sums are taken by. A studio's are those of its owner and of who is on its team today. */
export const sumBySchema = z.enum(['day', 'month', 'studio'], 'Choose day, month or studio.');
export type SumBy = z.infer<typeof sumBySchema>;
/** So many sums at most: the latest days or months, the studios with the most. */
export const SUMS_LISTED = 400;
export const sumDownloads = call({
  method: 'GET',
  path: '/api/admin/download-activity/sums',
  summary: 'Downloads of a period in sums by day, month (both UTC, oldest first) or studio (the most first)',
  policy: 'admin',
  query: z.object({ ...period, by: sumBySchema }),
  output: z.object({
    sums: z.array(
      z.object({
        /** YYYY-MM-DD, YYYY-MM, or the id of the studio. */
        key: z.string(),
        /** The studio's name; otherwise as `key`. */
        label: z.string(),
        downloads: z.number(),
      }),
    ),
  }),
});
export const exportDownloads = call({
  method: 'GET',
  path: '/api/admin/download-activity/export',
  summary:
    'Downloads of a period as a CSV file (RFC 4180, UTF-8): each one, everyone’s or one account’s; or sums by person, studio, month or day',
  policy: 'admin',
  query: z.object({
    ...period,
    userId: userIdSchema.optional(),
    by: sumBySchema.or(z.literal('person')).optional(),
    search: searchSchema,
  }),
  answers: 'file',
  rate: EXPORTS,
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
  ...(['token-made', 'token-revoked', 'tokens-ended'] as const),
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** An action on another person's data, or on who may act in somebody's name. */
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

/** Which entries: what is given must all be true. */
const auditSelection = {
  ...period,
  /** Only what was done to this person. */
  userId: userIdSchema.optional(),
  /** A part of the e-mail address of who did it, or whom it was done to. */
  person: searchSchema,
  action: auditActionSchema.optional(),
} as const;

export const listAudit = call({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Audit log: what admins, studio owners and the program changed in people’s data, newest first',
  policy: 'admin',
  query: z.object({
    ...auditSelection,
    before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    pageSize,
  }),
  output: z.object({ entries: z.array(auditEntrySchema), next }),
});
export const exportAudit = call({
  method: 'GET',
  path: '/api/admin/audit/export',
  summary: 'The same entries as a CSV file (RFC 4180, UTF-8)',
  policy: 'admin',
  query: z.object(auditSelection),
  answers: 'file',
  rate: EXPORTS,
});
