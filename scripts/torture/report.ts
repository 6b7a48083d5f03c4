import type { Findings } from './auditor.ts';
import type { Done } from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { Gap } from './watch.ts';

type Told = { ledger: Ledger; findings: Findings; done: Done | null; gaps: Gap[]; minutes: number };

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
  row('films a minute', (ledger.films.size / minutes).toFixed(1));
  row('uploads, as their people were told', told(ledger.uploads.values()));
  row('promos saved, texts written, payments', `${ledger.promos.size}, ${ledger.texts}, ${ledger.payments.size}`);
  row('calls, of which repeated', `${ledger.calls}, ${ledger.repeated}`);
  row('refused in words', times(ledger.refused));
  const failures = new Map<string, number>();
  for (const { reason, told: what } of ledger.films.values())
    if (what === 'failed') ledger.note(failures, reason ?? '');
  row('failed films in words', times(failures));
  if (done) {
    row('kills, of which of the database', `${done.kills}, ${done.failovers}`);
    row('all faults', times(done.byKind));
  }
  const long = gaps.filter(({ seconds }) => seconds >= 1);
  row('times without service of a second or more', long.length);
  for (const { seconds, after } of long) print(`  ${seconds.toFixed(1).padStart(6)} s after ${after}`);
  print('');
  for (const [what, list] of Object.entries(findings)) {
    row(what, list.length);
    for (const each of list.slice(0, 12)) print(`  ${each}`);
  }
  const isRight = Object.values(findings).every((list) => list.length === 0);
  print(isRight ? '\nEverything is as people were told.' : '\nNot everything is as people were told.');
  return isRight;
}
