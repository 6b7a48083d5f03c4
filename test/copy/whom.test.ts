import { expect, it } from 'vitest';
import type { Language } from '../../src/contract/promotion.ts';
import { saysOff } from '../../src/server/copywriter/check/read-back.ts';
import { textsOf } from './texts.ts';

const WHOM: Record<Language, readonly string[]> = {
  en: ['low impact, over 55s welcome', 'gentle, easy on the joints', '60+, chairs here'],
  de: ['sanft, auch mit neuer Hüfte', 'ab 65, Stuhl da', 'gelenkschonend'],
  es: ['suave, más de 65', 'bajo impacto, con silla', 'mayores de 60'],
};
/** Effort and jokes at their expense. */
const AGAINST =
  /(?<!\p{L})(?:dignity|emails?|inbox|burn\w*|sweat\w*|fight\w*|fierce|beast\w*|roar\w*|anstrengend|schwitz\p{L}*|kämpf\p{L}*|jammern|vollgas|esfuerzo|sudor|dalo todo|quejarse|garra)(?!\p{L})/iu;

it('who is older or wants it gentle reads no joke or effort that is wrong for them, whatever the class [B927]', () => {
  for (const language of ['en', 'de', 'es'] as const) {
    const texts = textsOf((one) => ({
      language,
      classType: one([
        'Zumba Gold',
        'Strength',
        'Yoga',
        'Aqua',
        'Kraftfalter',
        'Salsa',
        'Stretching',
        'Rücken & Kraft',
      ]),
      details: one(WHOM[language]),
    }));
    for (const { input, said } of texts) expect(said, `${input.classType}: ${input.details}`).not.toMatch(AGAINST);
  }
});

const TWO: Record<Language, readonly string[]> = {
  en: ['1-1 or bring a friend', '£60 for 2'],
  de: ['1:1 65€, zu zweit 80', 'auch mit Freundin'],
  es: ['40€, dos amigas 55', 'también en pareja'],
};

it('nobody is alone in a private lesson for two, and no event needs an article [B927]', () => {
  for (const language of ['en', 'de', 'es'] as const) {
    const lessons = textsOf((one) => ({
      language,
      classType: one(['Private Pole', 'Privatstunde', 'Clase particular']),
      details: one(TWO[language]),
    }));
    for (const { input, said } of lessons)
      expect(said, input.details).not.toMatch(
        /(?<!\p{L})(?:only you|just you|nur du|nur für dich|solo tú|sólo tú|solo para ti)(?!\p{L})/iu,
      );
    const classType = { en: 'Open Day', de: 'Tag der offenen Tür', es: 'Fiesta de Aniversario' }[language];
    for (const { said } of textsOf(() => ({ language, classType, instructorName: '' })))
      expect(said).not.toMatch(/(?<!\p{L})(?:in|into|to|at|zu|im|bei|en|a|de) \*\*/iu);
  }
});

const FINE: Record<Language, readonly string[]> = {
  en: ['1st class half off', 'first class 50% off', 'second session half price'],
  de: ['ohne Partner kein Problem', 'erste Stunde halber Preis'],
  es: ['sin pareja no hay problema', 'no hay excusas', 'aquí no hay prisa', 'no hay límite de edad'],
};
const APOLOGY = /understanding|verständnis|comprensión|sorry|tut uns leid|lo sentimos/iu;

it('what is no trouble cancels nothing, and no apology stands under it [B928]', () => {
  for (const language of ['en', 'de', 'es'] as const) {
    for (const typed of FINE[language]) expect(saysOff(typed), typed).toBe(false);
    const texts = textsOf((one) => ({
      language,
      classType: one(['Salsa', 'Hip Hop', 'Barre']),
      details: one(FINE[language]),
    }));
    for (const { input, said } of texts) expect(said, input.details).not.toMatch(APOLOGY);
  }
});

it('a class that is full on a day is news, and nobody is called to it [B928]', () => {
  const days = ['este viernes', 'hoy', 'el sábado', 'esta semana'];
  const texts = textsOf((one) => ({
    language: 'es',
    classType: one(['Yoga Aéreo', 'Salsa', 'Barre']),
    details: `completo ${one(days)}, lista de espera por WhatsApp`,
  }));
  for (const { input, hook, said } of texts) {
    expect(hook, input.details).toMatch(/complet|agotad/i);
    expect(said, input.details).not.toMatch(
      /(?<!\p{L})(?:ven|anímate|únete|pásate|(?<!dentro, )te esperamos|baila|entra)(?!\p{L})/iu,
    );
  }
});

it('years of an anniversary are no age [B928]', () => {
  for (const { said } of textsOf(() => ({
    language: 'es',
    classType: 'Fiesta de Aniversario',
    details: '5 años, entrada $100, +18',
  })))
    expect(said).not.toMatch(/desde los 5|a partir de 5/i);
});
