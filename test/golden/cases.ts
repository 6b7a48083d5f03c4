import { ANIMATION_NAMES } from '../../src/scene/animations.ts';
import { BANDS } from '../../src/scene/bands.ts';
import type { DrawOptions } from '../../src/scene/draw.ts';
import { FONT_FAMILIES } from '../../src/scene/families.ts';
import { LOOK_IDS, LOOKS } from '../../src/scene/looks.ts';
import { defaultPromo, type Promo } from '../../src/scene/promo.ts';
import { withSignature } from '../../src/scene/script.ts';
import { PRICES, weekOf } from '../scene/lists.ts';

/** `ground`: the color behind the text, if another one than all others have. */
export type Case = { name: string; promo: Promo; time: number; options: DrawOptions; ground?: string };

export const SIX = [
  'Ladies, **Spin Basics** is where the floor lets go of you',
  'Every Thursday, 7:00 PM\nSky Studio',
  'Jasmine takes you from first grip to first fireman spin',
  'Bring shorts, water and a friend',
  'Six poles. Save yours tonight.',
  'Message us to book',
];
const FIVE = SIX.slice(0, 5).join('\n\n');
const FOUR = [SIX[0], SIX[1], SIX[2], SIX[4]].join('\n\n');
const LONG = Array.from({ length: 40 }, () => 'Find your strength, your line and your people on the pole.')
  .join(' ')
  .slice(0, 2000);

/** A clip that is this light everywhere. */
const lit = (dark: number, light: number) =>
  Array.from({ length: BANDS }, () => ({ movement: 5, detail: 5, dark, light }));

