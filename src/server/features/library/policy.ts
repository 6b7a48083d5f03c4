import { planOf } from '../../../contract/plans.ts';
import type { SessionUser } from '../../http/session.ts';

/** Universal clips are open to whoever has the address; personal ones to their owner and to admins. */
export function mayReadClip(clip: { userId: string | null }, user: SessionUser | null): boolean {
  return clip.userId === null || (user !== null && (clip.userId === user.id || planOf(user) === 'admin'));
}
