import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../is-alive.ts';
import { KEPT, msOf } from '../../retention.ts';
import { openToSandbox } from './sandbox.ts';

/** Folders that this process has open. */
const open = new Set<string>();

/** A folder of another machine counts as abandoned if nobody touched it for this long. */
const FOREIGN_MAX_AGE_MS = msOf(KEPT.scratch);

/** Gives `use` a folder of its own below `root` (created if absent), in which ffmpeg can work, and removes it whatever happens. */
export async function withScratch<T>(root: string, use: (folder: string) => Promise<T>): Promise<T> {
  const name = `${hostname()}.${process.pid}.${randomBytes(8).toString('hex')}`;
  const folder = join(root, name);
  open.add(name);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await openToSandbox(folder);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    open.delete(name);
  }
}

/**
 * Removes what dead processes have left below `root`; call it at startup. Processes of other machines may share `root`:
 * theirs is removed once it is a day old.
 */
export async function sweepScratch(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  for (const name of names) {
    const folder = join(root, name);
    if (!open.has(name) && (await isLeftOver(name, folder))) await rm(folder, { recursive: true, force: true });
  }
}

async function isLeftOver(name: string, folder: string): Promise<boolean> {
  const [, host, pid] = /^(.*)\.(\d+)\.[0-9a-f]{16}$/.exec(name) ?? [];
  if (!pid) return false;
  // A restarted container often gets its old process id again.
  if (host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true;
  const touched = await stat(folder).catch(() => null);
  return touched !== null && Date.now() - touched.mtimeMs > FOREIGN_MAX_AGE_MS;
}
