import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

const ERROR = 50;

/** A log that is kept: `errors` are its lines of level ERROR and above. */
export function keepErrors(): { log: Logger; errors: string[] } {
  const errors: string[] = [];
  const write = (line: Buffer, _encoding: unknown, done: () => void) => {
    if ((JSON.parse(String(line)) as { level: number }).level >= ERROR) errors.push(String(line));
    done();
  };
  return { log: pino({ level: 'error' }, new Writable({ write })), errors };
}
