import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction } from '../../../contract/activity.ts';
import { at } from './columns.ts';
import { users } from './people.ts';

/** What admins and studio owners did to other people's data; written in the action's transaction, never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull().defaultNow(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorEmail: text('actor_email').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Not a foreign key: the entry outlives the person. */
    subjectId: text('subject_id'),
    subjectEmail: text('subject_email').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index().on(t.actorId),
    index().on(t.subjectId, t.id),
    index().on(t.subjectEmail, t.id),
    index().on(t.action, t.id),
    index().on(t.at),
  ],
);
