import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tables from '@mdn/browser-compat-data' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { FLOOR } from '../../src/contract/floor.ts';
import { isAllowed } from './allowed.ts';
import { scanScript } from './scan-script.ts';
import { scanStyle } from './scan-style.ts';
import { lackedBy } from './support.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('a script', () => {
  test.each([
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['new Intl.Segmenter("en")', 'Intl.Segmenter'],
    ['new window.Intl.Segmenter("en")', 'Intl.Segmenter'],
    ['const e = (t) => t.toWellFormed()', 'String.toWellFormed'],
    ['const e = (t) => t["isSubsetOf"](u)', 'Set.isSubsetOf'],
    ['Array.prototype.findLast.call(a); Array.fromAsync(a)', 'Array.fromAsync'],
    ['URL.parse("/", here)', 'URL.parse'],
    ['navigator.userActivation.isActive', 'Navigator.userActivation'],
    ['new URLPattern("/x")', 'URLPattern'],
    ['if (window.scheduler.yield) run()', 'scheduler'],
    ['/[\\p{L}--[a-z]]/v.test(x)', 'syntax: Invalid regular expression flag (1:1)'],
    ['using x = open()', 'syntax: Unexpected token (1:6)'],
    ['/(?<=a)b/.test(x)', 'syntax: look-behind'],
    ['new RegExp(`(?<!a)b`)', 'syntax: look-behind'],
  ])('%s is beyond the floor', (code, name) => {
    expect(scanScript(code).map((use) => use.name)).toContain(name);
  });

  test.each([
    'Promise.any([a]); [1].toSorted(); structuredClone(a); AbortSignal.timeout(1); new Set().size',
    'navigator.userActivation?.isActive; typeof URLPattern; navigator.share?.({})',
    'const URLPattern = class {}; new URLPattern(); class A { static { this.b = 1 } }',
    '/(?<name>a)/u.exec(x); const any = AbortSignal',
  ])('%s is not', (code) => {
    expect(scanScript(code)).toEqual([]);
  });
});

describe('a style sheet', () => {
  test.each([
    ['a:has(b){color:red}', ':has'],
    ['a{field-sizing:content}', 'field-sizing'],
    ['a{text-wrap:balance}', 'text-wrap: balance'],
    ['a{color:light-dark(#000,#fff)}', 'color: light-dark()'],
    ['@scope (a){b{color:red}}', '@scope'],
    ['@starting-style{a{opacity:0}}', '@starting-style'],
    ['a{color:red;& b{color:blue}}', '&'],
  ])('%s is beyond the floor', (code, name) => {
    expect(scanStyle(code).map((use) => use.name)).toContain(name);
  });

  test.each([
    '@layer mantine;a:where(b,:is(c)){height:100dvh;inset:auto 0 0;color:color-mix(in srgb,red 5%,blue)}',
    '@media (width>=40em){a:focus-visible{display:grid;gap:1cqi;container-type:inline-size}}',
  ])('%s is not', (code) => {
    expect(scanStyle(code)).toEqual([]);
  });
});

test('the build uses nothing beyond the floor', () => {
  const files = globSync('dist/web/{sw.js,assets/*.{js,css}}', { cwd: root });
  expect(files.length, 'node scripts/setup.mjs test builds the pages').toBeGreaterThan(50);
  const uses = files.flatMap((file) => {
    const found = file.endsWith('.css') ? scanStyle(read(file)) : scanScript(read(file));
    return found.filter(({ name }) => !isAllowed(file, name)).map((use) => ({ file, ...use }));
  });
  expect(uses).toEqual([]);
});

describe('the script that informs people with an older browser', () => {
  const code = read('public/floor.js');

  test('uses syntax that all of them can parse', () => {
    const faults = scanScript(code, 5).filter(({ name }) => name !== 'syntax: look-behind');
    expect(faults).toEqual([]);
  });

  test('detects the floor by features that it has and every older browser lacks', () => {
    const { javascript, css } = tables;
    const marks = [
      javascript.regular_expressions!.lookbehind_assertion!,
      javascript.builtins!.Array!.toSorted!,
      css.types!.color!['color-mix']!,
    ].map(({ __compat }) => __compat!);
    expect(marks.flatMap(lackedBy)).toEqual([]);
    for (const [browser, floor] of Object.entries(FLOOR)) {
      const since = marks.map(({ support }) => [support[browser as keyof typeof FLOOR]!].flat()[0]!.version_added);
      expect(since, browser).toContain(floor);
    }
  });
});

test('people are told the same floor', () => {
  const { chrome, edge, firefox, safari } = FLOOR;
  expect(edge).toBe(chrome);
  expect(read('README.md')).toContain(`Safari ${safari}, Chrome and Edge ${chrome}, Firefox ${firefox}`);
});
