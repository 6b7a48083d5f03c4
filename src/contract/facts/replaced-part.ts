/** The part of a text that an edit has replaced: from `start` to `end` of the old one, and by how much longer it has become. */
export type ReplacedPart = { start: number; end: number; grown: number };

/** What lies between the longest beginning and the longest end that both texts have. */
export function replacedPart(old: string, now: string): ReplacedPart {
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let same = 0;
  while (same < shorter - start && old[old.length - 1 - same] === now[now.length - 1 - same]) same++;
  return { start, end: old.length - same, grown: now.length - old.length };
}