const film = (name: string, promo: Partial<Promo>, options: Partial<DrawOptions> = {}, time = 7): Case => ({
  name,
  promo: { ...defaultPromo, text: FIVE, header: 'New term', ...promo },
  time,
  options: { scale: 1, watermark: false, hasBackground: false, ...options },
});

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** What preview and film must agree on: every font, every animation, every shape of text. */
export const CASES: readonly Case[] = [
  ...FONT_FAMILIES.map((fontFamily) => film(`font-${slug(fontFamily)}`, { fontFamily })),
  ...ANIMATION_NAMES.filter((animation) => animation !== 'none').flatMap((animationType) =>
    [0, 0.4, 1, 2.9, 14.5].map((time) => film(`${slug(animationType)}-at-${time}`, { animationType }, {}, time)),
  ),
  film('four-paragraphs', { text: FOUR }),
  film('six-paragraphs-signed', { text: withSignature(SIX.join('\n\n')) }, { watermark: true }),
  film('one-paragraph', { text: 'Your Awesome Pole Class', header: '' }),
  film('film-size', {}, { scale: 2, watermark: true, hasBackground: true }),
  film('over-a-clip', {}, { hasBackground: true, watermark: true }),
  film('dark-over-a-clip', { textColor: '#1a1020' }, { hasBackground: true }),
  film('left-in-colour', { textAlign: 'left', textColor: '#ff8ad8', fontFamily: 'Inter' }),
  film('right-without-shadow', { textAlign: 'right', textShadow: false, fontFamily: 'Georgia' }),
  film('largest', { fontSize: 'text-2xl', fontWeight: 'bold' }),
  film('smallest', { fontSize: 'text-xs', fontWeight: 'normal' }),
  film('long', { text: LONG }),
  film('long-word', { text: 'a'.repeat(300), header: 'SUPERCALIFRAGILISTICEXPIALIDOCIOUSTERMSX' }),
  film('emoji', { fontSize: 'text-sm', text: '✨ Dance with us 💃🏽 ❤️\n\nFriday 🔥 🇺🇸 👩🏽‍🎤', header: 'Party 🎉' }),
  film('emoji-of-parts', {
    fontSize: 'text-lg',
    text: 'Pride night 🏳️‍🌈\n\nHearts ❤️‍🔥 ❤️‍🩹\n\nUnchained ⛓️‍💥',
    header: '',
  }),
  film('accents', { text: 'Łódź, Kraków, Žižkov\n\nPhạm Thị Đào\n\nПривет, Αθήνα ★ → ½', fontFamily: 'Elsie' }),
  film('arabic', { text: 'مرحبا بكم في **درس** الرقص\n\nكل خميس 19:30 في Sky Studio!', header: 'دروس جديدة' }),
  film('hebrew', { text: 'בואו **לרקוד** איתנו על העמוד!\n\nיום חמישי, 19:30 ב-Sky Studio', textAlign: 'right' }),
  film('empty', { text: ' \n\n ', header: '' }),
  film('logo', { madeFor: 'reel' }, { logo: { width: 600, height: 400, size: 'large', place: 'top' } }),
  film(
    'logo-in-a-corner',
    { madeFor: 'short', textPlace: 'bottom', textAlign: 'left' },
    { logo: { width: 1000, height: 240, size: 'medium', place: 'bottom-right' }, hasBackground: true },
  ),
  film(
    'logo-film-size',
    { text: '', header: '' },
    { scale: 2, logo: { width: 300, height: 300, size: 'large', place: 'top-right' } },
  ),
  film('code', { code: 'https://sky.studio/book', madeFor: 'reel' }, { hasBackground: true }),
  film(
    'code-beside-a-logo',
    { code: `https://sky.studio/${'book-'.repeat(23)}`, textAlign: 'left', textColor: '#ffe9d6' },
    { scale: 1.37, logo: { width: 600, height: 400, size: 'medium', place: 'bottom-right' } },
  ),
  film('code-film-size', { text: '', header: '', code: 'https://sky.studio/spin-basics' }, { scale: 2 }),
  film('guide', {}, { guide: true }),
  film('over-a-bright-clip', { textAlign: 'left' }, { hasBackground: true, bands: lit(120, 250) }),
  film('over-a-dark-clip', {}, { hasBackground: true, bands: lit(5, 60) }),
  film('plate', { textBacking: 'plate', textShadow: false, decoration: 'frame' }, { hasBackground: true }),
  film(
    'plate-in-colour',
    {
      ...{ textBacking: 'plate', backingColor: '#ffd9e2', textColor: '#4a0d2c', accentColor: '#b3005e' },
      ...{ textAlign: 'left', decoration: 'bar', textShadow: false, madeFor: 'reel' },
    },
    { hasBackground: true },
  ),
  film(
    'strips',
    {
      textBacking: 'strips',
      emphasis: 'when',
      capitals: true,
      fontFamily: 'Space Grotesk',
      headlineFont: 'Space Grotesk',
    },
    { hasBackground: true },
  ),
  film('outline', { textBacking: 'outline', fontFamily: 'Lobster', textShadow: false }, { hasBackground: true }),
  film('glow', { textGlow: true, accentColor: '#ff2d9b', headlineFont: 'Pacifico', emphasis: 'opening' }),
  film('rule', { headlineFont: 'Playfair Display', fontFamily: 'Inter', emphasis: 'opening', decoration: 'rule' }),
  film('script-header', { headlineFont: 'Great Vibes', decoration: 'bar' }),
  film('bar-right', { textAlign: 'right', decoration: 'bar', fontFamily: 'Comfortaa', header: '' }),
  // Of each look one of the weeks, so that all sizes and both first and later pages are looked at; the rest is measured (test/scene/list.test.ts).
  ...LOOK_IDS.map((id, index) =>
    film(
      `week-${id}`,
      {
        ...LOOKS[id].settings,
        text: '',
        header: 'Sky Studio',
        list: weekOf([4, 9, 16, 24][index % 4]!),
        madeFor: 'reel',
      },
      { hasBackground: true },
      index % 2 === 0 ? 2 : 13,
    ),
  ),
  film('list', { text: '', header: '', list: PRICES, textAlign: 'left' }),
  film('list-comes', { list: weekOf(16), decoration: 'rule', animationType: 'animate-slide-up' }, {}, 7.9),
  film('list-hebrew', {
    ...{ text: '', header: '' },
    list: {
      title: 'השבוע',
      groups: [
        {
          heading: 'יום שני',
          rows: [
            { lead: '18:00', name: 'ריקוד עמוד למתחילים', value: 'נועה', note: '', off: false },
            { lead: '9:30', name: 'Exotic Flow 💃🏽', value: '', note: 'בוטל', off: true },
          ],
        },
      ],
    },
  }),
  film('lead-of-few', { text: 'One class\n\nFriday, 7:00 PM', emphasis: 'when', headlineFont: 'Elsie' }),
];
