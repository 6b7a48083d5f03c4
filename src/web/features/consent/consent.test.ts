import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepChoice, readChoice, readStored } from './consent.ts';

const NAME = 'device:consent';
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a fresh browser has chosen nothing', () => expect(readChoice()).toBeNull());

test.each(['accepted', 'refused'] as const)(
  '%s is stored with its date, under a name that survives a sign-out',
  (choice) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
    keepChoice(choice);
    expect(readChoice()).toBe(choice);
    expect([...kept.keys()]).toEqual([NAME]);
    expect(readStored()!.date).toBe('2026-11-22T10:00:00.000Z');
  },
);

test('a choice lasts exactly 13 months [B14]', () => {
  kept.set(NAME, JSON.stringify({ choice: 'refused', date: '2026-01-15T12:00:00.000Z' }));
  expect(readStored(new Date('2027-02-15T11:59:00Z'))?.choice).toBe('refused');
  expect(readStored(new Date('2027-02-15T12:01:00Z'))).toBeNull();
});

test.each(['', 'yes', '{}', '{"choice":"maybe","date":"2026-01-15T12:00:00.000Z"}', '{"choice":"accepted"}', 'null'])(
  'an unreadable choice is no consent: %j',
  (text) => {
    kept.set(NAME, text);
    expect(readChoice()).toBeNull();
  },
);
