import fc from 'fast-check';
import { promoContentSchema } from '../src/contract/promos.ts';
import { listSchema } from '../src/scene/list-schema.ts';
import { defaultPromo, promoSchema } from '../src/scene/promo.ts';
import { contentOf } from './promo.ts';

/** The fields of the contract that hold JSON in a text, each with what may be in it and one that is right. */
export const PACKED = {
  content: { schema: promoContentSchema, right: full() },
  list: {
    schema: listSchema,
    right: { title: 'This week', groups: [], week: { from: '2026-11-30', print: 'x' } } as object,
  },
  videoSettings: { schema: promoSchema, right: { ...defaultPromo, text: 'Six poles' } as object },
} as const;

/** A content with something in each of its parts. */
function full(): object {
  const content = JSON.parse(contentOf({ text: '**Spin Basics**\n\nThursday, 7 PM' }));
  const manner = { fact: 'join' };
  const said = { key: 'Thursday', words: 'Thursday' };
  const gold = { words: 'Thursday', at: [1, 2], edges: { start: true, end: false } };
  return {
    ...content,
    promo: {
      ...content.promo,
      list: {
        title: 'This week',
        groups: [{ heading: 'Monday', rows: [{ lead: '18:00', name: 'Spin', value: 'Jo', note: '', off: false }] }],
        week: { from: '2026-11-30', print: 'x' },
      },
    },
    facts: Array.from({ length: 3 }, (_, start) => ({ start, end: start + 8, manner, said, gold })),
    ticket: { renderId: crypto.randomUUID(), overlayId: 'x', watermark: true },
    writing: {
      ...{ id: 'x', texts: [{ text: 'Six poles', leftOut: ['x'] }], chosen: 0, form: content.form, seconds: 15 },
      ...{ day: '2026-11-27', understood: [], struck: [], heeded: [] },
    },
  };
}

/** What is put in place of something inside: what no column can keep, what grows when it is stored, and what is of another kind. */
const inside = (hostile: fc.Arbitrary<unknown>) =>
  fc.oneof(
    fc.constantFrom<unknown>(
      '\0',
      'a\0b',
      '\ud800',
      '\udfff',
      '\u0958'.repeat(100),
      '\ufb1d',
      1e20,
      -1e20,
      1e308,
      5e-324,
      -0,
      0.1 + 0.2,
    ),
    fc.constantFrom<unknown>(
      '0000-01-01',
      '0001-01-01',
      '9999-12-31',
      '\u0000\u0001'.repeat(200),
      'x'.repeat(20_000),
      '"'.repeat(9_000),
    ),
    fc.array(fc.constantFrom(1e20, 1e-20), { minLength: 100, maxLength: 2000 }),
    hostile,
  );

/** JSON of a right value with some of what is in it replaced, left out, repeated or added, as deep as it goes. */
export function packedLike(right: object, hostile: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat(10_000),
    to: inside(hostile),
    how: fc.constantFrom('set', 'set', 'add', 'drop', 'repeat'),
  });
  return fc.array(change, { maxLength: 4 }).map((changes) => {
    const value = structuredClone(right);
    for (const { at, to, how } of changes) {
      const places = placesOf(value);
      const { holder, key } = places[at % places.length]!;
      if (how === 'set') holder[key] = to;
      else if (how === 'add') holder[`${key}x`] = to;
      else if (how === 'drop') delete holder[key];
      else if (Array.isArray(holder[key]))
        holder[key] = Array.from({ length: 300 }, () => (holder[key] as unknown[])[0]);
      else holder[key] = [holder[key]];
    }
    return JSON.stringify(value);
  });
}

type Place = { holder: Record<string, unknown>; key: string };
function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder)
    .slice(0, 50)
    .flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}
