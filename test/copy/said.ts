import type { Language } from '../../src/contract/promotion.ts';
import { type Facts, gatherFacts } from '../../src/server/copywriter/facts.ts';
import type { Promotion, PromotionInput } from '../../src/server/copywriter/types.ts';
import { valuesIn } from '../../src/server/copywriter/understand/elsewhere.ts';
import { SLOT_KINDS } from '../../src/server/copywriter/understand/slots.ts';
import { saidBy } from '../../src/server/copywriter/write/says.ts';
import { LABELLED } from './details.ts';

/** woven: in the style's own words. quoted: as typed. named: the answer says that it is not in the text. lost: none of these. */
export type Fate = 'woven' | 'quoted' | 'named' | 'lost';

/** What became of details that were typed for a class. */
export function fateOf(typed: string, { text, understood, leftOut, language }: Promotion): Fate {
  // 'Mat hire 2 €' is printed 'Mat hire: 2 €'.
  const paragraphs = text.split('\n\n').map((paragraph) => plain(paragraph.replace(/: (?=[$€£]?\d)/g, ' ')));
  const parts = typed
    .split(/[.!;\n]+\s*/)
    .map(plain)
    .filter(Boolean);
  const isThere = (part: string) => paragraphs.some((paragraph) => paragraph.includes(part));
  const isNamed = (part: string) =>
    leftOut.some((each) => plain(each.text).includes(part) || part.includes(plain(each.text)));
  const facts = understood;
  const meant =
    facts.length > 0 && facts.every(({ fact, value, not }) => !not && gist(fact, value, language).test(text));
  // A sentence of its own is a quotation, wherever it stands.
  const alone = (part: string) => paragraphs.some((paragraph) => paragraph.split(/[.!?]\s*/).includes(part));
  if (meant && !parts.every(alone)) return 'woven';
  if (parts.every(isThere)) return 'quoted';
  const pieces = typed
    .split(/[.!;\n]+\s*|,\s|\s[-–|+]\s/)
    .map(plain)
    .filter(Boolean);
  const left = pieces.filter((piece) => !isThere(piece) && !isNamed(piece));
  if (left.length === 0) return pieces.some(isNamed) ? 'named' : 'quoted';
  // What is not there word by word was said in other words.
  return facts.length >= left.length &&
    facts.some(({ fact, value, not }) => !not && gist(fact, value, language).test(text))
    ? 'woven'
    : 'lost';
}

/** What somebody has typed who says this, in the notation of arcs (see `matches` in write/says.ts). */
export function typedFor(what: string): string {
  if (what.startsWith('typed ')) return what.slice('typed '.length).replaceAll('*', '');
  const found = typed.get(what) ?? typedBySomebody(what) ?? what.replace(/^\S+ /, '').replaceAll('*', '');
  typed.set(what, found);
  return found;
}
const typed = new Map<string, string>();

let known: { details: string; facts: Facts }[] | undefined;
function typedBySomebody(what: string): string | undefined {
  known ??= LABELLED.filter(({ says }) => says.length === 1).map((label) => ({
    details: label.typed,
    facts: gatherFacts({ ...PLAIN, details: label.typed }),
  }));
  return known.find(({ facts }) => saidBy({ says: [what] }, facts))?.details;
}
const PLAIN: PromotionInput = {
  ...{ classType: 'Pole Flow', instructorName: '', studio: '', schedule: 'Every Friday', time: '7:00 PM', details: '' },
  writingStyle: 'fierce',
};

/** What a text has to have in it to say a fact. */
export function gist(fact: string, value: string, language: Language): RegExp {
  if (language !== 'en') return gistElsewhere(fact, value, language);
  const words: Record<string, string> = {
    'level beginner': 'beginner|no experience',
    'level all': 'every level|all levels',
    'level advanced': 'advanced',
    'level intermediate': 'intermediate',
    'soldOut sold out': 'sold out|full|every place|fully booked',
    'soldOut waitlist': 'wait(?:ing)? ?list',
    'cancelled cancelled': 'cancelled',
    'places few': 'few (?:places|spots)|almost|limited|fast',
  };
  const places =
    fact === 'places' ? /\d+|one|two|three|four|five|six/i.exec(value)?.[0].replace(/^1$/, 'one') : undefined;
  const own =
    words[`${fact} ${value}`] ??
    (fact === 'timing' ? /^doors (.*)$/.exec(value)?.[1] : undefined) ??
    places ??
    (fact === 'length' ? value.replace(/ (hour|minute)s?$/, '[- ]$1s?') : escaped(value));
  return new RegExp(own, 'iu');
}

const ELSEWHERE: Record<Exclude<Language, 'en'>, Record<string, string>> = {
  de: {
    'level beginner': 'neu anfangen|vorkenntnisse',
    'cancelled cancelled': 'fällt .*aus|kein \\*\\*',
    'soldOut sold out': 'ausgebucht',
  },
  es: {
    'level beginner': 'quienes empiezan|experiencia',
    'cancelled cancelled': 'cancelad|se cancela|no hay \\*\\*',
    'soldOut sold out': 'complet[oa]|agotado',
  },
};

function gistElsewhere(fact: string, value: string, language: Exclude<Language, 'en'>): RegExp {
  const kind = SLOT_KINDS.find((each) => each === fact) ?? 'content';
  const said = Object.values(valuesIn(language, { kind, value }) ?? {}).filter(Boolean);
  return new RegExp(ELSEWHERE[language][`${fact} ${value}`] ?? [...said, value].map(escaped).join('|'), 'iu');
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s');

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('**', '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;.!-]+|[\s,:;.!-]+$/g, '');
}
