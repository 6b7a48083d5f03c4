import type { Offer } from './subscription.ts';

const NAME = 'selectedPlan';

/** Remembers the plan that a visitor pressed, so that the page of the plans can point at it. A forbidden storage costs the pointing alone. */
export function keepSelectedPlan(offer: Offer): void {
  try {
    localStorage.setItem(NAME, offer);
  } catch {
    // The plans are shown all the same.
  }
}

/** The plan that was pressed before, by any of the names that it may be stored under; null where there is none. */
export function selectedPlan(): Offer | null {
  try {
    const stored = localStorage.getItem(NAME);
    if (stored === 'individual' || stored === 'individual_pro') return 'individual';
    return stored === 'studio' ? 'studio' : null;
  } catch {
    return null;
  }
}

/** Forgets the plan, once it is bought. */
export function forgetSelectedPlan(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // What cannot be read points at nothing.
  }
}
