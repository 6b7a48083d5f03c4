import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { classDescriptions, classTypes, studioMembers, users } from '../../src/server/db/schema.ts';
import type { Services } from '../../src/server/services.ts';
import { tokenOf, waitForMails } from '../outbox.ts';
import { expect, expectEditor, fillRegistration, newEmail, PASSWORD, press, signUp, test } from './fixtures.ts';
import { addClip, confirm, entry, giveSeat, OWNER, openConsole, tab } from './people.ts';
import { DATA_DIR } from './place.ts';

/** Another browser, in which nobody is signed in. */
const newBrowser = async (browser: Browser) => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
const offered = (list: Locator) => list.getByRole('option').allTextContents();
/** A button of the entry. */
const inEntry = (page: Page, name: string, action: string) => entry(page, name).getByRole('button', { name: action });

test('an owner invites; the member joins by the mail’s link and has the studio’s name, class types and clips', async ({
  page,
  join: signInAs,
  browser,
  services,
}) => {
  const owner = await signInAs({ ...OWNER, instructorName: 'Olga', studio: 'Moon Studio' });
  await services.db.insert(classTypes).values({ classType: 'Chair Flow', userId: owner.id });
  await openConsole(page);
  await tab(page, 'Team Management').click();
  await expect(page.getByText('0 of 10 seats taken')).toBeVisible();
  for (const benefit of ['Unlimited downloads', 'Watermark-free videos', 'Full Pro features']) {
    await expect(page.getByText(benefit)).toBeVisible();
  }

  const email = newEmail();
  const form = page.getByRole('form', { name: 'Add a team member' });
  await form.getByLabel('Name').fill('  ');
  await form.getByLabel('Email').fill(email.toUpperCase());
  await expect(form.getByRole('button', { name: 'Add Member' }), 'a blank name').toBeDisabled();
  await form.getByLabel('Name').fill('Mia');
  await form.getByLabel('Email').press('Enter');
  const seat = entry(page, 'Mia');
  await expect(seat.getByText('Invited', { exact: true })).toBeVisible();
  await expect(seat.getByText(email)).toBeVisible();
  await expect(page.getByText('1 of 10 seats taken')).toBeVisible();
  await waitForMails({ services }, email);
  await seat.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(page.getByText(`A new invitation is on its way to ${email}.`)).toBeVisible();
  const [first, second] = await waitForMails({ services }, email, 2);
  await tab(page, 'Video Management').click();
  await expect(page.getByRole('option', { name: 'Mia (has not joined yet)' })).toBeDisabled();

  const member = await newBrowser(browser);
  await member.goto(`/join?token=${tokenOf(first!)}`);
  await expect(member.getByText(/no longer valid/), 'the newer link ends the older one').toBeVisible();
  await member.goto(`/join?token=${tokenOf(second!)}`);
  await expect(member.getByRole('heading', { name: 'Join Moon Studio' })).toBeVisible();
  await member.getByRole('link', { name: 'Create Account' }).click();
  await expect(member.getByText('One step before you join your team.')).toBeVisible();
  await expect(member.getByLabel('Email'), 'the invited address').toHaveValue(email);
  await member.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(member.getByLabel('Email')).toHaveValue(email);
  await member.goBack();
  await fillRegistration(member, email);
  await press(member, 'Create Account');
  await press(member, 'Join Moon Studio');
  // No welcome form: the owner has given a name.
  await expectEditor(member);
  await expect(member.getByText('TEAM', { exact: true })).toBeVisible();
  await expect(member.getByLabel('Studio', { exact: true })).toHaveValue('Moon Studio');
  await expect(member.getByLabel('Studio', { exact: true })).toHaveAttribute('readonly');
  const instructor = member.getByLabel('Instructor name');
  await expect(instructor).toHaveValue('Mia');
  expect(await offered(instructor)).toEqual(['Choose an instructor', 'Olga', 'Mia']);
  await expect.poll(() => offered(member.getByLabel('Class type', { exact: true }))).toContain('Chair Flow');
  await member.goto(`/join?token=${tokenOf(second!)}`);
  await expect(member.getByText('This invitation has been accepted already.', { exact: false })).toBeVisible();

  // Clips that the owner uploads for a member are the member's.
  await page.reload();
  await page.getByRole('tab', { name: 'Admin Panel' }).click();
  await tab(page, 'Team Management').click();
  await expect(entry(page, 'Mia').getByText('Joined')).toBeVisible();
  await tab(page, 'Video Management').click();
  await expect(page.getByRole('button', { name: 'Add Single' }), 'nobody is chosen').toBeDisabled();
  await page.getByLabel('Team member', { exact: true }).selectOption('Mia');
  await expect(page.getByText('Mia has no videos yet.')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Add Single');
  await (await chooser).setFiles(join(DATA_DIR, 'loop.mp4'));
  const clip = page.getByRole('list', { name: 'Videos of Mia' }).getByRole('button', { name: /^Use: / });
  await expect(clip).toBeVisible({ timeout: 60_000 });
  const title = (await clip.getAttribute('aria-label'))!.slice('Use: '.length);
  await member.goto('/');
  await tab(member, 'My Videos').click();
  await expect(member.getByRole('button', { name: `Select: ${title}` })).toBeVisible();
  await member.context().close();
});

test('an owner renames, removes and is called as they like; names reach the class form at once', async ({
  page,
  join,
  services,
  log,
}) => {
  log.allow(/status of 502/);
  const owner = await join({ ...OWNER, instructorName: 'Olga', studio: 'Moon Studio' });
  const mia = await signUp(services, { role: 'studio_team', instructorName: 'Mia' });
  await giveSeat(services, owner, { email: mia.email, name: 'Mia', member: mia });
  await giveSeat(services, owner, { email: newEmail(), name: 'Nina' });
  await openConsole(page);
  await tab(page, 'Team Management').click();

  const names = page.getByLabel('Instructor name');
  await inEntry(page, 'Nina', 'Rename').click();
  const field = page.getByLabel(/^Name of /);
  await field.fill('Nora');
  await field.press('Escape');
  await expect(entry(page, 'Nina'), 'Escape leaves the name alone').toBeVisible();
  await inEntry(page, 'Nina', 'Rename').click();
  await field.fill('  ');
  await expect(page.getByText('Enter the name of the member.')).toBeVisible();
  await field.fill('Nora');
  await page.route('**/api/studio/team/*', (route) => route.fulfill({ status: 502, body: 'proxy' }), { times: 1 });
  await field.press('Enter');
  await expect(page.getByText('Failed to update team member name')).toBeVisible();
  await field.press('Enter');
  await expect(entry(page, 'Nora')).toBeVisible();
  await expect.poll(() => offered(names)).toEqual(['Choose an instructor', 'Olga', 'Mia', 'Nora']);

  await page.getByRole('button', { name: 'Edit display name' }).click();
  await page.getByLabel('Your display name').fill('Olga M.');
  await page.route('**/api/studio/owner-name', (route) => route.fulfill({ status: 502, body: 'proxy' }), { times: 1 });
  await page.getByLabel('Your display name').press('Enter');
  await expect(page.getByText('Failed to update name')).toBeVisible();
  await page.getByLabel('Your display name').press('Enter');
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await expect(names, 'who was chosen is called so now').toHaveValue('Olga M.');

  // The choice is for this class; it renames nobody.
  await names.selectOption('Mia');
  await page.getByLabel('Studio', { exact: true }).fill('Sun Studio');
  await page.getByLabel('Studio', { exact: true }).press('Enter');
  await expect(page.getByText('The studio name is saved. Your team sees it too.')).toBeVisible();
  await page.reload();
  await expectEditor(page);
  await expect(names).toHaveValue('Mia');
  await expect(page.getByLabel('Studio', { exact: true })).toHaveValue('Sun Studio');
  expect((await page.request.get('/api/studio/owner-info').then((answer) => answer.json())).ownerName).toBe('Olga M.');

  // What another part of the page announces is fetched again.
  await services.db.update(studioMembers).set({ name: 'Nell' }).where(eq(studioMembers.name, 'Nora'));
  await page.evaluate(() => window.dispatchEvent(new Event('teamMemberNamesUpdated')));
  await expect.poll(() => offered(names)).toContain('Nell');

  await tab(page, 'Admin Panel').click();
  await tab(page, 'Team Management').click();
  await inEntry(page, 'Mia', 'Remove').click();
  await confirm(page, 'Cancel');
  await inEntry(page, 'Mia', 'Remove').click();
  await expect(page.getByRole('dialog').getByText(/class types end for them/)).toBeVisible();
  await confirm(page, 'Remove Member');
  await expect(page.getByText('1 of 10 seats taken')).toBeVisible();

  // As after a studio that was closed: the row says so, and one button invites all again.
  await services.db.update(studioMembers).set({ invitation: 'closed' }).where(eq(studioMembers.name, 'Nell'));
  await page.evaluate(() => window.dispatchEvent(new Event('teamMemberNamesUpdated')));
  await expect(entry(page, 'Nell').getByText('Not invited since your studio was closed')).toBeVisible();
  await press(page, 'Invite all again');
  await expect(page.getByText('One invitation is on its way.')).toBeVisible();
  await expect(entry(page, 'Nell').getByText(/^Invitation mailed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite all again' })).toHaveCount(0);
  const [account] = await services.db.select().from(users).where(eq(users.id, mia.id));
  expect(account!.role).toBe('user');

  for (let seat = 2; seat <= 10; seat++) await giveSeat(services, owner, { email: newEmail(), name: `Seat ${seat}` });
  await page.evaluate(() => window.dispatchEvent(new Event('teamMemberNamesUpdated')));
  await expect(page.getByText('Maximum team size of 10 members reached')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Add a team member' })).toHaveCount(0);
});

test('an owner writes class types and descriptions; default types keep their name', async ({
  page,
  join,
  services,
  log,
}) => {
  log.allow(/status of 502/);
  const { id: userId } = await join({ ...OWNER });
  await openConsole(page);
  await press(page, 'Add Class Type');
  const adding = page.getByRole('form', { name: 'Add a class type' });
  await adding.getByLabel('Class type name').fill('Chair Flow');
  await adding.getByLabel('Description').fill('Low and slow');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(entry(page, 'Chair Flow').getByText('Yours')).toBeVisible();
  await expect.poll(() => offered(page.getByLabel('Class type', { exact: true }))).toContain('Chair Flow');

  await inEntry(page, 'Chair Flow', 'Edit').click();
  const editing = page.getByRole('form', { name: 'Edit your class type' });
  await editing.getByLabel('Class type name').fill('Floor Flow');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(entry(page, 'Floor Flow').getByText('Low and slow')).toBeVisible();

  const basics = entry(page, 'Spin Basics');
  await expect(basics.getByText('Default', { exact: true })).toBeVisible();
  await expect(basics.getByRole('button')).toHaveText(['Describe']);
  await basics.getByRole('button', { name: 'Describe' }).click();
  const describing = page.getByRole('form', { name: 'Your description of Spin Basics' });
  await expect(describing.getByRole('textbox')).toHaveCount(1);
  await describing.getByRole('textbox').fill('Spins, as we teach them');
  await page.route('**/api/class-descriptions', (route) => route.fulfill({ status: 502, body: 'proxy' }), { times: 1 });
  await describing.getByRole('button', { name: 'Save' }).click();
  await expect(describing.getByText('Failed to create description')).toBeVisible();
  await describing.getByRole('button', { name: 'Save' }).click();
  await expect(basics.getByText('Spins, as we teach them')).toBeVisible();
  await expect(basics.getByText('Default, your description')).toBeVisible();
  const { descriptions } = await own(services, userId);
  expect(descriptions).toEqual(['Low and slow', 'Spins, as we teach them']);

  // Emptied, it is deleted, after a question; the default shows again.
  await basics.getByRole('button', { name: 'Describe' }).click();
  await describing.getByRole('textbox').fill(' ');
  await describing.getByRole('button', { name: 'Save' }).click();
  await page.route('**/api/class-descriptions/*', (route) => route.fulfill({ status: 502, body: 'proxy' }), {
    times: 1,
  });
  await confirm(page, 'Delete Description');
  await expect(page.getByRole('dialog').getByText('Failed to delete description')).toBeVisible();
  await confirm(page, 'Delete Description');
  await expect(basics.getByText('Default', { exact: true })).toBeVisible();

  await inEntry(page, 'Floor Flow', 'Delete').last().click();
  await confirm(page, 'Delete Class Type');
  await expect(entry(page, 'Floor Flow')).toHaveCount(0);
  expect(await own(services, userId)).toEqual({ types: [], descriptions: [] });
});

test('two owners cannot see each other', async ({ page, join, services }) => {
  const other = await signUp(services, { ...OWNER, instructorName: 'Petra', studio: 'Sun Studio' });
  const member = await signUp(services, { role: 'studio_team', instructorName: 'Pia' });
  await giveSeat(services, other, { email: member.email, name: 'Pia', member });
  await services.db.insert(classTypes).values({ classType: 'Secret Flow', userId: other.id });
  await addClip(services, member.id, 'Secret Loop');
  await join({ ...OWNER, instructorName: 'Olga', studio: 'Moon Studio' });
  await openConsole(page);
  await tab(page, 'Team Management').click();
  await expect(page.getByText('0 of 10 seats taken')).toBeVisible();
  await tab(page, 'Video Management').click();
  await expect(page.getByText('Nobody has joined yet.', { exact: false })).toBeVisible();
  const text = await page.locator('body').textContent();
  for (const secret of ['Petra', 'Pia', 'Sun Studio', 'Secret Flow', member.email]) expect(text).not.toContain(secret);
  expect(await offered(page.getByLabel('Instructor name'))).toEqual(['Choose an instructor', 'Olga']);
  const videos = await page.request.get(`/api/admin/user-videos/${member.id}`);
  const nobody = await page.request.get('/api/admin/user-videos/nobody');
  expect([videos.status(), await videos.text()]).toEqual([nobody.status(), await nobody.text()]);
});

test('an invitation says why it cannot be accepted, and is kept while the account is changed', async ({
  page,
  join,
  services,
}) => {
  const owner = await signUp(services, { ...OWNER, instructorName: 'Olga', studio: 'Moon Studio' });
  const invited = await signUp(services);
  await giveSeat(services, owner, { email: invited.email, name: 'Mia' });
  const token = 't'.repeat(43);
  const seat = eq(studioMembers.email, invited.email);
  const day = 86_400_000;
  const link = {
    tokenHash: createHash('sha256').update(token).digest('hex'),
    tokenExpiresAt: new Date(Date.now() - day),
  };
  await services.db.update(studioMembers).set(link).where(seat);

  await page.goto('/join');
  await expect(page.getByText('This link is not complete.', { exact: false })).toBeVisible();
  await page.goto('/join?token=123456');
  await expect(page.getByText(/This link is no longer valid/)).toBeVisible();
  await page.goto(`/join?token=${token}`);
  await expect(page.getByText('This invitation has expired. Ask Olga to send you a new one.')).toBeVisible();
  await services.db
    .update(studioMembers)
    .set({ tokenExpiresAt: new Date(Date.now() + day) })
    .where(seat);

  const wrong = await join();
  await page.reload();
  await expect(page.getByText(`You are signed in as ${wrong.email}.`, { exact: false })).toBeVisible();
  await press(page, 'Switch Account');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel('Email').fill(invited.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign In');
  await press(page, 'Join Moon Studio');
  await expectEditor(page);
  await expect(page.getByLabel('Instructor name')).toHaveValue('Mia');

  // Whose address is known to be theirs needs no link.
  const verified = await join({ instructorName: 'Nina' });
  await services.db.update(users).set({ emailVerified: true }).where(eq(users.id, verified.id));
  await giveSeat(services, owner, { email: verified.email, name: 'Nora' });
  await page.reload();
  await page.getByRole('alert', { name: 'Join Moon Studio' }).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('TEAM', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Studio', { exact: true })).toHaveValue('Moon Studio');
  await expect(page.getByText('Join Moon Studio')).toHaveCount(0);
});

async function own({ db }: Services, userId: string) {
  const types = await db.select().from(classTypes).where(eq(classTypes.userId, userId));
  const descriptions = await db.select().from(classDescriptions).where(eq(classDescriptions.userId, userId));
  return {
    types: types.map(({ classType }) => classType).sort(),
    descriptions: descriptions.map(({ description }) => description).sort(),
  };
}
