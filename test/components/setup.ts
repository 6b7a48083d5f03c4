import { afterEach, beforeEach, expect, vi } from 'vitest';
import { expectErrorsMarked, expectOwnNames } from './accessible.ts';
import { forgetAnswers } from './answers.ts';
import { expectDrawn } from './drawn.ts';
import { takeFaults } from './faults.ts';
import { leave } from './show.tsx';
import './states.ts';

beforeEach(expectDrawn);

afterEach(async () => {
  // In whatever state the test has left the page.
  expectErrorsMarked();
  expectOwnNames();
  await leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetAnswers();
  await expectDrawn();
  expect(takeFaults(), 'errors in the console, and calls without an answer').toEqual([]);
});
