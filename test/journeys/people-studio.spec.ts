import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Browser, Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { classTypes } from '../../src/server/db/schema/classes.ts';
import { uploads } from '../../src/server/db/schema/library.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { studioMembers } from '../../src/server/db/schema/studio.ts';
import { tokenOf, waitForMails } from '../outbox.ts';
import {
  chosenBackground,
  expect,
  expectEditor,
  fillRegistration,
  newEmail,
  openStudio,
  PASSWORD,
  press,
  signIn,
  signUp,
  test,
} from './fixtures.ts';
import { sample } from './footage.ts';
import { addClip, confirm, entry, giveSeat, OWNER, openConsole, tab } from './people.ts';
import { DATA_DIR } from './place.ts';

/** Another browser, in which nobody is signed in. */
const newBrowser = async (browser: Browser) => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
const offered = (list: Locator) => list.getByRole('option').allTextContents();

test('an owner invites; the member joins by the mail’s link and has the studio’s name, class types and clips [S3.23 S6.14 S7.26 T2.18 B19]', async ({
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

  const email = newEmail();
  const form = page.getByRole('form', { name: 'Add a team member' });
  await form.getByLabel('Name').fill('Mia');
  await form.getByLabel('Email').fill(email.toUpperCase());
  await form.getByLabel('Email').press('Enter');
  const seat = entry(page, 'Mia');
  await expect(seat.getByText('Invited', { exact: true })).toBeVisible();
  await expect(seat.getByText(email)).toBeVisible();
  await expect(page.getByText('1 of 10 seats taken')).toBeVisible();
  await waitForMails({ services }, email);
  await seat.getByRole('button', { name: 'Resend invitation' }).click();
  const [first, second] = await waitForMails({ services }, email, 2);

  const member = await newBrowser(browser);
  await member.goto(`/join?token=${tokenOf(first!)}`);
  await expect(member.getByText(/no longer valid/), 'the newer link ends the older one').toBeVisible();
  await member.goto(`/join?token=${tokenOf(second!)}`);
  await expect(member.getByRole('heading', { name: 'Join Moon Studio' })).toBeVisible();
  await member.getByRole('link', { name: 'Create Account' }).click();
  await expect(member.getByText('One step left before you join your team.')).toBeVisible();
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
  await expect.poll(() => offered(instructor)).toEqual(['Choose an instructor', 'Olga', 'Mia']);
  await expect.poll(() => offered(member.getByLabel('Class type', { exact: true }))).toContain('Chair Flow');
  await member.goto(`/join?token=${tokenOf(second!)}`);
  await expect(member.getByText('This invitation has already been accepted.', { exact: false })).toBeVisible();

  // Clips that the owner uploads for a member are the member's.
  // The address is enough.
  await page.reload();
  await expect(entry(page, 'Mia').getByText('Joined')).toBeVisible();
  await tab(page, 'Video Management').click();
  await page.getByLabel('Videos of', { exact: true }).selectOption('Mia');
  await expect(page.getByText('Mia has no videos yet.')).toBeVisible();
  const into = page.getByRole('group', { name: 'Whose videos are they for?' });
  await into.getByRole('checkbox', { name: 'The studio' }).click();
  await into.getByRole('checkbox', { name: 'Mia' }).click();
  const [joined] = await services.db.select().from(studioMembers).where(eq(studioMembers.email, email));
  // What becomes of a file that is sent is the server's to show.
  await page.route('**/api/uploads', (route) => route.abort());
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Add Single');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/uploads'));
  await (await chooser).setFiles(join(DATA_DIR, 'loop.mp4'));
  const metadata = (await sent).headers()['upload-metadata'];
  expect(metadata).toContain(`targetUserId ${btoa(joined!.userId!)}`);

  await addClip(services, joined!.userId!, 'Loop for Mia');
  await member.goto('/');
  await tab(member, 'My Videos').click();
  await expect(member.getByRole('button', { name: 'Select: Loop for Mia' })).toBeVisible();
  await member.context().close();
});

test('an invitation is kept while the account is changed, and whose address is known needs no link [B18]', async ({
  page,
  join,
  services,
}) => {
  const owner = await signUp(services, { ...OWNER, instructorName: 'Olga', studio: 'Moon Studio' });
  const invited = await signUp(services);
  await giveSeat(services, owner, { email: invited.email, name: 'Mia' });
  const token = 't'.repeat(43);
  const link = {
    tokenHash: createHash('sha256').update(token).digest('hex'),
    tokenExpiresAt: new Date(Date.now() + 86_400_000),
  };
  await services.db.update(studioMembers).set(link).where(eq(studioMembers.email, invited.email));

  const wrong = await join();
  await page.goto(`/join?token=${token}`);
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

test('one upload of the owner is the studio’s and a member’s; she makes her promo over it, and leaves from her account [B620 B621 B623 P15]', async ({
  page,
  join: signInAs,
  browser,
  services,
}) => {
  const owner = await signInAs({ ...OWNER, instructorName: 'Olga', studio: 'Moon Studio' });
  const mia = await signUp(services, { role: 'studio_team', instructorName: 'Mia', studio: 'Moon Studio' });
  await giveSeat(services, owner, { email: mia.email, name: 'Mia', member: mia });
  await openConsole(page);
  await tab(page, 'Team Management').click();
  await tab(page, 'Video Management').click();
  const into = page.getByRole('group', { name: 'Whose videos are they for?' });
  await expect(into.getByRole('checkbox', { name: 'The studio' })).toBeChecked();
  await into.getByRole('checkbox', { name: 'Mia' }).click();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Add Single')]);
  await chooser.setFiles(sample('blink_180x320_0.2s.mp4'));
  const title = 'blink_180x320_0.2s';
  const shelf = page.getByRole('region', { name: 'Moon Studio', exact: true });
  await expect(shelf.getByRole('button', { name: `Use: ${title}` })).toBeVisible({ timeout: 60_000 });
  expect(await services.db.$count(uploads, eq(uploads.uploaderId, owner.id))).toBe(1);

  const member = await newBrowser(browser);
  await signIn(member.context(), mia);
  await openStudio(member);
  await tab(member, 'My Videos').click();
  const group = member.getByRole('region', { name: 'Moon Studio', exact: true });
  const own = member.getByRole('list', { name: 'My Videos' });
  await expect(own.getByRole('button', { name: `Select: ${title}` })).toBeVisible();
  // Her own copy of it goes, the studio's stays.
  await own.getByRole('button', { name: `More: ${title}` }).click();
  await member.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(member, 'Delete');
  await expect(own.getByRole('button', { name: `Select: ${title}` })).toHaveCount(0);
  await expect(group.getByRole('button', { name: /^More/ })).toHaveCount(0);
  await group.getByRole('button', { name: `Select: ${title}` }).click();
  await member.getByLabel('Class type', { exact: true }).selectOption({ index: 1 });
  await expect(chosenBackground(member, title)).toBeVisible();

  await press(member, 'Account');
  await press(member, 'Leave the team');
  const question = member.getByRole('dialog', { name: 'Leave the team?' });
  await expect(question.getByText(/belongs to .*: 1 background video\b/)).toBeVisible();
  await question.getByRole('button', { name: 'Leave the team' }).click();
  await expect(member.getByText('You have left the team.')).toBeVisible();
  await expect(member.getByRole('alert').filter({ hasText: 'The background of this promo' })).toBeVisible();
  await expect(group).toHaveCount(0);
  expect(await services.db.$count(studioMembers, eq(studioMembers.userId, mia.id))).toBe(0);
  await waitForMails({ services }, owner.email);
  await member.context().close();
});
