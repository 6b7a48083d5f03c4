import { existsSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { coverage } from '../../scripts/fonts.ts';
import { COVERAGE } from '../../src/scene/coverage.ts';
import { neededFor } from '../../src/scene/draw.ts';
import { FONT_FAMILIES, FONT_SOURCES } from '../../src/scene/families.ts';
import { EMOJI_FONT, type Face, fontPath, fontRuns, sampleFont } from '../../src/scene/fonts.ts';
import { registerFont } from '../../src/server/media/film/register-fonts.ts';
import { promoOf } from './measure.ts';

const face = (family: Face['family'], weight = 400, italic = false): Face => ({ family, weight, italic });
const fontsOf = (text: string, of: Face) => fontRuns(text, of).map((run) => run.font);

it('knows the characters of every bundled file', () => {
  expect(COVERAGE).toEqual(coverage());
});

it.each(FONT_FAMILIES)('%s has a file for every weight and style [S3.17]', (family) => {
  const texts = ['Café, 7:00 PM – “Spin” & flow', 'Łódź', 'Đào', 'Привет'];
  for (const weight of [400, 500, 600, 700])
    for (const italic of [false, true])
      for (const font of texts.flatMap((text) => fontsOf(text, face(family, weight, italic)))) {
        expect(existsSync(fontPath(font)), font).toBe(true);
      }
  expect(existsSync(fontPath(sampleFont(family)))).toBe(true);
});

it.each(FONT_FAMILIES)('%s sets plain English by itself', (family) => {
  // Elsie has no figures that stand on the line.
  const figures = family === 'Elsie' ? 'soon' : '7:00 PM';
  expect(new Set(fontsOf(`Every Thursday, ${figures} – it’s “yours” & €!`, face(family)))).toHaveLength(1);
  expect(fontsOf('Aa', face(family))[0]).toContain(FONT_SOURCES[family].id);
});

it.each(FONT_FAMILIES)(
  'V5: the figures of %s are all as high and stand on one line, in every weight and style [V5 B465]',
  (family) => {
    const surface = createCanvas(1, 1).getContext('2d');
    for (const weight of [400, 500, 600, 700]) {
      for (const italic of [false, true]) {
        const [run, ...others] = fontRuns('0123456789', face(family, weight, italic));
        expect(others).toEqual([]);
        registerFont(run!.font);
        surface.font = `100px "${run!.font}"`;
        const each = Array.from(run!.text, (figure) => surface.measureText(figure));
        const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
        expect(spread(each.map((box) => box.actualBoundingBoxAscent)), run!.font).toBeLessThan(9);
        expect(spread(each.map((box) => box.actualBoundingBoxDescent)), run!.font).toBeLessThan(9);
      }
    }
  },
);

it('takes the nearest weight that a family has and never thickens one [S3.19]', () => {
  expect(fontsOf('a', face('Elsie', 600))).toEqual(['elsie--latin-400-normal']);
  expect(fontsOf('a', face('Elsie', 700))).toEqual(['elsie--latin-900-normal']);
  expect(fontsOf('a', face('Verdana', 600))).toEqual(['dejavu-sans--latin-700-normal']);
  expect(fontsOf('a', face('Pacifico', 700))).toEqual(['pacifico--latin-400-normal']);
});

it('leans only what has no italic and is no script', () => {
  const leaning = (family: Face['family']) => fontRuns('a', face(family, 400, true))[0]!;
  expect(leaning('Inter')).toMatchObject({ font: 'inter--latin-400-italic', slanted: false });
  expect(leaning('Comfortaa')).toMatchObject({ font: 'comfortaa--latin-400-normal', slanted: true });
  expect(leaning('Great Vibes')).toMatchObject({ font: 'great-vibes--latin-400-normal', slanted: false });
});

it('draws each emoji in one piece, and digits and signs as text', () => {
  expect(fontRuns('a👩🏽‍🎤❤️🇺🇸b', face('Inter'))).toMatchObject([
    { text: 'a' },
    { text: '👩🏽‍🎤', font: EMOJI_FONT, emoji: true },
    { text: '❤️', font: EMOJI_FONT, emoji: true },
    { text: '🇺🇸', font: EMOJI_FONT, emoji: true },
    { text: 'b' },
  ]);
  expect(fontsOf('1#*©™', face('Inter'))).toEqual(['inter--latin-400-normal']);
});

it('sets a word whole in the stand-in when its family lacks a letter', () => {
  expect(fontRuns('w Łódź!', face('Elsie')).map((run) => [run.text, run.font])).toEqual([
    ['w ', 'elsie--latin-400-normal'],
    ['Ł', 'playfair-display--latin-ext-400-normal'],
    ['ód', 'playfair-display--latin-400-normal'],
    ['ź', 'playfair-display--latin-ext-400-normal'],
    ['!', 'playfair-display--latin-400-normal'],
  ]);
});

it('finds Arabic, Hebrew, Greek and arrows in the fallbacks', () => {
  expect(fontsOf('שלום', face('Lobster', 600))).toEqual(['noto-sans-hebrew--hebrew-600-normal']);
  expect(fontsOf('مرحبا', face('Lobster', 700))).toEqual(['noto-sans-arabic--arabic-700-normal']);
  expect(fontsOf('Ω→', face('Lobster'))).toEqual(['dejavu-sans--latin-400-normal']);
});

it('loads no more than the promo shows', () => {
  expect(neededFor(promoOf({})).fonts.toSorted()).toEqual([
    'inter--latin-500-normal',
    'playfair-display--latin-600-normal',
  ]);
  expect(neededFor(promoOf({ text: '', header: '' })).fonts).toEqual(['inter--latin-500-normal']);
});
