import { ANIMATION_NAMES } from '../../src/scene/animations.ts';
import type { DrawOptions } from '../../src/scene/draw.ts';
import { FONT_FAMILIES } from '../../src/scene/families.ts';
import { defaultPromo, type Promo } from '../../src/scene/promo.ts';
import { withSignature } from '../../src/scene/script.ts';

export type Case = { name: string; promo: Promo; time: number; options: DrawOptions };

const SIX = [
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
  film('emoji', { text: '✨ Dance with us 💃🏽 ❤️\n\nFriday 🔥 🇺🇸 👩🏽‍🎤', header: 'Party 🎉' }),
  film('accents', { text: 'Łódź, Kraków, Žižkov\n\nPhạm Thị Đào\n\nПривет, Αθήνα ★ → ½', fontFamily: 'Elsie' }),
  film('arabic', { text: 'مرحبا بكم في **درس** الرقص\n\nكل خميس 19:30 في Sky Studio!', header: 'دروس جديدة' }),
  film('hebrew', { text: 'בואו **לרקוד** איתנו על העמוד!\n\nיום חמישי, 19:30 ב-Sky Studio', textAlign: 'right' }),
  film('empty', { text: ' \n\n ', header: '' }),
  film('guide', {}, { guide: true }),
];
