import { LIMITS } from '../../../contract/limits.ts';
import { findPerson } from '../../accounts/people.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';

type NewPromo = Parameters<typeof queries.insertPromo>[1];

/** @returns undefined if the person has one of this id. @throws AppError `promo_limit` */
export async function create(tx: Tx, values: NewPromo): Promise<queries.PromoRow | undefined> {
  await lockPerson(tx, values.userId);
  // Sent again, it is there already, and fits.
  if (await queries.findPromo(tx, values.userId, values.id)) return undefined;
  await assertRoom(tx, values.userId);
  return queries.insertPromo(tx, values);
}

/** The person's row is locked while their promos are counted, so that concurrent calls cannot exceed the limit together. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  if (!(await findPerson(tx, { id: userId }, 'update'))) throw new AppError('unauthorized');
}

export async function assertRoom(tx: Tx, userId: string): Promise<void> {
  if ((await queries.countPromos(tx, userId)) >= LIMITS.promos) throw new AppError('promo_limit');
}
