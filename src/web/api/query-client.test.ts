import { expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

test('what was loaded never goes stale by itself, and what failed is not tried again', async () => {
  const load = vi.fn(async () => 'loaded');
  await queryClient.fetchQuery({ queryKey: ['kept'], queryFn: load });
  expect(await queryClient.fetchQuery({ queryKey: ['kept'], queryFn: load })).toBe('loaded');
  expect(load).toHaveBeenCalledOnce();

  const fail = vi.fn(() => Promise.reject(new Error('no')));
  await expect(queryClient.fetchQuery({ queryKey: ['failing'], queryFn: fail })).rejects.toThrow('no');
  expect(fail).toHaveBeenCalledOnce();
  queryClient.clear();
});

test('nothing is fetched again by the clock, on focus or with the connection', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
});
