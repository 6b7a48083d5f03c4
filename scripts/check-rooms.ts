/** Checks src, scripts and test against the house rules in CONTRIBUTING.md that Biome (`biome.json`) does not check. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path/posix';
import { type Diagram, diagramFaults } from './rooms/diagram.ts';
import { type Import, readSource, type Source } from './rooms/read.ts';

const DIAGRAMS: readonly Diagram[] = [
  { heading: "The server's modules", folder: 'src/server' },
  { heading: "The copywriter's rooms", folder: 'src/server/copywriter' },
];
const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 60;

/** What each module may import besides itself: modules, and packages where those are limited. */
const ROOMS: Record<string, { rooms: string[]; packages?: string[] }> = {
  scene: { rooms: [], packages: ['zod', 'bidi-js', 'uqr'] },
  contract: { rooms: ['scene'], packages: ['zod'] },
  server: { rooms: ['contract', 'scene'] },
  web: { rooms: ['contract', 'scene'] },
};
/** The fixed parts have fixed names; every other file is named after the question it answers. */
const FEATURE_FILES = /^[a-z0-9-]+(\.test)?\.ts$/;
/** The one file of each side that fetches. */
const FETCHERS: Record<string, string> = { server: 'src/server/outside.ts', web: 'src/web/api/client.ts' };
/** The layers of the web app, bottom first: each imports itself and the ones before it; features import only features that do not need them. */
const WEB_FLOORS = ['api', 'ui', 'features', 'pages'];

/**
 * What breaks a rule, as `path:line: fault`, sorted by path.
 * @param files source texts by path from the project folder, with `/`
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
    ...['server', 'web'].flatMap((side) => ringFaults(side, sources)),
    ...componentFaults(sources),
  ];
  return faults.sort(new Intl.Collator('en', { numeric: true }).compare);
}

/** Schema files that every feature reads, and the ones that a feature reads besides its own. */
const COMMON_TABLES = ['audit', 'people'];
const FOREIGN_TABLES: Record<string, string[]> = {
  // The library asks the studio who is on the team, so the studio cannot ask the library.
  studio: ['library'],
};
const mayRead = (feature: string, table: string) =>
  table === feature || COMMON_TABLES.includes(table) || FOREIGN_TABLES[feature]?.includes(table);

const isTest = (path: string) => path.startsWith('test/') || /\.test\.tsx?$/.test(path);
/** The module of a path under src: scene, contract, server or web. */
const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
const featureBelow = (side: string, path: string) =>
  new RegExp(`^src/${side}/features/([^/]+)/`).exec(path)?.[1] ?? null;
