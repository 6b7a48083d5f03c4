import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILM_SCALE } from '../../src/scene/frame.ts';
import { type Layout, layouts } from '../../src/scene/layout.ts';
import { listText } from '../../src/scene/list.ts';
import { LIST_LIMITS, type List, type ListRow } from '../../src/scene/list-schema.ts';
import { LOOK_IDS, LOOKS } from '../../src/scene/looks.ts';
import { pagesOf } from '../../src/scene/pages.ts';
import { shapesOf } from '../../src/scene/panel.ts';
import { hasWords, type Promo, promoSchema } from '../../src/scene/promo.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import { type Box, type MadeFor, textArea, ZONES } from '../../src/scene/zones.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';
import { PRICES, weekOf } from './lists.ts';

const measure = createMeasure(createCanvas(1, 1).getContext('2d'));

function pages(settings: Partial<Promo>) {
  const promo = promoSchema.parse({ text: '', ...settings });
  registerFontsFor(promo);
  return { promo, pages: pagesOf(promo, measure) };
}

const shown = (text: string) => text.replace(/[\s\u00a0·]/g, '').toUpperCase();

/** The texts of a page's rows, of which each is one paragraph. */
function rowsOf({ lines }: Layout): string[] {
  const rows = new Map<number, string>();
  for (const { role, paragraph, text } of lines)
    if (role === 'row') rows.set(paragraph, `${rows.get(paragraph) ?? ''} ${text}`);
  return [...rows.values()].map((text) => [...shown(text)].sort().join(''));
}

const rowText = ({ lead, name, value, note }: ListRow) => [...shown(lead + name + value + note)].sort().join('');

const LEAST = 34 / FILM_SCALE - 1e-6;
const smallest = ({ runs }: Layout) => Math.min(...runs.map(({ size }) => size));

/** Nothing outside the zone, nothing over anything else, no letter too small. */
function expectReadable(placed: Layout, promo: Promo, hasLeast = true): void {
  const { lines, runs, base, block } = placed;
  const area = textArea(promo.madeFor);
  const zone: Box = ZONES[promo.madeFor];
  for (const line of lines) {
    expect(line.x).toBeGreaterThanOrEqual(area.left - 0.001);
    expect(line.x + line.width).toBeLessThanOrEqual(area.right + 0.001);
    expect(line.top).toBeGreaterThanOrEqual(area.top - 0.001);
    expect(line.top + line.height).toBeLessThanOrEqual(area.bottom + 0.001);
  }
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next) expect(next.top).toBeGreaterThanOrEqual(line.top + line.height - 0.001);
    // Within a line no run begins before the one at its left ends: a time, a name, a value.
    const own = runs.filter((run) => run.line === index).map((run) => ({ ...run, ...measure(run.text, run.font) }));
    const [first, ...rest] = own.sort((a, b) => a.x - b.x);
    let pen = first!.x + first!.advance * first!.size;
    for (const run of rest) {
      expect(run.x).toBeGreaterThanOrEqual(pen - 0.05);
      pen = run.x + run.advance * run.size;
    }
  }
  if (hasLeast) expect(smallest(placed)).toBeGreaterThanOrEqual(LEAST);
  const { plate, strips, frame, bars } = shapesOf({ lines, block, base }, promo);
  for (const box of [plate, frame, ...strips, ...bars]) {
    if (!box) continue;
    expect(box.left).toBeGreaterThanOrEqual(zone.left - 0.001);
    expect(box.right).toBeLessThanOrEqual(zone.right + 0.001);
    expect(box.top).toBeGreaterThanOrEqual(zone.top - 0.001);
    expect(box.bottom).toBeLessThanOrEqual(zone.bottom + 0.001);
  }
}

/**
 * Whether a row does not fit even on a page of its own, below the tallest heading and beside the widest time of its list,
 * which all pages share: then, and only then, letters get smaller.
 */
