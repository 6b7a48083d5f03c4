import { eq } from 'drizzle-orm';
import { downloads, users } from '../../src/server/db/schema.ts';
import { addFilm, giveFilm, holdBack } from './films.ts';
import { button, expect, openStudio, test } from './fixtures.ts';

test('a film is counted once, under the plan and the class, and handed over', async ({ page, join, services }) => {
  const { id, email } = await join({ downloadCount: 1 });
  const film = await addFilm(services, id);
  await giveFilm(page, film);
  await page.goto('/');
  await page.getByLabel('Class type', { exact: true }).selectOption('Spin Basics');
  await button(page, 'Generate Video').click();
  await expect(page.getByRole('banner').getByText('4 of 5 left')).toBeVisible();

  const answer = await holdBack(page, '**/api/downloads');
  const saved = page.waitForEvent('download');
  await button(page, 'Download Video').click();
  await expect(button(page, 'Downloading...')).toBeDisabled();
  answer();
  expect((await saved).suggestedFilename()).toMatch(/^promotional-video-\d+\.mp4$/);
  await expect(page.getByRole('banner').getByText('3 of 5 left')).toBeVisible();
  await expect(page.getByText('Your video is saved to your downloads.')).toBeVisible();

  const again = page.waitForEvent('download');
  await button(page, 'Download Video').click();
  await again;
  const answered = await page.request.post('/api/downloads', { data: { renderId: film.renderId } });
  expect(await answered.json()).toEqual({ downloadCount: 2, remaining: 3, url: `${film.url}?download=1` });
  const counted = await services.db.select().from(downloads).where(eq(downloads.userId, id));
  expect(counted).toMatchObject([
    {
      renderId: film.renderId,
      userEmail: email,
      userRole: 'user',
      userSubscriptionStatus: 'free',
      instructorName: 'Jasmine',
      classType: 'Spin Basics',
    },
  ]);
});

test('at the limit a download is refused with the way to the plans', async ({ page, join, services }) => {
  const { id } = await join({ downloadCount: 4 });
  await giveFilm(page, await addFilm(services, id));
  await page.goto('/');
  await button(page, 'Generate Video').click();
  await expect(button(page, 'Download Video')).toBeEnabled();
  // The last one is used elsewhere.
  await services.db.update(users).set({ downloadCount: 5 }).where(eq(users.id, id));
  await button(page, 'Download Video').click();
  const alert = page.getByRole('alert').filter({ hasText: 'You have used all downloads of the free trial.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('banner').getByText('0 of 5 left')).toBeVisible();
  await expect(button(page, 'Upgrade to Pro'), 'in place of Generate').toBeEnabled();
  await alert.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL('/upgrade?feature=downloads');
});

test('at the limit Generate reads Upgrade to Pro and leads to /upgrade?feature=downloads', async ({ page, join }) => {
  await join({ downloadCount: 5 });
  await page.goto('/');
  await expect(page.getByText('You have used all 5 free downloads')).toBeVisible();
  await expect(page.getByText('Individual Pro is $6.99 a month: unlimited videos, no watermark.')).toBeVisible();
  await button(page, 'Upgrade to Pro').click();
  await expect(page).toHaveURL('/upgrade?feature=downloads');
  await expect(page.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
});

test('there is no limit for beta, pro, members of a team and admins', async ({ page, join }) => {
  for (const role of ['beta', 'pro', 'studio_team', 'admin'] as const) {
    await join({ role, downloadCount: 50 });
    await openStudio(page);
    await expect(button(page, 'Generate Video'), role).toBeEnabled();
    await expect(button(page, 'Upgrade to Pro')).toHaveCount(0);
  }
});
