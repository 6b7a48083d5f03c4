import type { Slot } from '../understand/slots.ts';

/**
 * A fact of the details as a plain English clause, '' where its value already is one or nothing is said better than it was typed: 'Find us in Studio B',
 * 'Drop-in: $15'. `typed` is the part of the details that says it.
 */
export function phraseOf({ kind, value, of, not }: Slot, typed = ''): string {
  if (not) return '';
  return PHRASES[kind]?.(value, of ?? '', typed) ?? '';
}

const LEVELS: Record<string, string> = {
  beginner: 'beginners',
  intermediate: 'intermediates',
  advanced: 'advanced students',
  all: 'every level',
  'intermediate and advanced': 'intermediate and advanced students',
};

/** Who is meant by a level: 'intermediates', 'level 2 students'. */
export const levelIn = (value: string): string => LEVELS[value] ?? (/^level/.test(value) ? `${value} students` : value);

/** Levels whose people can be welcomed. */
export const WELCOME: Record<string, string> = { beginner: 'beginners', all: 'all levels' };

type Phrase = (value: string, of: string, typed: string) => string | undefined;

/** The first rule whose words the value has. */
const firstOf = (value: string, rules: readonly (readonly [RegExp, string])[]): string | undefined => {
  const rule = rules.find(([words]) => words.test(value));
  return rule && value.replace(...rule);
};

const PHRASES: Partial<Record<Slot['kind'], Phrase>> = {
  // A class for which beginners are welcome is not only for them.
  level: (value, of) => (of !== '' || value === 'needs' || value in WELCOME ? undefined : `For ${levelIn(value)}`),
  // 'It’s $15' and 'It’s 45 minutes long' would be of whatever stands before them.
  price: (value, of) => (of === 'drop-in' ? `Drop-in: ${value}` : undefined),
  offer: (value, _of, typed) =>
    firstOf(value === 'free class' && !/class|lesson|session/i.test(typed) ? 'free' : value, [
      [/^(free)$/, 'It’s $1'],
      [/^((?:\d+%|[$€£]\d+) off.*)$/, 'Get $1'],
      [/^(first (?:class|lesson|month|session) (?:free|half price))$/, 'Get your $1'],
      [/^(free trial class.*)$/, 'Get a $1'],
      [/^(2 for 1.*|half price.*|free for .*)$/, 'It’s $1'],
      [/^(free class.*)$/, 'It’s a $1'],
      [/^(student discount|Black Friday deal)$/, 'There’s a $1'],
    ]),
  series: (value, of) =>
    of
      ? undefined
      : firstOf(value, [
          [/^(week \d+ of \d+)$/, 'This is $1'],
          [/^((?:class|part|session|lesson) \d+ of \d+)$/, 'It’s $1'],
          [/^((?:\d+|two|three|four|five|six|eight|ten|twelve) (?:weeks|months))$/, 'It runs for $1'],
          [/^((?:until|from) .*)$/, 'It runs $1'],
          [/^(starts .*)$/, 'It $1'],
          [/^((?:first|last) class (?:of|before) .*)$/, 'It’s the $1'],
          [/^(new .*)$/, 'It’s a $1'],
        ]),
  audience: (value, _of, typed) =>
    firstOf(value, [
      [/^(\d\d\+)$/, /\bonly\b/i.test(typed) ? '$1 only' : 'For everyone $1'],
      [/^(ages .*|\p{Ll}+ only)$/u, 'For $1'],
      [/^for (\p{Ll}+(?: and \p{Ll}+)?)$/u, 'Made for $1'],
      [/^((?:ladies|girls) night)$/, 'It’s $1'],
    ]),
  timing: (value) =>
    firstOf(value, [
      [/^doors (.*)$/, 'Doors open at $1'],
      [/^(come (?:early|\d+ minutes early))$/, 'Please $1'],
    ]),
  place: (value) =>
    firstOf(value, [
      [/^online$/, 'See you online'],
      [/^((?:free |street |easy )+parking.*|parking .*)$/, 'There’s $1'],
      [/^((?:studio|room|hall) .*)$/i, 'Find us in $1'],
      [/^((?:upstairs|downstairs|back|big|small|main|hoop|aerial|mirror) .*)$/i, 'Find us in the $1'],
      [/^(upstairs|downstairs)$/, 'Find us $1'],
      [/^(.* floor)$/, 'Find us on the $1'],
      [/^((?:new |old )?(?:park|garden).*)$/, 'Find us in the $1'],
      [/^(rooftop.*)$/, 'Find us on the $1'],
      [
        /^((?:new |old )?(?:beach|gym|theatre|theater|yoga room|community|school hall|second|other|location|space|place|home).*)$/,
        'Find us at the $1',
      ],
      [/^(\d+ \p{Lu}.*|\p{Lu}.*)$/u, 'Find us at $1'],
    ]),
  music: (value) =>
    firstOf(value, [
      [/^(live music)$/, 'With $1'],
      [/^(live .*)$/, 'With a $1'],
    ]),
  bring: (value, of, typed) => {
    const are = /s$| and /.test(value) ? 'are' : 'is';
    if (of === 'recommended') return `We recommend ${value}`;
    const how = /\b(?:optional|welcome|provided|included)\b/i.exec(typed)?.[0].toLowerCase();
    return of && how ? `${value} ${are} ${how}` : undefined;
  },
};

/** '$15', '$15 for members', '$30 per person', '$15 drop-in': as a sentence has it. */
export function priceIn(value: string, of: string): string {
  if (of === '') return value;
  if (LABEL.test(of)) return `${of}: ${value}`;
  const how = FORMS.find(([words]) => words.test(of))?.[1] ?? 'for ';
  return `${value} ${how}${of}`;
}
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:per|at|drop-in|online|each)\b/, ''],
  [/^(?:series|course|block)$/, 'for the '],
  [/^(?:pair|couple|month|week|class|session|lesson|person)$/, 'per '],
];
/** What is bought, and not who buys it. */
const LABEL = /\d|tickets|pass|pack|card|unlimited|cash/;
