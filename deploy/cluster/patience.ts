import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is waited for. */
export type Awaited = {
  /** In words, after "no sign of". */
  readonly what: string;
  readonly works: () => Promise<boolean>;
  /** Which parts of it are not there, each with what it says of itself and where its log is. */
  readonly missing: () => Promise<string[]>;
  /** What grows while something is done. */
  readonly folders: readonly string[];
  /** Those that are read and compiled before they do anything that can be seen. */
  readonly pids?: () => readonly (number | null)[];
};

export type Patience = {
  /** Without any progress for so long it is given up. */
  readonly stillMs: number;
  /** However much happens: what is killed and started again for ever makes progress, too. */
  readonly allMs: number;
  readonly everyMs: number;
};

const PATIENCE: Patience = { stillMs: 120_000, allMs: 1_200_000, everyMs: 500 };

/** So much of a processor is progress; one that waits takes longer for it than `stillMs`. */
const WORK_SECONDS = 3;

/**
 * Waits as long as something progresses, which is: another part is missing than before, a folder has grown, or a
 * process has worked for a few seconds. A busy machine may take many times as long as a quiet one.
 * @throws Error that names what is missing
 */
export async function until({ what, works, missing, folders, pids = () => [] }: Awaited, patience: Patience = PATIENCE): Promise<void> {
  const began = Date.now();
  let since = began;
  let before = '';
  while (!(await works().catch(() => false))) {
    const parts = await missing();
    const work = await Promise.all(pids().map(workOf));
    const now = `${parts.join()} ${await sizeOf(folders)} ${work.join()}`;
    if (now !== before) since = Date.now();
    before = now;
    const [still, all] = [Date.now() - since, Date.now() - began];
    if (still > patience.stillMs || all > patience.allMs) {
      const how = still > patience.stillMs ? `${Math.round(still / 1000)} s without progress` : `${Math.round(all / 1000)} s`;
      const lines = parts.map((part) => `\n  ${part}`).join('');
      throw new Error(`After ${how} there is still no sign of ${what}.${lines ? ` Missing:${lines}` : ''}`);
    }
    await sleep(patience.everyMs);
  }
}

/** In steps of WORK_SECONDS of a processor (proc(5), 100 ticks a second). */
async function workOf(pid: number | null): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = text.split(') ').at(-1)!.split(' ').slice(11, 13).map(Number);
  return Math.floor(((user ?? 0) + (system ?? 0)) / 100 / WORK_SECONDS);
}

/** Bytes in these folders, without logs: who waits in vain writes into a log for ever. */
async function sizeOf(folders: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const folder of folders) {
    for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
      const found = name.endsWith('.log') ? null : await stat(join(folder, name)).catch(() => null);
      if (found?.isFile()) bytes += found.size;
    }
  }
  return bytes;
}