function isTooLargeAlone({ title, groups }: List, promo: Promo): (row: ListRow) => boolean {
  const leads = new Set(groups.flatMap(({ rows }) => rows.map(({ lead }) => lead)));
  const headings = new Set(groups.map(({ heading }) => heading));
  return (row) =>
    [...headings].some((heading) =>
      [...leads].some((lead) => {
        const own = pages({ ...promo, list: { title, groups: [{ heading, rows: [{ ...row, lead }] }] } }).pages;
        return own.some(({ placed }) => smallest(placed) < LEAST);
      }),
    );
}

const words = (most: number) =>
  fc
    .oneof(
      fc
        .array(fc.stringMatching(/^[A-Za-zäößéñ]{1,12}$/), { minLength: 1, maxLength: 6 })
        .map((each) => each.join(' ')),
      fc.constantFrom('W'.repeat(60), 'Pole-Choreografie-Fortgeschrittene', 'ריקוד עמוד', 'رقص', '💃🏽 Heels', ''),
    )
    .map((text) => text.slice(0, most).replace(/[\ud800-\udbff]$/, ''));
const row: fc.Arbitrary<ListRow> = fc.record({
  lead: fc.constantFrom('18:00', '9:30', '7:00 PM', '10:00 AM', '', 'W'.repeat(LIST_LIMITS.lead)),
  name: words(LIST_LIMITS.name).map((name) => name || 'Spin'),
  value: words(LIST_LIMITS.value),
  note: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, words(LIST_LIMITS.note)),
  off: fc.boolean(),
});
const list: fc.Arbitrary<List> = fc
  .record({
    title: words(LIST_LIMITS.title),
    groups: fc.array(
      fc.record({ heading: words(LIST_LIMITS.heading), rows: fc.array(row, { minLength: 1, maxLength: 8 }) }),
      {
        minLength: 1,
        maxLength: 7,
      },
    ),
  })
  .map(({ title, groups }) => {
    let left: number = LIST_LIMITS.rows;
    const kept = groups.flatMap(({ heading, rows }) => {
      const own = rows.slice(0, left);
      left -= own.length;
      return own.length > 0 ? [{ heading, rows: own }] : [];
    });
    return { title, groups: kept };
  });

