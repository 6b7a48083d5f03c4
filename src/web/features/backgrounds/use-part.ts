import { type RefObject, useEffect, useRef, useState } from 'react';

/** So many entries are drawn at once: more than a wide screen shows, and few enough for a slow phone's frame. */
const PART = 40;
/** So few come first that the first picture is there soon: more than a phone shows at once. */
const FIRST = 12;
/** The next part is drawn when one of so many last entries comes into view. */
const AHEAD = 8;

/**
 * How many of a list's entries are drawn: a part of them, the next one when somebody comes near the end, and always the chosen one.
 * @param chosen its index; -1: none
 * @param part how many are drawn at once
 * @returns the list's ref, and the number
 */
export function usePart(entries: number, chosen: number, part = PART): [RefObject<HTMLUListElement | null>, number] {
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState(Math.min(part, FIRST));
  const shown = Math.max(reached, chosen + part);
  const more = shown < entries;
  useEffect(() => {
    if (!more || !list.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setReached(shown + part),
    );
    for (const entry of [...list.current.children].slice(-AHEAD)) observer.observe(entry);
    return () => observer.disconnect();
  }, [shown, more, part]);
  return [list, shown];
}
