import { type RefObject, useEffect, useRef, useState } from 'react';

/** So many entries are drawn at once: more than a screen shows, where a phone has one row of five. */
const PART = { wide: 40, phone: 16 };
const partHere = () => (window.matchMedia('(max-width: 47.99em)').matches ? PART.phone : PART.wide);
/** The next part is drawn when one of so many last entries comes into view. */
const AHEAD = 8;

/**
 * How many of a list's entries are drawn: a part of them, the next one when somebody comes near the end, and always the chosen one.
 * @param chosen its index; -1: none
 * @param given how many are drawn at once, if not as many as suit clips here
 * @returns the list's ref, and the number
 */
export function usePart(entries: number, chosen: number, given?: number): [RefObject<HTMLUListElement | null>, number] {
  const list = useRef<HTMLUListElement>(null);
  const [part] = useState(given ?? partHere);
  const [reached, setReached] = useState(part);
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
