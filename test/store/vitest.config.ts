import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = join(import.meta.dirname, '../..');

/** `npm run test:store`: against a Swift started for it; with TEST_S3=FILE against the store whose settings are in the file. */
export default defineConfig({
  root: ROOT,
  test: {
    name: 'store',
    include: process.env.TEST_S3
      ? ['src/server/storage/storage.test.ts']
      : ['src/server/storage/storage.test.ts', 'test/store/**/*.test.ts'],
    globalSetup: process.env.TEST_S3 ? [] : [join(import.meta.dirname, 'swift.ts')],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 1,
  },
});
