import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANDS, type Band } from '../../src/scene/bands.ts';
import { FONT_FAMILIES, FONT_SIZES, type FontSize } from '../../src/scene/families.ts';
import { FRAME } from '../../src/scene/frame.ts';
import type { Layout } from '../../src/scene/layout.ts';
import { type Promo, TEXT_PLACES } from '../../src/scene/promo.ts';
import { MARGIN, type MadeFor, textArea, ZONES } from '../../src/scene/zones.ts';
import { laidOut } from './measure.ts';

const SIX = [
  'Ladies, **Spin Basics** is where the floor lets go of you',
  'Every Thursday, 7:00 PM\nSky Studio',
  'Jasmine takes you from first grip to first fireman spin',
  'Bring shorts, water and a friend',
  'Six poles. Save yours tonight.',
  'Message us to book',
];
const FIVE = SIX.slice(0, 5).join('\n\n');
/** Beside it no text grows. */
const LONG = 'Come and dance. '.repeat(12).trim();

function expectInside({ lines }: Layout, madeFor: MadeFor = 'story'): void {
  const { left, right, top, bottom } = textArea(madeFor);
  for (const line of lines) {
    expect(line.x).toBeGreaterThanOrEqual(left - 0.001);
    expect(line.x + line.width).toBeLessThanOrEqual(right + 0.001);
    expect(line.top).toBeGreaterThanOrEqual(top - 0.001);
    expect(line.top + line.height).toBeLessThanOrEqual(bottom + 0.001);
  }
}

const band = fc.record({
  movement: fc.integer({ min: 0, max: 40 }),
  detail: fc.integer({ min: 0, max: 40 }),
  dark: fc.constant(20),
  light: fc.constant(200),
});
const clip = fc.option(fc.array(band, { minLength: BANDS, maxLength: BANDS }));

const settings: fc.Arbitrary<Partial<Promo>> = fc.record({
  fontFamily: fc.constantFrom(...FONT_FAMILIES),
  fontSize: fc.constantFrom(...(Object.keys(FONT_SIZES) as FontSize[])),
  fontWeight: fc.constantFrom('normal', 'medium', 'semibold', 'bold'),
  textAlign: fc.constantFrom('left', 'center', 'right'),
  madeFor: fc.constantFrom(...(Object.keys(ZONES) as MadeFor[])),
  textPlace: fc.constantFrom(...TEXT_PLACES),
  textY: fc.double({ min: 0, max: 1, noNaN: true }),
});
const word = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[A-Za-z]{1,12}[,.!]?$/) },
  fc.constantFrom(
    '**gold**',
    '7:00 PM',
    '💃🏽',
    'Łódź',
    'שלום',
    'مرحبا',
    '舞蹈课程',
    'W'.repeat(60),
    'https://example.org/a/very/long/address',
  ),
);
const paragraph = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '));
const text = fc
  .array(paragraph, { minLength: 1, maxLength: 9 })
  .map((paragraphs) => paragraphs.join('\n\n').slice(0, 2000));
const header = fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Z ]{0,40}$/), fc.constant('M'.repeat(40)));

