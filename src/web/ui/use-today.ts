import { useSyncExternalStore } from 'react';
import { today } from './dates.ts';

/** Milliseconds after which the clock is looked at in any case: it may have been set, or the person have traveled. */
const LOOK_MS = 3_600_000;

/** Milliseconds until the day ends where the person is; some days have 23 or 25 hours. */
function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** Calls `tell` when another day begins: at midnight, and when somebody comes back to a page that slept. Returns the function that stops it. */
export function onNewDay(tell: () => void): () => void {
  let day = today();
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(LOOK_MS, untilTomorrow(new Date())));
    const now = today();
    if (now === day) return;
    day = now;
    tell();
  };
  look();
  const { window } = globalThis;
  for (const event of ['focus', 'visibilitychange', 'pageshow']) window?.addEventListener(event, look);
  return () => {
    clearTimeout(timer);
    for (const event of ['focus', 'visibilitychange', 'pageshow']) window?.removeEventListener(event, look);
  };
}

/** Today as YYYY-MM-DD where the person is. The component is rendered again when another day begins, also on a page that stays open for a week. */
export function useToday(): string {
  return useSyncExternalStore(
    onNewDay,
    () => today(),
    () => today(),
  );
}
