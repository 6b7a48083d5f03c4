import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getToday } from '../../src/contract/admin.ts';
import { listUserVideos } from '../../src/contract/library.ts';
import { getPromo } from '../../src/contract/promos.ts';
import { getTeamActivity, listTeam } from '../../src/contract/studio.ts';
import { Today } from '../../src/web/features/admin/today.tsx';
import { adminUser, keepPeople, QUIET_DAY } from './admin-people.ts';
import { answer, fail, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { person, SOUND_LOOP, signIn } from './people.ts';
import { button, openPage, press, reload, showPart } from './show.tsx';

const header = page.getByLabelText('Header text');
const back = page.getByRole('link', { name: 'Back to your promo' });
const title = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });

test('a console has a screen of its own, without preview and Generate; the editor waits behind it as it was [B100 F-S9]', async () => {
  signIn(person('studio_owner'));
  answer(getTeamActivity, { members: [], week: { films: 0, downloads: 0 } });
  answer(listTeam, { teamMembers: [] });
  const router = await openPage('/');
  await header.fill('Friday special');
  await page.getByRole('tab', { name: 'My Videos' }).click();
  const tab = page.getByRole('tab', { name: 'Admin Panel' });
  (tab.element() as HTMLElement).scrollIntoView({ block: 'center', behavior: 'instant' });
  const scrolled = window.scrollY;
  expect(scrolled).toBeGreaterThan(0);
  await tab.click();
  await expect.element(title('Team')).toHaveFocus();
  expect(router.state.location.href).toBe('/?console=team');
  expect(window.scrollY).toBe(0);
  expect(document.title).toBe('Team · Spinreel');
  await expect.element(page.getByText('0 of 10 seats taken')).toBeVisible();
  for (const hidden of ['Generate Video', 'Generate Promotion']) expect(button(hidden).elements()).toEqual([]);
  expect(page.getByRole('complementary', { name: 'Video Preview' }).elements()).toEqual([]);

  await back.click();
  await expect.element(header).toHaveValue('Friday special');
  await expect.element(tab).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(scrolled);
  expect(router.state.location.href).toBe('/');
  router.history.back();
  await expect.element(title('Team')).toBeVisible();
  const again = await reload(router);
  await expect.element(title('Team')).toBeVisible();
  await back.click();
  await expect.element(header).toHaveValue('Friday special');
  expect(again.state.location.href).toBe('/');
});

test('an arrow key that passes over the Admin Panel tab stays in the editor; the card behind it leads there [B100]', async () => {
  signIn(person('studio_owner'));
  answer(getTeamActivity, { members: [], week: { films: 0, downloads: 0 } });
  answer(listTeam, { teamMembers: [] });
  const router = await openPage('/');
  await page.getByRole('tab', { name: 'My Videos' }).click();
  await userEvent.keyboard('{ArrowRight}');
  const panel = page.getByRole('tabpanel', { name: 'Admin Panel' });
  await expect.element(panel).toBeVisible();
  expect(router.state.location.href).toBe('/');
  await panel.getByRole('link', { name: 'Open Team' }).click();
  await expect.element(title('Team')).toHaveFocus();
});

test('a console stands over the promo that is open, and leads back to it [B100]', async () => {
  signIn(person('studio_owner'));
  answer(getTeamActivity, { members: [], week: { films: 0, downloads: 0 } });
  answer(listTeam, { teamMembers: [] });
  allow(/404/);
  const promo = crypto.randomUUID();
  refuse(getPromo, 'not_found');
  const router = await openPage(`/?promo=${promo}`);
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect.element(title('Team')).toBeVisible();
  expect(router.state.location.search).toEqual({ promo, console: 'team' });
  await back.click();
  await expect.element(header).toBeVisible();
  expect(router.state.location.search).toEqual({ promo });
});

