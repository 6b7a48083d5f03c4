import type { BrowserContext, Page } from '@playwright/test';
import { type AnotherServer, startAnother } from './another-server.ts';
import { addFilm, giveFilm } from './films.ts';
import {
  button,
  expect,
  expectEditor,
  fillRegistration,
  newEmail,
  openStudio,
  press,
  signIn,
  signUp,
  test,
} from './fixtures.ts';
import { BASE_URL, PORT } from './place.ts';
import { buyPlan, planCard } from './plans.ts';

const PIXEL = '1234567890';
/** The same program on the same data, once more, with a pixel. */
const OFFSET = 1000;
const SITE = `http://localhost:${PORT + OFFSET}`;
test.use({ baseURL: SITE });

let server: AnotherServer;
test.beforeAll(async () => {
  server = await startAnother(OFFSET, { META_PIXEL_ID: PIXEL });
});
test.afterAll(() => server.stop());

type Reported = { ev: string; id: string; eid: string; em: string | null; data: Record<string, string> };

/** Stands in for Meta's script, at its address: takes the queue over as it does, keeps its cookie, reports by pictures and obeys a revocation. */
const META = `(() => {
  const fbq = window.fbq;
  let id, em, granted = true;
  document.cookie = '_fbp=fb.0.1.2; path=/; max-age=7776000';
  fbq.callMethod = (command, ...rest) => {
    if (command === 'consent') granted = rest[0] === 'grant';
    if (command === 'init') [id, em] = [rest[0], rest[1]?.em];
    if (!/^track/.test(command) || !granted) return;
    const [name, data = {}, { eventID } = {}] = rest;
    const address = new URL('https://www.facebook.com/tr/');
    for (const [key, value] of Object.entries({ id, ev: name, eid: eventID, em, cmd: command })) if (value) address.searchParams.set(key, value);
    for (const [key, value] of Object.entries(data)) address.searchParams.set('cd[' + key + ']', value);
    new Image().src = address;
  };
  for (const command of fbq.queue) fbq.callMethod(...command);
})();`;

/** Everything that the browser asks of other sites, and what Meta is told. */
async function watchMeta(context: BrowserContext): Promise<{ foreign: string[]; told: Reported[] }> {
  const seen = { foreign: [] as string[], told: [] as Reported[] };
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.hostname !== 'localhost') seen.foreign.push(url.host);
  });
  await context.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: META }),
  );
  await context.route('https://www.facebook.com/tr/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const data = [...searchParams].flatMap(([key, value]) => {
      const name = /^cd\[(.*)\]$/.exec(key)?.[1];
      return name ? [[name, value] as const] : [];
    });
    const get = (name: string) => searchParams.get(name) ?? '';
    seen.told.push({
      ev: get('ev'),
      id: get('id'),
      eid: get('eid'),
      em: searchParams.get('em'),
      data: Object.fromEntries(data),
    });
    return route.fulfill({ status: 200, contentType: 'image/gif', body: '' });
  });
  return seen;
}

const banner = (page: Page) => page.getByRole('region', { name: 'May we use advertising cookies?' });
const footerLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Cookie Settings' });
const kept = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((name) => !name.startsWith('tsr-')),
  ]);
const accepted = (context: BrowserContext) =>
  context.addInitScript(() =>
    localStorage.setItem('device:consent', JSON.stringify({ choice: 'accepted', date: new Date().toISOString() })),
  );
const named = (told: Reported[], ev: string) => told.filter((event) => event.ev === ev);

test('S24: nothing before the choice, nothing after refusing, the pixel only after accepting, and silence once that is taken back', async ({
  page,
  context,
}) => {
  const { foreign, told } = await watchMeta(context);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.goto('/upgrade');
  await expect(banner(page)).toBeVisible();
  expect([foreign, await kept(page), await context.cookies()], 'before the choice').toEqual([[], [], []]);
  const [refuse, accept] = ['Refuse', 'Accept'].map((name) => banner(page).getByRole('button', { name }));
  const [a, b] = [(await refuse!.boundingBox())!, (await accept!.boundingBox())!];
  expect([a.width, a.height], 'refusing is as large as accepting').toEqual([b.width, b.height]);
  expect(await refuse!.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
    await accept!.evaluate((node) => getComputedStyle(node).backgroundColor),
  );

  await refuse!.click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await planCard(page, 'Studio Pro').getByRole('button').click();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/cookie-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect([foreign, told, await context.cookies()], 'after refusing').toEqual([[], [], []]);
  expect((await kept(page)).sort()).toEqual(['device:consent', 'selectedPlan']);

  await footerLink(page).click();
  const settings = page.getByRole('dialog', { name: 'Cookie Settings' });
  for (const kind of ['Essential', 'Functional', 'Analytics', 'Advertising']) {
    await expect(settings.getByRole('heading', { name: kind })).toBeVisible();
  }
  await expect(settings.getByText(/^You refused advertising cookies on/)).toBeVisible();
  await settings.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_fbp');
  await page.goto('/upgrade');
  await expect
    .poll(() => named(told, 'ViewContent'))
    .toMatchObject([{ id: PIXEL, data: { content_name: 'upgrade-page' } }]);
  await page.goto('/#pricing');
  await expect
    .poll(() => named(told, 'ViewContent').map(({ data }) => data.content_name))
    .toEqual(['upgrade-page', 'pricing']);
  expect(new Set(foreign)).toEqual(new Set(['connect.facebook.net', 'www.facebook.com']));

  await footerLink(page).click();
  await settings.getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(() => context.cookies(), 'its cookies are gone').toEqual([]);
  const before = foreign.length;
  await page.goto('/upgrade');
  await planCard(page, 'Studio Pro').getByRole('button').click();
  await expect(page).toHaveURL(/\/auth/);
  expect(foreign.length).toBe(before);

  await page.evaluate(() => {
    const date = new Date();
    date.setMonth(date.getMonth() - 14);
    localStorage.setItem('device:consent', JSON.stringify({ choice: 'accepted', date: date.toISOString() }));
  });
  await page.reload();
  await expect(banner(page), 'asked again after 13 months').toBeVisible();
  expect(foreign.length).toBe(before);
});

