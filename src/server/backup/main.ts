import { ConfigError, readEnvironment } from '../config.ts';
import { StorageError } from '../storage/index.ts';
import { runCommand, UsageError } from './commands.ts';
import { BackupError } from './manifest.ts';

process.umask(0o077);
await runCommand(process.argv.slice(2), readEnvironment()).then(
  ({ text, ill }) => {
    process.stdout.write(`${text}\n`);
    if (ill === undefined) return;
    process.stderr.write(`\n${ill}\n`);
    process.exitCode = 1;
  },
  (error: Error) => {
    const isKnown = [BackupError, ConfigError, UsageError, StorageError].some((kind) => error instanceof kind);
    process.stderr.write(`\n${isKnown ? error.message : error.stack}\n`);
    process.exitCode = 1;
  },
);
process.exit();
