import { type Brand, getLogo } from '../../../contract/brand.ts';
import { entitlements, ownsTeam, planOf } from '../../../contract/plans.ts';
import { LOOK_IDS } from '../../../scene/looks.ts';
import { findNames } from '../../accounts/names.ts';
import { findPerson } from '../../accounts/people.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { studioOf } from '../studio/actions.ts';
import { findKit, type KitRow } from './queries.ts';

/** The kits that a person's films are made with. */
export type Kits = {
  /** The person's plan includes a kit. */
  included: boolean;
  own: KitRow | null;
  /** Of the studio whose team the person is on. */
  studio: KitRow | null;
};

/** A logo's file, and the id that its address has. */
export type LogoFile = { id: string; storageKey: string; width: number; height: number };

const DEFAULTS = { logoSize: 'medium', logoPlace: 'top' } as const;

/** The person's kits as they stand now: a plan that has ended and a team that was left give nothing any more. */
export async function findKits(db: Tx, user: SessionUser): Promise<Kits> {
  const included = entitlements(user).brandKit;
  const [own, studio] = await Promise.all([findKit(db, user.id), included ? studioKit(db, user) : null]);
  return { included, own, studio };
}

async function studioKit(db: Tx, user: SessionUser): Promise<KitRow | null> {
  const studioId = await studioOf(db, user);
  if (studioId === null || studioId === user.id) return null;
  const owner = await findPerson(db, { id: studioId });
  return owner && ownsTeam(planOf(owner)) ? findKit(db, studioId) : null;
}

/** What each choice comes to: the person's own unless the studio's is locked, then the studio's. */
function merged({ own, studio }: Kits) {
  const [first, second] = studio?.locked ? [studio, null] : [own, studio];
  return {
    logo: logoFile(first) ?? logoFile(second),
    logoSize: first?.logoSize ?? second?.logoSize ?? DEFAULTS.logoSize,
    logoPlace: first?.logoPlace ?? second?.logoPlace ?? DEFAULTS.logoPlace,
    firstColor: first?.firstColor ?? second?.firstColor ?? null,
    secondColor: first?.secondColor ?? second?.secondColor ?? null,
    look: lookIn(first) ?? lookIn(second),
  };
}

/** A look that is not offered any more counts as none. */
const lookIn = (row: KitRow | null | undefined) => LOOK_IDS.find((id) => id === row?.look) ?? null;

/** The file of a kit's logo; null: it has none. */
export function logoFile(row: KitRow | null): LogoFile | null {
  if (!row?.logoId) return null;
  return { id: row.logoId, storageKey: row.logoKey!, width: row.logoWidth!, height: row.logoHeight! };
}

/** The logo that the person's films bear. */
export const usedLogo = (kits: Kits): LogoFile | null => merged(kits).logo;

/** The kit as its person sees it. */
export async function presentBrand(db: Tx, kits: Kits): Promise<Brand> {
  const { included, own, studio } = kits;
  const { logo, ...kit } = merged(kits);
  const { logoSize = null, logoPlace = null, firstColor = null, secondColor = null } = own ?? {};
  return {
    included,
    kit: { ...kit, logo: presentLogo(logo) },
    own: { logo: presentLogo(logoFile(own)), logoSize, logoPlace, firstColor, secondColor, look: lookIn(own) },
    studio: studio && { name: (await findNames(db, studio.userId)).studio },
    locked: (studio ?? own)?.locked ?? false,
  };
}

function presentLogo(logo: LogoFile | null): Brand['kit']['logo'] {
  return logo && { url: getLogo.path.replace(':id', logo.id), width: logo.width, height: logo.height };
}
