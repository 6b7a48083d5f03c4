/**
 * The gate of truth for a stranger's text: every number, name, day, time, price, level and thing must have been given by somebody. Rather too strict than
 * too mild: what it refuses costs one more try, and after that the built-in writer takes over.
 */

import { isFitForChildren } from '../children.ts';
import type { Facts } from '../facts.ts';
import { faultOf } from '../truth.ts';
import type { Clause, Slot } from '../understand/slots.ts';
import { isAway } from '../write/plan.ts';
import { CLAIMS, type Claim, COUNTED, DAYS, holds, inDigits, MONTHS, wordingsOf } from './claims.ts';
import type { Fault } from './fault.ts';
import { ADULT, ASIDE, CURSES, FUNCTION_WORDS, GIVEN_NAMES, INSULTS, NO_NAMES, RISQUE, TEACHES } from './words.ts';

/** What one paragraph says that it may not. */
export function faultOfLine(line: string, facts: Facts): Fault | undefined {
  const spoken = withoutGiven(line, facts);
  return (
    manners(spoken, facts) ??
    claimIn(spoken, line, facts) ??
    numberIn(spoken, line, facts) ??
    nameIn(spoken, facts) ??
    conditionIn(spoken, facts) ??
    absentIn(line, facts) ??
    builtInRule(line, facts)
  );
}

/** Parts of the details that the text does not say, as they were typed. */
export function untoldOf(lines: readonly string[], facts: Facts): string[] {
  const { details, classType } = facts;
  const text = plain(lines.join(' · '));
  const isSaid = (clause: Clause) =>
    text.includes(plain(clause.typed)) ||
    holds(text, clause.typed) ||
    (clause.whole &&
      clause.slots.every((slot) => isConveyed(text, slot, facts) || classType.toLowerCase().includes(slot.value)));
  return details.filter((clause) => !isSaid(clause)).map(({ typed }) => typed);
}

