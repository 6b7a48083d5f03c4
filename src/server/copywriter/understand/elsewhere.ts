import { guessLanguage } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/promotion.ts';
import { GERMAN } from './german.ts';
import type { Slot, SlotKind } from './slots.ts';
import { SPANISH } from './spanish.ts';
import type { Rows, Table } from './table.ts';

type Elsewhere = Exclude<Language, 'en'>;
const TABLES: Record<Elsewhere, Table> = { de: GERMAN, es: SPANISH };

/** Kinds whose value is the person's own words, so that they suit a text in the language that they were typed in. */
const OWN_WORDS: ReadonlySet<SlotKind> = new Set(['bring', 'wear', 'content', 'place']);

function rowOf(rows: Rows, value: string): string | undefined {
  const row = rows.find(([words]) => words.test(value));
  return row ? value.replace(row[0], row[1]) || undefined : undefined;
}

/** The values for frames that a slot has in a language; undefined if there are no words for it, so that what was typed is quoted. */
export function valuesIn(
  language: Elsewhere,
  { kind, value, of }: Slot,
  typed = '',
): Record<string, string> | undefined {
  const { kinds, per, and, guestFrom } = TABLES[language];
  // Its frames need no words for it.
  if (kind === 'cancelled') return value === 'cancelled' ? {} : undefined;
  if (kind === 'substitute') return { sub: value, for: of ?? '' };
  if (kind === 'guest') return { guest: of ? guestFrom(value, of) : value };
  if (kind === 'music') return of ? undefined : { music: value };
  if (kind === 'price') {
    const what = of && rowOf(per, of);
    return of && !what ? undefined : { price: [value, what].filter(Boolean).join(' ') };
  }
  if (kind === 'series' && of && !/^from \d[\d.]*$/.test(of)) return undefined;
  const known = rowOf(kinds[kind] ?? [], value);
  if (kind === 'series' && known && of)
    return { series: `${known}, ${language === 'de' ? 'ab' : 'desde el'} ${dateIn(language, of.slice(5))}` };
  if (known !== undefined) return { [kind.toLowerCase()]: known };
  if (!OWN_WORDS.has(kind)) return undefined;
  const items = thingsIn(language, value);
  if (items !== undefined) return { [kind]: items };
  return guessLanguage(typed) === language && kind !== 'content'
    ? { [kind]: value.replaceAll(' and ', and) }
    : undefined;
}

/** '11.1.', with its last mark in German. */
const dateIn = (language: Elsewhere, date: string) => (language === 'de' ? date.replace(/(?<=\.\d{1,2})$/, '.') : date);

/** 'knee pads and water' if there is a word for each of them. */
function thingsIn(language: Elsewhere, value: string): string | undefined {
  const { things, and } = TABLES[language];
  const items = value.split(/, | and /).map((item) => things[item.toLowerCase()]);
  if (items.some((item) => item === undefined)) return undefined;
  return [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(and);
}
