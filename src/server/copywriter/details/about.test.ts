import { describe, expect, it } from 'vitest';
import { ABOUTS, type About, LANGUAGES } from '../../../contract/promotion.ts';
import { writeBuiltIn } from '../built-in/index.ts';
import { gatherFacts } from '../facts.ts';
import { aboutIn } from '../lines/index.ts';
import type { PromotionInput } from '../types.ts';

const INPUT: PromotionInput = {
  instructorName: 'Jasmine',
  studio: 'Sky Studio',
  classType: 'Spin Basics',
  schedule: 'Every Thursday',
  time: '7:00 PM',
  details: '',
  writingStyle: 'elegant',
  language: 'en',
};
const aboutOf = (over: Partial<PromotionInput>) => gatherFacts({ ...INPUT, ...over }).about;
const textsFor = (over: Partial<PromotionInput>, seed = 1) =>
  writeBuiltIn(gatherFacts({ ...INPUT, ...over }), seed, [], 3).map(({ paragraphs }) => paragraphs);

describe('what a post is about [B596]', () => {
  it.each<[string, About]>([
    ['', 'weekly'],
    ['bring shorts, max 8, $15', 'weekly'],
    ['new class! all levels', 'newClass'],
    ['neuer kurs ab januar', 'newClass'],
    ['nueva clase', 'newClass'],
    ['2 spots left', 'lastSpots'],
    ['noch 2 plätze frei', 'lastSpots'],
    ['first class free', 'offer'],
    ['Carla subs for Kim', 'substitute'],
    ['new time! now 7.30pm instead of 7', 'moved'],
    ['we moved to 12 mill road', 'moved'],
    ['neuer preis: 18 €', 'newPrice'],
    ['new price $22', 'newPrice'],
    ['workshop with Ana', 'workshop'],
    ['sold out, waitlist open', 'soldOut'],
    ['ausgebucht', 'soldOut'],
    ['class cancelled tonight', 'cancelled'],
    ['kurs fällt heute aus', 'cancelled'],
    ['studio closed dec 24 - jan 2', 'closed'],
    ['no hay clase esta semana', 'closed'],
  ])('of “%s” is %s', (details, about) => {
    expect(aboutOf({ details })).toBe(about);
  });

  it('is told by the class, too', () => {
    expect(aboutOf({ classType: 'Handstand Workshop' })).toBe('workshop');
    expect(aboutOf({ classType: 'Halloween Party' })).toBe('event');
    expect(aboutOf({ details: 'first class free', about: 'weekly' })).toBe('weekly');
  });

  it.each(ABOUTS)('%s, chosen, is told in the first line in every language', (about) => {
    for (const language of LANGUAGES) {
      const words = aboutIn(language, about);
      for (const [hook = '', , ...rest] of textsFor({ about, language })) {
        const text = [hook, ...rest].join(' ');
        if (about === 'weekly') expect(hook).not.toContain(words);
        // Styles have lines of their own for these.
        else if (about === 'cancelled' || about === 'soldOut') expect(hook).not.toBe('**Spin Basics**');
        else expect(hook, language).toContain(words);
        if (about === 'closed') expect(text).not.toMatch(/book|come|see you|komm|bis bald|ven|nos vemos/i);
      }
    }
  });

  it('the words that were typed stand there rather than those of the kind, and once', () => {
    for (const [hook = '', , ...rest] of textsFor({ about: 'moved', details: 'now at 8pm, bring socks' })) {
      expect(hook).toMatch(/^Now at 8pm|Now at 8pm/i);
      expect(rest.join(' ')).not.toMatch(/8 ?pm/i);
    }
    for (const [hook = ''] of textsFor({ about: 'lastSpots', details: 'only 2 spots left' }))
      expect(hook).toMatch(/only 2 spots left/i);
    for (const [hook = ''] of textsFor({ about: 'workshop', classType: 'Handstand Workshop' }))
      expect(hook.match(/workshop/gi)).toHaveLength(1);
  });

  it('a class as in every week has no news, but is not promoted where it is off', () => {
    for (const [hook] of textsFor({ about: 'weekly', details: 'now at 8pm' })) expect(hook).not.toMatch(/8 ?pm/i);
    for (const [hook] of textsFor({ about: 'weekly', details: 'no classes over xmas' }))
      expect(hook).toMatch(/no classes/i);
  });
});
