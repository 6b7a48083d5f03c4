import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { halfSize } from './test/half-size/plugin.ts';
import { LongestFirst } from './test/longest-first.ts';

// Two cores; the other workers have something to do while tests wait for what takes its time, such as a worker that is to be thought dead.
// The times only end what hangs: a machine that does something else as well takes several times as long.
const COMMON = { testTimeout: 300_000, hookTimeout: 300_000, maxWorkers: 4, isolate: false };
const WITH_POSTGRES = { ...COMMON, globalSetup: ['test/postgres-server.ts'] };

const WRITER = 'src/server/copywriter/**/*.test.ts';

/** Threads of the program load its files themselves. */
const HALF_SIZE_THREADS = ['--import', join(import.meta.dirname, 'test/half-size/preload.ts')];

export default defineConfig({
  test: {
    ...COMMON,
    sequence: { sequencer: LongestFirst },
    projects: [
      'test/components/vitest.config.ts',
      // Neither Postgres, ffmpeg nor a browser. What a file changes it puts back itself: the next one runs in the same modules.
      {
        test: {
          ...COMMON,
          name: 'pure',
          include: ['{src,scripts}/**/*.test.ts', 'test/{facts,scene}/**/*.test.ts'],
          exclude: [WRITER],
        },
      },
      // As pure; scripts/test.ts runs them when something that they depend on has changed.
      { test: { ...COMMON, name: 'writer', include: [WRITER, 'test/copy/**/*.test.ts'] } },
      // They start the program and look at it from outside. A worker loads it once; people, or a database of their own, keep the files apart.
      // Its films have a quarter of the pixels; where the pixels are what a test is about, its file is called *.full-size.test.ts.
      {
        plugins: [halfSize],
        test: {
          ...WITH_POSTGRES,
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          exclude: ['**/*.full-size.test.ts'],
          // The transforms that a run leaves on the disk for the next do not know of the plugin.
          fsModuleCache: false,
          execArgv: HALF_SIZE_THREADS,
        },
      },
      { test: { ...WITH_POSTGRES, name: 'full-size', include: ['test/server/**/*.full-size.test.ts'] } },
      // They need Postgres, but not the program: it knows the jobs of every module that a worker has loaded.
      { test: { ...WITH_POSTGRES, name: 'postgres', include: ['test/postgres/**/*.test.ts'], isolate: true } },
      // They need ffmpeg or a process of their own, and nothing of the program above it.
      {
        plugins: [halfSize],
        test: {
          ...COMMON,
          name: 'media',
          include: ['test/media/**/*.test.ts'],
          fsModuleCache: false,
          execArgv: HALF_SIZE_THREADS,
        },
      },
      // Frames and films in all their pixels, beside what a browser draws.
      { test: { ...COMMON, name: 'golden', include: ['test/golden/**/*.test.ts'] } },
    ],
  },
});
