import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

/** They start the program itself and look at it from outside; to load it costs more than what most of them do. */
const OF_THE_PROGRAM = [
  'src/server/{features,http}/**/*.test.ts',
  'test/{billing,doors,library,people,renders,security,tools}/**/*.test.ts',
];

// Two cores: more workers than cores only make Postgres and ffmpeg wait for each other.
// The times only end what hangs: a machine that does something else beside takes several times as long.
const COMMON = { testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 2 };

export default defineConfig({
  test: {
    ...COMMON,
    globalSetup: ['test/postgres-server.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      // A worker loads the program once: each server has a database, a folder and a port of its own, and keeps nothing for the next one.
      { test: { ...COMMON, name: 'program', include: OF_THE_PROGRAM, isolate: false } },
      {
        test: {
          ...COMMON,
          name: 'units',
          include: ['{src,test,scripts}/**/*.test.ts'],
          exclude: ['node_modules/**', ...OF_THE_PROGRAM],
        },
      },
    ],
  },
});
