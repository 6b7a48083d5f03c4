import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { loadConfig, readEnvironment } from '../../src/server/config.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { instructorPreferences } from '../../src/server/db/schema/profile.ts';
import { openServices } from '../../src/server/open-services.ts';
import type { Services } from '../../src/server/services.ts';
import { registerPerson } from '../registration.ts';
import { BASE_URL, DATA_DIR, PORT } from './place.ts';

export { expect };

/** The browser itself reports every answer of 4xx and every lost line. */
const BY_THE_BROWSER = /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/;

/** Where service workers are blocked, a registration gives nothing, which Workbox does not expect. */
const BLOCKED_WORKER = /Cannot read properties of undefined \(reading 'waiting'\)/;

/** What the pages have written to the console as errors, uncaught ones among them. */
type Log = {
  errors: string[];
  /** Lets a test provoke errors that match. */
  allow(pattern: RegExp): void;
};

/** What only the server may set of a person. Without an instructor name the person has not filled in the welcome form. */
export type Who = Partial<
  Pick<typeof users.$inferInsert, 'role' | 'subscriptionStatus' | 'downloadCount' | 'firstName'>
> & {
  instructorName?: string | null;
  studio?: string;
};
export type Person = { id: string; email: string; cookies: string[] };

type Fixtures = {
  log: Log;
  /** Creates a person and signs the page's browser in. */
  join: (who?: Who) => Promise<Person>;
};

/**
 * The test with a browser in which no unexpected error may appear, and with the services of the running server: its database, its store, its
 * accounts.
 */
export const test = base.extend<Fixtures, { services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const config = loadConfig({ ...readEnvironment(), DATA_DIR, PORT: String(PORT) });
      const services = await openServices(config, pino({ level: 'silent' }));
      await use(services);
      await services.close();
    },
    { scope: 'worker' },
  ],
  log: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const allowed = [BY_THE_BROWSER, BLOCKED_WORKER];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trim());
      });
      // Chromium alone is silent about an eval that was forbidden and caught.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          // biome-ignore lint/suspicious/noConsole: where the test listens
          console.error(`against the content security policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      await use({ errors, allow: (pattern) => allowed.push(pattern) });
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  join: ({ context, services }, use) =>
    use(async (who) => {
      const person = await signUp(services, who);
      await signIn(context, person);
      return person;
    }),
});

export const PASSWORD = 'a long password';

/** An address that nobody has yet. */
export function newEmail(): string {
  // Without hyphens: at one of them a line would break for this person and not for the next.
  // No longer: whether 44 letters fit on a line of the account hangs on which they are, and its picture with it.
  return `${crypto.randomUUID().replaceAll('-', '').slice(0, 28)}@example.com`;
}

/** Creates a person beside the limit on registrations from one address. */
export async function signUp(
  services: Services,
  { instructorName = 'Jasmine', studio = 'Sky Studio', ...columns }: Who = {},
): Promise<Person> {
  const email = newEmail();
  const { db } = services;
  const { userId: id, cookies } = await registerPerson(services, { email, password: PASSWORD });
  if (Object.keys(columns).length > 0) await db.update(users).set(columns).where(eq(users.id, id));
  if (instructorName !== null) await db.insert(instructorPreferences).values({ userId: id, instructorName, studio });
  return { id, email, cookies };
}

/** Gives a browser the session of that person. */
export async function signIn(context: BrowserContext, { cookies }: Person): Promise<void> {
  const pairs = cookies.map((line) => /^([^=]+)=([^;]*)/.exec(line)!);
  await context.addCookies(pairs.map(([, name, value]) => ({ name: name!, value: value!, url: BASE_URL })));
}

/** Waits until the editor of somebody who is signed in is there. */
export async function expectEditor(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Add Your Class Information' })).toBeVisible();
}

/** Opens the studio of somebody who is signed in and has a name. */
export async function openStudio(page: Page): Promise<void> {
  await page.goto('/');
  await expectEditor(page);
}

/** Opens one of the editor's steps; on a wide screen all of them are there. */
export async function openTool(page: Page, name: 'Class' | 'Text' | 'Background' | 'Style'): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  if (await tab.isVisible()) await tab.click();
}

/** The button of exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The button of the background that is chosen, if it is this one. */
export const chosenBackground = (page: Page, title: string) =>
  page.getByRole('button', { name: `Select: ${title}`, pressed: true, exact: true });
export const press = (page: Page, name: string) => button(page, name).click();

/** Closes the finished film, which has opened over everything. */
export async function closeFilm(page: Page, options?: { timeout: number }): Promise<void> {
  const screen = page.getByRole('dialog', { name: 'Your video is ready' });
  await expect(screen).toBeVisible(options);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect(screen).toHaveCount(0);
}

/** Asks to delete a clip, by the menu on it: the question is open then. */
export async function askToDelete(page: Page, title: string): Promise<void> {
  await press(page, `More: ${title}`);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete this video?' })).toBeVisible();
}

/** Fills in the registration form. */
export async function fillRegistration(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/18 or older/).check();
}

/** A new person who registers and says who they are, as people do; ends in the editor. */
export async function enterStudio(page: Page): Promise<void> {
  await page.goto('/auth?mode=create');
  await fillRegistration(page, newEmail());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('Your Name').fill('Jasmine');
  await page.getByLabel('Studio Name').fill('Sky Studio');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expectEditor(page);
}
