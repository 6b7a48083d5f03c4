import { lt } from 'drizzle-orm';
import type { AuditAction } from '../../contract/activity.ts';
import { KEPT, over } from '../retention.ts';
import type { Tx } from './client.ts';
import { auditLog } from './schema/audit.ts';

/** Who does something. */
export type Actor = { id: string; email: string };

/** An action by one person, or by the program, on another person's data. */
export type AuditEvent = {
  /** null: the program. */
  actor: Actor | null;
  action: AuditAction;
  /** `id` null: invited, without an account yet. */
  subject: { id: string | null; email: string };
  /** What changed, for people who read the log. No secrets. */
  details?: Record<string, unknown>;
};

/**
 * Writes an action to the audit log.
 * @param tx the action's own transaction, so that neither is committed without the other
 */
export async function recordAuditEvent(tx: Tx, { actor, action, subject, details = {} }: AuditEvent): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: actor?.id ?? null,
    actorEmail: actor?.email ?? '',
    action,
    subjectId: subject.id,
    subjectEmail: subject.email,
    details,
  });
}

/** Deletes entries whose term is over. */
export async function sweepAudit(db: Tx): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, over(KEPT.auditEntry)));
}
