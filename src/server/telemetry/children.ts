import { readFileSync } from 'node:fs';

/** Clock ticks a second in /proc (USER_HZ): 100 on every Linux that Node runs on. */
const TICKS = 100;

/**
 * Seconds of CPU time in the text of /proc/self/stat that ended children have used: user and system time of those
 * waited for (proc(5), fields 16 and 17). The name in field 2 may hold spaces and brackets.
 */
export function childrenSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

let counted = 0;

/** CPU seconds of the children that have ended since the last call: for the handler of a child's end. 0 where there is no /proc. */
export function endedSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const all = childrenSeconds(readFileSync('/proc/self/stat', 'utf8'));
  const since = all - counted;
  counted = all;
  return Math.max(0, since);
}
