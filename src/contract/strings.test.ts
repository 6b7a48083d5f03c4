import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { promoSchema } from '../scene/promo.ts';
import type { Call } from './call.ts';
import { CALLS } from './index.ts';
import { promoContentSchema } from './promos.ts';
import { cleanLine, keepTyped, nameSchema, textSchema, tidyKey, tidyLine, tidyText } from './strings.ts';

describe('P12: a single-line string', () => {
  it.each([
    ['zero-width characters only', '\u200b\u200c\u200d\u2060\ufeff'],
    ['Hangul fillers and empty Braille', '\u3164\u115f\u1160\uffa0\u2800'],
    ['direction overrides only', '\u202e\u2066\u202c'],
    ['soft hyphens and variation selectors', '\u00ad\ufe0f\u180e'],
    ['an accent on nothing', ' \u0301'],
    ['spaces of every kind', ' \u00a0\u2003\u3000\t\r\n\u2028'],
    ['a tag without a flag', '\u{e0061}'],
  ])('of %s is empty, and no name', (_what, text) => {
    expect(tidyLine(text)).toBe('');
    const name = nameSchema(30, 'Enter your name.').safeParse(text);
    expect(name.error?.issues.map(({ message }) => message)).toEqual(['Enter your name.']);
  });

  it.each([
    ['line breaks', 'Anna\r\nSmith\u2028x', 'Anna Smith x'],
    ['controls', 'An\u0007na\u009b!', 'An na !'],
    ['U+202E', 'Anna \u202egpj.exe', 'Anna gpj.exe'],
    ['zero-width spaces', 'An\u200bna\ufeff', 'Anna'],
    ['joiners between Latin letters', 'An\u200dn\u200ca\u200d', 'Anna'],
    ['a lone surrogate', '\ud800abc', '\ufffdabc'],
    ['a letter in two pieces', 'Rene\u0301e', 'Renée'],
    ['spaces around', '  Anna  Smith ', 'Anna Smith'],
  ])('loses %s', (_what, text, tidy) => expect(tidyLine(text)).toBe(tidy));

  it.each([
    ['a family of four', '👨‍👩‍👧‍👦'],
    ['a rainbow flag, a flag of England, a keycap', '🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣'],
    ['a skin colour in a joined emoji', '👩🏽‍🚀 Zoë'],
    ['Persian with ZWNJ', 'می‌خواهم'],
    ['Hindi with ZWJ and ZWNJ', 'क्‍ष श्रीमान्‌ जी'],
    ['Malayalam that ends in ZWJ', 'അവന്‍'],
    ['Hebrew and Arabic with a direction mark', 'נועה \u200f(סטודיו) سارة'],
    ['Thai, Tamil, Vietnamese', 'ก้อย தமிழ் Nguyễn'],
  ])('keeps %s', (_what, text) => expect(tidyLine(text)).toBe(text.normalize('NFC')));

  it('is cut between what people see as one character', () => {
    expect(cleanLine('Anna 👨‍👩‍👧‍👦', 10)).toBe('Anna');
    expect(cleanLine('Anna\nSmith', 30)).toBe('Anna Smith');
    expect(cleanLine('x'.repeat(200), 100)).toBe('x'.repeat(100));
  });
});

it('text keeps its lines and loses what cannot be seen', () => {
  expect(tidyText(' a\r\nb\u2028c\td\u0000\u0007\u202e\u200b ')).toBe('a\nb\nc\td');
  expect(tidyText('\u200b\n\u2060')).toBe('');
  expect(textSchema(3).safeParse('a\nbc').error?.issues[0]?.message).toBe('At most 3 characters.');
});

it('a key is trimmed, a password is not', () => {
  expect(tidyKey(' a\ud800 ')).toBe('a\ufffd');
  expect(keepTyped(' a\u200b ')).toBe(' a\u200b ');
});

/** The checks that make a string one of the gate's. */
const GATE = new Set<unknown>([tidyLine, tidyText, tidyKey, keepTyped]);

type Def = { type: string; checks?: { _zod: { def: { tx?: unknown } } }[] } & Record<string, unknown>;

