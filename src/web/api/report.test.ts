import { CancelledError } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { reportClientError } from '../../contract/tools.ts';
import { ApiError, NetworkError } from './client.ts';
import { reportError, reportOf } from './report.ts';

test('a report always fits its call', () => {
  const error = new Error('m'.repeat(2000));
  error.stack = 's'.repeat(9000);
  for (const thrown of [error, 'a string', undefined, { some: 'object' }]) {
    expect(reportClientError.body.safeParse(reportOf(thrown, `/${'p'.repeat(900)}`)).success).toBe(true);
  }
});

test("failed calls are not the page's fault", () => {
  expect(reportOf(new ApiError(500, 'internal', 'x'), '/')).toBeNull();
  expect(reportOf(new NetworkError(null), '/')).toBeNull();
});

test('what was aborted on purpose is not logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  reportError(new DOMException('called off', 'AbortError'));
  reportError(new CancelledError());
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
