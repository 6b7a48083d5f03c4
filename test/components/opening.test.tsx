import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Plan } from '../../src/contract/plans.ts';
import { savePreferences } from '../../src/contract/profile.ts';
import { savePromo } from '../../src/contract/promos.ts';
import { composeVideo, getRender, prepareVideo, renderEvents } from '../../src/contract/renders.ts';
import { readEntries } from '../../src/web/features/promos/store.ts';
import { dayName, today } from '../../src/web/ui/dates.ts';
import { contentOf } from '../promo.ts';
import { callsOf, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { person, signIn } from './people.ts';
import { givePromo, promos } from './promo-server.ts';
import { openPage, press } from './show.tsx';
import { holdTimers } from './timers.ts';

/** Milliseconds of quiet before names and style, and before a promo, are sent. */
const [NAMES, PROMO] = [800, 1500];
const PLANS: Plan[] = ['free', 'beta', 'individual', 'studio_team', 'studio_owner', 'admin'];
const ACCOUNT = { instructorName: 'Olive', studio: 'Moon Studio', writingStyle: 'humor' as const };

/** Last year's promo, which says in everything something else than the account does now, with a film that has been removed. */
const OLD = contentOf({
  form: { instructorName: 'Jasmine', studio: 'Sky Studio', schedule: 'Every Thursday', writingStyle: 'sensual' },
  text: 'Spin Basics with Jasmine at Sky Studio, Thursday, November 20',
  ticket: { renderId: crypto.randomUUID(), overlayId: 'overlays/text', watermark: true },
});

test.each(PLANS)('E4: opening an old promo changes neither it nor the account, as %s [B500]', async (plan) => {
  allow(/404/);
  const user = person(plan);
  signIn(user, ACCOUNT);
  refuse(composeVideo, 'not_found');
  refuse(getRender, 'not_found');
  refuse(renderEvents, 'not_found');
  givePromo({ content: OLD });
  const timers = holdTimers(NAMES, PROMO);
  await openPage('/');
  await expect.element(page.getByLabelText('Studio', { exact: true })).toHaveValue('Sky Studio');
  await expect.element(page.getByLabelText('Instructor name', { exact: true })).toHaveValue('Jasmine');
  if (user.entitlements.watermark) await expect.poll(() => callsOf(composeVideo).length).toBe(1);
  // Time for what nobody has asked for.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([timers.count(NAMES), timers.count(PROMO)]).toEqual([0, 0]);
  expect(readEntries(user.id).map(({ content, dirty }) => [content, dirty])).toEqual([[OLD, false]]);
  await expect.poll(() => [callsOf(savePromo), callsOf(savePreferences), promos[0]?.content]).toEqual([[], [], OLD]);
});

test('E4: an Individual Pro’s old promo says so in the bar, and one tap brings form and text up to date', async () => {
  const user = person('individual');
  signIn(user, { ...ACCOUNT, studio: 'Sky Studio' });
  givePromo({ content: contentOf({ text: 'Spin Basics with Jasmine' }) });
  await openPage('/');
  await expect.element(page.getByText('This promo says Jasmine.')).toBeVisible();
  await press('Update it');
  await expect.element(page.getByLabelText('Instructor name', { exact: true })).toHaveValue('Olive');
  await expect.element(page.getByText('This promo says Jasmine.')).not.toBeInTheDocument();
  await expect.poll(() => promos[0]?.content, { timeout: 5000 }).toContain('Spin Basics with Olive');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText('This promo says Jasmine.')).toBeVisible();
});

test('E8: a promo that stays open over its day says that it has passed, as soon as anybody looks again [B505]', async () => {
  signIn(person());
  const [date, now] = [today(), new Date()];
  givePromo({ content: contentOf({ text: `Spin Basics, ${dayName(date, 'en-US')}`, form: { date } }) });
  await openPage('/');
  await expect.element(page.getByLabelText('Class details')).toBeVisible();
  const past = () => [page.getByText(/^Your text still says/), page.getByText(/^This date is in the past/)];
  for (const said of past()) await expect.element(said).not.toBeInTheDocument();
  // The last thing that a page does by itself; what is still on its way would render it again.
  await expect.poll(() => callsOf(prepareVideo).length, { timeout: 10_000 }).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 7 * 86_400_000 });
  try {
    // Nothing else asks anything then.
    window.dispatchEvent(new Event('pageshow'));
    for (const said of past()) await expect.element(said).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
