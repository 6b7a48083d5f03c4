import { expect, it } from 'vitest';
import { encodingProgress, MILESTONES, progressMessage } from './progress.ts';

it('shows the specified messages, in order, at the specified milestones [S4.12 S9.6]', () => {
  const said = Array.from({ length: 101 }, (_, progress) => progressMessage(progress));
  expect(said.filter((message, index) => message !== said[index - 1])).toEqual([
    'Initializing',
    'Creating frames',
    'Generating video',
    'Finalizing',
    'Composing final video...',
    'Video ready for download!',
  ]);
  expect(said.indexOf('Composing final video...')).toBe(95);
  expect(said[98]).toBe('Composing final video...');
  expect(said.indexOf('Video ready for download!')).toBe(100);
  expect(MILESTONES).toMatchObject({ composing: 95, storing: 98, ready: 100 });
});

it('moves with the encoded frames and stays below the milestone of composing [S4.10]', () => {
  const shares = [-1, 0, 0.2, 0.5, 0.9, 1, 2].map(encodingProgress);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[0]).toBe(MILESTONES.encoding);
  expect(shares.at(-1)).toBeLessThan(MILESTONES.composing);
});
