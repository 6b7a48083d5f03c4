import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRooms } from './check-rooms.ts';

/** The faults in a tree of files, without their `path:line:`. */
const faults = (files: Record<string, string>) => checkRooms(new Map(Object.entries(files)));
const lines = (count: number) => 'a();\n'.repeat(count);
const longFunction = (head: string) => `${head}function long() {\n${lines(59)}}\n`;

test('code that follows the rules has no fault', () => {
  expect(
    faults({
      'src/scene/draw.ts': "import { z } from 'zod';\nimport type { Promo } from './promo.ts';",
      'src/contract/call.ts': "import '../scene/draw.ts';",
      'src/server/features/library/actions.ts': "import './ingest.ts';\nimport '../../../contract/call.ts';",
      'src/server/features/library/ingest.ts': "await import('./actions.ts');",
      'src/server/features/renders/actions.ts': "import { findClip } from '../library/actions.ts';",
      'src/server/features/renders/renders.test.ts': "import '../../../../test/server.ts';",
      'src/web/api/client.ts': 'fetch("/api");',
      'src/web/main.tsx':
        "import './main.css';\nimport '../contract/call.ts';\nquery.fetch();\nconst options = { fetch: 1 };",
      'scripts/dev.ts': "import 'node:child_process';",
      'test/server.ts': "import '../src/server/config.ts';",
    }),
  ).toEqual([]);
});

describe('imports', () => {
  test.each([
    ['src/scene/draw.ts', '../contract/call.ts', 'scene must not import contract'],
    ['src/scene/draw.ts', '../web/main.tsx', 'scene must not import web'],
    ['src/contract/call.ts', '../server/config.ts', 'contract must not import server'],
    ['src/server/web.ts', '../web/main.tsx', 'server must not import web'],
    ['src/web/main.tsx', '../server/config.ts', 'web must not import server'],
    ['src/web/main.test.tsx', '../server/config.ts', 'web must not import server'],
    ['src/scene/draw.ts', 'node:fs', 'scene imports only zod, bidi-js, uqr, not node:fs'],
    ['src/contract/call.ts', 'fastify', 'contract imports only zod, not fastify'],
    ['src/web/main.tsx', 'node:path', 'the web has no Node'],
    ['src/server/web.ts', '../../test/server.ts', 'the program must not import test/server.ts'],
    ['src/server/web.ts', '../../scripts/dev.ts', 'the program must not import scripts/dev.ts'],
    ['src/server/web.ts', './config', './config must end in .ts or .tsx'],
    ['scripts/dev.ts', './config', './config must end in .ts or .tsx'],
    ['src/web/api/client.ts', '../ui/links.tsx', 'api must not import ui'],
    ['src/web/ui/links.tsx', '../features/auth/api.ts', 'ui must not import features'],
    ['src/web/features/auth/api.ts', '../../pages/auth.tsx', 'features must not import pages'],
    [
      'src/server/features/a/actions.ts',
      '../b/queries.ts',
      "another feature's actions only, not src/server/features/b/queries.ts",
    ],
    ['src/server/features/a/actions.ts', '../b/x.ts', "another feature's actions only"],
    ['src/server/features/a/queries.ts', '../../db/schema/b.ts', 'ask the feature that owns it'],
  ])('%s may not import %s', (path, specifier, fault) => {
    for (const statement of [
      `import x from '${specifier}';`,
      `import type { X } from '${specifier}';`,
      `export * from '${specifier}';`,
      `export { x } from '${specifier}';`,
      `const x = await import('${specifier}');`,
    ]) {
      const found = faults({ [path]: `\n${statement}` });
      expect(found, statement).toHaveLength(1);
      expect(found[0]).toMatch(`${path}:2: `);
      expect(found[0]).toContain(fault);
    }
  });
});

