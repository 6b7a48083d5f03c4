import { defaultPromo, type Promo } from './promo.ts';

/** What a look sets. Text, size, length and the place that the film is made for stay the person's own. */
export const LOOK_SETTINGS = [
  'fontFamily',
  'headlineFont',
  'emphasis',
  'fontWeight',
  'capitals',
  'textAlign',
  'textPlace',
  'textColor',
  'accentColor',
  'textShadow',
  'textGlow',
  'textBacking',
  'backingColor',
  'decoration',
  'animationType',
] as const satisfies readonly (keyof Promo)[];
export type LookSettings = Pick<Promo, (typeof LOOK_SETTINGS)[number]>;

/** Of a promo's settings those that a look sets. */
export function lookSettingsOf(promo: Promo): LookSettings {
  return Object.fromEntries(LOOK_SETTINGS.map((name) => [name, promo[name]])) as LookSettings;
}

/** A designed whole: type, color, arrangement, motion, and the starter loop that it was drawn for. */
export type Look = {
  readonly name: string;
  /** The loop's slug; null: black. */
  readonly background: string | null;
  readonly settings: LookSettings;
};

/** A look by what it has other than the specified settings. */
const look = (name: string, background: string | null, settings: Partial<LookSettings>): Look => ({
  ...{ name, background },
  settings: { ...lookSettingsOf(defaultPromo), ...settings },
});

/** Every look there is, in the order in which they are offered; the first has the specified settings. */
export const LOOKS = {
  signature: look('Signature', 'studio-at-dusk', { textPlace: 'auto' }),
  editorial: look('Editorial', 'black-satin', {
    ...{ fontFamily: 'Inter', headlineFont: 'Playfair Display', emphasis: 'opening', fontWeight: 'normal' },
    ...{ textAlign: 'left', textPlace: 'bottom', textColor: '#fff6ec', accentColor: '#ff9db5' },
    ...{ decoration: 'rule', animationType: 'animate-slide-up' },
  }),
  poster: look('Poster', 'laser-haze', {
    ...{ fontFamily: 'Space Grotesk', headlineFont: 'Space Grotesk', emphasis: 'when', fontWeight: 'bold' },
    ...{ capitals: true, textAlign: 'left', textPlace: 'bottom', accentColor: '#e6ff3a', textShadow: false },
    animationType: 'animate-slide-up',
  }),
  neon: look('Neon', 'neon-studio', {
    textPlace: 'auto',
    ...{ fontFamily: 'Comfortaa', headlineFont: 'Pacifico', emphasis: 'opening', fontWeight: 'semibold' },
    ...{ textColor: '#fff0f9', accentColor: '#ffb0de', textGlow: true, backingColor: '#e6128a', textShadow: false },
  }),
  minimal: look('Minimal', null, {
    ...{ fontFamily: 'Inter', headlineFont: 'Inter', emphasis: 'opening', fontWeight: 'medium', textAlign: 'left' },
    ...{ textPlace: 'top', accentColor: '#ffffff', textShadow: false, animationType: 'animate-fade-in' },
  }),
  goldleaf: look('Gold Leaf', 'gold-smoke', {
    textPlace: 'auto',
    ...{ fontFamily: 'Georgia', headlineFont: 'Elsie', emphasis: 'opening', fontWeight: 'normal' },
    ...{ textColor: '#f6ead0', accentColor: '#e8c16a', textBacking: 'plate', backingColor: '#120c08' },
    ...{ decoration: 'frame', textShadow: false },
  }),
  blush: look('Blush', 'paper-waves', {
    textPlace: 'auto',
    ...{ fontFamily: 'Georgia', headlineFont: 'Playfair Display', emphasis: 'opening', fontWeight: 'medium' },
    ...{ textColor: '#4a1030', accentColor: '#b3125f', textBacking: 'plate', backingColor: '#ffe4e8' },
    ...{ textShadow: false, animationType: 'animate-slide-up' },
  }),
  street: look('Street', 'city-lights', {
    ...{ fontFamily: 'Arial', headlineFont: 'Arial', emphasis: 'when', fontWeight: 'bold', capitals: true },
    ...{ textAlign: 'left', textPlace: 'bottom', textBacking: 'strips', backingColor: '#0b0b0c' },
    ...{ accentColor: '#7dff6a', textShadow: false, animationType: 'animate-slide-up' },
  }),
  cinema: look('Cinema', 'golden-hour', {
    ...{ fontFamily: 'Roboto', headlineFont: 'Roboto', emphasis: 'when', fontWeight: 'normal', textAlign: 'left' },
    ...{ textPlace: 'bottom', accentColor: '#ff8a75', decoration: 'bar' },
  }),
  letter: look('Love Letter', 'rain-on-glass', {
    textPlace: 'auto',
    ...{ fontFamily: 'Georgia', headlineFont: 'Great Vibes', emphasis: 'opening', fontWeight: 'normal' },
    ...{ textColor: '#ffeede', accentColor: '#ffb9c6', animationType: 'animate-fade-out' },
  }),
  moonlight: look('Moonlight', 'moonlit-sea', {
    ...{ fontFamily: 'Comfortaa', headlineFont: 'Elsie', emphasis: 'opening', fontWeight: 'medium' },
    ...{ textAlign: 'right', textPlace: 'bottom', textColor: '#e6e4ff', accentColor: '#9be8ff', decoration: 'rule' },
  }),
  gallery: look('Gallery', 'palm-shadows', {
    ...{ fontFamily: 'Inter', headlineFont: 'Georgia', emphasis: 'opening', fontWeight: 'medium', textAlign: 'left' },
    ...{ textColor: '#111111', accentColor: '#b8141d', textBacking: 'plate', backingColor: '#f7f5f0' },
    ...{ textPlace: 'bottom', textShadow: false, decoration: 'rule', animationType: 'none' },
  }),
  sticker: look('Sticker', 'sunlit-water', {
    textPlace: 'auto',
    ...{
      fontFamily: 'Lobster',
      headlineFont: 'Lobster',
      fontWeight: 'normal',
      emphasis: 'when',
      textBacking: 'outline',
    },
    ...{ backingColor: '#5a1390', accentColor: '#ffd84d', textShadow: false, animationType: 'animate-slide-down' },
  }),
  storybook: look('Storybook', 'gold-dust', {
    textPlace: 'auto',
    ...{ fontFamily: 'Comfortaa', headlineFont: 'Satisfy', emphasis: 'opening', fontWeight: 'semibold' },
    ...{ textColor: '#fff3d6', accentColor: '#ffb347', decoration: 'bar', animationType: 'animate-slide-down' },
  }),
} as const satisfies Record<string, Look>;

export type LookId = keyof typeof LOOKS;
export const LOOK_IDS = Object.keys(LOOKS) as [LookId, ...LookId[]];