test('with consent: Lead, CompleteRegistration, InitiateCheckout and one Purchase for one payment', async ({
  page,
  context,
}) => {
  const { told } = await watchMeta(context);
  await accepted(context);
  await page.goto('/auth?mode=create&next=/upgrade');
  const email = newEmail();
  await fillRegistration(page, email);
  await press(page, 'Create Account');
  await page.getByLabel('Your Name').fill('Jasmine');
  await page.getByLabel('Studio Name').fill('Sky Studio');
  await press(page, 'Get Started');
  await expect.poll(() => named(told, 'Lead')).toMatchObject([{ em: email, data: {} }]);
  expect(named(told, 'CompleteRegistration')).toHaveLength(1);

  await planCard(page, 'Individual Pro').getByRole('button').click();
  const individual = { value: '6.99', currency: 'USD', plan: 'individual' };
  await expect.poll(() => named(told, 'InitiateCheckout').map(({ data }) => data)).toEqual([individual]);
  await page.waitForURL('**/mock-checkout?**');
  await press(page, 'Test Successful Payment');
  await expect(page.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => named(told, 'Purchase').map(({ data }) => data)).toEqual([individual]);
  expect(named(told, 'Purchase')[0]!.eid).toMatch(/^[\w-]{16,}$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible();
  expect(named(told, 'Purchase'), 'still one').toHaveLength(1);

  const sessionId = await buyPlan(page, 'studio_pro');
  await page.goto(`/subscription/success?payment_success=true&session_id=${sessionId}`);
  await expect(page.getByText('Studio Pro is active.')).toBeVisible();
  const studio = { value: '39.99', currency: 'USD', plan: 'studio' };
  await expect.poll(() => named(told, 'Purchase').map(({ data }) => data)).toEqual([individual, studio]);
  await page.goto('/subscription/success?payment_success=true&session_id=invented');
  await expect(page.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible();
  expect(named(told, 'Purchase'), 'an invented session is no purchase').toHaveLength(2);
  expect(new Set(told.map(({ eid }) => eid)).size, 'an id for each event').toBe(told.length);
});

test('with consent: VideoGenerated by plan, and DownloadLimitReached', async ({ page, context, services }) => {
  const { told } = await watchMeta(context);
  await accepted(context);
  for (const [role, plan] of [
    ['user', 'free'],
    ['pro', 'pro'],
  ] as const) {
    const person = await signUp(services, { role });
    await signIn(context, person);
    const film = await addFilm(services, person.id);
    await giveFilm(page, film);
    await openStudio(page);
    await press(page, 'Generate Video');
    await expect(button(page, 'Download Video')).toBeEnabled();
    await expect.poll(() => named(told, 'VideoGenerated').at(-1)).toMatchObject({ eid: film.renderId, data: { plan } });
    await page.reload();
    await expectEditor(page);
    await expect(button(page, 'Download Video')).toBeEnabled();
  }
  expect(named(told, 'VideoGenerated'), 'picked up after a reload is not made again').toHaveLength(2);
  await signIn(context, await signUp(services, { downloadCount: 5 }));
  await openStudio(page);
  await press(page, 'Upgrade to Pro');
  await expect.poll(() => named(told, 'DownloadLimitReached')).toHaveLength(1);
});

/** What lies on top at the middle of the button. */
const onTop = (page: Page, name: string) =>
  button(page, name).evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return node.contains(hit) ? 'itself' : hit?.closest('[aria-labelledby], [aria-label], [class]')?.className;
  });

test('on a phone the unanswered question covers no next step, wherever the page is scrolled', async ({
  page,
  join,
}) => {
  await join();
  for (const [width, height] of [
    [390, 844],
    [375, 667],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expectEditor(page);
    await expect(banner(page)).toBeVisible();
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (part) => window.scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
        share,
      );
      for (const name of ['Generate Video', 'Refuse', 'Accept']) {
        await expect.poll(() => onTop(page, name), `${name} at ${width}x${height}, scrolled ${share}`).toBe('itself');
      }
    }
    const end = await page.getByLabel('Safe-zone guide').boundingBox();
    expect(end!.y + end!.height, 'the last field of the page is reached').toBeLessThan(
      (await button(page, 'Generate Video').boundingBox())!.y,
    );
  }
});

test('where there is no pixel nothing is asked and no other site may be reached', async ({ page }) => {
  const [without, with_] = await Promise.all(
    [BASE_URL, SITE].map(
      async (site) => (await page.request.get(`${site}/upgrade`)).headers()['content-security-policy'],
    ),
  );
  expect(without).not.toContain('facebook');
  expect(with_).toContain("script-src 'self' https://connect.facebook.net;");
  await page.goto(`${BASE_URL}/upgrade`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await footerLink(page).click();
  await expect(
    page.getByText('There is no advertising on this site now, so there is nothing to choose.'),
  ).toBeVisible();
});
