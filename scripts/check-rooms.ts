/** Holds the house rules of CONTRIBUTING.md against src, scripts and test. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path/posix';
import { type Import, readSource, type Source } from './rooms/read.ts';

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 60;

/** What each room may import beside itself: rooms, and packages where they are limited. */
const ROOMS: Record<string, { rooms: string[]; packages?: string[] }> = {
  scene: { rooms: [], packages: ['zod'] },
  contract: { rooms: ['scene'], packages: ['zod'] },
  server: { rooms: ['contract', 'scene'] },
  web: { rooms: ['contract', 'scene'] },
};
const FEATURE_FILES = /^(routes|actions|policy|queries|jobs)\.ts$|^handlers\/[^/]+\.ts$|^[^/]+\.test\.ts$/;
const ENV_READER = 'src/server/config.ts';
const FETCHER = 'src/web/api/client.ts';
const SPAWNERS = /^(src\/server\/(media|db)|scripts|test)\//;

/**
 * What breaks a rule, as `path:line: fault`, by path.
 * @param files source texts by path from the project's folder, with `/`
 */
export function checkRooms(files: ReadonlyMap<string, string>): string[] {
  const sources = [...files].map(([path, text]) => readSource(path, text));
  const faults = [
    ...sources.flatMap((source) => [
      ...placeFaults(source),
      ...source.imports.flatMap((imported) => importFaults(source, imported)),
      ...useFaults(source),
      ...sizeFaults(source),
    ]),
    ...cycleFaults(sources),
  ];
  return faults.sort(new Intl.Collator('en', { numeric: true }).compare);
}

const isTest = (path: string) => path.startsWith('test/') || /\.test\.tsx?$/.test(path);
/** The room of a path below src: scene, contract, server or web. */
const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
const featureOf = (path: string) => /^src\/server\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
const resolved = (from: string, specifier: string) => join(dirname(from), specifier);

function placeFaults({ path }: Source): string[] {
  const faults: string[] = [];
  const room = roomOf(path);
  if (path.startsWith('src/') && (room === null || !ROOMS[room])) faults.push(`${path}:1: src has no such room`);
  const feature = featureOf(path);
  const name = feature === null ? null : path.slice(`src/server/features/${feature}/`.length);
  if (name !== null && !FEATURE_FILES.test(name)) {
    faults.push(
      `${path}:1: a feature folder holds routes, actions, policy, queries, jobs, handlers/ and tests, not ${name}`,
    );
  }
  return faults;
}

function importFaults({ path }: Source, imported: Import): string[] {
  const { specifier, line } = imported;
  const fault = specifier.startsWith('.') ? fileFault(path, specifier) : packageFault(path, specifier);
  return fault === null ? [] : [`${path}:${line}: ${fault}`];
}

function fileFault(path: string, specifier: string): string | null {
  if (extname(specifier.replace(/\?.*$/, '')) === '') return `${specifier} must end in .ts or .tsx`;
  const target = resolved(path, specifier);
  const [from, to] = [roomOf(path), roomOf(target)];
  if (!path.startsWith('src/')) return null;
  if (/^(test|scripts)\//.test(target)) return isTest(path) ? null : `the program must not import ${target}`;
  if (from !== null && to !== null && from !== to && !ROOMS[from]?.rooms.includes(to)) {
    return `${from} must not import ${to} (scene <- contract <- server, scene <- contract <- web)`;
  }
  const [here, there] = [featureOf(path), featureOf(target)];
  if (here !== null && there !== null && here !== there && !target.endsWith(`/${there}/actions.ts`)) {
    return `a feature calls another feature's actions only, not ${target}`;
  }
  return null;
}

function packageFault(path: string, specifier: string): string | null {
  if (/^(node:)?child_process$/.test(specifier) && !SPAWNERS.test(path) && !isTest(path)) {
    return 'child_process belongs in src/server/media or src/server/db';
  }
  const room = roomOf(path);
  if (room === null || isTest(path)) return null;
  if (room === 'web' && specifier.startsWith('node:')) return 'the web has no Node';
  const allowed = ROOMS[room]?.packages;
  return allowed && !allowed.includes(specifier)
    ? `${room} imports only ${allowed.join(', ')}, not ${specifier}`
    : null;
}

function useFaults({ path, env, fetches }: Source): string[] {
  if (isTest(path) || !path.startsWith('src/')) return [];
  return [
    ...(path === ENV_READER ? [] : env.map((line) => `${path}:${line}: process.env is read in ${ENV_READER} only`)),
    ...(roomOf(path) !== 'web' || path === FETCHER
      ? []
      : fetches.map((line) => `${path}:${line}: the web fetches in ${FETCHER} only`)),
  ];
}

function sizeFaults({ path, lines, sizeReason, functions }: Source): string[] {
  if (isTest(path)) return [];
  const long = functions.filter((each) => each.lines > MAX_FUNCTION_LINES);
  return [
    ...(lines > MAX_FILE_LINES && !sizeReason
      ? [`${path}:1: ${lines} lines; split it, or state a reason at its top: // size: …`]
      : []),
    ...long.map(
      (each) =>
        `${path}:${each.line}: ${each.name} has ${each.lines} lines; split it, or state a reason above it: // size: …`,
    ),
  ];
}

/** Circles of imports that exist when the program runs; each is reported once, at its first file. */
function cycleFaults(sources: readonly Source[]): string[] {
  const edges = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports
        .filter(({ specifier, typeOnly, dynamic }) => specifier.startsWith('.') && !typeOnly && !dynamic)
        .map(({ specifier }) => resolved(path, specifier)),
    ]),
  );
  const faults: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string) => {
    const start = trail.indexOf(path);
    if (start >= 0) faults.push(`${path}:1: imports itself: ${[...trail.slice(start), path].join(' -> ')}`);
    if (start >= 0 || done.has(path)) return;
    trail.push(path);
    for (const next of edges.get(path) ?? []) visit(next);
    trail.pop();
    done.add(path);
  };
  for (const path of [...edges.keys()].sort()) visit(path);
  return faults;
}

if (import.meta.main) {
  const paths = globSync('{src,scripts,test}/**/*.{ts,tsx}', { exclude: ['test/samples/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const sources = paths
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);
  const faults = checkRooms(new Map(sources));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${sources.length} files, ${faults.length} faults\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
