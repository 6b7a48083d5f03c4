import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The processes called `name` whose arguments or folder lie in `folder`, by their ids (proc(5)). */
export function processesIn(folder: string, name: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== name) return false;
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ||
          readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
        );
      } catch {
        // It has ended meanwhile.
        return false;
      }
    })
    .map(Number);
}

/** Sends a signal; false if there is no such process any more. */
export function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
