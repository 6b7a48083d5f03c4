import type { Clip } from '../../../contract/library.ts';
import type { Entry } from '../../../contract/timetable.ts';
import { LOOKS, type LookId } from '../../../scene/looks.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { readBrand } from '../brand/actions.ts';
import { listBackgrounds } from '../library/actions.ts';

/** What a person's videos may begin with. */
export type Choice = {
  universal: readonly Clip[];
  /** Everything else that they may use. */
  own: readonly Clip[];
  starter: Clip | null;
  /** The look that their brand kit says. */
  look: LookId | null;
};

export async function readChoice(services: Services, user: SessionUser): Promise<Choice> {
  const [{ universal, starter, personal, clips, studio }, brand] = await Promise.all([
    listBackgrounds(services, user),
    readBrand(services, user),
  ]);
  const own = [...personal, ...clips, ...(studio?.personal ?? []), ...(studio?.clips ?? [])];
  return { universal, starter, own, look: brand.included ? brand.kit.look : null };
}

/** What the video of a class begins with: its own look and background, else what any new promo begins with. */
export function beginningOf(entry: Entry, { universal, own, starter, look: usual }: Choice) {
  const look = entry.look ?? usual;
  const mine = [...own, ...universal].find(({ publicId }) => publicId === entry.background);
  if (mine) return { look, background: mine };
  if (!look) return { look: null, background: starter };
  const { background: slug } = LOOKS[look];
  return { look, background: slug === null ? null : (universal.find((clip) => clip.slug === slug) ?? starter) };
}
