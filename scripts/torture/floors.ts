import type { Ledger } from './ledger.ts';
import type { Gap } from './watch.ts';

/** What has to succeed, whatever is done to the installation. */
export type Floors = {
  /** Films that came out, in each minute. */
  readonly filmsAMinute: number;
  /** Of all films, and of all uploads, of which people heard the end: at most so many failed. */
  readonly failedShare: number;
  /** Of all films and uploads: at most so many came after their person had given up. */
  readonly lateShare: number;
  /** No read and no write may go without an answer for longer. */
  readonly silenceSeconds: number;
};

export const FLOORS: Floors = { filmsAMinute: 1, failedShare: 0.05, lateShare: 0.1, silenceSeconds: 120 };

type Run = { readonly minutes: number; readonly people: number; readonly gaps: readonly Gap[] };

/**
 * In which a run succeeded too seldom: without it, one in which nothing works would have nothing wrong.
 * @returns in words; empty: enough succeeded
 */
export function tooLittle(ledger: Ledger, { minutes, people, gaps }: Run, floors: Floors = FLOORS): string[] {
  const found: string[] = [];
  const [films, uploads] = [countsOf(ledger.films.values()), countsOf(ledger.uploads.values())];
  const aMinute = films.ready / minutes;
  if (aMinute < floors.filmsAMinute) {
    found.push(`${aMinute.toFixed(1)} films came out in a minute, of at least ${floors.filmsAMinute}`);
  }
  for (const [what, { ready, failed, accepted }] of Object.entries({ films, uploads })) {
    const share = failed / Math.max(1, ready + failed);
    if (share > floors.failedShare)
      found.push(`${percent(share)} of the ${what} failed, of at most ${percent(floors.failedShare)}`);
    const late = accepted / Math.max(1, ready + failed + accepted);
    if (late > floors.lateShare)
      found.push(`${percent(late)} of the ${what} came late or never, of at most ${percent(floors.lateShare)}`);
  }
  if (ledger.payments.size < people) found.push(`${ledger.payments.size} of ${people} people have signed up and paid`);
  const done = {
    uploads: uploads.ready,
    texts: ledger.texts,
    'videos of classes': [...ledger.days.values()].filter(({ told }) => told === 'ready').length,
    posts: ledger.published.size,
    promos: [...ledger.promos.values()].filter(({ version }) => version > 0).length,
  };
  for (const [what, n] of Object.entries(done)) if (n === 0) found.push(`no ${what} at all`);
  for (const { kind, seconds, after } of gaps) {
    if (seconds > floors.silenceSeconds)
      found.push(`no ${kind} for ${seconds.toFixed(0)} s after ${after}, of at most ${floors.silenceSeconds} s`);
  }
  return found;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function countsOf(entries: Iterable<{ told: 'accepted' | 'ready' | 'failed' }>) {
  const counts = { accepted: 0, ready: 0, failed: 0 };
  for (const { told } of entries) counts[told] += 1;
  return counts;
}
