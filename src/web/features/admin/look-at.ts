import type { AdminUser } from '../../../contract/admin.ts';
import type { AdminAction } from '../../../contract/consequences.ts';
import type { Role } from '../../../contract/plans.ts';
import type { Outlook } from '../../ui/outlook.tsx';
import { foresee } from './api.ts';
import { linesOf } from './consequences.ts';

/** What the server says an action would do now, in sentences. */
export async function lookAt(action: AdminAction, user: Pick<AdminUser, 'id'>, role?: Role): Promise<Outlook> {
  const told = await foresee(user.id, action, role);
  const people = 1 + told.holdings.team.filter(({ joined }) => joined).length;
  return { lines: linesOf(action, told), refusal: told.refusal, people };
}