describe('a list', () => {
  it('stands on its pages whole, in every look, zone and length, inside its zone, with letters of at least 34 pixels [B835]', () => {
    fc.assert(
      fc.property(
        ...[list, fc.constantFrom(...LOOK_IDS), fc.constantFrom(...(Object.keys(ZONES) as MadeFor[]))],
        ...[fc.integer({ min: 1, max: 15 }), fc.constantFrom('', 'Sky Studio', 'M'.repeat(40))],
        (shownList, look, madeFor, videoDuration, header) => {
          const { promo, pages: all } = pages({
            ...LOOKS[look].settings,
            ...{ list: shownList, madeFor, videoDuration, header },
          });
          const rows = shownList.groups.flatMap((group) => group.rows);
          const hasLeast = all.every(({ placed }) => smallest(placed) >= LEAST);
          for (const { placed } of all) expectReadable(placed, promo, false);
          expect(hasLeast || rows.some(isTooLargeAlone(shownList, promo))).toBe(true);
          const seen = all.flatMap(({ placed }) => rowsOf(placed));
          expect(seen).toEqual(rows.map(rowText));
          // The whole film, without a gap, and all pages in one place.
          expect(all[0]!.from).toBe(0);
          expect(all.at(-1)!.to).toBe(videoDuration);
          for (const [index, page] of all.entries()) expect(page.from).toBe(index === 0 ? 0 : all[index - 1]!.to);
          expect(new Set(all.map(({ placed }) => JSON.stringify([placed.block, placed.base]))).size).toBe(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(LOOK_IDS)(
    'of 4, 9, 16 and 24 classes in the look %s: pages of at least 3 s, letters of at least 34 pixels [B835]',
    (look) => {
      for (const count of [4, 9, 16, 24]) {
        for (const videoDuration of [5, 10, 15]) {
          const { promo, pages: all } = pages({
            ...LOOKS[look].settings,
            ...{ header: 'Sky Studio', list: weekOf(count), videoDuration, madeFor: 'reel' },
          });
          for (const { placed } of all) expectReadable(placed, promo);
          if (videoDuration < 15) continue;
          for (const { from, to } of all) expect(to - from).toBeGreaterThanOrEqual(3 - 0.05);
        }
      }
    },
  );

  it('has as few pages as letters of a comfortable size need, and the same size on all of them [B835]', () => {
    const count = (rows: number, videoDuration = 15) => pages({ list: weekOf(rows), videoDuration }).pages.length;
    expect([count(4), count(24)]).toEqual([1, 2]);
    // A short film has no time for another page, and letters get smaller instead.
    const [long, short] = [15, 3].map((videoDuration) => pages({ list: weekOf(9), videoDuration }).pages);
    expect(short!).toHaveLength(1);
    expect(short![0]!.placed.base).toBeLessThanOrEqual(long![0]!.placed.base);
  });

  it('repeats the heading of a day that goes on, and title and header, on each page [B835]', () => {
    const [day] = weekOf(24).groups;
    const rows = Array.from({ length: 24 }, (_, at) => ({ ...day!.rows[0]!, name: `Class ${at}` }));
    const { pages: all } = pages({ list: { title: 'Monday', groups: [{ heading: 'Monday', rows }] }, header: 'Sky' });
    expect(all.length).toBeGreaterThan(1);
    for (const { placed } of all) {
      expect(placed.lines.slice(0, 3).map(({ role }) => role)).toEqual(['header', 'title', 'heading']);
      expect(placed.head).toBe(2);
    }
  });

  it('sets figures equally wide, hours of one digit under the second of two, and values at the right [B835]', () => {
    const { pages: all } = pages({ ...LOOKS.minimal.settings, list: weekOf(9) });
    const { runs, lines } = all[0]!.placed;
    const colons = lines.flatMap(({ role }, index) =>
      role === 'row' ? runs.filter(({ line, text }) => line === index && text === ':').map(({ x }) => x) : [],
    );
    expect(colons.length).toBeGreaterThan(3);
    expect(Math.max(...colons) - Math.min(...colons)).toBeLessThan(0.001);
    const prices = pages({ list: PRICES }).pages[0]!.placed.lines.filter(
      ({ role, text }) => role === 'row' && text.includes('€'),
    );
    const ends = prices.map(({ x, width }) => x + width);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.001);
  });

  it('stands in place of the text, and without any words nothing is drawn [B837]', () => {
    const { promo, pages: all } = pages({ text: 'Not this', list: { title: 'Team', groups: [] } });
    expect(all.flatMap(({ placed }) => placed.lines.map(({ text }) => text))).toEqual(['Team']);
    expect(hasWords(promo)).toBe(true);
    const empty = {
      title: ' ',
      groups: [{ heading: 'Monday', rows: [{ lead: '', name: ' ', value: '', note: '', off: false }] }],
    };
    expect(hasWords({ ...promo, list: empty })).toBe(false);
    expect(layouts({ ...promo, list: empty }, measure)[0]).toMatchObject({ runs: [], block: null });
  });

  it('leaves a promo without one as it is stored [B837]', () => {
    const stored = JSON.stringify(promoSchema.parse({ text: 'Spin' }));
    expect(stored).not.toContain('list');
    expect(JSON.stringify(promoSchema.parse(JSON.parse(stored)))).toBe(stored);
  });

  it('is said in a post, a line for each row [B839]', () => {
    expect(listText(weekOf(3))).toBe(
      'This week\n\nMonday\n17:30 Beginner Pole · Jasmine\n\nTuesday\n9:30 Stretch & Mobility · Lena\n\nWednesday\n17:30 Kids Pole · Lena',
    );
    expect(listText(PRICES)).toContain('Prices\n\nTaster class · €15\nSingle class · €22');
  });

  it('is refused beyond 24 rows', () => {
    const { groups } = weekOf(24);
    const more = { title: '', groups: [...groups, groups[0]!] };
    expect(promoSchema.safeParse({ list: more }).error?.issues[0]?.message).toBe('At most 24 rows.');
  });
});
