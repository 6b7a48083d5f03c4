import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soldPlan } from '../../../contract/plans.ts';
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
  ['individual', 'individual_pro'],
  ['individual_pro', 'individual_pro'],
  ['studio', 'studio_pro'],
  ['gold', null],
  ['toString', null],
])('a stored selectedPlan %j is %j [S2.65]', (stored, plan) => {
  kept.set('selectedPlan', stored);
  expect(selectedPlan()?.sale.id ?? null).toBe(plan);
});

test('a picked plan is kept until it is cleared', () => {
  expect(selectedPlan()).toBeNull();
  keepSelectedPlan(soldPlan('studio_pro'));
  expect(kept.get('selectedPlan')).toBe('studio');
  expect(selectedPlan()).toBe(soldPlan('studio_pro'));
  forgetSelectedPlan();
  expect(selectedPlan()).toBeNull();
});
