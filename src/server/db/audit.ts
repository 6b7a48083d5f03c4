import type { AuditAction } from '../../contract/admin.ts';
import type { Database } from './client.ts';
import { auditLog } from './schema.ts';

type Person = { id: string; email: string };

/** What somebody did to another person's data. */
export type Deed = {
  actor: Person;
  action: AuditAction;
  /** `id` null: invited, without a part in it yet. */
  subject: { id: string | null; email: string };
  /** What changed, for people who read the log. No secrets. */
  details?: Record<string, unknown>;
};

/**
 * Writes a deed into the audit log.
 * @param tx the transaction of the deed itself, so that neither stands without the other
 */
export async function recordDeed(
  tx: Pick<Database, 'insert'>,
  { actor, action, subject, details = {} }: Deed,
): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    subjectId: subject.id,
    subjectEmail: subject.email,
    details,
  });
}
