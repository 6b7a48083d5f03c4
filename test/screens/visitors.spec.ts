import { lookAtInvitation } from '../../src/contract/studio.ts';
import { expect, press, test } from '../journeys/fixtures.ts';
import { OFFER, openWithCookieQuestion, pin } from './pinned.ts';
import { type Scene, type Screen, tour } from './tour.ts';

test.use({ timezoneId: 'UTC' });

/** A look at an invitation that stands so. */
const invited =
  (answer: Partial<typeof OFFER>) =>
  async ({ page }: Scene) => {
    await pin(page, lookAtInvitation, { ...OFFER, ...answer });
    await page.goto('/join?token=t');
  };

const openCookieSettings = async ({ page }: Scene) => {
  await page.getByRole('link', { name: 'Cookie Settings' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
};

const PUBLIC: Screen[] = [
  { name: 'landing', wide: true, at: '/' },
  {
    name: 'landing-pricing',
    wide: true,
    at: '/#pricing',
    reach: ({ page }) => expect(page.locator('#pricing')).toBeInViewport(),
    axe: false,
  },
  { name: 'terms', wide: true, at: '/terms' },
  { name: 'privacy', at: '/privacy' },
  { name: 'refund', at: '/refund-policy' },
  { name: 'browsers', at: '/browsers' },
  { name: 'developers', wide: true, at: '/developers' },
  { name: 'cookies', at: '/cookie-policy' },
  { name: 'cookie settings without a pixel', reach: openCookieSettings, axe: '[role=dialog]', picture: false },
  { name: 'upgrade', wide: true, at: '/upgrade', axe: false },
  { name: 'upgrade after a payment that failed', at: '/upgrade?error=payment_failed', picture: false },
  { name: 'mock-checkout', at: '/mock-checkout?plan=studio_pro' },
  { name: 'success-visitor', at: '/subscription/success', heading: 'Sign in to see your plan' },
  { name: 'not-found', at: '/nowhere' },
];

const DOORS: Screen[] = [
  { name: 'register', wide: true, at: '/auth?mode=create' },
  {
    name: 'register with errors',
    reach: async ({ page }) => {
      await page.getByLabel('Email').fill('no address');
      await page.getByLabel('Password', { exact: true }).fill('12345');
      await page.getByLabel('Confirm password').fill('54321');
      await press(page, 'Create Account');
      await expect(page.getByText('Use at least 6 characters.')).toBeVisible();
    },
    picture: false,
  },
  { name: 'sign-in', at: '/auth' },
  {
    name: 'sign-in that failed',
    reach: async ({ page }) => {
      await page.route('**/api/auth/login', (route) => route.abort(), { times: 1 });
      await page.getByLabel('Email').fill('name@example.com');
      await page.getByLabel('Password', { exact: true }).fill('12345');
      await press(page, 'Sign In');
      await expect(page.getByRole('alert')).toBeVisible();
    },
    picture: false,
  },
  { name: 'forgot', at: '/auth?mode=forgot' },
  { name: 'reset-password', at: '/reset-password?token=t', heading: 'Set a new password' },
  { name: 'reset-password-broken', at: '/reset-password', heading: 'Set a new password' },
  { name: 'join', at: '/join' },
  {
    name: 'join with a token that nobody knows',
    at: '/join?token=t',
    heading: 'This invitation is no longer valid',
    picture: false,
  },
  { name: 'join-invited', reach: invited({}), heading: 'Join Moon Studio' },
  {
    name: 'join with an account',
    reach: invited({ hasAccount: true }),
    heading: 'Join Moon Studio',
    picture: false,
  },
  { name: 'join-expired', reach: invited({ status: 'expired' }), heading: 'This invitation is no longer valid' },
  {
    name: 'join without a plan',
    reach: invited({ status: 'closed' }),
    heading: 'This invitation is no longer valid',
    picture: false,
  },
  {
    name: 'join a second time',
    reach: invited({ status: 'accepted' }),
    heading: 'You are on the team',
    picture: false,
  },
  {
    name: 'consent',
    wide: true,
    reach: ({ page }) => openWithCookieQuestion(page),
    heading: 'May we use advertising cookies?',
  },
  {
    name: 'cookie-settings',
    reach: openCookieSettings,
    axe: '[role=dialog]',
  },
];

tour('what everybody may read, the ways in, invitations and cookies [B39 B40 F-S5]', {}, [...PUBLIC, ...DOORS]);
