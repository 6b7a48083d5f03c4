import type { Language } from '../../../contract/promotion.ts';
import { capitalise } from '../../../contract/strings.ts';
import { spellingIn } from './index.ts';
import { likeTyped } from './like-typed.ts';
import { withDays } from './spell-days.ts';
import { withNouns } from './spell-nouns.ts';
import { withPeople } from './spell-people.ts';
import { type Meaning, oneOf, type Spelling } from './spelling.ts';

// A name behind '@', an address or a word with digits stays as it is.
const BEFORE = "(?<![\\p{L}\\d@#._/’'?=&-])";
const AFTER = "(?![\\p{L}\\d@=’']|[./-][\\p{L}\\d])";
/** Right behind a number that is no part of a name: '75min', '15-18h'. */
const GLUED =
  "(?<=(?<![\\p{L}\\d@#._/’'])(?:[£$€]?\\d{1,4}(?:[.,:]\\d{1,2})? ?[-–] ?)?[£$€]?\\d{1,4}(?:[.,:]\\d{1,2})?[€£]?)";
const IN_CENTS = '\\d+(?:[.,]\\d\\d)?';
const LASTS =
  "\\d{1,3}(?:[.,]\\d(?!\\d)|:\\d\\d)?(?:[-–]\\d{1,3})? ?(?:['’′]|m|min|mins|minut(?:es?|en?|os?)|hs?|hrs?|hours?|std|stunden?|horas?|wks?|weeks?|wochen?|semanas?)(?!\\p{L})";
/** An amount and how long it lasts with nothing but a comma between: '14€,90min', '$15,60 min'. */
const COMMA = new RegExp(
  `((?<![\\p{L}\\d])(?:[€£$]|chf|eur|usd|gbp|fr\\.?) ?${IN_CENTS}|(?<![\\d.,])${IN_CENTS} ?(?:[€£$]|(?:chf|eur(?:os?)?|usd|gbp|fr|franken|pesos|dollars?|pounds?|quid)\\.?)) ?,(?=${LASTS})`,
  'giu',
);
/** A comma that no space follows, and that is none of a number: '135 €,16+', 'Matten,Decken'. */
const CLOSE_COMMA = / ?,(?=[\p{L}€£$¿¡+])|(?<=[^\d\s]) ?,(?=\d)/gu;
const expressions = new WeakMap<Spelling, RegExp>();

/** 'Nos mudamos!!', 'dudas?' */
const MARKED = /(^|[.!?,;] )([^.!?,;¡¿\n]*\p{L}[^.!?,;¡¿\n]*)(!+|\?+)(?=\s|$)/gu;
/** 'Was Kurzes', 'nix Schweres'; 'ü16'. */
const GERMAN = [
  /(?<=(?<!\p{L})(?:etwas|was|nichts|nix|wenig|viel) )(?!ander|all)\p{Ll}{3,}es(?!\p{L})/gu,
  /(?<![\p{L}\d])ü(?=\d\d)/gu,
];
/** '10er karte'; '80er party' is no card. */
const CARD = /(?<![\p{L}\d])((?:[4568]|1[0258]|20)er)[ -]?(karten?)(?!\p{L})/giu;
/** A German clause begins after a comma: 'bitte pünktlich, weil die Tür zugeht'. */
const CLAUSE =
  /(?<=[\p{L}\d])(?<!(?<!\p{L})(?:auch|nur|und|oder|selbst|außer|besonders|aber|als|erst|immer|gerade|vor allem))(?= (?:weil|damit|obwohl|falls|wenn) \p{L})/giu;

const MAY_GO_ON = /^(?:inkl|exkl|incl|excl|zzgl|einschl|ausschl|max|ca|bzw|evtl|ggf)\.$/i;

/** Letters of a word before an ending by which it is known: 'jung' is none in '-ung'. */
const LEAST_BEFORE = 3;

