import type { DayManner } from '../../../contract/facts.ts';

/** When the class is: a date, every week on a day, another rhythm such as 'Weekdays', or not known. */
export type When = { date: string } | { every: number } | { rhythm: string } | null;

/** A day that a text says. */
export type DayMention = { start: number; end: number; manner: DayManner; when: Exclude<When, null> };

/** What its words say. */
export type Said = Pick<DayMention, 'manner' | 'when'>;
