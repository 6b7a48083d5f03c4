import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, FONT_SIZES, type FontSize, isScript } from '../../src/scene/families.ts';
import { FRAME } from '../../src/scene/frame.ts';
import { shapesOf } from '../../src/scene/panel.ts';
import { type Promo, promoSchema, TEXT_PLACES } from '../../src/scene/promo.ts';
import { type Box, type MadeFor, ZONES } from '../../src/scene/zones.ts';
import { laidOut, promoOf } from './measure.ts';

const TEXT =
  'Ladies, **Spin Basics** is here\n\nEvery Thursday, 7:00 PM\nSky Studio\n\nJasmine takes you from first grip to first spin\n\nSave your pole tonight.';
const { textBacking, decoration, emphasis, textAlign } = promoSchema.shape;
const options = <T extends string>(schema: { unwrap: () => { options: T[] } }) =>
  fc.constantFrom(...schema.unwrap().options);

const settings: fc.Arbitrary<Partial<Promo>> = fc.record({
  fontFamily: fc.constantFrom(...FONT_FAMILIES),
  headlineFont: fc.constantFrom(...FONT_FAMILIES),
  fontSize: fc.constantFrom(...(Object.keys(FONT_SIZES) as FontSize[])),
  madeFor: fc.constantFrom(...(Object.keys(ZONES) as MadeFor[])),
  textPlace: fc.constantFrom(...TEXT_PLACES),
  textAlign: options(textAlign),
  textBacking: options(textBacking),
  decoration: options(decoration),
  emphasis: options(emphasis),
  capitals: fc.boolean(),
  header: fc.constantFrom('', 'New term'),
  text: fc.constantFrom(TEXT, 'One class', 'One class\n\nFriday', TEXT.replaceAll(' ', ' very ')),
});

it('V7: a plate leaves as much of its zone free at one side as at the other [V7]', () => {
  fc.assert(
    fc.property(settings, (set) => {
      const promo = promoOf({ ...set, textBacking: 'plate' });
      const zone: Box = ZONES[promo.madeFor];
      const { plate } = shapesOf(laidOut({ ...set, textBacking: 'plate' }), promo);
      // Of centered text it is the text's own middle, which a zone's margins may shift.
      if (promo.textAlign === 'center') return;
      expect(plate!.left - zone.left).toBeCloseTo(zone.right - plate!.right, 6);
    }),
  );
});

it('whatever is drawn around the text stays in its zone, and the text inside of it [B157]', () => {
  fc.assert(
    fc.property(settings, (set) => {
      const promo = promoOf(set);
      const placed = laidOut(set);
      const zone: Box = ZONES[promo.madeFor];
      const { plate, strips, frame, bars } = shapesOf(placed, promo);
      for (const box of [plate, frame, ...strips, ...bars].filter((shape) => shape !== null)) {
        expect(box.left).toBeGreaterThanOrEqual(Math.max(zone.left, 16) - 0.001);
        expect(box.right).toBeLessThanOrEqual(Math.min(zone.right, FRAME.width - 16) + 0.001);
        expect(box.top).toBeGreaterThanOrEqual(zone.top - 0.001);
        expect(box.bottom).toBeLessThanOrEqual(zone.bottom + 0.001);
      }
      for (const around of [plate, frame].filter((shape) => shape !== null)) {
        for (const { x, width, top, height } of placed.lines) {
          expect(x - around.left).toBeGreaterThan(10);
          expect(around.right - x - width).toBeGreaterThan(10);
          expect(top - around.top).toBeGreaterThan(10);
          expect(around.bottom - top - height).toBeGreaterThan(10);
        }
      }
    }),
  );
});

describe('the line that stands out', () => {
  const largest = (set: Partial<Promo>) => {
    const { runs, lines } = laidOut({ text: TEXT, header: 'New term', ...set });
    const run = runs.reduce((most, next) => (next.size > most.size ? next : most));
    return { ...run, paragraph: lines[run.line]!.paragraph };
  };

  it('is the opening or the one that says when, in the headline’s font [B157]', () => {
    const set = { headlineFont: 'Lobster', fontFamily: 'Inter' } as const;
    expect(largest({ ...set, emphasis: 'opening' })).toMatchObject({ paragraph: 1, font: 'lobster--latin-400-normal' });
    expect(largest({ ...set, emphasis: 'when' })).toMatchObject({ paragraph: 2, font: 'lobster--latin-400-normal' });
    expect(largest({ ...set, emphasis: 'even', header: '' }).font).toMatch(/^inter--/);
  });

  it('is the first or second of paragraphs without roles [B157]', () => {
    const text = 'One class\n\nFriday, 7:00 PM\n\nCome';
    expect(largest({ text, emphasis: 'opening' }).paragraph).toBe(1);
    expect(largest({ text, emphasis: 'when' }).paragraph).toBe(2);
    expect(largest({ text: 'One class', header: '', emphasis: 'when' }).paragraph).toBe(0);
  });
});

it('capitals leave details and scripts as they are written [B157]', () => {
  const words = (set: Partial<Promo>) => laidOut({ text: TEXT, capitals: true, ...set }).lines.map(({ text }) => text);
  expect(words({ fontFamily: 'Inter' }).join(' ')).toMatch(/EVERY THURSDAY.*Jasmine takes.*SAVE YOUR POLE/);
  for (const fontFamily of FONT_FAMILIES.filter(isScript)) {
    expect(words({ fontFamily }).join(' ')).toContain('Every Thursday');
  }
});

it('a header beside a headline in a script is in the text’s own font [B157]', () => {
  const header = (set: Partial<Promo>) => laidOut({ header: 'New term', ...set }).runs[0]!;
  expect(header({ headlineFont: 'Pacifico' })).toMatchObject({ text: 'New' });
  expect(header({ headlineFont: 'Pacifico', emphasis: 'when', fontFamily: 'Georgia' }).font).toMatch(/^gelasio--/);
  expect(header({ headlineFont: 'Pacifico', emphasis: 'when', fontFamily: 'Satisfy' }).font).toMatch(/^inter--/);
});
