import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { register } from '../../src/contract/auth.ts';
import { confirmCheckout } from '../../src/contract/billing.ts';
import { getSite } from '../../src/contract/tools.ts';
import { answer } from './answers.ts';
import { giveFilm, person, signIn } from './people.ts';
import { button, openPage, press, pressKey } from './show.tsx';
import { holdTimers } from './timers.ts';

const PIXEL = '1234567890';
const KEPT = 'device:consent';
const banner = page.getByRole('region', { name: 'May we use advertising cookies?' });
const settings = page.getByRole('dialog', { name: 'Cookie Settings' });
const openSettings = () =>
  page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Cookie Settings' }).click();

/** The addresses of the scripts that the page wants to have; none is loaded. */
let scripts: string[];

beforeEach(() => {
  scripts = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) scripts.push(new URL(node.src).host);
      else append(node);
    }
  });
});
afterEach(() => {
  delete window.fbq;
  delete window._fbq;
});

/** Opens a page of an installation that has a pixel. */
async function openWithPixel(path: string): Promise<void> {
  await openPage(path);
  answer(getSite, {
    supportEmail: 'support@example.com',
    postalAddress: '',
    production: false,
    metaPixelId: PIXEL,
    instagram: false,
  });
}

test('refusing is as large as accepting, is asked for once, and can be changed in the Cookie Settings [B14]', async () => {
  await openWithPixel('/upgrade');
  await expect.element(banner).toBeVisible();
  const buttons = ['Refuse', 'Accept'].map((name) => banner.getByRole('button', { name }).element());
  const [refuse, accept] = buttons.map((node) => {
    const { width, height } = node.getBoundingClientRect();
    return { width, height, color: getComputedStyle(node).backgroundColor };
  });
  expect(refuse).toEqual(accept);
  expect([scripts, localStorage.getItem(KEPT), window.fbq], 'before the choice').toEqual([[], null, undefined]);

  await pressKey(banner.getByRole('button', { name: 'Refuse' }), 'Enter');
  await expect.element(banner).not.toBeInTheDocument();
  await openWithPixel('/cookie-policy');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openSettings();
  for (const kind of ['Essential', 'Functional', 'Analytics', 'Advertising']) {
    await expect.element(settings.getByRole('heading', { name: kind })).toBeVisible();
  }
  await expect.element(settings.getByText(/^You refused advertising cookies on/)).toBeVisible();
  expect([banner.elements(), scripts], 'after refusing').toEqual([[], []]);

  await settings.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => scripts).toEqual(['connect.facebook.net']);
  expect(window.fbq!.queue).toContainEqual(['init', PIXEL]);
  await expect.element(settings).not.toBeInTheDocument();
  await openSettings();
  await expect.element(settings.getByText(/^You accepted advertising cookies on/)).toBeVisible();
  await settings.getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(() => window.fbq!.queue.at(-1)).toEqual(['consent', 'revoke']);
});

test('after 13 months the question is asked again, and what was accepted is not loaded [B14]', async () => {
  const date = new Date();
  date.setMonth(date.getMonth() - 14);
  localStorage.setItem(KEPT, JSON.stringify({ choice: 'accepted', date: date.toISOString() }));
  await openWithPixel('/upgrade');
  await expect.element(banner).toBeVisible();
  expect(scripts).toEqual([]);
});

