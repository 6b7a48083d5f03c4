import { expect, it } from 'vitest';
import { kindFacts, kindName, shortTime, shownKinds } from './queue-words.ts';

const quiet = { waiting: 0, held: 0, running: 0, oldestSeconds: 0 };

it('says what a kind of job has to do [B264]', () => {
  expect(kindFacts({ ...quiet, kind: 'render-film' })).toBe('nothing to do');
  expect(kindFacts({ kind: 'render-film', waiting: 2, held: 1, running: 1, oldestSeconds: 200 })).toBe(
    '3 waiting, the first for 3\u00a0min · 1 being made',
  );
  expect([shortTime(40), shortTime(600), shortTime(7200)]).toEqual(['40\u00a0s', '10\u00a0min', '2\u00a0h']);
  expect(kindName('sweep-films')).toBe('Sweep films');
});

it('shows what people know, and the rest only while it is at work [B264]', () => {
  const kinds = ['sweep-films', 'mail', 'render-film', 'end-session'].map((kind) => ({ ...quiet, kind }));
  kinds[3]!.running = 1;
  expect(shownKinds(kinds).map(({ kind }) => kind)).toEqual(['render-film', 'mail', 'end-session']);
});
