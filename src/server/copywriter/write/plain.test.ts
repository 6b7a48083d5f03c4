import { expect, it } from 'vitest';
import { WRITING_STYLES } from '../../../contract/profile.ts';
import { gatherFacts } from '../facts.ts';
import { writeBuiltIn } from './index.ts';

const write = (details: string, seed: number, classType = 'Pole Flow') =>
  writeBuiltIn(
    gatherFacts({
      ...{
        classType,
        instructorName: 'Mia',
        studio: 'Sky Studio',
        schedule: 'Every Thursday',
        time: '7:00 PM',
        details,
      },
      writingStyle: WRITING_STYLES[seed % WRITING_STYLES.length]!,
    }),
    seed,
    [],
    3,
  );

it.each([
  ...['class is off this week', 'studio closed 24 dec - 2 jan', 'no classes over xmas', 'taking a week off'],
  ...['heute leider kein training', 'Kurs fällt aus wegen Krankheit', 'Sommerpause'],
  ...['hoy no hay clase', 'cerrado por vacaciones'],
])('%s: the first line says so, three texts do, and none invites [C8 B591]', (details) => {
  for (const classType of ['Pole Flow', '', 'Intermediate Spinning Combos & Drops']) {
    const texts = write(details, 3, classType);
    expect(new Set(texts.map(({ paragraphs }) => paragraphs[0])).size).toBe(classType === '' ? 1 : texts.length);
    for (const { paragraphs } of texts) {
      expect(paragraphs[0]!.toLowerCase()).toContain(details.slice(0, 12).toLowerCase().replace('24 dec', '24 Dec'));
      expect(paragraphs.join('\n')).not.toMatch(/\b(?:see you|join|book|komm|bis bald|nos vemos|ven)\b/i);
    }
  }
});

it.each([
  'New time! Now 7.30pm instead of 7',
  'We moved! New address: 12 High St',
  'neue uhrzeit ab januar',
  'nuevo horario',
])('what has changed stands in the first line: %s [C11 B591]', (details) => {
  for (const seed of [1, 4, 9])
    for (const { paragraphs } of write(details, seed))
      expect(paragraphs[0]!.toLowerCase()).toContain(details.slice(0, 8).toLowerCase());
});