test('where there is no pixel nothing is asked [B14]', async () => {
  await openPage('/upgrade');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openSettings();
  await expect
    .element(settings.getByText('There is no advertising on this site right now, so there is nothing to choose.'))
    .toBeVisible();
  expect(banner.elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
});

describe('with consent', () => {
  beforeEach(() => localStorage.setItem(KEPT, JSON.stringify({ choice: 'accepted', date: new Date().toISOString() })));

  /** What Meta's script would find in its queue under that name: the event's facts, and its id. */
  const told = (event: string) =>
    (window.fbq?.queue ?? []).flatMap(([command, name, data, more]) =>
      /^track/.test(String(command)) && name === event ? [{ data, id: (more as { eventID: string }).eventID }] : [],
    );
  const INDIVIDUAL = { value: 6.99, currency: 'USD', plan: 'individual' };
  const STUDIO = { value: 39.99, currency: 'USD', plan: 'studio' };

  test('a new account is a Lead with its e-mail address, and a CompleteRegistration [S7.25]', async () => {
    await openWithPixel('/auth?mode=create');
    const user = person('free', { email: 'jade@example.com' });
    answer(register, { message: 'Welcome.', user });
    await page.getByLabelText('Email').fill('jade@example.com');
    await page.getByLabelText('Password', { exact: true }).fill('a long password');
    await page.getByLabelText('Confirm password').fill('a long password');
    await page.getByLabelText(/18 or older/).click();
    holdTimers(500);
    await press('Create Account');
    await expect.poll(() => told('CompleteRegistration')).toHaveLength(1);
    expect(told('Lead').map(({ data }) => data)).toEqual([{}]);
    expect(told('Lead')[0]!.id).not.toBe(told('CompleteRegistration')[0]!.id);
    expect(window.fbq!.queue).toContainEqual(['init', PIXEL, { em: 'jade@example.com' }]);
  });

  test('a plan that is pressed is an InitiateCheckout; who is not signed in is led to /auth [S4.35 S7.25 S9.15]', async () => {
    for (const [name, plan] of [
      ['Individual Pro', INDIVIDUAL],
      ['Studio Pro', STUDIO],
    ] as const) {
      await openWithPixel('/upgrade');
      await page.getByRole('article', { name, exact: true }).getByRole('button').click();
      await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
      expect(told('InitiateCheckout').at(-1)!.data).toEqual(plan);
    }
    expect(told('InitiateCheckout')).toHaveLength(2);
  });

  test('a payment that the server confirms is one Purchase, however often it is looked at; an invented one is none [S4.39 S7.25 S9.15 B16]', async () => {
    signIn(person('individual'));
    const eventId = crypto.randomUUID();
    const purchase = { eventId, planId: 'individual_pro', value: 6.99, currency: 'USD' } as const;
    answer(confirmCheckout, { status: 'confirmed', purchase });
    localStorage.setItem('selectedPlan', 'individual');
    const timers = holdTimers(1000);
    const welcome = page.getByRole('heading', { name: 'Welcome to Pro!' });
    const look = () =>
      expect
        .poll(() => {
          timers.end(1000);
          return welcome.elements();
        })
        .toHaveLength(1);
    await openWithPixel('/subscription/success?session_id=cs_1');
    await look();
    await expect.poll(() => told('Purchase')).toEqual([{ data: INDIVIDUAL, id: eventId }]);
    expect(localStorage.getItem('selectedPlan')).toBeNull();
    await openWithPixel('/subscription/success?session_id=cs_1');
    await look();
    answer(confirmCheckout, { status: 'unknown', purchase: null });
    await openWithPixel('/subscription/success?session_id=invented');
    await look();
    expect(told('Purchase')).toHaveLength(1);
    const studio = { eventId: crypto.randomUUID(), planId: 'studio_pro', value: 39.99, currency: 'USD' } as const;
    answer(confirmCheckout, { status: 'confirmed', purchase: studio });
    await openWithPixel('/subscription/success?session_id=cs_2');
    await look();
    await expect.poll(() => told('Purchase').at(-1)).toEqual({ data: STUDIO, id: studio.eventId });
  });

  test.each([
    ['free', 'free'],
    ['individual', 'pro'],
  ] as const)('a film of the plan %s is a VideoGenerated of %s, once [S7.25]', async (plan, says) => {
    signIn(person(plan));
    giveFilm();
    await openWithPixel('/');
    await press('Generate Video');
    await expect.element(button('Download Video')).toBeEnabled();
    await expect.poll(() => told('VideoGenerated').map(({ data }) => data)).toEqual([{ plan: says }]);
    // Picked up after a reload, it is not made again.
    await openWithPixel('/');
    await expect.element(button('Download Video')).toBeEnabled();
    expect(told('VideoGenerated')).toHaveLength(1);
  });

  test('a download beyond the limit is a DownloadLimitReached [S7.25]', async () => {
    signIn(person('free', { downloadCount: 5 }));
    await openWithPixel('/');
    await press('Upgrade to Pro');
    await expect.poll(() => told('DownloadLimitReached')).toHaveLength(1);
  });
});
