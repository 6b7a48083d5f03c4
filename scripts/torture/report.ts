import type { Harms } from './faults.ts';
import type { Findings } from './findings.ts';
import type { Ledger } from './ledger.ts';
import type { Gap } from './watch.ts';
import type { Scale } from './workers.ts';

/** What people were disturbed by. */
export type Done = {
  readonly harms?: Harms | null;
  /** How often a process was restarted. */
  readonly restarts?: number;
  /** Seconds. */
  readonly migrated?: number | null;
  readonly scales?: readonly Scale[];
  /** Seconds. */
  readonly takeovers?: readonly number[];
};

/** What is right nevertheless: `floors.ts` says how much of it may be. */
const ALLOWED: readonly string[] = ['late', 'late, restored'] satisfies readonly (keyof Findings | 'late, restored')[];

type Told = { ledger: Ledger; findings: Record<string, string[]>; done: Done; gaps: Gap[]; minutes: number };

const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (what: string, value: string | number) => print(`${what.padEnd(46)}${value}`);
const times = (list: Map<string, number>) => [...list].map(([what, n]) => `${n} ${what}`).join(', ') || 'none';

/** Prints what was done, what people were told and what the auditor found. @returns whether everything is right */
export function report({ ledger, findings, done, gaps, minutes }: Told): boolean {
  const told = (list: Iterable<{ told: string }>) => {
    const counts = new Map<string, number>();
    for (const { told: what } of list) counts.set(what, (counts.get(what) ?? 0) + 1);
    return times(counts);
  };
  print('');
  row('films, as their people were told', told(ledger.films.values()));
  const ready = [...ledger.films.values()].filter(({ told: what }) => what === 'ready').length;
  if (!done.scales) row('films that came out, in a minute', (ready / minutes).toFixed(1));
  row('uploads, as their people were told', told(ledger.uploads.values()));
  row('promos saved, texts written, payments', `${ledger.promos.size}, ${ledger.texts}, ${ledger.payments.size}`);
  row('classes put in, asked for on their day', `${ledger.classes.size}, ${ledger.days.size}`);
  row('videos of classes, as their people were told', told(ledger.days.values()));
  const changes = [...ledger.days.values()].filter(({ substitute }) => substitute !== '').length;
  row('classes of which the day was changed', changes);
  const posted = [...ledger.published.values()].flat().length;
  row('posts chosen, and posted to Instagram', `${ledger.posts.size}, ${posted}`);
  row('what went wrong at Instagram', times(ledger.mishaps));
  row('calls, of which repeated', `${ledger.calls}, ${ledger.repeated}`);
  row('refused in words', times(ledger.refused));
  const failures = new Map<string, number>();
  for (const { reason, told: what } of [...ledger.films.values(), ...ledger.days.values()])
    if (what === 'failed') ledger.note(failures, reason ?? '');
  row('failed films in words', times(failures));
  if (done.harms) {
    row('kills, of which of the database', `${done.harms.kills}, ${done.harms.failovers.length}`);
    row('all faults', times(done.harms.byKind));
  }
  reportWork(done);
  row('calls that failed', times(ledger.failed));
  for (const kind of ['reads', 'writes'] as const)
    reportGaps(
      kind,
      gaps.filter((gap) => gap.kind === kind),
      done.harms ?? null,
    );
  print('');
  for (const [what, list] of Object.entries(findings)) {
    row(what, list.length);
    for (const each of list.slice(0, 12)) print(`  ${each}`);
  }
  const isRight = Object.entries(findings).every(([what, list]) => list.length === 0 || ALLOWED.includes(what));
  print(isRight ? '\nEverything is as people were told.' : '\nNot everything is as people were told.');
  return isRight;
}

function reportWork({ restarts, migrated, scales = [], takeovers = [] }: Done): void {
  if (restarts !== undefined) row('restarts', restarts);
  if (migrated) row('migrated under old programs', `${migrated.toFixed(1)} s`);
  const one = scales[0]?.filmsAMinute ?? Number.NaN;
  for (const { workers, filmsAMinute, coreSeconds, cores } of scales) {
    const share = (filmsAMinute / (one * workers)).toFixed(2);
    const cost = `${cores.toFixed(2)} cores, ${coreSeconds.toFixed(2)} s of a core for a film`;
    row(
      `workers: ${workers}`,
      `${filmsAMinute.toFixed(1)} films a minute, ${share} of ${workers} times one's; ${cost}`,
    );
  }
  for (const seconds of takeovers) row('taken over from a killed worker after', `${seconds.toFixed(1)} s`);
}

const FAILOVER_MS = 60_000;

/** Within a minute of each death of the database, and the longest of all others. */
function reportGaps(kind: Gap['kind'], gaps: readonly Gap[], harms: Harms | null): void {
  const sum = (some: readonly Gap[]) => some.reduce((total, { seconds }) => total + seconds, 0);
  const after = (at: number) => gaps.filter(({ from }) => from >= at - 1_000 && from < at + FAILOVER_MS);
  for (const { at, how } of harms?.failovers ?? []) {
    row(`no ${kind} in the minute after it`, `${sum(after(at)).toFixed(1)} s, ${how}`);
  }
  const failedOver = new Set(harms?.failovers.flatMap(({ at }) => after(at)));
  const others = gaps.filter((gap) => !failedOver.has(gap));
  const longest = others.toSorted((a, b) => b.seconds - a.seconds)[0];
  const worst = longest ? `, the longest ${longest.seconds.toFixed(1)} s after ${longest.after}` : '';
  row(`other times without ${kind}`, `${others.length}, ${sum(others).toFixed(1)} s in all${worst}`);
}
