import type { WritingStyle } from '../../contract/profile.ts';
import { fitsOneLine } from '../../contract/promotion.ts';
import { cleanName, cleanSentences } from './clean.ts';
import { LENGTHS } from './limits.ts';
import type { PromotionInput } from './types.ts';

/** What is known about a class, cleaned and fit to print; an empty text means unknown. */
export interface Facts {
  style: WritingStyle;
  name: string;
  studio: string;
  classType: string;
  /** At most one line long, otherwise empty. */
  description: string;
  details: string;
  schedule: string;
  time: string;
  /** 'Thursday' if the schedule names exactly one weekday. */
  day: string;
}

// The class form's limits; longer texts come only from callers that bypass the contract.
const NAME_LENGTH = 30;

/** Cleans the form's fields (see clean.ts) and derives what the writers need from them. */
export function gatherFacts(input: PromotionInput): Facts {
  const schedule = cleanName(input.schedule, NAME_LENGTH);
  return {
    style: input.writingStyle,
    name: cleanName(input.instructorName, NAME_LENGTH),
    studio: cleanName(input.studio, NAME_LENGTH),
    classType: cleanName(input.classType, NAME_LENGTH),
    description: oneLineOf(cleanSentences(input.classDescription ?? '', 600)),
    details: cleanSentences(input.details, LENGTHS.detail.aim),
    schedule,
    time: cleanName(input.time, 12),
    day: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.exec(schedule)?.[0] ?? '',
  };
}

/** The whole description if it is short enough, else its first sentence if that is, else nothing. Display copy ends without a period. */
function oneLineOf(description: string): string {
  const fitting = [description, description.split(/(?<=[.!?])\s/, 1)[0] ?? ''].find(
    (text) => text.length <= LENGTHS.detail.most,
  );
  if (!fitting) return '';
  return /[.!?]\s/.test(fitting) ? fitting : fitting.replace(/\.$/, '');
}

/**
 * Day, time and place as they are drawn, one line each, or day and time together if they fit: 'Every Thursday, 7:00 PM\nSky Studio'. Asks for a
 * message if none of them is known. Built in code, never written by a writer, so that none can get a time wrong.
 */
export function highlightOf({ schedule, time, studio }: Facts): string {
  const when = fitsOneLine(schedule, time) ? [[schedule, time].filter(Boolean).join(', ')] : [schedule, time];
  return [...when, studio].filter(Boolean).join('\n') || 'Message us for the next date';
}
