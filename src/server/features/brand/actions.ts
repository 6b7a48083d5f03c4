import { randomUUID } from 'node:crypto';
import { type Brand, logoOf, type saveBrand as saveCall } from '../../../contract/brand.ts';
import type { CallReceived } from '../../../contract/call.ts';
import { ownsTeam, planOf } from '../../../contract/plans.ts';
import type { Logo } from '../../../scene/logo.ts';
import type { Promo } from '../../../scene/promo.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { PictureError, readLogo } from '../../media/picture/read-logo.ts';
import { scratchOf, toolsOf } from '../../media/tool/place.ts';
import { randomName } from '../../random-name.ts';
import type { Services } from '../../services.ts';
import { findKits, type Kits, logoFile, presentBrand, usedLogo } from './kit.ts';
import * as queries from './queries.ts';

export { knownLogos } from './queries.ts';

/** Where logos are in the store. */
export const LOGO_FOLDER = 'logos';

/** A logo as a film bears it: its file and where it stands. */
export type FilmLogo = Logo & { id: string; storageKey: string };

export async function readBrand({ db }: Services, user: SessionUser): Promise<Brand> {
  return presentBrand(db, await findKits(db, user));
}

/** @throws AppError `forbidden` for members of a team whose kit is locked, and for anyone but owners who would lock one */
export async function saveBrand(
  services: Services,
  user: SessionUser,
  { locked, ...choices }: CallReceived<typeof saveCall>['body'],
): Promise<Brand> {
  assertOpen(await findKits(services.db, user));
  if (locked !== undefined && !ownsTeam(planOf(user))) {
    throw new AppError('forbidden', 'Only the owner of a studio can lock its brand kit.');
  }
  await queries.upsertKit(services.db, user.id, { ...choices, ...(locked !== undefined && { locked }) });
  return readBrand(services, user);
}

/** Refuses before a file is read what `putLogo` would refuse. @throws AppError `forbidden` */
export async function assertMayPutLogo({ db }: Services, user: SessionUser): Promise<void> {
  assertOpen(await findKits(db, user));
}

/**
 * Puts a logo into the person's kit. The previous one's file is swept once no film waits for it.
 * @throws AppError `unprocessable` with the reason
 */
export async function putLogo(services: Services, user: SessionUser, file: Buffer): Promise<Brand> {
  const { png, width, height } = await readLogo(toolsOf(services), scratchOf(services), file).catch(refused);
  const storageKey = `${LOGO_FOLDER}/${randomName()}.png`;
  await services.storage.put(storageKey, png, { account: { person: user.id }, kind: 'logo' });
  const logo = { logoId: randomUUID(), logoKey: storageKey, logoWidth: width, logoHeight: height };
  await queries.upsertKit(services.db, user.id, logo);
  return readBrand(services, user);
}

function refused(error: unknown): never {
  if (!(error instanceof PictureError)) throw error;
  throw new AppError('unprocessable', error.message, { logo: error.message });
}

/** Takes the person's own logo out of the kit, with or without a plan. */
export async function removeLogo(services: Services, user: SessionUser): Promise<Brand> {
  const none = { logoId: null, logoKey: null, logoWidth: null, logoHeight: null };
  if (await queries.findKit(services.db, user.id)) await queries.upsertKit(services.db, user.id, none);
  return readBrand(services, user);
}

/** The picture of a logo that the person has or whose studio they are on. @throws AppError `not_found` */
export async function openLogo(
  { db, storage }: Services,
  user: SessionUser,
  id: string,
): Promise<{ storageKey: string; size: number }> {
  const kits = await findKits(db, user);
  const logo = [usedLogo(kits), logoFile(kits.own)].find((each) => each?.id === id);
  const size = logo ? await storage.size(logo.storageKey) : null;
  if (!logo || size === null) throw new AppError('not_found');
  return { storageKey: logo.storageKey, size };
}

/** The logo that a person's film of this promo bears, as their plan and team stand now; null: none. */
export async function logoForFilm({ db }: Services, user: SessionUser, promo: Promo): Promise<FilmLogo | null> {
  const kits = await findKits(db, user);
  if (!kits.included) return null;
  const brand = await presentBrand(db, kits);
  const logo = logoOf(brand, promo);
  const file = usedLogo(kits);
  return logo && file && { ...file, size: logo.size, place: logo.place };
}

/** Removes a person's brand kit, and then the file of its logo: a crash in between leaves no row that names a file that is gone. */
export async function deleteLogoOf({ db, storage }: Services, userId: string): Promise<void> {
  const logo = logoFile(await queries.deleteKit(db, userId));
  if (logo) await storage.delete(logo.storageKey);
}

function assertOpen({ studio }: Kits): void {
  if (studio?.locked) {
    throw new AppError('forbidden', 'Your studio has locked its brand kit. Ask its owner if something should change.');
  }
}
