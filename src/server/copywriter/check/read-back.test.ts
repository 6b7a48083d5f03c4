import { describe, expect, it } from 'vitest';
import type { Language } from '../../../contract/promotion.ts';
import { readerFor, saysOff } from './read-back.ts';

/** What is wrong with a text whose hook and closing are these, for details that were typed. */
function faultOf(
  details: string,
  lines: string,
  { leftOut = '', language = 'en' }: { leftOut?: string; language?: Language } = {},
) {
  const form = ['Pole Flow', 'Mia', 'Sky Studio', 'Every Thursday', '7:00 PM'];
  const reader = readerFor({ details, form, classType: 'Pole Flow', language, typedIn: language });
  const [hook = '', ...rest] = lines.split(' / ');
  return reader.faultOf({
    paragraphs: [hook, 'Every Thursday, 7:00 PM', ...rest],
    leftOut: leftOut === '' ? [] : [leftOut],
  });
}

describe('a text is read back before it is shown [B590]', () => {
  it.each([
    // What is right.
    ['max 6 €18', '**Pole Flow** / Max 6 people. Your spot: €18. / Come.', undefined],
    ['no exp needed', '**Pole Flow** / Beginners welcome / Come.', undefined],
    ['2 spots left', '**Pole Flow** / Two spots left / Come.', undefined],
    ['bring knee pads', '**Pole Flow**, knees covered / Bring knee pads / Come.', undefined],
    ['2x1', '**Pole Flow** / 2 for 1 / Come.', undefined],
    // What is wrong.
    ['max 6 €18', '**Pole Flow** / Max 6 people. Your spot: €6. / Come.', 'a number that nobody gave'],
    ['max 6', '**Pole Flow** / Max 8 people / Come.', 'a number that nobody gave'],
    ['max 6 €18', '**Pole Flow** / Max 6 people / Come.', 'a fact that is lost'],
    ['dm @vertigo', '**Pole Flow** / Message us / Come.', 'a fact that is lost'],
    ['cake after', '**Pole Flow** / Mia teaches / Come.', 'a fact that is lost'],
    ['level 2', '**Pole Flow** / A level on two feet / Come.', 'a fact that is lost'],
    ['max 3', '**Pole Flow** / Max and three tricks / Come.', 'a fact that is lost'],
    ['lvl 5', '**Pole Flow** / Lvl. Five, six, seven, eight / Come.', 'a fact that is lost'],
    ['$15 drop in', '**Pole Flow** for $15 / Drop-in: $15 / Come.', 'a fact twice'],
    ['no experience needed', 'No experience? **Pole Flow** / No experience needed / Come.', 'a fact twice'],
    ['bring knee pads', 'Bring knee pads: **Pole Flow** / Please bring your knee pads / Come.', 'a fact twice'],
    ['theres cake', 'There’s cake: **Pole Flow** / Mia bakes. There’s cake / Come.', 'a fact twice'],
    ['no class today', 'No class today / Thanks / Save your spot.', 'an invitation to what does not take place'],
    ['studio closed', 'Studio closed / Mia waits / See you there.', 'an invitation to what does not take place'],
  ] as const)('%s: %s', (details, lines, fault) => {
    expect(faultOf(details, lines)).toBe(fault);
  });

  it('what is named as left out is not lost', () => {
    expect(faultOf('max 6 €18', '**Pole Flow** / Max 6 people / Come.', { leftOut: '€18' })).toBeUndefined();
  });

  it.each([
    ['de', 'Matte mitbringen', 'Learn how to spin: **Pole Flow** / Matte mitbringen / Bis bald.'],
    ['es', 'trae agua', 'Your night: **Pole Flow** / Trae agua / Nos vemos.'],
    ['en', 'bring water', 'Komm, wir tanzen: **Pole Flow** / Bring water / Come.'],
  ] as const)('%s has no words of another language', (language, details, lines) => {
    expect(faultOf(details, lines, { language })).toBe('words of another language');
  });
});

it.each([
  ...[
    'class is off this week',
    'no classes over xmas',
    'studio closed',
    'cancelled tonight',
    'we are on a break',
    'Summer break',
  ],
  ...['heute leider kein training', 'Kurs fällt aus', 'Die Stunde entfällt', 'Sommerpause', 'geschlossen'],
  ...['hoy no hay clase', 'clase cancelada', 'cerrado por vacaciones', 'se suspende la clase'],
])('nothing takes place: %s [B591]', (details) => {
  expect(saysOff(details)).toBe(true);
});

it.each([
  'free cancellation',
  'no class fee',
  'hands off the mirror',
  'Take 10 off',
  'please cancel 24h before',
  'no shoes',
  'no hay nivel',
])('it takes place: %s [B591]', (details) => {
  expect(saysOff(details)).toBe(false);
});
