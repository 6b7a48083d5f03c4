import { entitlements } from '../../../contract/plans.ts';
import type { Promo } from '../../../scene/promo.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { readTrack } from '../../media/film/tracks.ts';
import { randomName } from '../../random-name.ts';
import type { Services } from '../../services.ts';
import { logoForFilm } from '../brand/actions.ts';
import { trackForFilm } from '../music/actions.ts';
import { resolveBackground } from './background.ts';
import { type FilmInput, planFilm } from './plan.ts';
import { type Film, upsertFilm } from './queries.ts';

/**
 * What the film of a promo is made of besides its text, by what the person may use now.
 * @param reference the background that the call names
 * @throws AppError as resolveBackground and trackForFilm
 */
export async function filmInput(
  services: Services,
  user: SessionUser,
  promo: Promo,
  reference: string | null | undefined,
): Promise<Omit<FilmInput, 'frame'>> {
  return {
    kind: 'film',
    animation: promo.animationType,
    coverFirst: promo.coverFirst,
    background: await resolveBackground(services, user, reference, promo),
    duration: promo.videoDuration,
    music: promo.ownTrack ? null : promo.music && { id: promo.music, hash: (await readTrack(promo.music)).hash },
    ownTrack: promo.ownTrack && (await trackForFilm(services, user, promo.ownTrack)),
    watermark: entitlements(user).watermark,
    logo: await logoFor(services, user, promo),
    code: codeIn(promo),
  };
}

/** The logo that the film of a promo bears now. */
export async function logoFor(services: Services, user: SessionUser, promo: Promo): Promise<FilmInput['logo']> {
  const logo = await logoForFilm(services, user, promo);
  return logo && { ...logo, madeFor: promo.madeFor };
}

/** The QR code that the film of a promo bears, by what decides how it looks. */
export function codeIn({ code, madeFor, textAlign, textColor }: Promo): FilmInput['code'] {
  return code === undefined ? null : { code, madeFor, textAlign, textColor };
}

/** The film of an input, registered if it is new. */
export async function planned({ db }: Services, input: FilmInput): Promise<Film> {
  const { key, plan } = planFilm(input);
  return upsertFilm(db, key, `renders/${randomName()}`, plan);
}
