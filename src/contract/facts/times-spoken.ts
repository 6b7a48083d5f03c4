import type { ClockManner } from '../facts.ts';
import type { Language } from '../promotion.ts';
import type { TimeMention } from './when.ts';
import { matchesNotAfter } from './words.ts';

const NUMBERS: Record<Language, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['eins?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  es: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};

/** How a time in words is said when it is another one. */
const PLAIN: Record<Language, ClockManner> = {
  en: { colon: ':', minutes: false, gap: ' ', marks: ['AM', 'PM'], whole: false, unit: '' },
  de: { colon: ':', minutes: false, gap: '', marks: ['', ''], whole: true, unit: ' Uhr' },
  es: { colon: ':', minutes: true, gap: '', marks: ['', ''], whole: true, unit: '' },
};

type Form = {
  language: Language;
  /** With the group `n`, the hour in words or digits, unless it is a time of its own. */
  source: string;
  /** Minutes after the hour (`n`), or after midnight. */
  minutes: number;
  /** Before the time as it is said then. */
  lead?: string;
};

const n = (language: Language, digits = true) =>
  `(?<n>${digits ? '1[0-2]|[1-9]|' : ''}${NUMBERS[language].join('|')})(?![\\p{L}\\p{N}]|[:.]\\d)`;
const past = (language: Language, lead: string, minutes: number, tail = ''): Form => ({
  ...{ language, minutes, source: lead + n(language) + tail },
});
const oclock = "(?: ?o[’']clock)?";
const las = 'a las? ';

const FORMS: readonly Form[] = [
  past('en', 'half past ', 30),
  past('en', '(?:a )?quarter past ', 15),
  past('en', '(?:a )?quarter to ', -15),
  { language: 'en', source: `half ${n('en', false)}`, minutes: 30 },
  { language: 'en', source: `${n('en')} ?o[’']clock`, minutes: 0 },
  { language: 'en', source: '(?:12 |high )?noon|mid-?day', minutes: 720 },
  { language: 'en', source: '(?:12 )?midnight', minutes: 0 },
  past('de', 'viertel nach ', 15),
  past('de', 'viertel vor ', -15),
  past('de', 'dreiviertel ', -15),
  past('de', 'halb ', -30),
  past('de', 'viertel ', -45),
  { language: 'de', source: `${n('de', false)} uhr(?! \\d)`, minutes: 0 },
  { language: 'de', source: '(?:um )?mittags', minutes: 720, lead: 'um ' },
  { language: 'de', source: '(?:um )?mitternacht', minutes: 0, lead: 'um ' },
  { ...past('es', las, 30, ' y media'), lead: 'a las ' },
  { ...past('es', las, 15, ' y cuarto'), lead: 'a las ' },
  { ...past('es', las, -15, ' menos cuarto'), lead: 'a las ' },
  { language: 'es', source: `${las}${n('es', false)}(?: en punto)?`, minutes: 0, lead: 'a las ' },
  { language: 'es', source: '(?:al )?medio ?d[íi]a', minutes: 720, lead: 'a las ' },
  { language: 'es', source: '(?:a )?medianoche', minutes: 0, lead: 'a las ' },
];

/** An hour alone, in words, where something says that it is one: 'at seven', 'um sieben'. */
const AFTER: readonly (readonly [Language, RegExp])[] = [
  ['en', new RegExp(`(?:at|around|from) ${n('en', false)}${oclock}`, 'giu')],
  ['de', new RegExp(`(?:um|ab|gegen) ${n('de', false)}`, 'giu')],
];

const PATTERNS = FORMS.map((form) => ({ ...form, expression: new RegExp(`(?:${form.source})(?!\\p{L})`, 'giu') }));

/** Every time that stands there in words, or with words: 'half past 7'. */
export function findSpoken(words: string): TimeMention[] {
  const found: TimeMention[] = [];
  const add = (start: number, end: number, language: Language, minutes: readonly number[], lead = '') => {
    if (found.some((other) => start < other.end && other.start < end)) return;
    // A capital stays one.
    const own = lead && /^\p{Lu}/u.test(words.slice(start)) ? lead.charAt(0).toUpperCase() + lead.slice(1) : lead;
    const manner = { fact: 'time' as const, ...PLAIN[language], ...(own && { lead: own }) };
    found.push({ start, end, certainty: 'likely', manner, minutes, possible: [] });
  };
  for (const { expression, language, minutes, lead } of PATTERNS) {
    for (const match of matchesNotAfter(words, expression, /[\p{L}\p{N}:.,]/u)) {
      // '12 Uhr mittags' is a time with a part of the day.
      if (/uhr $/i.test(words.slice(0, match.index))) continue;
      const { n: hour } = match.groups ?? {};
      add(match.index, match.index + match[0].length, language, timesOf(language, hour, minutes), lead);
    }
  }
  for (const [language, expression] of AFTER) {
    for (const match of matchesNotAfter(words, expression, /[\p{L}\p{N}]/u)) {
      const { n: hour } = match.groups ?? {};
      const cue = match[0].indexOf(' ') + 1;
      add(match.index + cue, match.index + match[0].length, language, timesOf(language, hour, 0));
    }
  }
  return found;
}

/** Without an hour the minutes are the time; with one, in both halves of the day. */
function timesOf(language: Language, hour: string | undefined, minutes: number): readonly number[] {
  if (hour === undefined) return [minutes];
  const named = NUMBERS[language].findIndex((number) => new RegExp(`^(?:${number})$`, 'iu').test(hour)) + 1;
  const total = ((named || Number(hour)) % 12) * 60 + minutes;
  return [(total + 720) % 720, ((total + 720) % 720) + 720];
}
