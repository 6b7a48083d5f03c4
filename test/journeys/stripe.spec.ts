import { rmSync } from 'node:fs';
import { type FakeStripe, startStripe } from '../fakes/stripe/index.ts';
import { type AnotherServer, startAnother } from './another-server.ts';
import { expect, newEmail, openStudio, PASSWORD, press, test } from './fixtures.ts';
import { DATA_DIR, PORT } from './place.ts';
import { planCard, planNow } from './plans.ts';

const OFFSET = 3000;
/** Its own database: a worker without Stripe would take the events away. */
const DATA = `${DATA_DIR}-stripe`;
test.use({ baseURL: `http://localhost:${PORT + OFFSET}` });

let stripe: FakeStripe;
let server: AnotherServer;
test.beforeAll(async () => {
  rmSync(DATA, { recursive: true, force: true });
  stripe = await startStripe();
  server = await startAnother(OFFSET, { ...stripe.env, DATA_DIR: DATA, ROLES: 'web,worker' });
  stripe.deliverTo(server.url);
});
test.afterAll(async () => {
  await server?.stop();
  await stripe?.close();
  rmSync(DATA, { recursive: true, force: true });
});

test('with Stripe: declined, left, paid, upgraded, overdue and paid, canceled and taken back, and over [S4.32 B15]', async ({
  page,
  log,
}) => {
  log.allow(/status of 50\d|Failed to create checkout session/);
  await page.request.post('/api/auth/register', { data: { email: newEmail(), password: PASSWORD } });
  await page.request.post('/api/instructor-preferences', { data: { instructorName: 'Jasmine', studio: 'Sky Studio' } });
  const individual = planCard(page, 'Individual Pro').getByRole('button');
  const failed = page.getByRole('alert').filter({ hasText: 'Payment Error' });
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

  await page.goto('/upgrade');
  stripe.mood = 'drop';
  await individual.click();
  await expect(failed).toContainText('Failed to create checkout session');
  stripe.mood = 'good';

  await individual.click();
  await heading('Subscribe to Individual Pro, $6.99');
  const checkout = page.url();
  await press(page, 'Pay with a card that is declined');
  await heading('Your card was declined.');
  await page.getByRole('link', { name: 'Try another card' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(failed).toContainText("Payment was cancelled. You can try again whenever you're ready.");
  await expect(page).toHaveURL('/upgrade');
  expect(await planNow(page)).toBe('free');
  await individual.click();
  await heading('Subscribe to Individual Pro, $6.99');
  expect(page.url(), 'the checkout that is open').toBe(checkout);
  await press(page, 'Pay');
  await expect(page.getByText('Individual Pro is active.')).toBeVisible({ timeout: 20_000 });

  await page.goto('/upgrade');
  await planCard(page, 'Studio Pro').getByRole('button', { name: 'Upgrade to Studio Pro' }).click();
  const question = page.getByRole('dialog', { name: 'Upgrade to Studio Pro?' });
  await expect(question).toContainText('Your card is charged today for the rest of this billing period');
  await question.getByRole('button', { name: 'Upgrade now' }).click();
  await expect(page.getByText('Studio Pro is active.'), 'without a payment page').toBeVisible({ timeout: 20_000 });

  const [subscription] = [...stripe.world.subscriptions.keys()];
  stripe.world.fail(subscription!);
  await stripe.delivered();
  const overdue = page.getByRole('alert').filter({ hasText: 'Your last payment did not go through' });
  const status = async () => (await (await page.request.get('/api/subscription')).json()).status;
  await expect.poll(status).toBe('past_due');
  await openStudio(page);
  await expect(page.getByRole('banner').getByText('STUDIO PRO', { exact: true }), 'access stays').toBeVisible();
  await overdue.getByRole('button', { name: 'Update your card' }).click();
  await press(page, 'Update card');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect.poll(status).toBe('active');
  await openStudio(page);
  await expect(overdue).toHaveCount(0);

  await press(page, 'Account');
  const settings = page.getByRole('dialog', { name: 'Account Settings' });
  await settings.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog', { name: 'Cancel your' }).getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(settings.getByText(/^Canceled\. Your access remains until/)).toBeVisible();
  await settings.getByRole('button', { name: 'Manage billing' }).click();
  await press(page, 'Renew');
  await expect(page.getByText('Saved.')).toBeVisible();
  await openStudio(page);
  await press(page, 'Account');
  await expect(settings.getByText(/^Renews on/)).toBeVisible();

  stripe.world.end(subscription!);
  await stripe.delivered();
  await expect.poll(() => planNow(page)).toBe('free');
  await openStudio(page);
  await expect(page.getByText('Your Studio Pro plan has ended')).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^FREE TRIAL/)).toBeVisible();
});
