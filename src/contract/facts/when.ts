import type { DayManner, TimeManner } from '../facts.ts';

/** When the class is: a date, every week on a day, another rhythm such as 'Weekdays', or not known. */
export type When = { date: string } | { every: number } | { rhythm: string } | null;

/** What words say. */
export type Said = { manner: DayManner; when: Exclude<When, null> };

/**
 * How far words can be trusted to say a day or a time. Certain ones do, whatever the form says; likely ones do where the form says the same ('5/12');
 * of possible ones only so much is known when the form has said the same and does no longer ('at 7', 'mañana').
 */
export type Certainty = 'certain' | 'likely' | 'possible';

/** A day that a text says, in each way in which it can be read, the usual one first: '5/12' is two dates. */
export type DayMention = { start: number; end: number; certainty: Certainty; readings: readonly [Said, ...Said[]] };

/** A time that a text says, in minutes after midnight; both halves of the day for one without AM and PM. */
export type TimeMention = {
  start: number;
  end: number;
  certainty: Certainty;
  manner: TimeManner;
  minutes: readonly number[];
  /** What it means for those who say '7 Uhr' for 19 Uhr. */
  possible: readonly number[];
};
