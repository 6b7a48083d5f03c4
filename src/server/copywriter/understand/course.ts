import type { Found } from './match.ts';

interface Part {
  from: number;
  to: number;
  facts: readonly Found[];
  whole: boolean;
}

const COURSE = /(?<!\p{L})(?:course|kurs|curso|\d+ termine)(?!\p{L})/iu;
/** So many lessons, and from when: '8er Kurs ab 11.1.' */
const SO_MANY = /^\d+er[- ]kurs(?: ab [\d.]+)?$/iu;

/** What a course costs stands with it: '8 week course from 14 Jan, £88' is no price of a lesson. */
export const isCourse = ([course, price]: readonly [Part, Part], sentence: string): boolean =>
  price.whole &&
  price.facts.every(({ slot }) => slot?.kind === 'price' && slot.of === undefined) &&
  ((course.facts.at(-1)?.slot?.kind === 'series' && COURSE.test(sentence.slice(course.from, course.to))) ||
    SO_MANY.test(sentence.slice(course.from, course.to).trim()));

/** A course with what it costs, which ends there. */
export const isCoursePrice = ({ from, to, facts, whole }: Part, sentence: string): boolean =>
  !whole && facts.at(-1)?.slot?.kind === 'price' && facts.at(-1)!.to === to && ANY.test(sentence.slice(from, to));
const ANY = /course|kurs|curso|termine/iu;