/** The words as they are spelled in a text: 'pls bring ur mat' is 'please bring your mat'. Names, handles and links stay. */
export function spelled(text: string, language: Language): string {
  const spelling = spellingIn(language);
  const expression = expressions.get(spelling) ?? expressionFor(spelling);
  expressions.set(spelling, expression);
  const inFull = withDays(text.replace(COMMA, '$1, ').replace(CLOSE_COMMA, ', '), language, spelling);
  const spelt = inFull.replace(expression, (typed: string, at: number) => {
    const [before, after] = [inFull.slice(0, at), inFull.slice(at + typed.length)];
    // 'En la sala D'
    if (/^\p{Lu}$/u.test(typed) && /[^.!?]\s$/u.test(before)) return typed;
    const meant = meantBy(spelling.words.get(typed.toLowerCase()), before, after);
    const word = meant ?? withEnding(spelling, typed, before);
    const next = typed.endsWith('/') && /\S/.test(after.charAt(0)) ? ' ' : '';
    const isGlued = /\d[€£]?$/.test(before) && meant !== undefined;
    // 'Matte mitbr. Danke': the period ends a sentence as well.
    // '25€ inkl. Punsch' goes on, 'Matten inkl. Danke' does not: which is meant its own words say.
    if (language === 'de' && MAY_GO_ON.test(typed) && /^\s+\p{Lu}/u.test(after)) return typed;
    const end = typed.endsWith('.') && !word.endsWith('.') && /^\s+\p{Lu}/u.test(after) ? '.' : '';
    return (isGlued ? ' ' : '') + likeTyped(word, typed) + end + next;
  });
  const named = withPeople(spelt, language, spelling);
  const onStreets = withStreets(named, language, spelling);
  if (language === 'es')
    return onStreets
      .replace(
        MARKED,
        (_, lead: string, words: string, [mark]: string) =>
          `${lead}${mark === '!' ? '¡' : '¿'}${/[,;] $/.test(lead) ? words : capitalise(words)}${mark}`,
      )
      .replace(/(?<=[¡¿][^!?]*[!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (language === 'de') {
    const capital = GERMAN.reduce((all, each) => all.replace(each, capitalise), onStreets);
    const cards = capital.replace(CARD, (_, number: string, card: string) => `${number}-${capitalise(card)}`);
    return withNouns(cards, spelling).replace(CLAUSE, ',');
  }
  return onStreets;
}

/** What a short form stands for there; undefined where it is none. */
function meantBy(meanings: readonly Meaning[] | undefined, before: string, after: string): string | undefined {
  const holds = ({ at, not, expression }: Meaning['where'][number][number]) =>
    expression.test(at === 'after' ? before : after) !== not;
  return meanings?.find(({ where }) => where.length === 0 || where.some((place) => place.every(holds)))?.said;
}

/** A word that its ending tells: a noun with a capital letter, or with the ending as it is spelled. 'Encarnacion' within a sentence is a name. */
function withEnding({ words, endings }: Spelling, typed: string, before: string): string {
  if (words.has(typed.toLowerCase())) return typed;
  const [from, to] = [...endings].find(([key]) => typed.toLowerCase().endsWith(key.slice(1))) ?? [];
  if (from === undefined || to === undefined) return typed;
  if (from === to.toLowerCase()) return capitalise(typed);
  const isName = /^\p{Lu}\p{Ll}/u.test(typed) && /[^.!?]\s$/u.test(before);
  return isName ? typed : typed.slice(0, 1 - from.length) + to.slice(1);
}

/** Matches what the list has, the longest first. What has to follow a word is said once for many: V8 compiles it each time that it is said. */
function expressionFor({ words, glued, endings }: Spelling): RegExp {
  const keys = [...words.keys()];
  const whole = (some: readonly string[]) => `${oneOf(some)}${AFTER}`;
  const slashed = keys.filter((key) => key.endsWith('/'));
  const plain = keys.filter((key) => !key.endsWith('/'));
  const longer = plain.filter((key) => slashed.some((each) => key.startsWith(each)));
  const all = [
    ...(longer.length > 0 ? [whole(longer)] : []),
    ...(slashed.length > 0 ? [oneOf(slashed)] : []),
    whole(plain),
    ...(endings.size > 0 ? [`\\p{L}{${LEAST_BEFORE},}${whole([...endings.keys()].map((key) => key.slice(1)))}`] : []),
  ];
  const behind = glued.size > 0 ? `|${GLUED}${whole([...glued])}` : '';
  return new RegExp(`${BEFORE}(?:${all.join('|')})${behind}`, 'giu');
}

const streets = new WeakMap<Spelling, RegExp>();
/** The names of streets: 'park on elm st', 'calle mayor 12'; German ones have their ending. */
function withStreets(text: string, language: Language, spelling: Spelling): string {
  if (language === 'de') return text;
  const [kind, no] = [oneOf(spelling.sets.get('street') ?? []), oneOf(spelling.sets.get('no street') ?? [])];
  const known =
    streets.get(spelling) ??
    (language === 'en'
      ? new RegExp(
          `(?<=(?<!\\p{L})(?:on|at|in|off|behind|to|near|from|outside|corner of|\\d+[a-z]?) )(?!${no} )(?:\\p{L}[\\p{L}’']+ ){1,2}?${kind}(?=$|[ .,;!?)])`,
          'giu',
        )
      : new RegExp(`(?<=(?<!\\p{L})${kind} )(?:${no} )*\\p{L}[\\p{L} ]{1,30}?(?=,? \\d)`, 'giu'));
  streets.set(spelling, known);
  const isNo = new RegExp(`^${no}$`, 'iu');
  return text.replace(known, (street) =>
    street
      .split(' ')
      .map((word, at, words) =>
        isNo.test(word) && !(language === 'en' && at === words.length - 1) ? word : capitalise(word),
      )
      .join(' '),
  );
}
