import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, FONT_SIZES, type FontSize } from '../../src/scene/families.ts';
import { FRAME } from '../../src/scene/frame.ts';
import { type Layout, MARGIN, SAFE_ZONE } from '../../src/scene/layout.ts';
import type { Promo } from '../../src/scene/promo.ts';
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

function expectInside({ lines }: Layout): void {
  for (const line of lines) {
    expect(line.x).toBeGreaterThanOrEqual(MARGIN - 0.001);
    expect(line.x + line.width).toBeLessThanOrEqual(FRAME.width - MARGIN + 0.001);
    expect(line.top).toBeGreaterThanOrEqual(SAFE_ZONE.top - 0.001);
    expect(line.top + line.height).toBeLessThanOrEqual(SAFE_ZONE.lowest + 0.001);
  }
}

const settings: fc.Arbitrary<Partial<Promo>> = fc.record({
  fontFamily: fc.constantFrom(...FONT_FAMILIES),
  fontSize: fc.constantFrom(...(Object.keys(FONT_SIZES) as FontSize[])),
  fontWeight: fc.constantFrom('normal', 'medium', 'semibold', 'bold'),
  textAlign: fc.constantFrom('left', 'center', 'right'),
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
  it('keeps every text in the margins and the zone [S9.3]', () => {
    fc.assert(
      fc.property(settings, text, header, (look, body, head) =>
        expectInside(laidOut({ ...look, text: body, header: head })),
      ),
      { numRuns: 150 },
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
    expect(placed.scale).toBeLessThan(1);
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
    const { lines } = laidOut({ text: 'Find your strength and your people on the pole this autumn' });
    expect(lines).toHaveLength(2);
    expect(Math.abs(lines[0]!.width - lines[1]!.width)).toBeLessThan(60);
  });

  it('breaks after a sentence and not inside a highlight, where there is a choice', () => {
    const texts = (text: string) => laidOut({ text, fontSize: 'text-sm' }).lines.map((line) => line.text);
    expect(texts('Bring shorts, water and a friend. First class half price')).toEqual([
      'Bring shorts, water and a friend.',
      'First class half price',
    ]);
    expect(texts('Come and try our **Exotic Flow** every Thursday')).toEqual([
      'Come and try our',
      'Exotic Flow every Thursday',
    ]);
  });

  it('keeps a time together', () => {
    for (const { text: line } of laidOut({ text: 'Come to the studio on Thursday at 7:00 PM', fontSize: 'text-2xl' })
      .lines) {
      expect(line).not.toMatch(/^PM|7:00$/);
    }
  });

  it('keeps the chosen size when the text fits, and the sizes of the roles to each other [S3.10]', () => {
    const { runs, lines, scale } = laidOut({ text: FIVE, header: 'New term' });
    expect(scale).toBe(1);
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

  it('centres the block in the zone that all apps leave free', () => {
    const { lines } = laidOut({ text: FIVE });
    const end = lines.at(-1)!;
    expect((lines[0]!.top + end.top + end.height) / 2).toBeCloseTo((SAFE_ZONE.top + SAFE_ZONE.bottom) / 2);
  });

  it('aligns the ink with the margins', () => {
    for (const line of laidOut({ text: FIVE, textAlign: 'left' }).lines) expect(line.x).toBeCloseTo(MARGIN);
    for (const line of laidOut({ text: FIVE, textAlign: 'right' }).lines)
      expect(line.x + line.width).toBeCloseTo(FRAME.width - MARGIN);
    for (const line of laidOut({ text: FIVE }).lines) expect(line.x + line.width / 2).toBeCloseTo(FRAME.width / 2);
  });

  it('reads right to left where the text does', () => {
    const { runs } = laidOut({ text: 'בואו לרקוד Sky Studio היום' });
    const order = [...runs].sort((a, b) => a.x - b.x).map((run) => run.text);
    expect(order).toEqual(['היום', 'Sky', 'Studio', 'לרקוד', 'בואו']);
    expect(runs.find((run) => run.text === 'היום')?.direction).toBe('rtl');
  });

  it('places nothing for no text', () => {
    expect(laidOut({ text: ' \n\n ', header: '  ' })).toEqual({ runs: [], lines: [], scale: 1 });
  });

  it('asks for the width of each word once, however often a long text has to be broken anew to fit', () => {
    const sentence = 'Find your strength, your line and your people on the pole. ';
    const text = Array.from({ length: 6 }, () => sentence.repeat(5)).join('\n\n');
    const asked: string[] = [];
    const { scale } = laidOut({ text, fontSize: 'text-2xl' }, (words) => asked.push(words));
    expect(scale, 'it had to be tried at several sizes').toBeLessThan(1);
    // The words, and the space of each of the six paragraphs.
    expect(asked.length).toBe(330 + 6);
  });
});
