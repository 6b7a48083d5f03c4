import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { userQuery } from './api.ts';

beforeEach(() => vi.stubGlobal('document', { cookie: 'a=b; spinreel.signed_in=1' }));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const answer = (status: number, body: string, statusText = '') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, statusText }));

test('401 means that nobody is signed in [S4.6 S8.2]', async () => {
  answer(401, '{"code":"unauthorized","message":"Please sign in to continue."}');
  expect(await queryClient.fetchQuery(userQuery)).toBeNull();
});

test('G5: without the session marker the person is not fetched, so that a visitor’s page makes no failing call', async () => {
  vi.stubGlobal('document', { cookie: 'a=b' });
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await queryClient.fetchQuery(userQuery)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('any other failure is an error with its status [S7.3 S8.3]', async () => {
  answer(503, '', 'Service Unavailable');
  await expect(queryClient.fetchQuery(userQuery)).rejects.toThrow('503: Service Unavailable');
});

test('the person is refetched on focus and every 30 s, and is stale after 1 s; with every page: session.test.tsx [S4.5 S9.7]', () => {
  expect(userQuery).toMatchObject({ staleTime: 1000, refetchInterval: 30_000, refetchOnWindowFocus: true });
});
