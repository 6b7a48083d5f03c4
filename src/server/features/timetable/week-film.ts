import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import type * as calls from '../../../contract/week.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { withBookingLink } from '../booking/actions.ts';
import { findFilmsOf, findNewestWeek, putPromo } from '../promos/actions.ts';
import { startFilm } from '../renders/actions.ts';

/** The caller's latest promo with a list of a week. */
export async function readWeekFilm({ db }: Services, user: SessionUser): Promise<CallOutput<typeof calls.getWeekFilm>> {
  const promoId = await findNewestWeek(db, user.id);
  const promo = promoId && (await findFilmsOf(db, user.id, [promoId])).get(promoId);
  const list = promo ? promo.content.promo.list : undefined;
  if (!promo || !list) return { video: null };
  const { version, film, counted } = promo;
  return { video: { promoId, version, list, film: { state: film, counted } } };
}

/**
 * The promo's list becomes this one, and its film is made.
 * @throws AppError `not_found` if there is no such promo, `conflict` if it has changed since, `download_limit`, `render_limit`
 */
export async function renewWeekFilm(
  services: Services,
  user: SessionUser,
  id: string,
  { list, version }: CallReceived<typeof calls.renewWeekFilm>['body'],
): Promise<void> {
  const there = (await findFilmsOf(services.db, user.id, [id])).get(id);
  if (!there?.content.promo.list) throw new AppError('not_found', 'This video is no longer there.');
  const changed = () =>
    new AppError('conflict', 'This promo was changed elsewhere meanwhile. Make it again: the change stays.');
  if (there.version !== version) throw changed();
  const promo = { ...there.content.promo, list };
  const ticket = await startFilm(services, user, await withBookingLink(services, user, { ...there.content, promo }));
  if (!(await putPromo(services.db, { userId: user.id, id, version }, { ...there.content, promo, ticket })))
    throw changed();
}
