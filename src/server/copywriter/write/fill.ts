import { isSeveral } from '../../../contract/profile.ts';
import { capitalise } from '../../../contract/strings.ts';
import type { Facts } from '../facts.ts';
import { wordsOf } from '../lexicon.ts';
import { spelled } from '../lines/spell.ts';
import { isWordFor } from '../truth.ts';
import { valuesIn } from '../understand/elsewhere.ts';
import type { Slot } from '../understand/slots.ts';
import { levelIn, priceIn, WELCOME } from './phrases.ts';
import { pick, type Random, shuffled } from './random.ts';
import { isNoExperience } from './sayable.ts';
import { isNoName } from './titles.ts';

/** What the slots of a frame stand for; an empty value is not known. */
export type Values = Readonly<Record<string, string>>;

// They may be empty without being unknown.
const ENDINGS = new Set(['s', 'es']);

/** 'intermediate level', 'level 2': levels that people have. */
const GRADES = (value: string): string => (value in WELCOME ? '' : /^level/.test(value) ? value : `${value} level`);

/** Facts that a frame's hook or close may name. */
const NO_FACTS = { offer: '', guest: '', from: '', series: '', level: '', audience: '', sub: '', for: '' };

/** The values for one text. Words of the class's family are drawn, so that a frame says something else next time. */
export function valuesOf(facts: Facts, random: Random): Values {
  const { name, alone } = facts;
  const many = isSeveral(name);
  const words = wordsOf(facts.families, facts.language, (each) => isWordFor(facts, each));
  const draw = <T>(list: readonly T[] = []) => shuffled(list, random);
  const told = facts.slots
    .filter(({ kind }) => kind === 'content')
    .flatMap(({ value }) => value.toLowerCase().split(/, | and /));
  const plurals = told.filter((move) => /[^s]s$/.test(move));
  const [move = '', move2 = '', move3 = ''] = [...new Set([...draw(plurals), ...draw(words?.moves)])];
  const [verb = '', verb2 = '', verb3 = ''] = draw(words?.verbs);
  const family = {
    thing: words?.thing ?? '',
    at: words?.at ?? '',
    ...{ move, move2, move3, verb, verb2, verb3 },
    feeling: draw(words?.feelings)[0] ?? '',
    hurdle: draw(words?.hurdles)[0] ?? '',
    outcome: draw(words?.outcomes)[0] ?? '',
  };
  const typed = typedIn(facts, random);
  if (facts.language !== 'en') {
    const empty = { ...NO_FACTS, ...typed, ...family, language: facts.language, alone: alone ? 'alone' : '' };
    return facts.slots.filter(({ not }) => !not).reduceRight<Values>((all, each) => withSlot(all, each), empty);
  }
  const slot = (kind: Slot['kind'], usable: (slot: Slot) => boolean = () => true) =>
    facts.slots.find((each) => each.kind === kind && !each.not && usable(each));
  // Who needs no experience is told so in other words; the level that a line names is another fact.
  const level =
    (
      slot('level', (each) => each.value !== 'needs' && !isNoExperience(each)) ??
      slot('level', ({ value }) => value !== 'needs')
    )?.value ?? '';
  return {
    ...typed,
    s: many ? '' : 's',
    es: many ? '' : 'es',
    is: many ? 'are' : 'is',
    has: many ? 'have' : 'has',
    we: alone ? 'I' : 'we',
    us: alone ? 'me' : 'us',
    our: alone ? 'my' : 'our',
    'we’re': alone ? 'I’m' : 'we’re',
    ...family,
    offer: slot('offer')?.value ?? '',
    guest: slot('guest')?.value ?? '',
    from: slot('guest')?.of ?? '',
    series: slot('series')?.value ?? '',
    level: levelIn(level),
    audience: slot('audience')?.value ?? '',
    sub: slot('substitute')?.value ?? '',
    for: stoodInFor(facts),
    when: whenCancelled(facts),
  };
}

/** Who is no name stands behind the class, and nowhere else. */
const typedIn = (facts: Facts, random: Random) => ({
  ...describedIn(facts, random),
  ...{ class: facts.classType, name: isNoName(facts.name) ? '' : facts.name, studio: facts.studio, day: facts.day },
});

/** What the description says, a part of each kind. */
function describedIn({ told }: Facts, random: Random) {
  const [steps = []] = shuffled(told.steps, random);
  const one = (list: readonly string[]) => pick(list, random) ?? '';
  return {
    line: one(told.lines),
    steps: steps.map((step) => `${capitalise(step)}.`).join(' '),
    step: one(steps.filter((step) => step.split(' ').length < 6)),
    do: one(told.does),
    learn: one(told.learn),
    leave: one(told.leave),
    ease: one(told.ease),
    way: one(told.way),
  };
}

/** Whom a substitute stands for: who is named, or else the instructor of the form. */
export function stoodInFor({ slots, name }: Facts): string {
  const substitute = slots.find(({ kind, not }) => kind === 'substitute' && !not);
  return substitute?.of ?? (substitute && substitute.value !== name ? name : '');
}

/** 'Every Monday' and 'cancelled' alone would read as cancelled for good. */
function whenCancelled({ details }: Facts): string {
  const notice = details.find(({ slots }) => slots.some(({ kind }) => kind === 'cancelled'));
  return /\b(?:today|tonight|tomorrow|this week)\b/i.exec(notice?.typed ?? '')?.[0].toLowerCase() ?? 'this time';
}

