import { expect, expectEditor, test } from './fixtures.ts';

test.describe('states', () => {
  test('until the program is there the page says that it loads, and after 12 s offers to load it again', async ({
    page,
    log,
  }) => {
    log.allow(/Failed to load resource/);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/auth');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    const again = page.getByRole('link', { name: 'Load the page again' });
    await expect(again).toBeHidden();
    const waits = await page.evaluate(() => {
      const [slow] = document.getAnimations();
      slow?.finish();
      return slow?.effect?.getComputedTiming().delay;
    });
    expect(waits).toBe(12_000);
    await page.unroute('**/assets/*.js');
    await again.click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});

test.describe('errors', () => {
  test('an unhandled rejection is logged, reported and suppressed [S2.7]', async ({ page, join, log }) => {
    log.allow(/nobody caught this/);
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await join();
    await page.goto('/');
    await expectEditor(page);
    const [report] = await Promise.all([
      page.waitForRequest('**/api/client-errors'),
      page.evaluate(() => void Promise.reject(new Error('nobody caught this'))),
    ]);
    expect(report.postDataJSON()).toMatchObject({ message: 'nobody caught this', path: '/' });
    expect((await report.response())?.status()).toBe(200);
    expect(log.errors).toEqual([expect.stringContaining('nobody caught this')]);
    expect(uncaught).toEqual([]);
    await page.getByLabel('Class details').fill('The page goes on');
    await expect(page.getByLabel('Class details')).toHaveValue('The page goes on');
  });
});
