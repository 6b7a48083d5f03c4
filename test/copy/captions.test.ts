import { expect, test } from 'vitest';
import { guessLanguage } from '../../src/contract/languages.ts';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import type { Language } from '../../src/contract/promotion.ts';
import { defaultPromo } from '../../src/scene/promo.ts';
import { writePromotion } from '../../src/server/copywriter/index.ts';
import { captionOf } from '../../src/web/features/captions/caption.ts';
import { EMPTY_FORM, promotionInput } from '../../src/web/features/editor/model/class-form.ts';

const TODAY = '2026-11-23';
/** Class, studio, teacher, when, time, details in each language. */
const CLASSES = [
  [
    'Spin Basics',
    'Luna Pole Loft',
    'Jasmine',
    '2026-11-26',
    '7:00 PM',
    ['bring water', 'bitte Wasser mitbringen', 'trae agua'],
  ],
  ['Exotic Flow', 'Pole Palace', 'Mia', 'Every Friday', '8:15 PM', ['all levels', 'alle Level', 'todos los niveles']],
  ['Aerial Hoop', 'Sky Studio', 'Jo & Max', 'Every Saturday', '10:00 AM', ['max 8', 'max. 8 Plätze', 'solo 8 plazas']],
  ['Heels', 'Studio Nord', 'Kim', '2026-12-04', '6:30 PM', ['$15 drop in', '15 € pro Stunde', '15 € por clase']],
  ['Stretch & Flex', 'Luna Pole Loft', 'Ana', 'Weekends', '9:00 AM', ['', '', '']],
] as const;
const CASES = (['en', 'de', 'es'] as const).flatMap((language, index) =>
  Array.from({ length: 20 }, (_, seed) => {
    const [classType, studio, instructorName, when, time, details] = CLASSES[seed % CLASSES.length]!;
    const day = /^\d/.test(when) ? { date: when, schedule: '' } : { date: null, schedule: when };
    const writingStyle = WRITING_STYLES[seed % WRITING_STYLES.length]!;
    const form = {
      ...EMPTY_FORM,
      classType,
      studio,
      instructorName,
      time,
      details: details[index]!,
      writingStyle,
      ...day,
    };
    return { language, seed, form };
  }),
);

/** What an English caption has of day and time, and no other. */
const ENGLISH = /\b(?:Every|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?\b|\d [AP]M|\bDecember\b/;
const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

test.each(CASES)(
  'C3: caption $seed in $language: its language, each fact once, three to five hashtags [B652]',
  async ({ language, seed, form }) => {
    const input = { ...promotionInput(form as never), language: language as Language, seed };
    const { text } = await writePromotion(input, { signature: true, log: console });
    const caption = captionOf({ ...defaultPromo, text }, form as never, TODAY);
    const parts = caption.split('\n\n');
    const tags = parts.at(-1)!.split(' ');
    expect(tags.every((tag) => /^#[\p{L}\p{N}]+$/u.test(tag))).toBe(true);
    expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.length).toBeLessThanOrEqual(5);
    const words = parts.slice(0, -1).join('\n\n');
    expect(guessLanguage(words)).toBe(language);
    if (language !== 'en') expect(words).not.toMatch(ENGLISH);
    expect(words).toContain(parts[0]!);
    // The time and the studio are said in one place; a class in its hook and nowhere behind it.
    expect(count(words, /\d{1,2}:\d\d|\d (?:Uhr|[AP]M)/g)).toBe(1);
    expect(count(words, new RegExp(form.studio, 'g'))).toBe(1);
    expect(
      count(words, new RegExp(`^${form.classType} · `, 'gm')) && count(words, new RegExp(form.classType, 'gi')) > 1,
    ).toBeFalsy();
  },
);
