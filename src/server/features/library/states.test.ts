import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRANSITIONS } from './states.ts';

test('ARCHITECTURE.md draws the states of an upload as they are', () => {
  const text = readFileSync(new URL('../../../../ARCHITECTURE.md', import.meta.url), 'utf8');
  const chart = /stateDiagram-v2\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const drawn = chart.split('\n').flatMap((line) => line.trim() || []);
  const arrows = Object.entries(TRANSITIONS).flatMap(([from, tos]) =>
    tos.map((to) => `${from} --> ${to === 'gone' ? '[*]' : to}`),
  );
  expect(drawn.sort()).toEqual(['[*] --> uploading', ...arrows].sort());
});