describe('layout', () => {
  it('keeps every text in the margins and the zone of what it is made for, wherever it stands [S9.3 B150]', () => {
    fc.assert(
      fc.property(settings, text, header, clip, (look, body, head, bands) =>
        expectInside(laidOut({ ...look, text: body, header: head }, undefined, { bands }), look.madeFor),
      ),
      {
        numRuns: 150,
        // The full stop stands left of its word there, so that the last letter's ink is at the edge.
        examples: [
          [
            {
              ...{ fontFamily: 'Dancing Script', fontSize: 'text-2xl', fontWeight: 'normal', textAlign: 'left' },
              ...{ madeFor: 'story', textPlace: 'auto', textY: 0 },
            },
            'مرحبا aaAaAAAa.',
            '',
            null,
          ],
        ],
      },
    );
  });

  it.each([
    ['2000 characters', 'Find your strength on the pole. '.repeat(63).slice(0, 2000)],
    ['one word of 2000 characters', 'w'.repeat(2000)],
    ['a thousand lines', 'a\n'.repeat(1000)],
    ['667 paragraphs', 'a\n\n'.repeat(667).slice(0, 2000)],
    ['2000 characters without spaces in Chinese', '舞'.repeat(2000)],
  ])('makes %s fit at the largest size [B10]', (_, body) => {
    const placed = laidOut({ text: body, header: 'M'.repeat(40), fontSize: 'text-2xl' });
    expectInside(placed);
    expect(placed.base).toBeLessThan(46);
  });

  it('leaves out nothing of the text', () => {
    fc.assert(
      fc.property(settings, text, (look, body) => {
        const shown = (value: string) => [...value.replace(/[\s*\u00a0]/g, '')].sort().join('');
        const { runs } = laidOut({ ...look, text: body });
        expect(shown(runs.map((run) => run.text).join(''))).toBe(shown(body));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves no single word on a last line that another word could join', () => {
    fc.assert(
      fc.property(
        settings,
        fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 2, maxLength: 30 }),
        (look, words) => {
          const { lines } = laidOut({ ...look, text: words.join(' ') });
          const [before, last] = lines.slice(-2).map((line) => line.text.split(' '));
          if (lines.length < 2 || last!.length > 1 || before!.length < 2) return;
          // Only where the two do not fit side by side.
          const joined = laidOut({ ...look, text: [before!.at(-1), ...last!].join(' ') });
          expect(joined.lines).toHaveLength(2);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('balances lines', () => {
    const [one, other] = laidOut({
      text: `Find your strength and your people on the pole this autumn\n\n${LONG}`,
    }).lines;
    expect(other!.text.endsWith('autumn')).toBe(true);
    expect(Math.abs(one!.width - other!.width)).toBeLessThan(60);
  });

  it('breaks after a sentence and not inside a highlight, where there is a choice', () => {
    const texts = (text: string) =>
      laidOut({ text: `${text}\n\n${LONG}`, fontSize: 'text-sm' })
        .lines.map((line) => line.text)
        .slice(0, 2);
    expect(texts('Bring shorts, water and a friend. First class half price')).toEqual([
      'Bring shorts, water and a friend.',
      'First class half price',
    ]);
    expect(texts('Come and try our **Exotic Flow** every Thursday')).toEqual([
      'Come and try our',
      'Exotic Flow every Thursday',
    ]);
  });

  it('breaks by sense: after a comma, before a phrase, never in a time, a date or a price [B154]', () => {
    const texts = (text: string, look: Partial<Promo> = {}) =>
      laidOut({ text: `${text}\n\n${LONG}`, ...look }).lines.map((line) => line.text.replaceAll('\u00a0', ' '));
    expect(texts('Every Thursday evening, 7:00 PM at Sky Studio').slice(0, 2)).toEqual([
      'Every Thursday evening,',
      '7:00 PM at Sky Studio',
    ]);
    expect(texts('Beginners Pole Dance at the Sky Studio').slice(0, 2)).toEqual([
      'Beginners Pole Dance',
      'at the Sky Studio',
    ]);
    for (const together of [
      '7:00 PM',
      '7 p.m.',
      '$ 25',
      '25 €',
      '15 EUR',
      'USD 25',
      '60 min',
      'September 23',
      'Dec. 4',
    ]) {
      for (let lead = 1; lead < 40; lead++) {
        const { lines } = laidOut({
          text: `${'a'.repeat(lead % 13)} ${'word '.repeat(lead)}${together} for all of us`,
          fontSize: 'text-2xl',
        });
        expect(
          lines.some(({ text }) => text.replaceAll('\u00a0', ' ').includes(together)),
          `${together} after ${lead}`,
        ).toBe(true);
      }
    }
  });

  it('keeps the chosen size when the text fits, and the sizes of the roles to each other [S3.10]', () => {
    const { runs, lines, base } = laidOut({ text: FIVE, header: 'New term' });
    expect(base).toBe(28);
    const size = (role: string) => {
      const line = lines.find((candidate) => candidate.role === role)!;
      return runs.find((run) => run.baseline > line.top && run.baseline < line.top + line.height)!.size;
    };
    expect(size('header')).toBeCloseTo(0.68 * 28);
    expect(size('intro')).toBeCloseTo(1.1 * 28);
    expect(size('highlight')).toBeCloseTo(1.32 * 28);
    expect(size('detail')).toBeCloseTo(0.96 * 28);
    expect(size('closing')).toBeCloseTo(28);
  });

  it('V10: text for TikTok keeps clear of its buttons on the right and its caption, by the widest figures measured', () => {
    expect(ZONES.tiktok).toMatchObject({ right: FRAME.width - 90, top: 125, bottom: FRAME.height - 230 });
    for (const textPlace of TEXT_PLACES) expectInside(laidOut({ text: FIVE, madeFor: 'tiktok', textPlace }), 'tiktok');
  });

  it.each(Object.keys(ZONES) as MadeFor[])(
    'stands at the top, in the middle and at the bottom of the zone of a %s [B150]',
    (madeFor) => {
      const area = textArea(madeFor);
      const block = (look: Partial<Promo>) => laidOut({ text: FIVE, madeFor, fontSize: 'text-sm', ...look }).block!;
      const middleOf = (look: Partial<Promo>) => block(look).top + block(look).height / 2;
      expect(block({ textPlace: 'top' }).top).toBeCloseTo(area.top);
      expect(middleOf({})).toBeCloseTo((area.top + area.bottom) / 2);
      const low = block({ textPlace: 'bottom' });
      expect(low.top + low.height).toBeCloseTo(area.bottom);
      const free = block({ textPlace: 'free', textY: 0.25 });
      expect(free.top).toBeCloseTo(area.top + 0.25 * (area.bottom - area.top - free.height));
    },
  );

  it('stands on the frame’s centre line, as near as the buttons of Shorts allow', () => {
    const centreOf = (text: string) => {
      const { x, width } = laidOut({ text, madeFor: 'short' }).block!;
      return x + width / 2;
    };
    expect(centreOf('Spin')).toBeCloseTo(FRAME.width / 2);
    expect(centreOf('Find your strength and your people on the pole this autumn')).toBeLessThan(FRAME.width / 2 - 5);
  });

  it('Auto stands where the clip is calmest, and in the middle where that makes no difference [B152]', () => {
    const bands = (movement: (band: number) => number): Band[] =>
      Array.from({ length: BANDS }, (_, index) => ({ movement: movement(index), detail: 2, dark: 20, light: 90 }));
    const place = (clip: Band[] | null) =>
      laidOut({ text: 'Spin Jam', textPlace: 'auto' }, undefined, { bands: clip }).room.share;
    expect(place(null)).toBe(0.5);
    expect(place(bands(() => 10))).toBe(0.5);
    expect(place(bands((index) => (index > 5 ? 20 : 1)))).toBeLessThan(0.3);
    expect(place(bands((index) => (index < 11 ? 20 : 1)))).toBeGreaterThan(0.9);
  });

  it('Auto makes room for whoever moves: its text takes less height beside them, and is never much smaller [B152]', () => {
    const bands = Array.from(
      { length: BANDS },
      (_, index): Band => ({ movement: index > 4 ? 20 : 1, detail: 2, dark: 20, light: 90 }),
    );
    for (const text of ['Spin Jam\n\nThursday', FIVE, LONG]) {
      const [full, auto] = [laidOut({ text }), laidOut({ text, textPlace: 'auto' }, undefined, { bands })];
      expect(auto.block!.height, text).toBeLessThan(full.block!.height);
      expect(auto.base / full.base, text).toBeGreaterThan(0.74);
      const still = laidOut({ text, textPlace: 'auto' }, undefined, { bands: bands.map(() => bands[0]!) });
      expect(still.base, text).toBe(full.base);
    }
  });

  it('aligns the ink with the margins', () => {
    for (const line of laidOut({ text: FIVE, textAlign: 'left' }).lines) expect(line.x).toBeCloseTo(MARGIN);
    for (const line of laidOut({ text: FIVE, textAlign: 'right' }).lines)
      expect(line.x + line.width).toBeCloseTo(FRAME.width - MARGIN);
    for (const line of laidOut({ text: FIVE }).lines) expect(line.x + line.width / 2).toBeCloseTo(FRAME.width / 2);
  });

  it('reads right to left where the text does', () => {
    const { runs } = laidOut({ text: `בואו לרקוד Sky Studio היום\n\n${LONG}` });
    const order = runs
      .slice(0, 5)
      .sort((a, b) => a.x - b.x)
      .map((run) => run.text);
    expect(order).toEqual(['היום', 'Sky', 'Studio', 'לרקוד', 'בואו']);
    expect(runs.find((run) => run.text === 'היום')?.direction).toBe('rtl');
  });

  it('places nothing for no text', () => {
    expect(laidOut({ text: ' \n\n ', header: '  ' })).toMatchObject({ runs: [], lines: [], block: null });
  });

  it('asks for the width of each word once, however often a long text has to be broken anew to fit', () => {
    const sentence = 'Find your strength, your line and your people on the pole. ';
    const text = Array.from({ length: 6 }, () => sentence.repeat(5)).join('\n\n');
    const asked: string[] = [];
    const { base } = laidOut({ text, fontSize: 'text-2xl' }, (words) => asked.push(words));
    expect(base, 'it had to be tried at several sizes').toBeLessThan(46);
    // The words, and the space of each of the six paragraphs.
    expect(asked.length).toBe(330 + 6);
  });
});
