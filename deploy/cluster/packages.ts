import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';

/** A Debian package, and a program that is there once it is installed. */
const PACKAGES: Record<string, string> = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  postgresql: '/usr/lib/postgresql/*/bin/postgres',
};
const STORE: Record<string, string> = {
  'swift-proxy': '/usr/bin/swift-proxy-server',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
  memcached: '/usr/bin/memcached',
};
/** What forbids packages to start their services (https://people.debian.org/~hmh/invokerc.d-policyrc.d-specification.txt). */
const POLICY = '/usr/sbin/policy-rc.d';

export type Asked = {
  /** The person who runs it has agreed beforehand: what happens is said and not asked. */
  readonly yes: boolean;
  readonly say: (line: string) => void;
};

/**
 * Installs what the cluster runs on, unless it is there; says before what that changes on this machine, and asks.
 * Nothing that is installed is upgraded unless what is missing needs it, and then that is said. No service is started,
 * and none stays enabled.
 * @returns the folder of Postgres' programs
 * @throws Error where it cannot, or nobody agrees
 */
export async function installPackages(withStore: boolean, asked: Asked): Promise<string> {
  await install({ ...PACKAGES, ...(withStore && STORE) }, asked);
  const found = globSync(PACKAGES.postgresql!).sort().at(-1);
  if (!found) throw new Error(`The package postgresql brought no ${PACKAGES.postgresql}.`);
  return found.replace(/\/postgres$/, '');
}

/** Installs what the store runs on, as `installPackages` does. @throws Error where it cannot, or nobody agrees */
export function installStore(asked: Asked): Promise<void> {
  return install(STORE, asked);
}

async function install(packages: Record<string, string>, { yes, say }: Asked): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('Run it as root: it starts servers as other users.');
  const missing = Object.keys(packages).filter((name) => globSync(packages[name]!).length === 0);
  if (missing.length === 0) return;
  const change = changeOf(apt('-s', ...missing));
  for (const line of changeInWords(missing, change)) say(line);
  if (!yes && !(await agrees())) throw new Error('Nothing was installed. With --yes it is not asked.');
  const before = enabled('/etc');
  const hadPolicy = existsSync(POLICY);
  try {
    if (!hadPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    apt(...missing);
  } finally {
    if (!hadPolicy) rmSync(POLICY, { force: true });
    const units = newlyEnabled(before, enabled('/etc'));
    for (const unit of units) disable(unit);
    const left = newlyEnabled(before, enabled('/etc'));
    say(`${units.length} services were enabled by their packages and are disabled again${left.length > 0 ? `, but not: ${left.join(', ')}` : ''}`);
  }
}

/** What apt says, installing these packages; an installed one is not upgraded for being named. */
function apt(...args: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const flags = ['install', '-y', '--no-install-recommends', '--no-upgrade'];
  try {
    return execFileSync('apt-get', [...flags, ...args], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`apt-get could not install ${args.join(' ')}. If its lists are old: apt-get update\n${stderr ?? message}`);
  }
}

/** What apt would do. */
export type Change = {
  readonly added: readonly string[];
  readonly upgraded: readonly string[];
  readonly removed: readonly string[];
};

/** @param simulated what `apt-get -s install` prints: `Inst name [version before] (version ...)`, `Remv name [version]` */
export function changeOf(simulated: string): Change {
  const lines = [...simulated.matchAll(/^(Inst|Remv) (\S+)( \[[^\]]+\])?/gm)];
  const named = (holds: (what: string, before: string | undefined) => boolean) =>
    lines.filter(([, what, , before]) => holds(what!, before)).map(([, , name]) => name!);
  return {
    added: named((what, before) => what === 'Inst' && before === undefined),
    upgraded: named((what, before) => what === 'Inst' && before !== undefined),
    removed: named((what) => what === 'Remv'),
  };
}

function changeInWords(missing: readonly string[], { added, upgraded, removed }: Change): string[] {
  return [
    `Missing on this machine: ${missing.join(', ')}.`,
    `apt-get would install ${added.length} packages: ${added.join(' ')}`,
    `It would upgrade ${upgraded.length === 0 ? 'none that is there' : upgraded.join(' ')}${removed.length > 0 ? ` and remove ${removed.join(' ')}` : ''}.`,
    `No service is started, and none is enabled for the next boot. The packages stay; to remove them: apt-get purge ${missing.join(' ')} && apt-get autoremove`,
  ];
}

async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Go on? [y/N] ').finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}

/** The links by which services are started at boot, of systemd and of its predecessor. @param etc the folder /etc */
export function enabled(etc: string): Set<string> {
  return new Set([
    ...globSync(`${etc}/systemd/system/*.{wants,requires}/*`),
    ...globSync(`${etc}/systemd/user/*.{wants,requires}/*`),
    ...globSync(`${etc}/rc[2-5].d/S*`),
  ]);
}

/** The names of the services whose links are new: `pgbouncer.service`, or `pgbouncer` where the predecessor would start it. */
export function newlyEnabled(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  const added = [...after].filter((link) => !before.has(link));
  return [...new Set(added.map((link) => basename(link).replace(/^S\d\d/, '')))].sort();
}

/** Takes a service's links away, and tells Debian that this was meant: an upgrade of its package does not bring them back. */
function disable(unit: string): void {
  const quiet = { stdio: 'ignore' } as const;
  if (/\.\w+$/.test(unit)) {
    spawnSync('deb-systemd-helper', ['disable', unit], quiet);
    spawnSync('systemctl', ['disable', unit], quiet);
  } else spawnSync('update-rc.d', [unit, 'disable'], quiet);
}

/** Who runs Postgres: it refuses to run as root. */
export function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
