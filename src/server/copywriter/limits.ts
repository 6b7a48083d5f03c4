/**
 * Characters of each paragraph, bold marks not counted. On the film's 540-wide frame at 28 px about 30 characters make a line, so that a text
 * within these stays in the middle third. `aim` is what both writers aim at, `most` what long names may make of it.
 */
export const LENGTHS = {
  intro: { aim: 70, most: 80 },
  highlight: { aim: 60, most: 80 },
  detail: { aim: 80, most: 100 },
  closing: { aim: 45, most: 60 },
} as const;

/** Characters that are seen: without the marks of bold. */
export function seenLength(paragraph: string): number {
  return paragraph.replaceAll('**', '').length;
}
