import { readFile } from 'node:fs/promises';
import { expect, newEmail, openStudio, press, signUp, test } from './fixtures.ts';
import { addDownload, confirm, entry, tab } from './people.ts';

test('an admin finds a person, changes the role, reads both on their page and in the log, and takes the downloads along [T2.10 T3.12 T5.16 B21]', async ({
  page,
  join,
  services,
}) => {
  // Of this run alone: the search is for its people.
  const studio = `Comet ${newEmail().slice(0, 8)}`;
  const person = await signUp(services, { instructorName: 'Zelda', studio, downloadCount: 3 });
  await addDownload(services, person, { instructorName: 'Zelda', classType: 'Chair Flow' });
  await join({ role: 'admin' });
  await openStudio(page);
  await page.getByRole('banner').getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Panel', level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByLabel('Search users').fill(studio);
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await entry(page, person.email).getByRole('link', { name: 'Open Zelda' }).click();
  const role = page.getByLabel(`Role of ${person.email}`);
  await role.selectOption('Individual Pro');
  await confirm(page, 'Change role');
  await expect(page.getByText(`${person.email} is Individual Pro now.`)).toBeVisible();
  await expect(role).toHaveValue('pro');
  await expect(page.getByText('Role changed')).toBeVisible();
  await expect(page.getByText('Free User → Individual Pro')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Zelda', exact: true }), 'the address is enough').toBeVisible();
  await page.goto('/?console=admin&person=nobody');
  await expect(page.getByText('This account no longer exists.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'All users' }).click();

  await press(page, 'Check Expired');
  await expect(page.getByRole('alert').last()).toContainText(/\d/);
  await tab(page, 'Activity').click();
  await page.getByLabel('Search activity').fill(person.email);
  const downloads = entry(page, person.email);
  await downloads.getByRole('button', { expanded: false }).click();
  const saving = page.waitForEvent('download');
  await downloads.getByRole('link', { name: 'Export this history' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain(person.email);
});
