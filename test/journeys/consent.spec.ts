import type { BrowserContext, Page } from '@playwright/test';
import { type AnotherServer, startAnother } from './another-server.ts';
import { button, expect, openStudio, openTool, press, test } from './fixtures.ts';
import { BASE_URL, PORT } from './place.ts';
import { planCard } from './plans.ts';

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

/**
 * Stands in for Meta's script, at its address: takes the queue over as it does, keeps its cookie, reports by pictures
 * and obeys a revocation.
 */
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
const named = (told: Reported[], ev: string) => told.filter((event) => event.ev === ev);

test('S24: nothing before the choice, nothing after refusing, the pixel only after accepting, and silence once that is taken back [S7.25 B14]', async ({
  page,
  context,
}) => {
  const [without, with_] = await Promise.all(
    [BASE_URL, SITE].map(
      async (site) => (await page.request.get(`${site}/upgrade`)).headers()['content-security-policy'],
    ),
  );
  expect(without, 'where there is no pixel no other site may be reached').not.toContain('facebook');
  expect(with_).toContain("script-src 'self' https://connect.facebook.net;");
  const { foreign, told } = await watchMeta(context);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.goto('/upgrade');
  await expect(banner(page)).toBeVisible();
  expect([foreign, await kept(page), await context.cookies()], 'before the choice').toEqual([[], [], []]);
  await press(page, 'Refuse');
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
  await openStudio(page);
  await expect(banner(page)).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [375, 667],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTool(page, 'Style');
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (part) => window.scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
        share,
      );
      for (const name of ['Generate Video', 'Refuse', 'Accept']) {
        await expect.poll(() => onTop(page, name), `${name} at ${width}x${height}, scrolled ${share}`).toBe('itself');
      }
    }
    const end = await page.getByRole('button', { name: 'More options' }).boundingBox();
    // In landscape the next step stands beside the tool.
    const stays = width > height ? banner(page) : button(page, 'Generate Video');
    expect(end!.y + end!.height, 'the last field of the page is reached').toBeLessThan((await stays.boundingBox())!.y);
  }
});