/** A text without what the form and the details gave, which may be said word by word. */
export function withoutGiven(line: string, { classType, name, studio, details, description, news }: Facts): string {
  const parts = [
    ...details.map(({ typed }) => typed),
    ...description,
    news?.text ?? '',
    classType,
    studio,
    name,
  ].filter(Boolean);
  return parts.reduce(
    (rest, part) => rest.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(part)}(?![\\p{L}\\d])`, 'giu'), GIVEN),
    line.replaceAll('**', '').replaceAll('’', "'").normalize('NFC'),
  );
}
const GIVEN = '\ue000';

function manners(spoken: string, facts: Facts): Fault | undefined {
  const letters = spoken.match(/\p{L}/gu) ?? [];
  // 'sh!t' and 'b1tch' are read as they are meant.
  const straight = spoken
    .replace(/(?<=\p{L})[!1](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})[@4](?=\p{L})/gu, 'a')
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/\$(?=\p{L})/gu, 's');
  const found = (words: RegExp, rule: string) => {
    const said = words.exec(straight)?.[0];
    return said && !isTyped(said, facts) ? { rule, says: said } : undefined;
  };
  return (
    found(CURSES, 'a curse') ??
    found(INSULTS, 'an insult') ??
    found(RISQUE, 'something risqué') ??
    found(ASIDE, 'a word to whoever asked') ??
    (facts.forChildren && !isFitForChildren(spoken) ? { rule: 'unfit for children', says: clip(spoken) } : undefined) ??
    (facts.forChildren ? found(ADULT, 'unfit for children') : undefined) ??
    (letters.length > 12 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length / 2
      ? { rule: 'capitals throughout', says: clip(spoken) }
      : undefined)
  );
}

function claimIn(spoken: string, line: string, facts: Facts): Fault | undefined {
  for (const { rule, words, allowed, strict } of CLAIMS as readonly Claim[]) {
    for (const [said] of spoken.matchAll(words)) {
      if ((!strict && isTyped(said, facts)) || allowed?.(facts, said.toLowerCase(), line)) continue;
      return { rule, says: said, untrue: true };
    }
  }
  const calendar = [...DAYS, ...MONTHS].find((words) => spoken.search(words) >= 0 && facts.typed.search(words) < 0);
  return calendar && { rule: 'a day', says: spoken.match(calendar)![0], untrue: true };
}

const NUMBERS = /[$€£]?\d+(?:[.,:]\d+)*(?: ?(?:[%$€£]|[ap]\.?m\b\.?|uhr\b))?/giu;

/** A number is given only with what it counts: '5 spots' does not give '$5'. */
function numberIn(spoken: string, line: string, facts: Facts): Fault | undefined {
  const { slots, details, description, schedule, time } = facts;
  const given = [
    ...slots.filter(({ not }) => !not).flatMap((slot) => wordingsOf(slot, facts)),
    ...details.map(({ typed }) => typed),
    ...description,
    schedule,
  ];
  for (const [said] of spoken.matchAll(NUMBERS)) {
    const isClock = /:|[ap]\.?m|uhr/i.test(said);
    const fits = isClock
      ? clockOf(said) === clockOf(time) || facts.typed.includes(said.replace(/ ?uhr$/i, ''))
      : given.some((fact) => fact.includes(/\d+/.exec(said)![0]) && holds(line, fact));
    if (!fits) return { rule: isClock ? 'a time' : 'a number', says: said, untrue: true };
  }
  for (const [said, number, what] of spoken.matchAll(COUNTED)) {
    if (/^\d/.test(number!)) continue;
    const same = `${inDigits(number!)} ${what}`;
    if (!isTyped(said, facts) && !given.some((fact) => holds(same, fact)))
      return { rule: 'a number', says: said, untrue: true };
  }
  return undefined;
}

/** Minutes since midnight; undefined if it is no time. */
function clockOf(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?/i.exec(text);
  if (!match) return undefined;
  const hour =
    Number(match[1]) +
    (/p/i.test(match[3] ?? '') && match[1] !== '12' ? 12 : 0) -
    (/a/i.test(match[3] ?? '') && match[1] === '12' ? 12 : 0);
  return hour * 60 + Number(match[2] ?? 0);
}

/**
 * Names of people, classes and places. In English and Spanish a capital within a sentence makes a name. German writes every noun so; there, and where a
 * sentence begins, a name is known by itself or by teaching.
 */
function nameIn(spoken: string, facts: Facts): Fault | undefined {
  const known = new Set(tokens(facts.typed));
  for (const match of spoken.matchAll(/@?[\p{L}][\p{L}'’-]*/gu)) {
    const [word] = match;
    const lower = word.toLowerCase().replace(/['’]s$/, '');
    if (known.has(lower) || known.has(word.toLowerCase())) continue;
    const before = spoken.slice(0, match.index);
    const starts = /(?:^|[.!?…:;\n(“"„¿¡\ue000][\s"“]*)$/u.test(before);
    const isCapital = /^\p{Lu}/u.test(word) && !/^(?:I|I['’]\p{L}+|OK|DJ|Ihr|Sie|Du)$/u.test(word);
    const teaches =
      isCapital &&
      starts &&
      !NO_NAMES.has(lower) &&
      TEACHES.exec(spoken.slice(match.index + word.length, match.index + word.length + 20))?.index === 1;
    if (GIVEN_NAMES.has(lower) || word.startsWith('@') || teaches || (isCapital && !starts && facts.language !== 'de'))
      return { rule: 'a name', says: word, untrue: true };
  }
  return undefined;
}

/** Things with a condition or a 'no' keep the words in which they were typed: 'heels optional' is not 'Wear heels'. */
function conditionIn(spoken: string, { details }: Facts): Fault | undefined {
  const said = new Set(tokens(spoken));
  for (const { slots, typed } of details) {
    for (const { kind, value, not, of } of slots) {
      const isPlain = !not && !((kind === 'bring' || kind === 'wear') && of !== undefined);
      if (isPlain || (kind !== 'bring' && kind !== 'wear' && kind !== 'audience' && kind !== 'level')) continue;
      const word = tokens(value).find((each) => each.length > 3 && said.has(each));
      if (word) return { rule: 'other words for a detail with a condition', says: word, instead: typed };
    }
  }
  return undefined;
}

const AWAY =
  /(?<!\p{L})(?:for|instead|away|off|out|break|back|rest|miss\p{L}*|fehlt|statt|für|pause|vertritt|en lugar|por|descansa)(?!\p{L})/iu;

/** Somebody else teaches this time: nobody is told to come to the one who does not. */
function absentIn(line: string, facts: Facts): Fault | undefined {
  const stand = facts.slots.find(({ kind, not }) => kind === 'substitute' && !not);
  if (!isAway(facts)) return undefined;
  const absent = stand?.of ?? (facts.name === stand?.value ? '' : facts.name);
  if (absent === '') return undefined;
  const says = line
    .split(/(?<=[.!?])\s|\n/)
    .find(
      (sentence) => hasWord(sentence, absent) && !((stand && hasWord(sentence, stand.value)) || AWAY.test(sentence)),
    );
  return says === undefined ? undefined : { rule: 'the instructor who is not there', says: clip(says) };
}

function builtInRule(line: string, facts: Facts): Fault | undefined {
  const rule = faultOf(line, facts);
  return rule === undefined ? undefined : { rule, says: clip(line), ...(!FIT.test(rule) && { untrue: true }) };
}

/** Its rules that are not about what is true. */
const FIT = /^(?:unfit|against)/;

const INVITES =
  /(?<!\p{L})(?:see you|come(?! back)|join|book|don't miss|grab|save|reserve|be there|show up|wir sehen uns|komm(?:t)?|sei dabei|buch\p{L}*|sichere|nos vemos|ven|apúntate|reserva|te esperamos)(?!\p{L})/iu;
const LATER =
  /(?:next|soon|again|back|another|nächst\p{L}*|bald|wieder|próxim\p{L}*|pronto|otra|vuelv\p{L}*|wait|if you|wenn (?:du|ihr)|si ya)/iu;

/** What has happened to the class is said, and nothing against it. */
export function noticeFault(lines: readonly string[], facts: Facts): Fault | undefined {
  for (const slot of facts.slots) {
    const isNotice =
      (slot.kind === 'cancelled' && slot.value === 'cancelled') ||
      (slot.kind === 'soldOut' && slot.value === 'sold out') ||
      slot.kind === 'substitute';
    if (!isNotice || slot.not) continue;
    if (!isConveyed(plain(lines.join(' · ')), slot, facts))
      return { rule: 'a notice that is missing', says: '', instead: NOTICE[slot.kind]?.(slot) ?? slot.value };
    const says =
      slot.kind === 'substitute'
        ? undefined
        : sentencesOf(lines).find(
            (sentence) => INVITES.test(sentence) && !LATER.test(sentence) && !isConveyed(plain(sentence), slot, facts),
          );
    if (says) return { rule: `an invitation to a class that is ${slot.value}`, says: clip(says) };
  }
  return undefined;
}
const NOTICE: Partial<Record<Slot['kind'], (slot: Slot) => string>> = {
  cancelled: () => 'the class is cancelled',
  soldOut: () => 'the class is sold out',
  substitute: ({ value, of }) => `${value} teaches${of ? ` instead of ${of}` : ' this time'}`,
};

/** So many words of a language have one that holds them together. */
const WORDS_THAT_TELL = 12;

/** The text, and each line that says enough to tell, is in the language that was asked for: its sentences are held together by that one's words. */
export function languageFault(lines: readonly string[], facts: Facts): Fault | undefined {
  const typed = new Set(facts.typed);
  const isForeign = (char: string) => /\p{L}/u.test(char) && !/\p{Script=Latin}/u.test(char) && !typed.has(char);
  for (const [text, margin] of [[lines.join(' · '), 1] as const, ...lines.map((line) => [line, 2] as const)]) {
    const spoken = withoutGiven(text, facts);
    const said = tokens(spoken).map((word) => word.replaceAll("'", '’'));
    const count = (words: ReadonlySet<string>) => said.filter((word) => words.has(word)).length;
    const { [facts.language]: own, ...others } = FUNCTION_WORDS;
    const most = Math.max(...Object.values(others).map(count));
    const isOwn = count(own) > 0 || margin > 1 || said.length < WORDS_THAT_TELL;
    if (!isOwn || [...spoken].some(isForeign) || (most >= 2 && most > margin * count(own)))
      return { rule: 'another language', says: clip(text) };
  }
  return undefined;
}

const LEVELS: Readonly<Record<string, RegExp>> = {
  beginner:
    /begin|first|no .*experience|new(?:bie|comer)|anfäng|anfang|einsteig|ersten mal|principiant|nuev|primera vez|desde cero/i,
  intermediate: /intermed|mittel/i,
  advanced: /advanced|fortgeschr|avanzad/i,
  all: /(?:all|every|any|each|jedes|alle) (?:level|abilit|niveau)|todos los niveles|cualquier nivel/i,
};
const CONVEYED: Partial<Record<Slot['kind'], (slot: Slot) => RegExp | undefined>> = {
  level: ({ value }) => LEVELS[value],
  soldOut: ({ value }) =>
    value === 'waitlist'
      ? /wait(?:ing)? ?-?list|warteliste|lista de espera/i
      : /sold[- ]?out|full|booked|ausgebucht|agotad|complet/i,
  cancelled: ({ value }) =>
    value === 'cancelled' ? /cancel|called off|no class|fällt|entfällt|abgesagt|suspendid/i : undefined,
  places: ({ value }) =>
    value === 'few'
      ? /few|almost|limited|fast|wenige|poc[ao]s|casi/i
      : new RegExp(/\d+/.exec(value)?.[0] ?? escaped(value), 'i'),
  music: () => undefined,
};

/** Whether a text says a fact, in whatever words. */
function isConveyed(text: string, slot: Slot, facts: Facts): boolean {
  const words = CONVEYED[slot.kind]?.(slot);
  return words
    ? words.test(text)
    : text.includes(plain(slot.value)) || wordingsOf(slot, facts).some((each) => holds(text, each));
}

const isTyped = (said: string, { typed, values }: Facts) =>
  hasWord([typed, ...values].join(' · ').replaceAll('’', "'"), said);
const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?![\\p{L}\\d])`, 'iu').test(text);
const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
const sentencesOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(/(?<=[.!?])\s|\n/));
const plain = (text: string) =>
  text.toLowerCase().replaceAll('**', '').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
const clip = (text: string) =>
  (text.length > 60 ? `${text.slice(0, 57)}…` : text).replaceAll('**', '').replaceAll(GIVEN, '…').trim();
const escaped = (text: string) => text.replaceAll('’', "'").replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
