/**
 * A backup that kills itself at the n-th thing that it does to a disk; half of what it was writing is then written.
 * Arguments: database, store, folder, secret, n (0: never). Prints how many things there were.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [url, store, folder, secretFile, at] = process.argv.slice(2) as [string, string, string, string, string];
let count = 0;

function due(): boolean {
  count += 1;
  return count === Number(at);
}
// biome-ignore lint/suspicious/noExplicitAny: functions of a module are replaced by name
type Functions = Record<string, (...args: any[]) => unknown>;

function watch(of: Functions, name: string, before: (...args: never[]) => void = () => {}): void {
  const real = of[name]!;
  of[name] = (...args: unknown[]) => {
    if (due()) {
      before(...(args as never[]));
      process.kill(process.pid, 'SIGKILL');
    }
    return real(...args);
  };
}
for (const name of ['mkdir', 'rename', 'unlink', 'rmdir', 'rm', 'open', 'copyFile'])
  watch(fs.promises as unknown as Functions, name);
watch(fs.promises as unknown as Functions, 'writeFile', (path: string, text: string) =>
  fs.writeFileSync(path, text.slice(0, text.length / 2)),
);
for (const name of ['open', 'fsync', 'close']) watch(fs as unknown as Functions, name);
watch(fs as unknown as Functions, 'write', (descriptor: number, bytes: Uint8Array) =>
  fs.writeSync(descriptor, bytes.subarray(0, bytes.length / 2)),
);
syncBuiltinESMExports();

const { backUp } = await import('../../../src/server/backup/backup.ts');
const { openStorage } = await import('../../../src/server/storage/index.ts');
count = 0;
const storage = await openStorage({ kind: 'disk', folder: store });
await backUp({ url, storage, secretFile }, folder);
process.stdout.write(String(count));
process.exit(0);
