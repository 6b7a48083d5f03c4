import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

const ERROR = 50;

/** What a program without workers says and logs truly of a film that nobody makes. */
const NO_WORKER = 'The video is still being made. Ask again in a moment; nothing is lost.';

/** A log that is kept: `errors` are its lines of level ERROR and above, without those of films that nobody makes. */
export function keepErrors(): { log: Logger; errors: string[] } {
  const errors: string[] = [];
  const write = (line: Buffer, _encoding: unknown, done: () => void) => {
    const { level, err } = JSON.parse(String(line)) as { level: number; err?: { message: string } };
    if (level >= ERROR && err?.message !== NO_WORKER) errors.push(String(line));
    done();
  };
  return { log: pino({ level: 'error' }, new Writable({ write })), errors };
}
