import { WRITING_STYLES } from '../../src/contract/profile.ts';
import type { Place } from './places.ts';

/** Topics that some styles of English answer and others do not, with those that do not, the fewest first. */
export function holesOf(places: readonly Place[]): { topic: string; styles: string[] }[] {
  const answers = places.filter(({ language, section }) => language === 'en' && section === 'answers');
  const answered = new Map<string, Set<string>>();
  for (const { style, topics } of answers)
    for (const topic of topics) answered.set(topic, (answered.get(topic) ?? new Set()).add(style));
  return [...answered]
    .map(([topic, styles]) => ({ topic, styles: WRITING_STYLES.filter((style) => !styles.has(style)) }))
    .filter(({ styles }) => styles.length > 0)
    .toSorted((a, b) => a.styles.length - b.styles.length);
}
