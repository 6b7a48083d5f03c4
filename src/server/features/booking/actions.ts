import {
  type Booking,
  type BookingLinks,
  bookingLinkOf,
  classIn,
  type saveBooking as saveCall,
  withLink,
} from '../../../contract/booking.ts';
import type { CallReceived } from '../../../contract/call.ts';
import type { Promo } from '../../../scene/promo.ts';
import { findNames } from '../../accounts/names.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { listClassLinks, putClassLink } from '../classes/actions.ts';
import { studioOf } from '../studio/actions.ts';
import { findBooking, upsertBooking } from './queries.ts';

/** Where people book: the person's own links, and those of the studio whose team they are on. */
export async function readBooking({ db }: Pick<Services, 'db'>, user: SessionUser): Promise<Booking> {
  const studioId = await othersStudio(db, user);
  const [own, studio] = await Promise.all([
    linksOf(db, user.id),
    studioId && Promise.all([linksOf(db, studioId), findNames(db, studioId)]),
  ]);
  return { own, studio: studio ? { ...studio[0], name: studio[1].studio } : null };
}

/** Changes the person's own link: for an owner it is the studio's, and nobody else's. */
export async function saveBooking(
  services: Services,
  user: SessionUser,
  { link, campaign }: CallReceived<typeof saveCall>['body'],
): Promise<Booking> {
  await upsertBooking(services.db, user.id, {
    ...(link !== undefined && { link }),
    ...(campaign !== undefined && { campaign }),
  });
  return readBooking(services, user);
}

/**
 * Gives a class a link of its own; an empty one takes it away.
 * @throws AppError `forbidden` for members of a team, whose classes are their studio's; `not_found`: there is no such class
 */
export async function saveClassLink(
  services: Services,
  user: SessionUser,
  { classType, link }: { classType: string; link: string },
): Promise<Booking> {
  if (await othersStudio(services.db, user))
    throw new AppError('forbidden', 'The owner of your studio says where its classes are booked.');
  await putClassLink(services, user, classType, link);
  return readBooking(services, user);
}

/** The promo of which a film is made now: its QR code, if it has one, opens the booking link of now. */
export async function withBookingLink(
  services: Services,
  user: SessionUser,
  content: { promo: Promo; form: { classType: string } },
): Promise<Promo> {
  const { promo } = content;
  if (promo.code === undefined) return promo;
  return withLink(promo, bookingLinkOf(await readBooking(services, user), classIn(content))?.link ?? null);
}

/** The studio on whose team the person is; null: none, or their own. */
async function othersStudio(db: Tx, user: SessionUser): Promise<string | null> {
  const studioId = await studioOf(db, user);
  return studioId === user.id ? null : studioId;
}

async function linksOf(db: Tx, userId: string): Promise<BookingLinks> {
  const [row, classes] = await Promise.all([findBooking(db, userId), listClassLinks(db, userId)]);
  return { link: row?.link ?? '', campaign: row?.campaign ?? false, classes };
}
