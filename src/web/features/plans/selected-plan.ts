import { SOLD, type SoldPlan } from '../../../contract/plans.ts';
import { forget, keep, kept } from '../../api/storage.ts';

const NAME = 'selectedPlan';

/** The plan for sale with that slug in URLs and browser storage; null if none. */
export const planOfSlug = (slug: string | null | undefined): SoldPlan | null =>
  SOLD.find(({ sale }) => slug === sale.slug || slug === sale.id) ?? null;

/** Remembers the plan that a visitor pressed, so that the plans page can highlight it. If storage is forbidden, only the highlight is lost. */
export const keepSelectedPlan = ({ sale }: SoldPlan) => void keep(NAME, sale.slug);

/** The plan that was pressed before, by any of the slugs it may be stored under; null if there is none. */
export const selectedPlan = (): SoldPlan | null => planOfSlug(kept(NAME));

/** Forgets the plan once it is bought. */
export const forgetSelectedPlan = () => forget(NAME);
