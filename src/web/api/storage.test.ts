import { afterEach, expect, test, vi } from 'vitest';
import { forget, forgetPersonal, keep, kept } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** Like a browser's storage: its names are its own keys. */
class Memory {
  [name: string]: unknown;
  removeItem(name: string) {
    delete this[name];
  }
}

test('a sign-out keeps what belongs to the browser', () => {
  const [local, session] = [new Memory(), new Memory()];
  Object.assign(local, { 'device:consent': 'accepted', selectedPlan: 'studio' });
  Object.assign(session, { draft: 'Mine' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  forgetPersonal();
  expect(Object.keys(local)).toEqual(['device:consent']);
  expect(Object.keys(session)).toEqual([]);
});

test('forbidden storage is distinguished from empty storage, and nothing throws', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect(kept('a')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(kept('a')).toBeUndefined();
  expect(keep('a', 'b')).toBe(false);
  expect(() => forget('a')).not.toThrow();
  expect(forgetPersonal).not.toThrow();
});
