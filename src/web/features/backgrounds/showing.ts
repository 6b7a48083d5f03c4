import type { Clip } from '../../../contract/library.ts';
import type { ClipUse } from '../../../contract/shelf.ts';

/** The orders that a library can be seen in. */
export const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'longest', label: 'Longest first' },
  { value: 'used', label: 'Used most' },
  { value: 'video', label: 'By video' },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

/** "Tuesday 2" before "Tuesday 10", however an accent or a capital is typed. */
const NAMES = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Those of a library's clips whose name has all the words that were typed, anywhere in it, in an order.
 * @param clips newest upload first, its pieces in sequence; equals stay in that order
 * @param uses by public id, for those used most; without them that order is the one in which they come
 */
export function showing(
  clips: readonly Clip[],
  typed: string,
  order: Order,
  uses?: ReadonlyMap<string, ClipUse>,
): readonly Clip[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = clips.filter(({ title }) => {
    const name = plain(title);
    return words.every((word) => name.includes(word));
  });
  if (order === 'name') return found.toSorted((a, b) => NAMES.compare(a.title, b.title));
  if (order === 'longest') return found.toSorted((a, b) => b.duration - a.duration);
  if (order === 'used' && uses) {
    const count = ({ publicId }: Clip) => (uses.get(publicId)?.own ?? 0) + (uses.get(publicId)?.members ?? 0);
    return found.toSorted((a, b) => count(b) - count(a));
  }
  return found;
}
