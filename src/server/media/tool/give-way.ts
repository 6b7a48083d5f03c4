import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The web process shares the machine: encoding gets what it leaves over. */
const NICENESS = 19;
/**
 * What somebody waits for keeps a quarter beside another session that wants everything. One of many that the same person waits for keeps a quarter beside
 * that, so that whoever makes a single one goes first. What nobody has asked for yet gets only what nobody else wants.
 */
const SESSION_NICENESS = { asked: 5, oneOfMany: 10, ahead: 19 } as const;

/** Work that lets others go first: until `until` fires, where that is given. */
export type Humble = { readonly as: Exclude<keyof typeof SESSION_NICENESS, 'asked'>; readonly until?: AbortSignal };

/**
 * Lets everyone else go first. A process group of its own is a session of its own, and Linux shares the CPU between sessions before it considers
 * niceness (sched(7), "The autogroup feature"): so the session's niceness is set as well.
 */
export function giveWay(child: ChildProcess, humble: Humble | undefined): void {
  try {
    setPriority(child.pid!, NICENESS);
  } catch {
    // It has ended already.
  }
  const { as = 'asked', until } = humble ?? {};
  setSessionNiceness(child.pid!, SESSION_NICENESS[until?.aborted ? 'asked' : as]);
  if (!until || until.aborted) return;
  const rise = () => setSessionNiceness(child.pid!, SESSION_NICENESS.asked);
  until.addEventListener('abort', rise, { once: true });
  child.once('close', () => until.removeEventListener('abort', rise));
}

function setSessionNiceness(pid: number, niceness: number): void {
  try {
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // It has ended already, or autogrouping is off here.
  }
}
