import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSelectedPlan, keepSelectedPlan, selectedPlan } from './selected-plan.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['individual', 'individual'],
  ['individual_pro', 'individual'],
  ['studio', 'studio'],
  ['gold', null],
  ['toString', null],
])('a stored selectedPlan %j is %j', (stored, plan) => {
  kept.set('selectedPlan', stored);
  expect(selectedPlan()).toBe(plan);
});

test('a plan that was picked is kept until it is cleared', () => {
  expect(selectedPlan()).toBeNull();
  keepSelectedPlan('studio');
  expect(selectedPlan()).toBe('studio');
  forgetSelectedPlan();
  expect(selectedPlan()).toBeNull();
});
