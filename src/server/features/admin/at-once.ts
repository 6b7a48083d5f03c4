import type { changeUsers as changeUsersCall } from '../../../contract/admin.ts';
import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { entitlements } from '../../../contract/plans.ts';
import { findPerson } from '../../accounts/people.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { clearNameChanges } from '../profile/actions.ts';
import { resendInvitationsOf } from '../studio/actions.ts';

type Asked = CallReceived<typeof changeUsersCall>['body'];

/**
 * Does something harmless for several people, each in a transaction of their own: whoever has been deleted, or needs
 * nothing, is left out and said.
 */
export async function changeUsers(
  services: Services,
  actor: SessionUser,
  { action, userIds }: Asked,
): Promise<CallOutput<typeof changeUsersCall>> {
  const work = action === 'reset-names' ? resetNamesOf : resendInvitationsOf;
  const left: CallOutput<typeof changeUsersCall>['left'] = [];
  const ids = [...new Set(userIds)];
  for (const id of ids) {
    await services.db.transaction(async (tx) => {
      const person = await findPerson(tx, { id }, 'update');
      const why = person ? await work(services, tx, actor, person) : 'This account no longer exists.';
      if (why !== null) left.push({ email: person?.email ?? id, why });
    });
  }
  return { done: ids.length - left.length, left };
}

/** @returns why there was nothing to reset; null: it is done */
async function resetNamesOf(_: Services, tx: Tx, actor: SessionUser, person: SessionUser): Promise<string | null> {
  if (entitlements(person).nameChanges === null) return 'They can already change their name as often as they like.';
  await clearNameChanges(tx, person.id);
  await recordAuditEvent(tx, { actor, action: 'name-changes-reset', subject: person });
  return null;
}
