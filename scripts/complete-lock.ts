/**
 * Gives package-lock.json an entry for every optional package of other platforms. `npm ci` rejects a lock without them,
 * and npm omits them when the registry it uses does not have them. Run it after adding or removing a package; a test
 * fails if that was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Entry = { version?: string; optionalDependencies?: Record<string, string>; [key: string]: unknown };
export type Lock = { packages: Record<string, Entry> };

const SYSTEMS: Record<string, string> = { windows: 'win32' };
const OS = /^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)/;
const CPU = /^(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)/;

/** The optional packages without an entry in the lock, with the place and version that npm would give them. */
export function missingOptional(lock: Lock): { place: string; name: string; version: string }[] {
  const missing = Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !places(parent, name).some((place) => lock.packages[place]))
      .map(([name, range]) => ({ place: `node_modules/${name}`, name, version: range.replace(/^[\^~]/, '') })),
  );
  return [...new Map(missing.map((each) => [each.place, each])).values()];
}

/** Where Node looks for `name` from the package at `parent`, nearest first. */
function places(parent: string, name: string): string[] {
  const parts = parent === '' ? [] : parent.split(/\/?node_modules\//).slice(1);
  return [...Array(parts.length + 1).keys()]
    .reverse()
    .map((depth) => [...parts.slice(0, depth), name].map((part) => `node_modules/${part}`).join('/'));
}

/** The entry of a package that is installed only on the platform in its name. @throws Error if the name contains none */
function entryFor(name: string, version: string, dev: boolean): Entry {
  const words = name.replace(/^.*\//, '').split('-');
  const find = (pattern: RegExp) => words.map((word) => pattern.exec(word)?.[0]).find(Boolean);
  const [os, cpu] = [find(OS), find(CPU)];
  if (!os && !cpu) throw new Error(`${name} is missing from the lock, and its name does not tell its platform.`);
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : null;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [SYSTEMS[os] ?? os] }),
  };
}

if (import.meta.main) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
  for (const { place, name, version } of missingOptional(lock)) {
    const parents = Object.values(lock.packages).filter((entry) => entry.optionalDependencies?.[name]);
    lock.packages[place] = entryFor(
      name,
      version,
      parents.every((entry) => entry.dev === true),
    );
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
}