test('addresses of before lead to the screens, and whoever manages nobody is told so there [B101 T2.20]', async () => {
  signIn(person('studio_owner'));
  answer(getTeamActivity, { members: [], week: { films: 0, downloads: 0 } });
  answer(listTeam, { teamMembers: [] });
  const router = await openPage('/#team');
  await expect.element(title('Team')).toBeVisible();
  expect(router.state.location.href).toBe('/?console=team');
  signIn(person());
  const other = await openPage('/?person=somebody#admin-panel');
  await expect.element(page.getByText('Access restricted - Admin or Studio Owner access required')).toBeVisible();
  expect(other.state.location.href).toBe('/?person=somebody&console=admin');
  await back.click();
  await expect.element(header).toBeVisible();
});

test('a background that an admin takes from somebody is the editor’s on the way back [B100 T2.11]', async () => {
  signIn(person('admin'));
  const mia = adminUser('individual', { email: 'mia@example.com' });
  keepPeople([mia]);
  answer(listUserVideos, [{ ...SOUND_LOOP, sourceId: null, libraryType: 'personal' }]);
  await openPage('/?console=admin');
  await page.getByRole('tab', { name: 'Videos' }).click();
  await page.getByRole('combobox', { name: 'User' }).fill('mia');
  await page.getByRole('option', { name: 'mia@example.com' }).click();
  await page.getByRole('button', { name: /^Use: / }).click();
  await expect.element(page.getByRole('button', { name: /^Use: /, pressed: true })).toBeVisible();
  await back.click();
  await expect.element(page.getByText('With background video')).toBeInTheDocument();
});

test('an admin first reads what needs somebody today; a quiet day says so [B102]', async () => {
  allow(/502/);
  signIn(person('admin'));
  const mia = adminUser('individual', { email: 'mia@example.com', assignedInstructorName: 'Mia' });
  keepPeople([mia]);
  const about = [{ id: mia.id, email: mia.email }];
  answer(getToday, {
    unmatchedPayments: 2,
    overdue: { count: 1, people: about },
    failedFilms: { count: 3, people: about },
    failedUploads: { count: 0, people: [] },
    newPeople: { count: 14, people: [] },
  });
  await openPage('/?console=admin');
  const today = page.getByRole('region', { name: 'Today' });
  for (const need of ['2 payments without an account', '1 overdue payment', '3 videos could not be made']) {
    await expect.element(today.getByText(need)).toBeVisible();
  }
  await expect.element(today.getByText('14 people have joined in the last 24 hours.')).toBeVisible();
  expect(today.getByText(/uploads? failed|Nothing needs you/).elements()).toEqual([]);
  await today.getByRole('link', { name: mia.email }).first().click();
  await expect.element(page.getByRole('heading', { name: 'Mia', exact: true })).toHaveFocus();
  await expect.element(today).not.toBeInTheDocument();

  const mend = fail(getToday, 502, 'proxy');
  await showPart(<Today />);
  await expect.element(page.getByText('What needs you today could not be loaded.')).toBeVisible();
  mend();
  answer(getToday, QUIET_DAY);
  await press('Try again');
  await expect.element(page.getByText('Nothing needs you today.')).toBeVisible();
  await expect.element(page.getByText('Nobody has joined in the last 24 hours.')).toBeVisible();
});

test('P16: where more people are counted than listed, the list is said to be the latest', async () => {
  signIn(person('admin'));
  const people = ['a', 'b', 'c'].map((id) => ({ id, email: `${id}@example.com` }));
  answer(getToday, { ...QUIET_DAY, newPeople: { count: 523, people } });
  await showPart(<Today />);
  const today = page.getByRole('region', { name: 'Today' });
  await expect
    .element(today)
    .toMatchTextContent(/523 people have joined in the last 24 hours\.\s*Latest:\s*a@example\.com/);
  answer(getToday, { ...QUIET_DAY, newPeople: { count: 3, people } });
  await showPart(<Today />);
  await expect.element(today.getByText('3 people have joined in the last 24 hours.')).toBeVisible();
  expect(today.getByText('Latest:').elements()).toEqual([]);
});
