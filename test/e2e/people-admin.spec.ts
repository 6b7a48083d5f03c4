import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eq, like, sql } from 'drizzle-orm';
import { classTypes, instructorPreferences, subscriptions, users } from '../../src/server/db/schema.ts';
import { expect, newEmail, openStudio, press, signUp, test } from './fixtures.ts';
import { addClip, addDownload, confirm, entry, giveSeat, OWNER, openConsole, tab } from './people.ts';

const CROWD = 3000;
const inCrowd = like(users.id, 'crowd-%');

test.beforeAll(async ({ services }) => {
  await services.db.execute(sql`
    insert into users (id, email, first_name, last_name)
    select 'crowd-' || n, 'dancer' || n || '@crowd.example', 'Dancer', 'No' || n from generate_series(1, ${CROWD}) n`);
});
test.afterAll(async ({ services }) => {
  await services.db.delete(users).where(inCrowd);
});

const find = (page: Page, text: string) => page.getByLabel('Search users').fill(text);

test('an admin finds a person among thousands, changes the role, sets and removes an expiry, resets names', async ({
  page,
  join,
  services,
}) => {
  const person = await signUp(services, { instructorName: 'Zelda', studio: 'Moon Studio', downloadCount: 3 });
  await join({ role: 'admin' });
  await openStudio(page);
  await page.getByRole('banner').getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page.getByRole('tab', { name: 'Admin Panel' })).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Admin Panel' })).toBeFocused();
  for (const name of ['Users', 'Videos', 'Studios', 'Classes', 'Activity']) await expect(tab(page, name)).toBeVisible();
  await expect(page.getByText(/^3,\d{3} users · page 1 of \d+$/)).toBeVisible();
  await press(page, 'Next');
  await expect(page.getByText(/· page 2 of/)).toBeVisible();
  const list = page.getByRole('region', { name: 'Users' });
  const box = await list.boundingBox();
  expect(box!.height, 'the list has a maximum height').toBeLessThanOrEqual(730);
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);

  await find(page, 'dancer no2999');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await expect(entry(page, 'dancer2999@crowd.example')).toBeVisible();
  await find(page, person.email);
  const card = entry(page, person.email);
  for (const fact of ['Free User', 'No subscription', 'Free trial', 'Moon Studio', 'Zelda', '3', 'Never']) {
    await expect(card.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  // The known name is the title; a date would end nothing.
  await expect(card.getByRole('link', { name: 'Open Zelda' })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Edit expiry date/ })).toBeDisabled();
  await expect(card.getByText('There is no plan to end.', { exact: false })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Reset Names' })).toHaveCount(0);

  const role = page.getByLabel(`Role of ${person.email}`);
  await role.selectOption('Individual Pro');
  await confirm(page, 'Cancel');
  await expect(role).toHaveValue('user');
  await role.selectOption('Individual Pro');
  await confirm(page, 'Change Role');
  await expect(page.getByText(`${person.email} is Individual Pro now.`)).toBeVisible();
  await expect(role).toHaveValue('pro');
  const filter = page.getByLabel('Role', { exact: true });
  expect(await filter.getByRole('option').allTextContents()).toEqual([
    'All',
    'Admin',
    'Studio Owner',
    'Studio Team',
    'Individual Pro',
    'Beta',
    'Free User',
  ]);
  await filter.selectOption('Beta');
  await expect(page.getByText('Nobody matches this.')).toBeVisible();
  await filter.selectOption('Individual Pro');
  await expect(card).toBeVisible();

  const expiry = page.getByLabel(`Last day of ${person.email}'s plan`);
  const openExpiry = () => press(page, `Edit expiry date of ${person.email}`);
  await openExpiry();
  await expiry.fill('2030-02-30');
  await expiry.press('Enter');
  await expect(page.getByText('Enter a date as YYYY-MM-DD, or nothing.')).toBeVisible();
  await confirm(page, 'Cancel');
  await expect(card.getByText('Never')).toBeVisible();
  await openExpiry();
  await expiry.fill('2030-02-28');
  await expiry.press('Enter');
  await expect(card.getByText('2030-02-28')).toBeVisible();
  await openExpiry();
  await expect(expiry).toHaveValue('2030-02-28');
  await expiry.fill('');
  await confirm(page, 'Save');
  await expect(card.getByText('Never')).toBeVisible();

  const row = eq(instructorPreferences.userId, person.id);
  await services.db.update(instructorPreferences).set({ nameChangeCount: 2 }).where(row);
  await card.getByRole('button', { name: 'Reset Names' }).click();
  await expect(page.getByRole('dialog')).toContainText('They have used 2 of 2 changes, and have 2 again afterwards.');
  await confirm(page, 'Reset Names');
  await expect(page.getByText(`The name changes of ${person.email} are reset.`)).toBeVisible();
  const [preferences] = await services.db.select().from(instructorPreferences).where(row);
  expect(preferences!.nameChangeCount).toBe(0);

  await press(page, 'Check Expired');
  await expect(page.getByRole('alert').last()).toContainText(/\d/);

  await tab(page, 'Activity').click();
  await tab(page, 'Audit log').click();
  for (const deed of ['Role changed', 'Expiration changed', 'Name changes reset']) {
    await expect(page.getByText(deed).first()).toBeVisible();
  }
});

