import type { Review } from '../../../contract/posting.ts';
import type { MadeOf } from './made.ts';

/**
 * How far a member's film is that the studio's owner is to see. An answer is of one film: one that is made anew is to be seen anew, and is known by its
 * render, so that nothing has to be noted when a promo changes.
 * @param seenBy `whoSeesFirst`
 * @returns null if nobody has to see it
 */
export function reviewOf({ row, promo, made }: MadeOf, seenBy: string | null): Review | null {
  if (seenBy === null || !row || row.personId === row.userId) return null;
  const as = (state: Review['state'], note: string | null = null) => ({ state, owner: seenBy, note });
  const isThere = made.state === 'ready' || made.state === 'saved';
  if (!isThere || !promo?.renderId) return as('unasked');
  if (row.reviewOf !== promo.renderId || !row.review) return as('waiting');
  return as(row.review, row.review === 'back' ? row.reviewNote : null);
}
