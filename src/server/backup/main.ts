import { constants } from 'node:os';
import { ConfigError, readEnvironment } from '../config.ts';
import { Opened } from '../opened.ts';
import { StorageError } from '../storage/index.ts';
import { runCommand, UsageError } from './commands.ts';
import { BackupError } from './manifest.ts';

process.umask(0o077);
const opened = new Opened();
let isLeaving = false;
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isLeaving) return;
    isLeaving = true;
    process.stderr.write('\nStopped. A backup that was being made is not there; the one before it is as it was.\n');
    process.stderr.write('What a restore has begun is put back by npm run restore -- --put-back.\n');
    await opened.close();
    // As shells say it.
    process.exit(128 + constants.signals[signal]);
  });
}
await runCommand(process.argv.slice(2), readEnvironment(), opened).then(
  ({ text, ill }) => {
    process.stdout.write(`${text}\n`);
    if (ill === undefined) return;
    process.stderr.write(`\n${ill}\n`);
    process.exitCode = 1;
  },
  async (error: Error) => {
    // What fails now fails because of that.
    if (isLeaving) await new Promise(() => {});
    const isKnown = [BackupError, ConfigError, UsageError, StorageError].some((kind) => error instanceof kind);
    process.stderr.write(`\n${isKnown ? error.message : error.stack}\n`);
    process.exitCode = 1;
  },
);
process.exit();
