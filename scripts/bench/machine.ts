import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** The first match of `pattern` in what a program prints; empty if it is not there. */
function said(program: string, args: string[], pattern: RegExp): string {
  try {
    return pattern.exec(execFileSync(program, args, { encoding: 'utf8' }))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** This machine and the programs that decide how fast it is here. */
export function machine(): string {
  const system = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const ffmpeg = said('ffmpeg', ['-version'], /^ffmpeg version (\S+)/);
  return `${cpus().length} cores of ${cpus()[0]?.model}, ${memory}; ${system}, Node ${process.version}, ffmpeg ${ffmpeg}`;
}

/** The load average of the last minute. */
export const load = (): number => Number(loadavg()[0]!.toFixed(1));