describe('import cycles between features', () => {
  const ring = (how: string) => ({
    'src/web/features/a/x.ts': "import '../b/x.ts';",
    'src/web/features/b/x.ts': "import './y.ts';",
    'src/web/features/b/y.ts': "import '../c/x.ts';",
    'src/web/features/c/x.ts': how,
  });

  test.each([
    "import { a } from '../a/y.ts';",
    "import type { A } from '../a/y.ts';",
    "export type { A } from '../a/y.ts';",
    "const a = () => import('../a/y.ts');",
  ])('are found through %s, and reported once', (how) =>
    expect(faults(ring(how))).toEqual(['src/web/features/c/x.ts:1: a ring of features: a -> b -> c -> a']),
  );

  test('are not closed by a test or a lower layer', () => {
    const { 'src/web/features/c/x.ts': _, ...open } = ring('');
    const below = { 'src/web/features/c/x.ts': "import '../../ui/links.tsx';\nimport '../d/x.ts';" };
    expect(faults({ ...open, ...below, 'src/web/features/c/x.test.ts': "import '../a/x.ts';" })).toEqual([]);
  });
});

test('a script reaches no component, not by a file between them either', () => {
  const files = (how: string) => ({
    'scripts/make.ts': "import { COLORS } from '../src/web/theme.ts';",
    'src/web/theme.ts': how,
    'src/web/ui/button.tsx': '',
  });
  const trail = 'scripts/make.ts -> src/web/theme.ts -> src/web/ui/button.tsx';
  expect(faults(files("import { Button } from './ui/button.tsx';"))).toEqual([
    `scripts/make.ts:1: Node cannot load the component at the end of ${trail}`,
  ]);
  expect(faults(files("import type { Button } from './ui/button.tsx';"))).toEqual([]);
});

test('server features have no import cycles either', () => {
  const found = faults({
    'src/server/features/a/actions.ts': "import '../b/actions.ts';",
    'src/server/features/b/actions.ts': "import type { A } from '../a/actions.ts';",
  });
  expect(found).toEqual(['src/server/features/b/actions.ts:1: a ring of features: a -> b -> a']);
});

test.each([
  'src/server/features/a/handlers/x.ts',
  'src/server/features/a/helpers.tsx',
  'src/server/features/a/routes.tsx',
])('%s does not belong in a feature folder', (path) =>
  expect(faults({ [path]: '' })).toEqual([expect.stringContaining('a feature folder holds')]),
);

test('src has no other modules', () => {
  expect(faults({ 'src/shared/x.ts': '', 'src/x.ts': '' })).toEqual([
    'src/shared/x.ts:1: src has no such room',
    'src/x.ts:1: src has no such room',
  ]);
});

describe.each([
  ['src/web/main.tsx', 'the web fetches in src/web/api/client.ts only'],
  ['src/server/web.ts', 'the server fetches in src/server/outside.ts only [A13]'],
])('%s: %s', (path, fault) => {
  test.each([
    'fetch("/api")',
    'window.fetch("/api")',
    'globalThis.fetch("/api")',
    'get(fetch)',
    'new XMLHttpRequest()',
  ])('not by %s', (text) =>
    expect(faults({ [path]: `\n${text};` })).toEqual([`${path}:2: ${fault.replace(' [A13]', '')}`]),
  );
});

test('A11: the server joins streams so that a failure reaches both ends [A11]', () => {
  const text = 'source.pipe(through);\npipeline(source, through, () => {});';
  expect(faults({ 'src/server/x.ts': text })).toEqual([
    'src/server/x.ts:1: pipeline() tells both ends what failed, .pipe() does not',
  ]);
  expect(faults({ 'src/contract/x.ts': text, 'src/server/x.test.ts': text })).toEqual([]);
});

