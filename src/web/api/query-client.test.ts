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

test('E6: what asks to be is fetched again both when the tab is shown and when its window gets the focus, and by nothing else', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const load = vi.fn(async () => 'loaded');
  vi.resetModules();
  const { QueryObserver } = await import('@tanstack/react-query');
  const { queryClient } = await import('./query-client.ts');
  queryClient.mount();
  const options = { queryKey: ['looked at'], queryFn: load, refetchOnWindowFocus: 'always' as const };
  const stop = new QueryObserver(queryClient, options).subscribe(() => {});
  for (const [event, times] of [
    ['', 1],
    ['focus', 2],
    ['visibilitychange', 3],
    ['blur', 3],
    ['pageshow', 3],
  ] as const) {
    if (event) window.dispatchEvent(new Event(event));
    await vi.waitFor(() => expect([event, load.mock.calls.length]).toEqual([event, times]));
  }
  stop();
  queryClient.unmount();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('nothing is refetched on a timer, on focus or on reconnecting [S9.8]', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
});
