import type { Entry } from '../../../contract/timetable.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { plain } from '../../timetables/words.ts';
import { findSeat, studioNameAt } from '../studio/actions.ts';

/** Whose timetable a person has, and what they may do with it. */
export type Standing = {
  /** Whose it is: for a member of a team the owner. */
  ownerId: string;
  /** The studio that it is of, where it is not the person's own. */
  studio: string | null;
  mayEdit: boolean;
  /** The member's seat; null: it is their own timetable. */
  seatId: string | null;
};

export async function standingOf(db: Tx, user: SessionUser): Promise<Standing> {
  const seat = await findSeat(db, user);
  if (!seat) return { ownerId: user.id, studio: null, mayEdit: true, seatId: null };
  return { ownerId: seat.studioId, studio: await studioNameAt(db, seat.studioId), mayEdit: false, seatId: seat.id };
}

/** @throws AppError `forbidden` for members of a team */
export function assertMayEdit({ mayEdit, studio }: Standing): void {
  if (!mayEdit)
    throw new AppError('forbidden', `This is the timetable of ${studio || 'your studio'}. Its owner can change it.`);
}

/** Whoever edits it, and the member who teaches the class. */
export const mayExcept = ({ mayEdit, seatId }: Standing, { memberId }: Entry): boolean =>
  mayEdit || (seatId !== null && memberId === seatId);

/** The one member who is called like this; null if it is none, or several. */
export function memberNamed(members: readonly { id: string; name: string }[], name: string): string | null {
  const same = name === '' ? [] : members.filter((member) => plain(member.name) === plain(name));
  return same.length === 1 ? same[0]!.id : null;
}