test('a live subscription is canceled by the admin, and keeps a person from being deleted', async ({
  page,
  join,
  services,
  log,
}) => {
  log.allow(/status of 5\d\d/);
  const payer = await signUp(services, { role: 'pro', subscriptionStatus: 'pro' });
  const ids = {
    stripeCustomerId: `cus_${crypto.randomUUID().replaceAll('-', '')}`,
    stripeSubscriptionId: `sub_${crypto.randomUUID().replaceAll('-', '')}`,
  };
  await services.db.update(users).set(ids).where(eq(users.id, payer.id));
  // As one that was bought in development: its end asks no provider.
  const periodEnd = new Date(Date.now() + 20 * 86_400_000);
  const paid = { planId: 'individual_pro', status: 'active', source: 'mock', periodEnd } as const;
  await services.db.insert(subscriptions).values({ userId: payer.id, ...paid, cancelAtPeriodEnd: false, look: 0 });
  const free = await signUp(services);
  const admin = await join({ role: 'admin' });
  await openConsole(page);
  await find(page, payer.email);
  const card = entry(page, payer.email);
  await expect(card.getByText(`${ids.stripeCustomerId.slice(0, 18)}…`)).toBeVisible();
  await expect(card.getByText(`${ids.stripeSubscriptionId.slice(0, 18)}…`)).toBeVisible();
  const dashboard = card.getByRole('link', { name: 'View provider dashboard' });
  await expect(dashboard).toHaveAttribute('href', new RegExp(`stripe\\.com/.*${ids.stripeCustomerId}$`));

  await expect(card.getByText(/^Renews /)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Edit expiry date/ })).toBeDisabled();
  // What is refused is said before the click, with what can be done instead.
  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/active subscription\. Cancel it first in billing/)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Delete User' })).toHaveCount(0);
  await confirm(page, 'Cancel');
  await page.getByLabel(`Role of ${payer.email}`).selectOption('Free User');
  await expect(
    question.getByText(/They pay for Individual Pro, and as long as they do the role follows it/),
  ).toBeVisible();
  await confirm(page, 'Cancel the Subscription…');
  await expect(page.getByRole('dialog', { name: 'Cancel subscription?' })).toBeVisible();
  await confirm(page, 'Keep It');
  // A plan that is bought between the question and the click, and a proxy that fails.
  const unknowing = { refusal: null, planAfter: null };
  await page.route('**/api/admin/consequences/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...unknowing } });
  });
  await card.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete User');
  const fault = question.getByRole('alert');
  await expect(fault).toHaveText(/^Failed to delete user: .*active subscription\. Cancel it first in billing/);
  await page.unroute('**/api/admin/consequences/*');
  await page.route('**/api/admin/user/*', (route) => route.fulfill({ status: 502, body: 'proxy' }), { times: 1 });
  await confirm(page, 'Delete User');
  await expect(fault).toHaveText(
    'Failed to delete user: Spinreel cannot be reached right now. Try again in a minute. If they have an active subscription, cancel it first via billing.',
  );
  await confirm(page, 'Cancel');

  const cancel = '**/api/admin/cancel-subscription/*';
  await page.route(cancel, (route) => route.fulfill({ status: 502, body: 'proxy' }), { times: 1 });
  await card.getByRole('button', { name: 'Cancel Sub' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel subscription?' });
  await expect(dialog.getByRole('radio', { name: 'At the end of the period' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Immediately' }).check();
  const asked = page.waitForRequest(cancel);
  await confirm(page, 'Cancel Subscription');
  expect((await asked).postDataJSON()).toEqual({ immediate: true });
  await expect(dialog.getByText('Failed to cancel subscription')).toBeVisible();
  await confirm(page, 'Keep It');
  await card.getByRole('button', { name: 'Cancel Sub' }).click();
  await expect(dialog.getByRole('radio', { name: 'At the end of the period' })).toBeChecked();
  await confirm(page, 'Cancel Subscription');
  await expect(dialog).toBeHidden();
  const [later] = await services.db.select().from(subscriptions).where(eq(subscriptions.userId, payer.id));
  expect(later).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  // Canceled is seen as such, and not offered again.
  await expect(card.getByText(/^Ends /)).toBeVisible();
  await expect(card.getByText(/canceled, last day/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cancel Sub' })).toHaveCount(0);
  await card.getByRole('button', { name: 'End Now' }).click();
  await page.getByRole('dialog', { name: 'End the subscription now?' }).getByText('without a refund').waitFor();
  await confirm(page, 'End It Now');
  // Nor is it offered where it is over, or where there has been none.
  await expect(card.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cancel Sub' })).toHaveCount(0);
  await find(page, free.email);
  const other = entry(page, free.email);
  await expect(other.getByRole('button', { name: 'Cancel Sub' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete User');
  await expect(page.getByText('Nobody matches this.')).toBeVisible();
  expect(await services.db.$count(users, eq(users.id, free.id))).toBe(0);

  await find(page, admin.email);
  await expect(entry(page, admin.email)).toBeVisible();
});

test('P6: a person has a page of their own, with an address, on which everything about them stands', async ({
  page,
  join,
  services,
}) => {
  // Of this run alone: the search is for its people.
  const studio = `Comet ${newEmail().slice(0, 8)}`;
  const owner = await signUp(services, { ...OWNER, instructorName: 'Olga', studio });
  const mia = await signUp(services, { role: 'studio_team', instructorName: 'Mia' });
  await giveSeat(services, owner, { email: mia.email, name: 'Mia', member: mia });
  await giveSeat(services, owner, { email: newEmail(), name: 'Nina' });
  await addClip(services, owner.id, 'Own Loop');
  await addDownload(services, owner, { instructorName: 'Olga', classType: 'Chair Flow' });
  await join({ role: 'admin' });
  await openConsole(page);
  await find(page, studio);
  await expect(page.getByText('2 users', { exact: true }), 'the member too, by the studio').toBeVisible();
  await entry(page, owner.email).getByRole('link', { name: 'Open Olga' }).click();
  const heading = page.getByRole('heading', { name: 'Olga', exact: true });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?person=${owner.id}#admin-panel$`));
  await expect(page.getByText('Studio Pro, given by an admin, no last day')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Their team: 2 of 10 seats' })).toBeVisible();
  await expect(page.getByText('Background videos', { exact: true })).toBeVisible();
  for (const raw of ['studio_pro', 'studio_owner']) await expect(page.getByText(raw)).toHaveCount(0);

  await page.getByLabel(`Role of ${owner.email}`).selectOption('Individual Pro');
  const question = page.getByRole('dialog');
  await expect(question.getByText('1 person loses access through their studio: Mia.')).toBeVisible();
  await expect(question.getByText('1 open invitation ends.')).toBeVisible();
  await confirm(page, 'Change Role');
  await expect(page.getByText('Role changed')).toBeVisible();
  await expect(page.getByText('Studio Owner → Individual Pro')).toBeVisible();

  await page.reload();
  await expect(heading, 'the address is enough').toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question.getByText(/^Gone for good: 1 background video/)).toBeVisible();
  await confirm(page, 'Cancel');
  await page.goBack();
  await expect(page.getByLabel('Search users')).toBeVisible();
  await page.goForward();
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'All users' }).click();
  await expect(page.getByLabel('Search users')).toBeVisible();
  await page.goto('/?person=nobody#admin-panel');
  await expect(page.getByText('There is no such person any more.', { exact: false })).toBeVisible();
});

test('an admin keeps studios, class types, videos and activity', async ({ page, join, services, log }) => {
  log.allow(/status of 502/);
  const owner = await signUp(services, { ...OWNER, instructorName: 'Olga', studio: `Moon ${newEmail().slice(0, 8)}` });
  const person = await signUp(services, { role: 'pro', subscriptionStatus: 'pro' });
  await addClip(services, person.id, 'Own Loop');
  const download = { instructorName: 'Jasmine', classType: 'Chair Flow' };
  await addDownload(services, person, download);
  await join({ role: 'admin' });
  await openConsole(page);

  await tab(page, 'Studios').click();
  await page.getByLabel('Search studios').fill(owner.email);
  const studio = entry(page, owner.email);
  await expect(studio.getByText(`Olga · ${owner.email}`)).toBeVisible();
  const email = newEmail();
  await studio.getByLabel("Member's e-mail").fill(email.toUpperCase());
  await studio.getByLabel("Member's e-mail").press('Enter');
  await expect(studio.getByText(email).last()).toBeVisible();
  await expect(studio.getByText('1 of 10 seats')).toBeVisible();
  await studio.getByRole('button', { name: `Remove ${email}` }).click();
  await confirm(page, 'Remove Member');
  await expect(studio.getByText('0 of 10 seats')).toBeVisible();

  await tab(page, 'Classes').click();
  await press(page, 'Add Class Type');
  const form = page.getByRole('form', { name: 'Add a class type' });
  await form.getByLabel('Class type name').fill('Zero Gravity');
  await form.getByLabel('Description').fill('Floating');
  await form.getByRole('button', { name: 'Save' }).click();
  const added = entry(page, 'Zero Gravity');
  await expect(added.getByText('Floating')).toBeVisible();
  const named = eq(classTypes.classType, 'Zero Gravity');
  expect((await services.db.select().from(classTypes).where(named))[0]!.userId, 'everybody has it').toBeNull();
  await expect
    .poll(() => page.getByLabel('Class type', { exact: true }).getByRole('option').allTextContents())
    .toContain('Zero Gravity · Floating');
  await added.getByRole('button', { name: 'Delete description' }).click();
  await confirm(page, 'Delete Description');
  await expect(added.getByText('No description yet.')).toBeVisible();
  await added.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete Class Type');
  await expect(added).toHaveCount(0);

  await tab(page, 'Videos').click();
  await expect(page.getByRole('button', { name: 'Add Single' }), 'nobody is chosen').toBeDisabled();
  await page.getByRole('combobox', { name: 'User' }).fill(person.email);
  await page.getByRole('option', { name: person.email }).click();
  const videos = page.getByRole('list', { name: `Videos of ${person.email}` });
  await videos.getByRole('button', { name: 'Use: Own Loop' }).click();
  await expect(videos.getByRole('button', { name: 'Selected: Own Loop' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Single' })).toBeEnabled();
  await videos.getByRole('button', { name: 'More: Own Loop' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await expect(page.getByText(`${person.email} has no videos yet.`)).toBeVisible();

  await page.clock.install();
  const summary = '**/api/admin/download-activity/summary*';
  await page.route(summary, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), { times: 1 });
  await tab(page, 'Activity').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load download activity' })).toContainText(
    'Spinreel cannot be reached right now. Try again in a minute.',
  );
  await press(page, 'Try again');
  await page.getByLabel('Search activity').fill(person.email);
  await page.clock.runFor(300);
  const summaryOf = entry(page, person.email);
  await expect(summaryOf.getByText('1 download')).toBeVisible();
  await addDownload(services, person, download);
  await page.clock.runFor(30_000);
  await expect(summaryOf.getByText('2 downloads'), 'looked at again after 30 s').toBeVisible();
  await summaryOf.getByRole('button', { expanded: false }).click();
  await expect(summaryOf.getByText('Chair Flow with Jasmine')).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await summaryOf.getByRole('link', { name: 'Export this history' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(3);
  expect(csv).toContain(person.email);
});
