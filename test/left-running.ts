import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What a read of /proc gives; null if the process has ended meanwhile. */
function read<Result>(from: () => Result): Result | null {
  try {
    return from();
  } catch {
    return null;
  }
}

const processes = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));
/** The kernel's mark of a process that is ending (PF_EXITING), and the bit of SIGKILL in a set of signals. */
const EXITING = 4;
const SIGKILL = 1n << 8n;

/**
 * Whether it will not run another instruction of its own: it has ended, is ending or has been killed, which a busy
 * machine may be slow to carry out.
 */
function isOver(pid: string, { state, flags }: { state: string; flags: number }): boolean {
  if ('ZX'.includes(state) || (flags & EXITING) !== 0) return true;
  const status = read(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '';
  return [...status.matchAll(/^(?:SigPnd|ShdPnd):\t(\w+)$/gm)].some(([, set]) => (BigInt(`0x${set}`) & SIGKILL) !== 0n);
}

/**
 * Program, state, flags, parent and start of a process; a number may be given to another later, but not with the same
 * start (proc_pid_stat(5)).
 */
function statOf(pid: string) {
  const text = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const [, program, rest] = /\((.*)\) (.*)/s.exec(text ?? '') ?? [];
  const fields = rest?.split(' ') ?? [];
  return program === undefined
    ? null
    : { program, state: fields[0]!, flags: Number(fields[6]), parent: fields[1]!, id: `${pid} ${fields[19]}` };
}

/** Linux: remembers every process that descends from `pid`, as often as it is called, to say in the end which of them are left. */
export class Family {
  readonly #seen = new Map<string, string>();
  readonly #pid: number;

  constructor(pid: number) {
    this.#pid = pid;
  }

  look(): void {
    const all = processes().flatMap((pid) => ({ pid, ...statOf(pid) }));
    const family = new Set([String(this.#pid)]);
    // Children have mostly, but not always, higher numbers than their parents.
    for (let size = 0; size < family.size; ) {
      size = family.size;
      for (const { pid, parent } of all) if (parent !== undefined && family.has(parent)) family.add(pid);
    }
    for (const { pid, id, program } of all) if (id !== undefined && family.has(pid)) this.#seen.set(id, program!);
  }

  /** Programs of the family that run, and of whoever works in `folder`: Postgres, run as another user, gets to it through a descriptor. */
  left(folder: string): string[] {
    return processes().flatMap((pid) => {
      const stat = statOf(pid);
      if (!stat || isOver(pid, stat)) return [];
      const isIn = (link: string) => read(() => readlinkSync(`/proc/${pid}/${link}`))?.startsWith(folder) === true;
      const isOurs = this.#seen.has(stat.id) || isIn('cwd') || isIn('fd/3');
      return isOurs ? [`${stat.program} ${pid}`] : [];
    });
  }
}
