import { expect, type Page } from '@playwright/test';

type PlanId = 'individual_pro' | 'studio_pro';

/** Buys a plan for whoever is signed in, through the calls that the pages make. @returns the session of the mock checkout */
export async function buyPlan(page: Page, planId: PlanId): Promise<string> {
  const begun = await page.request.post('/api/subscription/create-checkout', { data: { planId } });
  expect(begun.status(), await begun.text()).toBe(200);
  const { redirectUrl } = await begun.json();
  const sessionId = new URL(redirectUrl, 'http://here.invalid').searchParams.get('session_id')!;
  const paid = await page.request.post('/api/test/simulate-stripe-success', { data: { sessionId, planId } });
  expect(paid.status(), await paid.text()).toBe(200);
  return sessionId;
}

/** The card of a plan on /upgrade. */
export const planCard = (page: Page, name: 'Individual Pro' | 'Studio Pro') =>
  page.getByRole('article', { name, exact: true });

/** The plan that the server gives to whoever is signed in. */
export async function planNow(page: Page): Promise<string> {
  return (await (await page.request.get('/api/user')).json()).entitlements.plan;
}
