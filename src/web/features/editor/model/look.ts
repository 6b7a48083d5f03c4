import type { Clip } from '../../../../contract/library.ts';
import { STYLE_LOOKS } from '../../../../contract/looks.ts';
import type { WritingStyle } from '../../../../contract/profile.ts';
import type { LookBy } from '../../../../contract/written.ts';
import {
  LOOK_IDS,
  LOOK_SETTINGS,
  LOOKS,
  type LookId,
  type LookSettings,
  lookSettingsOf,
} from '../../../../scene/looks.ts';
import { defaultPromo, type Promo } from '../../../../scene/promo.ts';

export { inLookOfStyle, type LookBy } from '../../../../contract/written.ts';

const withoutPlace = ({ textPlace: _, ...settings }: LookSettings) => JSON.stringify(settings);
const BY_SETTINGS = new Map(LOOK_IDS.map((id) => [withoutPlace(LOOKS[id].settings), id]));

/** The look that a promo is in, wherever its text has been moved to; null if something of it was changed. */
export function lookOf(promo: Promo): LookId | null {
  return BY_SETTINGS.get(withoutPlace(lookSettingsOf(promo))) ?? null;
}

/** Whether a change of settings is a choice of how the film looks; moving the text is none. */
export function isOwnStyle(change: Partial<Promo>): boolean {
  return LOOK_SETTINGS.some((name) => name !== 'textPlace' && name in change);
}

/** A promo in a look, over the background that the look brings. One that stays also stays where it begins. */
export function promoInLook(
  { promo, background: before }: { promo: Promo; background: Clip | null },
  id: LookId,
  background: Clip | null,
): Promo {
  const stays = background?.publicId === before?.publicId;
  const backgroundVideoUrl = stays ? promo.backgroundVideoUrl : (background?.url ?? null);
  return { ...promo, ...LOOKS[id].settings, backgroundVideoUrl };
}

/** Of promos from before there were looks: whoever left the specified settings alone has not chosen any. */
export const lookByOf = (promo: Promo): LookBy =>
  withoutPlace(lookSettingsOf(promo)) === withoutPlace(lookSettingsOf(defaultPromo)) ? 'nobody' : 'person';

/**
 * The background that a look brings: its own loop, or black. Nobody's own video is replaced, and where the library does not have the loop, what is there
 * stays.
 */
export function backgroundIn(id: LookId, background: Clip | null, universal: readonly Clip[]): Clip | null {
  const { background: slug } = LOOKS[id];
  if (background?.libraryType === 'personal') return background;
  return slug === null ? null : (universal.find((clip) => clip.slug === slug) ?? background);
}

/**
 * The background of a text that was just written in a style: that of the style's look, as long as the one that is there came by itself too, with the new promo
 * or with the look before.
 */
export function backgroundOfStyle(
  style: WritingStyle,
  { promo, background }: { promo: Promo; background: Clip | null },
  { starter, universal }: { starter: Clip | null; universal: readonly Clip[] },
): Clip | null {
  const before = lookOf(promo);
  const came =
    background !== null &&
    (background.publicId === starter?.publicId || (before !== null && background.slug === LOOKS[before].background));
  return came ? backgroundIn(STYLE_LOOKS[style], background, universal) : background;
}