/** The strings below `schema`, with their paths; of a pipe, such as JSON in a text, those that are sent. */
function stringsOf(schema: unknown, path: string, seen = new Set<unknown>()): { path: string; schema: z.ZodString }[] {
  const def = (schema as { _zod?: { def: Def } } | undefined)?._zod?.def;
  if (!def || seen.has(schema)) return [];
  seen.add(schema);
  if (def.type === 'string') return [{ path, schema: schema as z.ZodString }];
  // What stands behind a gated string is gated with it.
  if (def.type === 'pipe') return stringsOf(def.in, path, seen);
  return Object.entries(def).flatMap(([name, value]) => {
    const inner = name === 'shape' || Array.isArray(value) ? Object.entries(value as object) : [[name, value] as const];
    return inner.flatMap(([key, each]) => stringsOf(each, `${path}.${key}`, seen));
  });
}

/** Paths of the strings below `schema` that are not built by the gate. */
function ungated(schema: unknown, path: string): string[] {
  return stringsOf(schema, path).flatMap(({ path, schema }) => {
    const def = schema._zod.def as unknown as Def;
    // Formats such as ids and dates take only their own characters.
    return 'format' in def || def.checks?.some(({ _zod }) => GATE.has(_zod.def.tx)) ? [] : [path];
  });
}

const inputsOf = (call: Call) =>
  (['params', 'query', 'body', 'form'] as const).flatMap((part) => (call[part] ? [[part, call[part]] as const] : []));

describe('A1: the contract', () => {
  it('takes no string in that the gate has not built', () => {
    const found = CALLS.flatMap((call) =>
      inputsOf(call).flatMap(([part, schema]) => ungated(schema, `${call.method} ${call.path} ${part}`)),
    );
    expect(found).toEqual([]);
  });

  it('is walked to its strings, however they are wrapped', () => {
    const bare = z.object({ a: z.array(z.union([z.string().nullish(), z.number()])), b: z.string().default('') });
    expect(ungated(bare, 'x')).toHaveLength(2);
    expect(ungated(z.record(z.string(), z.looseObject({ c: z.string().max(3).optional() })), 'x')).toHaveLength(2);
    expect(ungated(z.object({ a: nameSchema(3, '').optional() }), 'x')).toEqual([]);
  });
});

describe('E18: every limit of the contract is one of length, as the pages count it', () => {
  const all = [
    ...CALLS.flatMap((call) =>
      inputsOf(call).flatMap(([part, schema]) => stringsOf(schema, `${call.method} ${call.path} ${part}`)),
    ),
    ...stringsOf(promoSchema, 'a film’s settings'),
    ...stringsOf(promoContentSchema, 'a promo'),
  ];
  const limited = all.flatMap(({ path, schema }) =>
    schema.maxLength === null ? [] : [{ path, schema, max: schema.maxLength }],
  );

  it('takes no text that is longer in units and short enough in code points [B504]', () => {
    expect(limited.length).toBeGreaterThan(60);
    for (const { path, schema, max } of limited) {
      const dancers = '💃'.repeat(Math.floor(max / 2) + 1);
      expect(schema.safeParse(dancers).success, `${path}, of ${max}`).toBe(false);
    }
  });
});

/** Values that are wrong for almost everything. */
const WRONG = [undefined, null, 7, -1, 1e308, Number.NaN, true, '', 'x', 'x'.repeat(30_000), [], [[]], {}, '\u200b'];
const RAW = /expected|received|invalid (input|option|string|uuid)|regex|pattern|undefined|null|too (big|small)/i;

describe('P9: what the checks of the contract say', () => {
  const cases = [
    ...CALLS.flatMap((call) => inputsOf(call).map(([part, schema]) => [call.method, call.path, part, schema])),
    ['POST', '/api/generate-video', 'videoSettings', promoSchema],
  ];

  it.each(cases as [string, string, string, z.ZodType][])('%s %s %s: sentences for people', (_m, _p, _part, schema) => {
    const def = schema._zod.def as unknown as Def;
    const names = Object.keys((def.shape as object | undefined) ?? {});
    const inputs = [
      ...WRONG,
      ...names.flatMap((name) =>
        WRONG.map((value) => ({ ...Object.fromEntries(names.map((n) => [n, 'x'])), [name]: value })),
      ),
    ];
    for (const input of inputs) {
      for (const { message, path } of schema.safeParse(input).error?.issues ?? []) {
        expect(message, `${path.join('.')}: ${message}`).not.toMatch(RAW);
        expect(message).toMatch(/^[A-Z].*[.?!]$/);
      }
    }
  });
});
