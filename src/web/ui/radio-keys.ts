import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The arrow keys choose, as in any radio group, and go round at its ends.
 * @param at the place of what is chosen, or has the focus
 * @param choose called with the place of the next one, which then has the focus
 */
export function chooseByKeys(
  event: KeyboardEvent<HTMLElement>,
  { at, count, choose }: { at: number; count: number; choose: (next: number) => void },
): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = (at + step + count) % count;
  choose(next);
  event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
}
