import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingOptional } from './complete-lock.ts';

test('npm ci finds every package of other platforms in package-lock.json (otherwise run node scripts/complete-lock.ts)', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  expect(missingOptional(lock)).toEqual([]);
});

test('an entry counts anywhere Node would find it from its parent', () => {
  const packages = {
    '': { optionalDependencies: { top: '1.0.0' } },
    'node_modules/tool': {
      optionalDependencies: { 'tool-x64': '^2.0.0', '@tool/arm64': '3.0.0', 'tool-s390x': '4.0.0' },
    },
    'node_modules/tool/node_modules/tool-x64': {},
    'node_modules/@tool/arm64': {},
    'node_modules/other/node_modules/tool-s390x': {},
  };
  expect(missingOptional({ packages })).toEqual([
    { place: 'node_modules/top', name: 'top', version: '1.0.0' },
    { place: 'node_modules/tool-s390x', name: 'tool-s390x', version: '4.0.0' },
  ]);
});
