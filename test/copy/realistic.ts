import { WRITING_STYLES } from '../../src/contract/profile.ts';
import type { Language } from '../../src/contract/promotion.ts';
import { families, starterClasses } from '../../src/server/copywriter/lines/index.ts';
import type { PromotionInput } from '../../src/server/copywriter/types.ts';
import { seededRandom } from '../../src/server/copywriter/write/random.ts';
import { namesOf } from './class-names.ts';
import { LABELLED } from './details.ts';
import { GOLDEN_DETAILS } from './golden.ts';
import { INPUTS } from './inputs.ts';

const LANGUAGES: readonly Language[] = ['en', 'en', 'en', 'de', 'es'];
const PEOPLE = ['Mia', 'Jo & Max', 'Anastasia', 'Lena', 'Kim', ''];
const STUDIOS = ['Sky Studio', 'The Pole Loft', 'Vertical', ''];
const DAYS = ['Every Thursday', 'Every Sunday', 'Friday, December 4', 'Weekdays', ''];
const TIMES = ['7:00 PM', '6:15 AM', '12:30 PM', ''];
const SECONDS = [15, 15, 15, 12, 10, 8, 6];

/**
 * The class with this number, as people might enter it: one of a fresh installation, one of any family by any of its names, or one that somebody has typed;
 * with no details, with what people type, or with two of those. Every style comes round in turn; a number gives the same class as long as the lists are what they are.
 */
export function realisticInput(number: number): PromotionInput {
  const random = seededRandom(number + 1);
  const of = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const language = of(LANGUAGES);
  const form = {
    ...{ writingStyle: WRITING_STYLES[number % WRITING_STYLES.length]!, language, videoDuration: of(SECONDS) },
    ...{ instructorName: of(PEOPLE), studio: of(STUDIOS), schedule: of(DAYS), time: of(TIMES) },
  };
  const typed = () => (language === 'en' ? of(LABELLED).typed : of(GOLDEN_DETAILS[language]));
  const chance = random();
  const details = chance < 0.2 ? '' : chance < 0.85 ? typed() : `${typed()}. ${typed()}`;
  const kind = random();
  if (kind < 0.2 && language === 'en') return { ...of(INPUTS), ...form, details };
  const { classType, description } = of(starterClasses());
  if (kind < 0.55) return { ...form, classType, details, ...(language === 'en' && { classDescription: description }) };
  return { ...form, details, classType: of(namesOf(of(families()).id)) };
}
