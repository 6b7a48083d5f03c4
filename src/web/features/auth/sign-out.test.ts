import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { sessionEnded, userQuery } from './api.ts';
import { afterSignOut, finishSignOut, isOwed, owe } from './sign-out.ts';

const KEPT = 'device:sign-out';
let kept: Map<string, string>;
/** Every call, and whether the server can be reached. */
let asked: string[];
let reachable: boolean;

beforeEach(() => {
  kept = new Map();
  asked = [];
  reachable = true;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('document', { cookie: 'spinreel.signed_in=1' });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!reachable) throw new TypeError('Failed to fetch');
    return Response.json(
      url === '/api/auth/user' ? { id: 'somebody', entitlements: { plan: 'free' } } : { message: 'Logout successful' },
    );
  });
});
afterEach(() => {
  kept.clear();
  isOwed();
  sessionEnded.set(false);
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('without an unfinished sign-out nothing is sent', async () => {
  await finishSignOut();
  expect(asked).toEqual([]);
});

test('a sign-out is finished once, before the person is fetched', async () => {
  owe();
  await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  expect(asked[0]).toBe('/api/auth/logout');
  await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  expect(asked.filter((url) => url === '/api/auth/logout')).toHaveLength(1);
  expect(kept.has(KEPT)).toBe(false);
});

test('P8: until it can be finished, the previous person is not fetched: nobody is signed in', async () => {
  owe();
  reachable = false;
  expect(await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })).toBeNull();
  expect(asked).toEqual(['/api/auth/logout']);
  expect(kept.has(KEPT), 'also after a reload and in another tab').toBe(true);
});

test('nobody signs in before it is finished, so that it cannot end the new session [P8]', async () => {
  owe();
  reachable = false;
  const signIn = vi.fn(async () => 'signed in');
  await expect(afterSignOut(signIn)).rejects.toThrow('Unable to connect to the server.');
  expect(signIn).not.toHaveBeenCalled();
  reachable = true;
  expect(await afterSignOut(signIn)).toBe('signed in');
  expect(isOwed()).toBe(false);
});

test('if storage is forbidden, the page remembers it', async () => {
  vi.stubGlobal('localStorage', undefined);
  owe();
  expect(isOwed()).toBe(true);
  await finishSignOut();
  expect(isOwed()).toBe(false);
});

test('G3: when a session ends, the page stays and the person signs in over it', async () => {
  const person = { id: 'somebody', entitlements: { plan: 'free' } };
  expect(await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })).toEqual(person);
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'unauthorized', message: 'Please sign in.' }, { status: 401 }),
  );
  expect(await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })).toEqual(person);
  expect(sessionEnded.get()).toBe(true);
});