/** The values with those of one slot of the details. */
export function withSlot(values: Values, slot: Slot, typed?: string): Values {
  const { kind, value, of } = slot;
  if (values.language === 'de' || values.language === 'es')
    return { ...values, ...valuesIn(values.language, slot, typed) };
  if (kind === 'level')
    return { ...values, level: levelIn(value), welcome: WELCOME[value] ?? '', grade: GRADES(value) };
  if (kind === 'price') return { ...values, price: priceIn(value, of ?? '') };
  if (kind === 'offer') return { ...values, offer: value, news: value.startsWith('use ') ? '' : value };
  if (kind === 'series') return { ...values, series: of ? `${value}, ${of}` : value };
  if (kind === 'guest') return { ...values, guest: of ? `${value} from ${of}` : value };
  if (kind === 'place' && value === 'online') return { ...values, place: 'online, wherever you are' };
  if (kind === 'places')
    return {
      ...values,
      places: PLACES(value),
      room: /^max (\d+)$/.exec(value)?.[1] ?? '',
      spots: /left$/.test(value) ? PLACES(value) : '',
    };
  // One dances to a song or a band, and not to 'live music'.
  if (kind === 'music') {
    const live = value.startsWith('live');
    // 'Throwback' and 'Halloween' are no songs.
    const isTheme = /\b(?:theme|tunes|throwbacks?)\b/i.test(typed ?? '');
    return { ...values, music: value, songs: live || isTheme ? '' : value, live: live ? value : '' };
  }
  // It was read in small letters: 'your worst christmas jumper'.
  if (kind === 'wear') return { ...values, wear: spelled(value, 'en') };
  if (kind === 'length') return { ...values, length: LENGTH(value, typed) };
  if (kind === 'soldOut') return { ...values, soldout: value === 'waitlist' ? 'the waitlist is open' : 'sold out' };
  return { ...values, [kind]: value };
}

/** '2 hours', and of a '2 hour workshop' a '2-hour workshop'. */
const LENGTH = (value: string, typed = ''): string => {
  const what = /\b(?:workshop|class|session|lesson)\b/i.exec(typed)?.[0].toLowerCase();
  return what ? `${value.replace(/ (hour|minute)s?$/, '-$1')} ${what}` : value;
};

const PLACES = (value: string): string => {
  const left = /^(\S+) left$/.exec(value)?.[1];
  if (left) return /^(?:1|one)$/.test(left) ? 'one spot left' : `${left} spots left`;
  const most = /^max (\d+)$/.exec(value)?.[1];
  if (most) return `max ${most} people`;
  return value === 'few' ? 'only a few spots left' : value;
};

/** '{Wir freuen uns|Ich freue mich}' as somebody who teaches alone says it, or as a studio does. */
export const agreed = (frame: string, alone: boolean): string =>
  !frame.includes('|') ? frame : frame.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, alone ? '$2' : '$1');

/** The frame with its slots filled, or undefined if one is not known. @throws Error if a slot does not exist */
export function fill(frame: string, values: Values): string | undefined {
  // 'Shorts, water and a friend and your guts' has one 'and' too many.
  const listed = frame.includes('} and ') ? /\{(\w+)\} and /.exec(frame)?.[1] : undefined;
  if (listed && values[listed]?.includes(' and ')) return undefined;
  // 'Guest Workshop: Flow: Olga' has one colon too many.
  if (frame.includes('**{class}**:') && values.class?.includes(':')) return undefined;
  let known = true;
  const filled = agreed(withArticle(frame, values), Boolean(values.alone)).replace(
    /\{([\p{L}\d’]+)\}/gu,
    (_slot, key: string) => {
      const value = values[key] ?? (/^\p{Lu}/u.test(key) ? upper(values[lower(key)]) : undefined);
      if (value === undefined) {
        if (!isSlot(key))
          throw new Error(`The line "${frame}" has an unknown slot {${key}}. copy/README.md lists them.`);
        known = false;
        return '';
      }
      if (value === '' && !ENDINGS.has(key)) known = false;
      return value;
    },
  );
  return known ? oneMark(sentenceCase(filled)) : undefined;
}

/** 'Time for Private Lesson' lacks a word; a name that stands by itself, 'Ready? Private Lesson', does not. */
function withArticle(frame: string, { class: name = '', language = 'en' }: Values): string {
  if (language !== 'en' || !frame.includes(' **{class}**')) return frame;
  const article = /\b(?:lesson|party)$/i.test(name)
    ? 'your'
    : /\b(?:workshop|jam|showcase|rehearsal|photo day)$/i.test(name)
      ? 'the'
      : '';
  if (article === '' || frame.includes('o’clock')) return frame;
  return frame.replace(/(?<=\p{L}|\{es\})(?<!\b(?:no|called|magical)) \*\*\{class\}\*\*/iu, ` ${article} **{class}**`);
}

const OF_DETAILS =
  /^(?:price|news|places|room|spots|bring|wear|music|songs|live|welcome|grade|content|length|timing|place|contact|soldout|cancelled)$/i;
const isSlot = (key: string) => OF_DETAILS.test(key);

const lower = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);
const upper = (value: string | undefined) => value && value.charAt(0).toUpperCase() + value.slice(1);

/** A slot at the beginning of a line begins a sentence. */
const sentenceCase = (line: string): string => (/^[*]/.test(line) ? line : capitalise(line));

/** After a name that ends in punctuation ('Pole Co.', 'Ready?') the line's own period is one too many. */
function oneMark(line: string): string {
  return line.replace(/([.!?])(\*\*)?\.(?!\.)/g, '$1$2');
}
