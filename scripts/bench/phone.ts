/** A cheap phone: Chromium at 390x844 whose main thread is slowed down four times. */
import type { Browser, Page } from 'playwright';

const SLOWER = 4;

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** A new person's editor with the first clip of the library behind the text, not slowed down yet. */
export function onPhone<T>(browser: Browser, origin: string, use: (page: Page) => Promise<T>): Promise<T> {
  return onPhoneOf(browser, origin, `${crypto.randomUUID()}@example.com`, async (page) => {
    await page
      .getByRole('button', { name: /^Select: /, pressed: false })
      .nth(1)
      .click();
    return use(page);
  });
}

/** The backgrounds in the editor of a new person with this address. @param before has them found in the database, before the editor opens */
export async function onPhoneOf<T>(
  browser: Browser,
  origin: string,
  email: string,
  use: (page: Page) => Promise<T>,
  before?: () => Promise<void>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const credentials = { email, password: 'correct horse' };
    await page.request.post(`${origin}/api/auth/register`, { data: credentials });
    await page.request.post(`${origin}/api/instructor-preferences`, {
      data: { instructorName: 'Jasmine', studio: 'Sky Studio' },
    });
    await before?.();
    await page.goto(`${origin}/`);
    await page.getByRole('tab', { name: 'Background', exact: true }).click();
    return await use(page);
  } finally {
    await context.close();
  }
}
