import { readFileSync } from 'node:fs';
import { readDetails } from '../../src/server/copywriter/understand/read.ts';
import type { Slot } from '../../src/server/copywriter/understand/slots.ts';

/** Details as people type them, and what they say, labelled by hand: see details.tsv. */
export interface Labelled {
  typed: string;
  /** Sorted, as `shown` has them. */
  says: string[];
}

export const LABELLED: readonly Labelled[] = readFileSync(new URL('details.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [typed = '', says = ''] = line.split('\t');
    return { typed, says: says === '-' ? [] : says.split(' | ').map(plain).toSorted() };
  });

/** What the reader finds, in the form of the labels. */
export function found(typed: string): string[] {
  return readDetails(typed)
    .clauses.flatMap(({ slots }) => slots)
    .map((slot) => plain(shown(slot)))
    .toSorted();
}

const shown = ({ kind, value, of, not }: Slot) => `${not ? '!' : ''}${kind} ${value}${of ? ` (${of})` : ''}`;

function plain(label: string): string {
  return label.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
