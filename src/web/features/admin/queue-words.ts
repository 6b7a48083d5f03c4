import type { QueueJob, QueueKind } from '../../../contract/queue.ts';

/** Kinds of jobs that people know: one, several, and what is done with it. */
const KINDS: Record<string, { one: string; many: string; doing: string }> = {
  'render-film': { one: 'video', many: 'videos', doing: 'being made' },
  'make-ahead': { one: 'video prepared early', many: 'videos prepared early', doing: 'being made' },
  ingest: { one: 'upload', many: 'uploads', doing: 'being cut' },
  'compress-video': { one: 'compression', many: 'compressions', doing: 'running' },
  mail: { one: 'email', many: 'emails', doing: 'on its way' },
};
/** Always shown, also while there are none of them. */
const ALWAYS = ['render-film', 'ingest', 'compress-video', 'mail'];

/** The name of a kind for a heading. */
export function kindName(kind: string): string {
  const { one } = KINDS[kind] ?? { one: kind.replaceAll('-', ' ') };
  return one[0]!.toUpperCase() + one.slice(1);
}

/** A time for a glance: '40 s', '3 min', '2 h', which no line breaks apart. */
export function shortTime(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)}\u00a0s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)}\u00a0min` : `${Math.round(seconds / 3600)}\u00a0h`;
}

/** The kinds worth a line: those that people know, and others while they have something to do. */
export function shownKinds(kinds: readonly QueueKind[]): QueueKind[] {
  const busy = ({ waiting, held, running }: QueueKind) => waiting + held + running > 0;
  const known = ALWAYS.flatMap((name) => kinds.find(({ kind }) => kind === name) ?? []);
  return [...known, ...kinds.filter((each) => !ALWAYS.includes(each.kind) && busy(each))];
}

/** What a kind has to do, as a sentence: '3 waiting, the first for 40 s · 2 being made'. */
export function kindFacts({ kind, waiting, held, running, oldestSeconds }: QueueKind): string {
  const all = waiting + held;
  const facts = [
    all > 0 &&
      `${all.toLocaleString()} waiting${oldestSeconds >= 1 ? `, the first for ${shortTime(oldestSeconds)}` : ''}`,
    running > 0 && `${running.toLocaleString()} ${KINDS[kind]?.doing ?? 'running'}`,
  ].filter((fact) => fact !== false);
  return facts.join(' · ') || 'nothing to do';
}

/** What is asked before a job is stopped. */
export function stopQuestion({ kind, person }: QueueJob): { title: string; text: string } {
  const { one } = KINDS[kind] ?? { one: 'job' };
  const who = person?.email ?? 'Whoever waits for it';
  const again = kind === 'ingest' ? 'upload it again' : 'start it again';
  const clips = kind === 'ingest' ? ' Clips that it has made so far are removed.' : '';
  return { title: `Stop this ${one}?`, text: `${who} will read that we had to stop it, and can ${again}.${clips}` };
}
