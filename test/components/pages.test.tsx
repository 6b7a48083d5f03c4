import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { person, signIn } from './people.ts';
import { openPage } from './show.tsx';

const NOT_FOUND = '404 Page Not Found';
const LEGAL = {
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/refund-policy': 'Refund Policy',
  '/cookie-policy': 'Cookie Policy',
  '/browsers': 'Supported browsers',
  '/developers': 'Videos by program',
};

async function expectPages(pages: Record<string, string | RegExp>): Promise<void> {
  for (const [path, name] of Object.entries(pages)) {
    await openPage(path);
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}

test('a visitor has the pages of visitors, and no others [S2.1 S2.5 S4.1]', async () => {
  await expectPages({ '/': /everyone’s phone/, '/auth': 'Welcome back', '/auth?mode=create': 'Create your account' });
  await expectPages({ '/upgrade': 'Upgrade to Pro', ...LEGAL, '/account-switch': NOT_FOUND, '/studio': NOT_FOUND });
  const router = await openPage('/upgrade/now');
  await expect.element(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
  await expect.element(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect.poll(() => router.state.location.href).toBe('/');
});

test('a person has the studio and the pages of people, no others, and does not sign in again [S2.2 S4.1]', async () => {
  signIn(person());
  await expectPages({ '/upgrade': 'Upgrade to Pro', '/account-switch': 'Switch Account', ...LEGAL });
  await expectPages({ '/studio': NOT_FOUND });
  for (const path of ['/', '/auth']) {
    const router = await openPage(path);
    await expect.element(page.getByRole('heading', { name: 'Add Your Class Information' })).toBeVisible();
    expect(router.state.location.href).toBe('/');
  }
});
