import { describe, expect, test } from 'vitest';
import { checkRooms } from './check-rooms.ts';

/** The faults of a tree of files, without their `path:line:`. */
const faults = (files: Record<string, string>) => checkRooms(new Map(Object.entries(files)));
const lines = (count: number) => 'a();\n'.repeat(count);
const longFunction = (head: string) => `${head}function long() {\n${lines(59)}}\n`;

test('what keeps to the rules has no fault', () => {
  expect(
    faults({
      'src/scene/draw.ts': "import { z } from 'zod';\nimport type { Promo } from './promo.ts';",
      'src/scene/promo.ts': "import './draw.ts';",
      'src/contract/call.ts': "import '../scene/draw.ts';",
      'src/server/config.ts': 'process.env.PORT;',
      'src/server/media/run.ts': "import { spawn } from 'node:child_process';",
      'src/server/db/embedded.ts': "import { spawn } from 'child_process';",
      'src/server/features/library/actions.ts': "import './handlers/ingest.ts';\nimport '../../../contract/call.ts';",
      'src/server/features/library/handlers/ingest.ts': "await import('../actions.ts');",
      'src/server/features/renders/actions.ts': "import { findClip } from '../library/actions.ts';",
      'src/server/features/renders/renders.test.ts': "import '../../../../test/server.ts';\nprocess.env.X;",
      'src/web/api/client.ts': 'fetch("/api");',
      'src/web/main.tsx':
        "import './main.css';\nimport '../contract/call.ts';\nquery.fetch();\nconst options = { fetch: 1 };",
      'scripts/dev.ts': "import 'node:child_process';\nprocess.env;",
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
    ['src/scene/draw.ts', 'node:fs', 'scene imports only zod, not node:fs'],
    ['src/contract/call.ts', 'fastify', 'contract imports only zod, not fastify'],
    ['src/web/main.tsx', 'node:path', 'the web has no Node'],
    ['src/server/web.ts', '../../test/server.ts', 'the program must not import test/server.ts'],
    ['src/server/web.ts', '../../scripts/dev.ts', 'the program must not import scripts/dev.ts'],
    ['src/server/web.ts', './config', './config must end in .ts or .tsx'],
    ['scripts/dev.ts', './config', './config must end in .ts or .tsx'],
    ['src/server/web.ts', 'node:child_process', 'child_process belongs in'],
    [
      'src/server/features/a/actions.ts',
      '../b/queries.ts',
      "another feature's actions only, not src/server/features/b/queries.ts",
    ],
    ['src/server/features/a/actions.ts', '../b/handlers/x.ts', "another feature's actions only"],
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

describe('circles', () => {
  const circle = (how: string) => ({
    'src/server/a.ts': "import './b.ts';",
    'src/server/b.ts': "import './c.ts';",
    'src/server/c.ts': how,
  });

  test('are found, each once', () => {
    expect(faults(circle("export { a } from './a.ts';"))).toEqual([
      'src/server/a.ts:1: imports itself: src/server/a.ts -> src/server/b.ts -> src/server/c.ts -> src/server/a.ts',
    ]);
  });

  test.each(["import type { A } from './a.ts';", "export type { A } from './a.ts';", "await import('./a.ts');"])(
    'are not closed by %s',
    (how) => expect(faults(circle(how))).toEqual([]),
  );
});

test.each([
  'src/server/features/a/helpers.ts',
  'src/server/features/a/handlers/deep/x.ts',
  'src/server/features/a/routes.tsx',
])('%s is no file of a feature', (path) =>
  expect(faults({ [path]: '' })).toEqual([expect.stringContaining('a feature folder holds')]),
);

test('there are no other rooms', () => {
  expect(faults({ 'src/shared/x.ts': '', 'src/x.ts': '' })).toEqual([
    'src/shared/x.ts:1: src has no such room',
    'src/x.ts:1: src has no such room',
  ]);
});

test.each(['const port = process.env.PORT;', "import { env } from 'node:process';", "import process from 'process';"])(
  'the environment is read in one file: %s',
  (text) => {
    expect(faults({ 'src/server/web.ts': text })).toEqual([
      'src/server/web.ts:1: process.env is read in src/server/config.ts only',
    ]);
  },
);

test.each(['fetch("/api")', 'window.fetch("/api")', 'globalThis.fetch("/api")', 'get(fetch)', 'new XMLHttpRequest()'])(
  'the web fetches in one file: %s',
  (text) => {
    expect(faults({ 'src/web/main.tsx': `\n${text};` })).toEqual([
      'src/web/main.tsx:2: the web fetches in src/web/api/client.ts only',
    ]);
  },
);

describe('size', () => {
  test('a file has 300 lines at most, or a reason', () => {
    expect(faults({ 'src/server/x.ts': lines(300) })).toEqual([]);
    expect(faults({ 'src/server/x.ts': lines(301) })[0]).toMatch(/^src\/server\/x\.ts:1: 301 lines; split it/);
    expect(faults({ 'src/server/x.ts': `// size: a table\n${lines(301)}` })).toEqual([]);
    expect(faults({ 'src/server/x.ts': `// size:\n${lines(301)}` })).toHaveLength(1);
    expect(faults({ 'src/server/x.ts': `a();\n// size: too late\n${lines(301)}` })).toHaveLength(1);
    expect(faults({ 'src/server/x.test.ts': lines(301), 'test/x.ts': lines(301) })).toEqual([]);
  });

  test('a function has 60 lines at most, or a reason right above it', () => {
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

test('a file that cannot be parsed is named', () => {
  expect(() => faults({ 'src/server/x.ts': 'const = 1;' })).toThrow(/src\/server\/x\.ts/);
});
