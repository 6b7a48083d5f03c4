import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql'];
const STORE = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
const NEEDED = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer'];
const STORE_NEEDED = ['/usr/bin/swift-proxy-server', '/usr/bin/swift-account-server', '/usr/bin/swift-container-server'];
STORE_NEEDED.push('/usr/bin/swift-object-server', '/usr/bin/memcached');

/** Installs what the cluster runs on, unless it is there. @returns the folder of Postgres' programs @throws Error where it cannot */
export function installPackages(withStore: boolean): string {
  install(PACKAGES, NEEDED, binaries() === null);
  if (withStore) installStore();
  const found = binaries();
  if (found === null) throw new Error('The package postgresql brought no /usr/lib/postgresql/*/bin/postgres.');
  return found;
}

/** Installs what the store runs on, unless it is there. @throws Error where it cannot */
export function installStore(): void {
  install(STORE, STORE_NEEDED);
}

function install(packages: readonly string[], needed: readonly string[], always = false): void {
  if (process.getuid?.() !== 0) throw new Error('Run it as root: it installs Debian packages and starts servers as other users.');
  if (!always && needed.every((file) => existsSync(file))) return;
  // Debian would start each of them at once, as a service on its usual port.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio: 'inherit' });
}

function binaries(): string | null {
  const newest = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  return newest?.replace(/\/postgres$/, '') ?? null;
}

/** Who runs Postgres: it refuses to run as root. */
export function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
