import { join } from 'node:path';
import { expect, it } from 'vitest';
import { idOf } from '../../src/server/copywriter/memory.ts';
import { allPlaces } from './places.ts';
import { holesOf } from './topics.ts';

const ROOT = join(import.meta.dirname, '../..');
const places = allPlaces(ROOT);

it('every line of the copy has its place, and the id by which the memory knows it [B582]', () => {
  const hook = places.find(({ section, kind }) => section === 'whole texts' && kind === 'hooks')!;
  expect(hook.ids).toEqual([idOf(`${hook.text}\n**{class}**`)]);
  const pair = places.find(({ section, about }) => section === 'spare lines' && about === 'pairs')!;
  expect(pair.ids).toEqual(pair.text.split(' | ').map(idOf));
  expect(places.some(({ section }) => section === 'voice')).toBe(false);
});

it('topics that only some styles answer are named with the others [B582]', () => {
  const answer = { ...places[0]!, language: 'en' as const, section: 'answers', topics: ['shoes'] };
  const [hole] = holesOf([{ ...answer, style: 'humor' }]);
  expect(hole?.topic).toBe('shoes');
  expect(hole?.styles).toHaveLength(10);
  expect(hole?.styles).not.toContain('humor');
});
