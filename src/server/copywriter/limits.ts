import { animationSeconds } from '../../scene/timeline.ts';

/**
 * Characters of each paragraph, bold marks not counted. On the film's 540-wide frame at 28 px a line holds about 30 characters, so a text within
 * these limits stays in the middle third. Both writers aim for `aim`; `most` leaves room for long names.
 */
export const LENGTHS = {
  intro: { aim: 70, most: 80 },
  highlight: { aim: 60, most: 80 },
  detail: { aim: 80, most: 100 },
  closing: { aim: 45, most: 60 },
} as const;

/** Words that people read in a second from a film, while its text does not move. */
const READ_PER_SECOND = 2.8;

/** Words that can be read in a film of so many seconds. */
export const wordsIn = (seconds: number): number => Math.round(READ_PER_SECOND * (seconds - animationSeconds(seconds)));

/** Below these a film's text has only room for short lines; only for the shortest. */
export const SOME_WORDS = 28;
export const FEW_WORDS = 20;

/** Visible characters: without the bold marks. */
export function seenLength(paragraph: string): number {
  return paragraph.replaceAll('**', '').length;
}

/** Words as they are read: 'knee pads' are two, '7:00' is one. */
export function wordCount(text: string): number {
  WORD.lastIndex = 0;
  let count = 0;
  while (WORD.test(text)) count++;
  return count;
}
const WORD = /[\p{L}\p{N}$€£@]\S*/gu;