describe('size', () => {
  test('a file has at most 300 lines, or a reason', () => {
    expect(faults({ 'src/server/x.ts': lines(300) })).toEqual([]);
    expect(faults({ 'src/server/x.ts': lines(301) })[0]).toMatch(/^src\/server\/x\.ts:1: 301 lines; split it/);
    expect(faults({ 'src/server/x.ts': `// size: a table\n${lines(301)}` })).toEqual([]);
    expect(faults({ 'src/server/x.ts': `// size:\n${lines(301)}` })).toHaveLength(1);
    expect(faults({ 'src/server/x.ts': `a();\n// size: too late\n${lines(301)}` })).toHaveLength(1);
    expect(faults({ 'src/server/x.test.ts': lines(301), 'test/x.ts': lines(301) })).toEqual([]);
  });

  test('a function has at most 60 lines, or a reason right above it', () => {
    expect(faults({ 'src/server/x.ts': longFunction('').replace('a();\n', '') })).toEqual([]);
    expect(faults({ 'src/server/x.ts': longFunction('b();\n') })[0]).toMatch(
      /^src\/server\/x\.ts:2: long has 61 lines; split it/,
    );
    expect(faults({ 'src/server/x.ts': longFunction('// size: one table\n') })).toEqual([]);
    expect(faults({ 'src/server/x.ts': longFunction('/** What.\n * size: one table */\nexport async ') })).toEqual([]);
    expect(faults({ 'src/server/x.ts': longFunction('// size: of another one\nb();\n') })).toHaveLength(1);
    expect(faults({ 'src/server/x.test.ts': longFunction('') })).toEqual([]);
  });

  test.each([
    ['const long = () => {', '};', 'long'],
    ['class A {\n  async long() {', '}}', 'long'],
    ['const a = { long: function () {', '}};', 'long'],
    ['app.get("/", async () => {', '});', 'a function'],
  ])('counts %s', (head, tail, name) => {
    expect(faults({ 'src/server/x.ts': `${head}\n${lines(60)}${tail}` })).toEqual([
      expect.stringContaining(`: ${name} has 62 lines`),
    ]);
    const reasoned = head.startsWith('class')
      ? head.replace('\n', '\n  // size: one table\n')
      : `// size: one table\n${head}`;
    expect(faults({ 'src/server/x.ts': `${reasoned}\n${lines(60)}${tail}` })).toEqual([]);
  });
});

test('names a file that cannot be parsed', () => {
  expect(() => faults({ 'src/server/x.ts': 'const = 1;' })).toThrow(/src\/server\/x\.ts/);
});

test('Biome finds import cycles through types and dynamic imports, child_process or the environment used in the wrong place, and calls that a test does not wait for', () => {
  const tree = mkdtempSync(join(tmpdir(), 'rooms-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  for (const path of ['biome.json', 'test/components/polled.grit']) write(path, readFileSync(path, 'utf8'));
  write('src/web/a.ts', "import type { b } from './b.ts';\nexport type A = typeof b;\n");
  write('src/web/b.ts', "export const b = () => import('./a.ts');\n");
  write('src/server/x.ts', "import 'node:child_process';\nexport const port = process.env.PORT;\n");
  write('src/server/config.ts', 'export const port = process.env.PORT;\n');
  write('src/server/media/tool/run.ts', "import 'node:child_process';\n");
  write('test/components/soon.test.tsx', "expect(callsOf(saveBrand).length, 'one').toBe(1);\n");
  write('test/components/late.test.tsx', 'await expect.poll(() => callsOf(saveBrand)).toHaveLength(1);\n');
  write('test/components/none.test.tsx', 'expect(callsOf(saveBrand)).toEqual([]);\n');
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', '--reporter=json'], {
    cwd: tree,
    encoding: 'utf8',
  });
  rmSync(tree, { recursive: true });
  type Found = { category: string; location: { path: string } };
  const found = (JSON.parse(stdout) as { diagnostics: Found[] }).diagnostics.map(
    ({ category, location }) => `${location.path} ${category.split('/').at(-1)}`,
  );
  expect(found.sort()).toEqual([
    'src/server/x.ts noProcessEnv',
    'src/server/x.ts noRestrictedImports',
    'src/web/a.ts noImportCycles',
    'src/web/b.ts noImportCycles',
    'test/components/soon.test.tsx plugin',
  ]);
});
