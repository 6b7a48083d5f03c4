import { pino } from 'pino';
import { expect, it } from 'vitest';
import { addDays } from '../../src/contract/facts/calendar.ts';
import { LANGUAGES, WRITING_STYLES } from '../../src/contract/profile.ts';
import { EMPTY_FORM, promotionInput } from '../../src/contract/written.ts';
import { writePromotion } from '../../src/server/copywriter/index.ts';
import type { Memory } from '../../src/server/copywriter/memory.ts';

/** More with FUZZ_WEEKS=100. */
const WEEKS = Number(process.env.FUZZ_WEEKS ?? 3);
const CLASSES = ['Spin Basics', 'Pole Level 2', 'Exotic Heels', 'Stretch', 'Aerial Silks', 'Lyra Hoop'];
const TEACHERS = ['Jo', 'Mia', 'Carla'];
/** As the form has them, and as texts say them elsewhere. */
const TIMES = [
  ['5:30 PM', '17:30'],
  ['7:00 PM', '19:00', '19 Uhr'],
];
const REMEMBERED = 60;
const log = pino({ level: 'silent' });
const dayOf = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));

/** What says when the class is, who teaches it and what it is called returns with the class. */
const isFact = (line: string, words: readonly string[]) =>
  words.some((word) => line.toLowerCase().includes(word.toLowerCase()));

it(`says no line twice in a week of twelve classes, in ${WEEKS} weeks [B823]`, async () => {
  const repeated: string[] = [];
  for (let week = 0; week < WEEKS; week++) {
    const language = LANGUAGES[week % LANGUAGES.length]!;
    let memory: Memory = [];
    const said = new Map<string, number>();
    for (let at = 0; at < 12; at++) {
      const form = {
        ...EMPTY_FORM,
        ...{ classType: CLASSES[(week + at) % 6]!, instructorName: TEACHERS[at % 3]!, studio: 'Sky Studio' },
        ...{ date: addDays('2026-11-30', Math.floor(at / 2)), time: TIMES[at % 2]![0]! },
        writingStyle: WRITING_STYLES[Math.floor(week / LANGUAGES.length) % WRITING_STYLES.length]!,
      };
      const { text, used } = await writePromotion(
        { ...promotionInput(form), language, seed: 1000 * week + at },
        { signature: false, memory, log },
      );
      memory = [used[0]!, ...memory].slice(0, REMEMBERED);
      const facts = [...TIMES[at % 2]!, form.classType, form.instructorName, form.studio, dayOf(form.date, language)];
      for (const line of text.split('\n').map((each) => each.replaceAll('*', '').trim())) {
        if (line === '' || isFact(line, facts)) continue;
        if (said.has(line)) repeated.push(`week ${week} (${language}): ${line} (${said.get(line)} and ${at})`);
        said.set(line, at);
      }
    }
  }
  expect(repeated).toEqual([]);
});
