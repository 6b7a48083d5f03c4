import { expect, test } from 'vitest';
import { presentJob } from './present-library.ts';
import type { Upload } from './queries.ts';

const upload = (facts: object) =>
  ({ id: 'a', publicId: 'user-videos/me/a', status: 'ready', userId: 'me', lookedAt: { facts } }) as unknown as Upload;

test('V1: an upload whose sound could not be read says so, and no other one does [V1 B460]', () => {
  expect(presentJob(upload({ isSoundLost: true }), 1, null, ['me']).note).toMatch(/^The sound .* left out\./);
  expect(presentJob(upload({ isSoundLost: false }), 1, null, ['me']).note).toBeNull();
  // Checked by the version before.
  expect(presentJob(upload({}), 1, null, ['me']).note).toBeNull();
});
