import { expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

test('loaded data never goes stale by itself, and failures are not retried [S9.8]', async () => {
  const load = vi.fn(async () => 'loaded');
  await queryClient.fetchQuery({ queryKey: ['kept'], queryFn: load });
  expect(await queryClient.fetchQuery({ queryKey: ['kept'], queryFn: load })).toBe('loaded');
  expect(load).toHaveBeenCalledOnce();

  const fail = vi.fn(() => Promise.reject(new Error('no')));
  await expect(queryClient.fetchQuery({ queryKey: ['failing'], queryFn: fail })).rejects.toThrow('no');
  expect(fail).toHaveBeenCalledOnce();
  queryClient.clear();
});

test('nothing is refetched on a timer, on focus or on reconnecting [S9.8]', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
});
