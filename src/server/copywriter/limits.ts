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

/** Visible characters: without the bold marks. */
export function seenLength(paragraph: string): number {
  return paragraph.replaceAll('**', '').length;
}
