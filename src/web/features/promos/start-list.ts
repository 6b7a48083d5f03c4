import { LIMITS } from '../../../contract/limits.ts';
import type { Preferences } from '../../../contract/profile.ts';
import { PROMO_VERSION } from '../../../contract/promos.ts';
import type { User } from '../../../contract/session.ts';
import { EMPTY_FORM, formFromPreferences, newPromo } from '../../../contract/written.ts';
import { cutTo } from '../../../scene/length.ts';
import type { List } from '../../../scene/list-schema.ts';
import { readBeginning, startFrom } from './open.ts';

/** A list as it is begun, to be filled in. */
export const NEW_LIST: List = {
  title: 'Prices',
  groups: [
    {
      heading: '',
      rows: ['Single class', '10 classes', 'Unlimited month'].map((name) => ({
        ...{ lead: '', name, value: '', note: '', off: false },
      })),
    },
  ],
};

/** Begins a promo that shows a list, as any new one begins. @returns its id */
export async function startList(user: User, preferences: Preferences | undefined, list: List): Promise<string> {
  const { background, look } = await readBeginning(user.entitlements.brandKit);
  const form = preferences ? formFromPreferences(preferences) : EMPTY_FORM;
  const { promo, ...rest } = newPromo(form, background, look);
  const header = cutTo(form.studio, LIMITS.header);
  return startFrom(user.id, {
    ...rest,
    ...{ version: PROMO_VERSION, timeChosen: false, origin: 'edited', ticket: null },
    promo: { ...promo, text: '', header, list, videoDuration: 15 },
    savedNames: { instructorName: form.instructorName, studio: form.studio },
  });
}
