import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../../../../scripts/rooms/read.ts';

const root = join(import.meta.dirname, '../../../..');

/** The packages that a module loads, itself and through others of ours. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  const { imports } = readSource(relative(root, file), stripTypeScriptTypes(readFileSync(file, 'utf8')));
  for (const { specifier } of imports) {
    if (!specifier.startsWith('.')) packages.add(specifier);
    else for (const found of packagesOf(join(file, '..', specifier), seen)) packages.add(found);
  }
  return packages;
}

test('the thread that draws loads the canvas and small things without packages of their own, so that it costs little memory [B146]', () => {
  const loaded = [...packagesOf(join(import.meta.dirname, 'painter-thread.ts'))];
  expect(loaded.filter((name) => !name.startsWith('node:'))).toEqual(['@napi-rs/canvas', 'uqr', 'bidi-js']);
});
