import { LIMITS } from '../../../contract/limits.ts';
import { KEPT_KINDS, OLD_FILM_DAYS, type Space } from '../../../contract/space.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { boundsOf, usedBy } from '../../storage/account.ts';
import { usedBytes } from '../library/actions.ts';
import { countPromos, sumContents } from '../promos/actions.ts';
import { countOldFilms } from '../renders/actions.ts';

/** What a person makes us keep, and how much of each kind there may be. */
export async function readSpace({ db, config }: Services, { id }: SessionUser): Promise<Space> {
  const [stored, library, count, contents, oldFilms] = await Promise.all([
    usedBy(db, { person: id }),
    usedBytes(db, id),
    countPromos(db, id),
    sumContents(db, id),
    countOldFilms(db, id, OLD_FILM_DAYS),
  ]);
  // The library is told by its own quota, in which uploads have reserved what they will bring.
  const [used, bounds] = [
    { ...stored, library },
    { ...boundsOf(config), library: config.personalQuotaBytes },
  ];
  return {
    kinds: KEPT_KINDS.map((kind) => ({ kind, usedBytes: used[kind], limitBytes: bounds[kind] ?? 0 })),
    promos: { count, limit: LIMITS.promos, usedBytes: contents },
    oldFilms,
  };
}
