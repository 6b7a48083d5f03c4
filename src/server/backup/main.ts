import { ConfigError, readEnvironment } from '../config.ts';
import { Opened } from '../opened.ts';
import { StorageError } from '../storage/index.ts';
import { runCommand, UsageError } from './commands.ts';
import { BackupError } from './manifest.ts';

process.umask(0o077);
const opened = new Opened();
/** As shells say it: 128 and the number of the signal. */
const LEFT_WITH = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
let isLeaving = false;
for (const [signal, code] of Object.entries(LEFT_WITH)) {
  process.on(signal, async () => {
    if (isLeaving) return;
    isLeaving = true;
    process.stderr.write('\nStopped. A backup that was being made is not there; the one before it is as it was.\n');
    process.stderr.write('What a restore has begun is put back by npm run restore -- --put-back.\n');
    await opened.close();
    process.exit(code);
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
