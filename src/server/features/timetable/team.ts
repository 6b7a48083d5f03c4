import type { Tx } from '../../db/client.ts';
import { listSeats } from '../studio/actions.ts';

export type Member = { id: string; name: string; userId: string | null };

/** The team's members, by their seats. */
export const membersOf = async (db: Tx, ownerId: string): Promise<Member[]> =>
  (await listSeats(db, [ownerId])).map(({ seat: { id, name, userId } }) => ({ id, name, userId }));
