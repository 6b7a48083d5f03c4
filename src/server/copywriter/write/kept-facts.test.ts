import { expect, it } from 'vitest';
import type { Language } from '../../../contract/promotion.ts';
import { gatherFacts } from '../facts.ts';
import type { PromotionInput } from '../types.ts';
import { writeBuiltIn } from './index.ts';
import { CASES } from './with-name.ts';

const CLASS = { classType: 'Barre', instructorName: 'Erin', studio: 'Barrewerk', schedule: 'Every Thursday' } as const;

const textsFor = (language: Language, details: string): string[] => {
  const input: PromotionInput = { ...CLASS, time: '5:15 PM', writingStyle: 'elegant', language, details };
  return [0, 1, 2, 3].flatMap((seed) =>
    writeBuiltIn(gatherFacts(input), seed, [], 3).map(({ paragraphs }) => paragraphs.join('\n').replaceAll('**', '')),
  );
};

it.each([
  ['en', '$35 / 30 members, grip socks', /\$35 \/ 30 members/],
  ['en', '$15 per class', /\$15 per class/],
  ['es', '$90 la clase', /\$90 la clase/],
  ['de', '30+ willkommen', /30\+ willkommen/],
  ['de', '39€, anmeldung per dm', /anmeldung per DM/i],
  ['en', 'sub this wk is Mara', /this week/],
] as const)('what belongs to a fact stays with it: %s "%s" [B812]', (language, details, said) => {
  for (const text of textsFor(language, details)) expect(text).toMatch(said);
});

it('who is away does not teach, and the class is not closed [B812]', () => {
  for (const text of textsFor('en', 'Im away so Josh covers, same pass works')) {
    expect(text).toMatch(/Josh/);
    expect(text).not.toMatch(/with Erin|thank you for understanding/i);
  }
});

it('a name that is a noun has its article after a preposition [B813]', () => {
  expect(CASES.es('Un paseo con Equipo Altura')).toBe('Un paseo con el Equipo Altura');
  expect(CASES.es('El arcoíris es de Profe Beto')).toBe('El arcoíris es del Profe Beto');
  expect(CASES.es('Pregúntale a Profe Ana')).toBe('Pregúntale a la Profe Ana');
  expect(CASES.es('Con Beto')).toBe('Con Beto');
  expect(CASES.de('Mit Herr Blume, bei Team Luft')).toBe('Mit Herrn Blume, beim Team Luft');
});

it('and what is no name keeps its case [B983]', () => {
  const names = ['Das ganze Team', 'Unsere Crew'];
  expect(CASES.de('Mit Das ganze Team, von Unsere Crew', names)).toBe('Mit dem ganzen Team, von unserer Crew');
  for (const line of ['Ganz bei der Sache', 'Fragt bei der Rezeption', 'Von der Stange'])
    expect(CASES.de(line, names)).toBe(line);
});
