import { expect, it } from 'vitest';
import { ANIMATION_NAMES } from './animations.ts';
import { FONT_FAMILIES, FONT_SIZES, FONT_WEIGHTS } from './families.ts';
import { defaultPromo, promoSchema } from './promo.ts';

it('starts with the given text, no header, a serif, base size, semibold, centred, white, shadow, fade-in, 15 s, black [S3.7 T8.4]', () => {
  const { madeFor, textPlace, textY, coverFirst, sound, music, ownTrack, showLogo, ...drawn } = defaultPromo;
  expect([music, ownTrack]).toEqual([null, null]);
  expect([madeFor, textPlace, textY, coverFirst, sound, showLogo]).toEqual(['story', 'middle', 0.5, false, 'on', true]);
  const { textBacking, backingColor, accentColor, textGlow, decoration, ...set } = drawn;
  expect([textBacking, backingColor, accentColor]).toEqual(['soft', null, '#f5c542']);
  expect([textGlow, decoration]).toEqual([false, 'none']);
  const { headlineFont, emphasis, capitals, ...specified } = set;
  expect([headlineFont, emphasis, capitals]).toEqual(['Inter', 'even', false]);
  expect(specified).toEqual({
    text: 'Your Awesome Pole Class',
    header: '',
    fontFamily: 'Playfair Display',
    fontSize: 'text-base',
    fontWeight: 'semibold',
    textAlign: 'center',
    textColor: '#ffffff',
    textShadow: true,
    animationType: 'animate-fade-in',
    videoDuration: 15,
    backgroundVideoUrl: null,
  });
});

it('offers 14 fonts, 6 sizes, 4 weights, 5 animations [S3.17-19]', () => {
  expect(FONT_FAMILIES).toEqual([
    'Inter',
    'Space Grotesk',
    'Arial',
    'Georgia',
    'Verdana',
    'Roboto',
    'Dancing Script',
    'Elsie',
    'Playfair Display',
    'Great Vibes',
    'Pacifico',
    'Satisfy',
    'Lobster',
    'Comfortaa',
  ]);
  expect(Object.entries(FONT_SIZES).map(([size, { label, px }]) => [size, label, px])).toEqual([
    ['text-xs', 'Extra Small', 20],
    ['text-sm', 'Small', 24],
    ['text-base', 'Medium', 28],
    ['text-lg', 'Large', 32],
    ['text-xl', 'Extra Large', 38],
    ['text-2xl', 'XXL', 46],
  ]);
  expect(Object.entries(FONT_WEIGHTS).map(([weight, { value }]) => [weight, value])).toEqual([
    ['normal', 400],
    ['medium', 500],
    ['semibold', 600],
    ['bold', 700],
  ]);
  expect(ANIMATION_NAMES).toEqual([
    'none',
    'animate-fade-in',
    'animate-fade-out',
    'animate-slide-up',
    'animate-slide-down',
  ]);
});

it.each(['#FFFFFF', '#0a1B2c'])('accepts the color %s', (textColor) => {
  expect(promoSchema.parse({ textColor }).textColor).toBe(textColor);
});

it.each([
  ['textColor', '#fff'],
  ['textColor', '#fffffff'],
  ['textColor', 'ffffff'],
  ['textColor', '#ggffff'],
  ['textColor', 'white'],
  ['videoDuration', 0],
  ['videoDuration', 16],
  ['videoDuration', 1.5],
  ['videoDuration', Number.NaN],
  ['videoDuration', '15'],
  ['header', 'x'.repeat(41)],
  ['fontFamily', 'Comic Sans'],
  ['fontSize', 'text-3xl'],
  ['fontWeight', 'black'],
  ['textAlign', 'justify'],
  ['textShadow', 'yes'],
  ['animationType', 'spin'],
])('refuses %s %j and names the field [S3.6 S5.4 S5.9]', (field, value) => {
  expect(promoSchema.safeParse({ [field]: value }).error?.issues).toMatchObject([{ path: [field] }]);
});

it('accepts every whole second from 1 to 15 and a header of 40 characters [S3.21]', () => {
  for (let seconds = 1; seconds <= 15; seconds++)
    expect(promoSchema.parse({ videoDuration: seconds }).videoDuration).toBe(seconds);
  expect(promoSchema.parse({ header: 'x'.repeat(40) }).header).toHaveLength(40);
});

it('accepts an animation duration and ignores it [T3.4]', () => {
  expect(promoSchema.parse({ animationDuration: 9, videoDuration: 10 }).videoDuration).toBe(10);
  expect(promoSchema.safeParse({ animationDuration: 'long' }).success).toBe(false);
});
