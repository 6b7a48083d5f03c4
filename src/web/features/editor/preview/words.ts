import { listText } from '../../../../scene/list.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { plainText } from '../../../../scene/script.ts';
import { editableText } from '../model/state.ts';

/** What stands in a film, for those who do not see it; empty if nothing does. */
export const wordsInFilm = (promo: Promo): string =>
  [promo.header, promo.list ? listText(promo.list) : plainText(editableText(promo))]
    .filter((part) => part.trim() !== '')
    .join('. ');
