import { lookAtInvitation } from '../../src/contract/studio.ts';
import { addFilm, giveFilm } from './films.ts';
import { button, expect, openStudio, press, test } from './fixtures.ts';
import { sample } from './footage.ts';
import { expectLooks, expectPageLooks, pin, showPart } from './looks.ts';
import { OFFER, openWithCookieQuestion, pinCompression, pinTestVideos } from './pinned.ts';
import { buyPlan } from './plans.ts';

test.use({ timezoneId: 'UTC' });

const VISITORS = {
  landing: '/',
  terms: '/terms',
  'sign-in': '/auth',
  register: '/auth?mode=create',
  upgrade: '/upgrade',
  forgot: '/auth?mode=forgot',
  'reset-password': '/reset-password?token=t',
  'reset-password-broken': '/reset-password',
  privacy: '/privacy',
  refund: '/refund-policy',
  cookies: '/cookie-policy',
  browsers: '/browsers',
  'mock-checkout': '/mock-checkout?plan=studio_pro',
  join: '/join',
  'not-found': '/nowhere',
};

test('pages of visitors look as they were approved', async ({ page }) => {
  for (const [name, path] of Object.entries(VISITORS)) {
    await expectPageLooks(page, name, path);
  }
  await page.goto('/#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  await expectLooks(page, 'landing-pricing');

  await page.goto('/subscription/success');
  await expect(page.getByRole('heading', { name: 'Sign in to see your plan' })).toBeVisible();
  await expectLooks(page, 'success-visitor');

  await pin(page, lookAtInvitation, OFFER);
  await expectPageLooks(page, 'join-invited', '/join?token=t');
  await pin(page, lookAtInvitation, { ...OFFER, status: 'expired' });
  await expectPageLooks(page, 'join-expired', '/join?token=t');
});

test('the cookie question and settings look as they were approved', async ({ page }) => {
  await openWithCookieQuestion(page);
  await expectLooks(page, 'consent');
  await page.getByRole('link', { name: 'Cookie Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
  await expectLooks(page, 'cookie-settings');
});

test('welcome, waiting and failing look as they were approved', async ({ page, join, log }) => {
  log.allow(/./);
  await join({ instructorName: null, firstName: 'Jasmine' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to Spinreel' })).toBeVisible();
  await expectLooks(page, 'welcome');
  await page.route('**/api/auth/user', () => undefined, { times: 1 });
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible();
  await expectLooks(page, 'loading', { waiting: true });
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: { id: 'broken' } }), { times: 1 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expectLooks(page, 'error');
});

test('the editor, from the first step to the finished film, looks as it was approved', async ({
  page,
  join,
  services,
}) => {
  const { id } = await join({ firstName: 'Jasmine' });
  await openStudio(page);
  await expectLooks(page, 'editor');
  await press(page, 'Edit Promotion');
  await page.getByLabel('Promotional text').fill('Come and **spin** with us\n\nEvery Thursday, 7:00 PM\n\nAll levels');
  await page.getByLabel('Promotional text').blur();
  await showPart(page, 'Step 2');
  await expectLooks(page, 'editor-text');
  await showPart(page, 'Step 4');
  await expectLooks(page, 'editor-style');

  await page.route('**/api/generate-video', () => undefined, { times: 1 });
  await button(page, 'Generate Video').last().click();
  await expect(page.getByRole('dialog', { name: 'Creating your video...' })).toBeVisible();
  await expectLooks(page, 'progress', { waiting: true });
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await giveFilm(page, await addFilm(services, id));
  await page.evaluate(() => scrollTo(0, 0));
  await button(page, 'Generate Video').last().click();
  await expect(button(page, 'Download Video').last()).toBeEnabled();
  await expectLooks(page, 'film', { moving: ['video'] });
});

test('plan and account look as they were approved', async ({ page, join }) => {
  await join({ firstName: 'Jasmine' });
  const sessionId = await buyPlan(page, 'individual_pro');
  await page.goto(`/subscription/success?payment_success=true&session_id=${sessionId}`);
  await press(page, 'Stay here');
  await expectLooks(page, 'success');
  await expectPageLooks(page, 'upgrade-paying', '/upgrade?error=payment_failed');
  await openStudio(page);
  await press(page, 'Account');
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible();
  await expectLooks(page, 'account', { moving: ['text=@example.com', 'text=/^Renews on/'] });
  await press(page, 'Change Password');
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
  await expectLooks(page, 'change-password');
  await pin(page, lookAtInvitation, OFFER);
  await expectPageLooks(page, 'join-other-account', '/join?token=t', { moving: ['text=@example.com'] });
});

test('tools look as they were approved', async ({ page, join }) => {
  await join({ firstName: 'Jasmine' });
  const videos = { moving: ['video'] };
  await expectPageLooks(page, 'account-switch', '/account-switch');
  await expectPageLooks(page, 'transparency-simple', '/transparency-test-simple', videos);
  await expectPageLooks(page, 'transparency', '/transparency-test', videos);
  await pinTestVideos(page);
  await press(page, 'Generate New Test Videos');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show URLs' }).first().click();
  await expectLooks(page, 'transparency-made', videos);

  await expectPageLooks(page, 'compression', '/compression');
  await page.locator('input[type=file]').setInputFiles(sample('h264_portrait_720x1080_1s.mp4'));
  await expect(button(page, 'Compress Video')).toBeVisible();
  await expectLooks(page, 'compression-chosen');
  await pinCompression(page);
  await press(page, 'Compress Video');
  await expect(page.getByRole('heading', { name: 'Compression Complete' })).toBeVisible();
  await expectLooks(page, 'compression-done', videos);
});
