import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANDS } from '../../src/scene/bands.ts';
import { contrastOf, gray, luminance, mix } from '../../src/scene/colour.ts';
import { ENOUGH, type Ground, mendOf, panelOf, readabilityOf, scrimOf } from '../../src/scene/contrast.ts';
import type { Promo } from '../../src/scene/promo.ts';
import { laidOut, promoOf } from './measure.ts';

const clip = (dark: number, light: number): Ground => ({
  hasBackground: true,
  bands: Array.from({ length: BANDS }, () => ({ movement: 0, detail: 0, dark, light })),
});
const BLACK: Ground = { hasBackground: false };
const of = (settings: Partial<Promo>, ground: Ground) => {
  const promo = promoOf({ text: 'Come and **fly**', ...settings });
  return [promo, laidOut(promo), ground] as const;
};

describe('the shade behind the text', () => {
  it('is as strong as the clip asks for: none over the dark, and black never has one [B155]', () => {
    expect(scrimOf(...of({}, BLACK)).opacity).toBe(0);
    expect(scrimOf(...of({}, clip(0, 50))).opacity).toBe(0);
    const [dim, bright] = [120, 250].map((light) => scrimOf(...of({}, clip(0, light))).opacity) as [number, number];
    expect(dim).toBeGreaterThan(0.1);
    expect(bright).toBeGreaterThan(dim);
    expect(bright).toBeLessThan(0.72);
  });

  it('is white behind dark text, and counts what is bold as well [B155]', () => {
    expect(scrimOf(...of({ textColor: '#101010' }, clip(60, 200)))).toMatchObject({ color: '#ffffff' });
    const one = scrimOf(...of({ text: 'Fly' }, clip(0, 220)));
    const withGold = scrimOf(...of({ text: 'Fly **high**' }, clip(0, 220)));
    expect(withGold.opacity).toBeGreaterThan(one.opacity);
  });

  it('is moderate over a clip that nobody has measured [B155]', () => {
    const { opacity } = scrimOf(...of({}, { hasBackground: true, bands: null }));
    expect(opacity).toBeGreaterThanOrEqual(0.3);
    expect(opacity).toBeLessThanOrEqual(0.7);
  });

  it('gives white, cream and gold 4.5 to 1 on every clip [B155]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 255 }),
        fc.constantFrom('#ffffff', '#ffe9d6', '#000000', '#1a1020'),
        (level, textColor) => {
          const readable = readabilityOf(...of({ textColor }, clip(level, level)))!;
          expect(readable.text).toBeGreaterThanOrEqual(ENOUGH);
          expect(readable.accent).toBeGreaterThanOrEqual(ENOUGH);
        },
      ),
    );
  });
});

it('a panel is at least half opaque, and opaque enough for the text; a colored one is nearly solid [B157]', () => {
  expect(panelOf(...of({ textBacking: 'plate' }, clip(0, 30))).opacity).toBe(0.5);
  const bright = panelOf(...of({ textBacking: 'plate' }, clip(0, 255)));
  expect(
    contrastOf(luminance('#f5c542'), luminance(mix('#ffffff', bright.color, bright.opacity))),
  ).toBeGreaterThanOrEqual(ENOUGH);
  const pink = panelOf(...of({ textBacking: 'plate', backingColor: '#ffd9e2' }, clip(0, 255)));
  expect(pink).toEqual({ color: '#ffd9e2', opacity: 0.94 });
});

describe('what cannot be read', () => {
  it('is found: black on black, dark gold on fog, white on a bright clip without a shade [B158]', () => {
    expect(readabilityOf(...of({ textColor: '#000000' }, BLACK))!.text).toBeLessThan(1.1);
    const fog = readabilityOf(...of({ textColor: '#8a6500', textBacking: 'none' }, clip(150, 210)))!;
    expect(fog.text).toBeLessThan(3);
    expect(readabilityOf(...of({ textBacking: 'none' }, clip(0, 230)))!.text).toBeLessThan(1.5);
  });

  it('is not guessed over a clip that nobody has measured, nor in a promo without a word [B158]', () => {
    expect(readabilityOf(...of({ textBacking: 'none' }, { hasBackground: true, bands: null }))).toBeNull();
    expect(mendOf(...of({ text: '', textColor: '#000000' }, BLACK))).toBeNull();
  });

  it('is mended by the least change: the shade, a lighter color, a plain panel [B158]', () => {
    expect(mendOf(...of({}, BLACK))).toBeNull();
    expect(mendOf(...of({ textBacking: 'none' }, clip(0, 230)))).toEqual({ textBacking: 'soft' });
    const lighter = mendOf(...of({ textColor: '#5a1040' }, BLACK))!;
    expect(Object.keys(lighter)).toEqual(['textColor']);
    expect(lighter.textColor).not.toBe('#ffffff');
    const gold = mendOf(...of({ accentColor: '#402000' }, BLACK))!;
    expect(Object.keys(gold)).toEqual(['accentColor']);
    const plate = { textBacking: 'plate', backingColor: '#ffffff' } as const;
    expect(mendOf(...of(plate, clip(0, 40)))).toEqual({ backingColor: null });
  });

  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  it('is always mended by one change [B158]', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...{ textColor: color, accentColor: color, backingColor: fc.option(color) },
          textBacking: fc.constantFrom('soft', 'none', 'plate', 'strips', 'outline'),
        }),
        fc.option(fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))),
        (settings, levels) => {
          const ground = levels ? clip(Math.min(...levels), Math.max(...levels)) : BLACK;
          const [promo, placed] = of(settings, ground);
          const mend = mendOf(promo, placed, ground);
          const { text, accent } = readabilityOf({ ...promo, ...mend }, placed, ground)!;
          expect(Math.min(text, accent)).toBeGreaterThanOrEqual(ENOUGH);
        },
      ),
    );
  });
});

it('a gray has the level that it is asked for', () => {
  expect([0, 128, 255].map(gray)).toEqual(['#000000', '#808080', '#ffffff']);
});