const featureOf = (path: string) => featureBelow('server', path);
/** The layer of a path in the web app; -1 for all others. */
const floorOf = (path: string) => WEB_FLOORS.indexOf(/^src\/web\/([^/]+)\//.exec(path)?.[1] ?? '');
const resolved = (from: string, specifier: string) => join(dirname(from), specifier);

function placeFaults({ path }: Source): string[] {
  const faults: string[] = [];
  const room = roomOf(path);
  if (path.startsWith('src/') && (room === null || !ROOMS[room])) faults.push(`${path}:1: src has no such room`);
  const feature = featureOf(path);
  const name = feature === null ? null : path.slice(`src/server/features/${feature}/`.length);
  if (name !== null && !FEATURE_FILES.test(name)) {
    faults.push(`${path}:1: a feature folder holds .ts files and no folders, not ${name}`);
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
  const [floor, other] = [floorOf(path), floorOf(target)];
  if (floor >= 0 && other > floor) {
    return `${WEB_FLOORS[floor]} must not import ${WEB_FLOORS[other]} (${WEB_FLOORS.join(' <- ')})`;
  }
  const [here, there] = [featureOf(path), featureOf(target)];
  const table = /^src\/server\/db\/schema\/([a-z-]+)\.ts$/.exec(target)?.[1];
  if (here !== null && table !== undefined && !isTest(path) && !mayRead(here, table)) {
    return `${here} must not read ${target}: ask the feature that owns it`;
  }
  if (here !== null && there !== null && here !== there && !target.endsWith(`/${there}/actions.ts`)) {
    return `a feature calls another feature's actions only, not ${target}`;
  }
  return null;
}

function packageFault(path: string, specifier: string): string | null {
  const room = roomOf(path);
  if (room === null || isTest(path)) return null;
  if (room === 'web' && specifier.startsWith('node:')) return 'the web has no Node';
  const allowed = ROOMS[room]?.packages;
  return allowed && !allowed.includes(specifier)
    ? `${room} imports only ${allowed.join(', ')}, not ${specifier}`
    : null;
}

function useFaults({ path, fetches, pipes }: Source): string[] {
  const room = roomOf(path) ?? '';
  const fetcher = FETCHERS[room];
  if (isTest(path) || fetcher === undefined) return [];
  // What fails before a pipe is passed on by nobody: it ends the process.
  const unhandled = room === 'server' ? pipes : [];
  return [
    ...(path === fetcher ? [] : fetches).map((line) => `${path}:${line}: the ${room} fetches in ${fetcher} only`),
    ...unhandled.map((line) => `${path}:${line}: pipeline() tells both ends what failed, .pipe() does not`),
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

/** Import cycles between the features of `side`, counting value and type imports, static and dynamic; each is reported once, at a file that closes it. */
function ringFaults(side: string, sources: readonly Source[]): string[] {
  const needs = new Map<string, Map<string, string>>();
  for (const { path, imports } of sources) {
    const feature = featureBelow(side, path);
    if (feature === null || isTest(path)) continue;
    const own = needs.get(feature) ?? new Map<string, string>();
    needs.set(feature, own);
    for (const { specifier, line } of imports.filter((each) => each.specifier.startsWith('.'))) {
      const other = featureBelow(side, resolved(path, specifier));
      if (other !== null && other !== feature && !own.has(other)) own.set(other, `${path}:${line}`);
    }
  }
  const faults: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (feature: string, from: string) => {
    const start = trail.indexOf(feature);
    if (start >= 0) faults.push(`${from}: a ring of features: ${[...trail.slice(start), feature].join(' -> ')}`);
    if (start >= 0 || done.has(feature)) return;
    trail.push(feature);
    for (const [other, at] of needs.get(feature) ?? []) visit(other, at);
    trail.pop();
    done.add(feature);
  };
  for (const feature of [...needs.keys()].sort()) visit(feature, '');
  return faults;
}

/** Node loads TypeScript, but no components: where a script reaches one, however far away, it ends before it begins. */
function componentFaults(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = (path: string, trail: readonly string[]): readonly string[] | null => {
    if (path.endsWith('.tsx')) return trail;
    if (seen.has(path)) return null;
    seen.add(path);
    const loaded = byPath
      .get(path)
      ?.imports.filter(({ specifier, typeOnly }) => specifier.startsWith('.') && !typeOnly);
    for (const { specifier } of loaded ?? []) {
      const target = resolved(path, specifier);
      const found = reached(target, [...trail, target]);
      if (found) return found;
    }
    return null;
  };
  let seen = new Set<string>();
  return sources.flatMap(({ path }) => {
    if (!path.startsWith('scripts/') || isTest(path)) return [];
    seen = new Set();
    const trail = reached(path, [path]);
    return trail ? [`${path}:1: Node cannot load the component at the end of ${trail.join(' -> ')}`] : [];
  });
}

if (import.meta.main) {
  const paths = globSync('{src,scripts,test}/**/*.{ts,tsx}', { exclude: ['test/samples/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const sources = paths
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);
  const program = sources.filter(([path]) => !isTest(path)).map(([path, text]) => readSource(path, text));
  const papers = readFileSync('ARCHITECTURE.md', 'utf8');
  const faults = [...checkRooms(new Map(sources)), ...DIAGRAMS.flatMap((each) => diagramFaults(papers, program, each))];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${sources.length} files, ${faults.length} faults\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
