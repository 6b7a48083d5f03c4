import { mock } from 'node:test';
import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { packContent, unpackContent } from '../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../src/contract/timetable.ts';
import { loadConfig, readEnvironment } from '../../src/server/config.ts';
import { brandKits } from '../../src/server/db/schema/brand.ts';
import { instagramPosts } from '../../src/server/db/schema/instagram.ts';
import { reminders } from '../../src/server/db/schema/reminders.ts';
import { beginRuled } from '../../src/server/features/instagram/rule.ts';
import { takePost } from '../../src/server/features/instagram/run.ts';
import { remind } from '../../src/server/features/reminders/remind.ts';
import type { Services } from '../../src/server/services.ts';
import { type FakeInstagram, startInstagram } from '../fakes/instagram.ts';
import { addFakeAccount, envOf } from '../server/instagram/world.ts';
import { type AnotherServer, startAnother } from './another-server.ts';
import { addFilm } from './films.ts';
import { expect, test } from './fixtures.ts';
import { OWNER } from './people.ts';
import { DATA_DIR, PORT } from './place.ts';

const OFFSET = 5000;
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Europe/Berlin' });

let fake: FakeInstagram;
let program: AnotherServer;
test.beforeAll(async () => {
  fake = await startInstagram();
  program = await startAnother(OFFSET, envOf(fake));
});
test.afterAll(async () => {
  mock.timers.reset();
  await program.stop();
  await fake.close();
});

const CLASSES = ['Spin Basics', 'Pole Level 2', 'Exotic Heels', 'Stretch'];
const TIMETABLE = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  .flatMap((day, at) => [17, 19].map((hour, of) => `${day} ${hour}:00 ${CLASSES[(2 * at + of) % 4]} with Jo`))
  .join('\n');
/** Whether the twelve films are really made, which takes minutes; otherwise they are put there once their texts are written. */
const MAKES = process.env.SUNDAY_FILMS === 'made';

/** What a person's time is: a tap takes a second and a half with finding it, and 200 words are read in a minute. */
class Sunday {
  taps = 0;
  words = 0;
  readonly #began = Date.now();
  async tap(what: Locator): Promise<void> {
    await what.tap();
    this.taps += 1;
  }
  async read(what: Locator): Promise<void> {
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen, with its lines
    const text = await what.innerText();
    this.words += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }
  /** Of a person, and what they wait for the program beside that. */
  told(name: string): { seconds: number; waits: number } {
    const seconds = this.taps * 1.5 + (this.words * 60) / 200;
    const waits = (Date.now() - this.#began) / 1000;
    const figures = `${this.taps} taps, ${this.words} words: ${seconds.toFixed(0)} s, and ${waits.toFixed(1)} s of waiting at most`;
    test.info().annotations.push({ type: name, description: figures });
    // biome-ignore lint/suspicious/noConsole: the figures of the journey
    console.log(`${name}: ${figures}`);
    return { seconds, waits };
  }
}

const timetableOf = async (page: Page): Promise<Timetable> =>
  (await page.request.get(`${program.url}/api/timetable?firstDay=0&zone=Europe/Berlin`)).json();
/** The twelve of the second week, which begins on a Sunday as the browser has it. */
const nextWeek = async (page: Page): Promise<Shown[]> =>
  (await timetableOf(page)).days.slice(7).flatMap(({ occurrences }) => occurrences);

/** Somebody who has pasted a timetable of twelve classes. */
async function pasted(page: Page, services: Services, userId: string): Promise<void> {
  // A look over black, whose films are made in no time.
  await services.db.insert(brandKits).values({ userId, look: 'minimal' });
  const data = { kind: 'text', text: TIMETABLE, zone: 'Europe/Berlin' };
  const answer = await page.request.post(`${program.url}/api/timetable/imports`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Makes next week's videos, having read which, and what becomes of them; the message says that this was all. */
async function makeNextWeek(page: Page, sunday: Sunday, then: string): Promise<void> {
  const week = page.getByRole('region', { name: 'Next week' });
  await sunday.tap(page.getByRole('button', { name: 'Make next week' }));
  const sheet = page.getByRole('dialog', { name: 'Make next week' });
  await expect(sheet.getByText(then)).toBeVisible();
  await sunday.read(sheet);
  await sunday.tap(sheet.getByRole('button', { name: 'Make 12 videos' }));
  await expect(sheet).toHaveCount(0);
  const told = page.getByRole('alert').filter({ hasText: 'You can close this page.' });
  await expect(told).toBeVisible();
  await sunday.read(told);
  await expect(week.getByRole('button', { name: /(Waiting|Making|Ready)$/ })).toHaveCount(12);
}

/** Waits until everything that needs nobody is done. */
async function made(page: Page, services: Services, userId: string): Promise<Shown[]> {
  const isDone = ({ made: { state, promoId } }: Shown) => (MAKES ? state === 'ready' : promoId !== null);
  await expect
    .poll(async () => (await nextWeek(page)).filter(isDone).length, { timeout: 900_000, intervals: [1_000] })
    .toBe(12);
  if (MAKES) return nextWeek(page);
  await page.request.delete(`${program.url}/api/week`);
  for (const { made } of await nextWeek(page)) {
    const address = `${program.url}/api/promos/${made.promoId}`;
    const { version, content } = await (await page.request.get(address)).json();
    const ticket = { renderId: (await addFilm(services, userId)).renderId, overlayId: null, watermark: false };
    const next = packContent({ ...unpackContent(content)!, ticket });
    expect((await page.request.put(address, { data: { version, content: next } })).ok()).toBe(true);
  }
  return nextWeek(page);
}

/** Moves the clock through the week, and does at each time to post what the program does every minute. */
async function pass(twelve: readonly Shown[], everyMinute: (now: Date) => Promise<void>): Promise<void> {
  const times = [...new Set(twelve.map(({ posting }) => Date.parse(posting!.when!.at)))].sort((a, b) => a - b);
  expect(times).toHaveLength(6);
  for (const at of times.flatMap((time) => [time - 60_000, time + 30_000, time + 90_000])) {
    mock.timers.enable({ apis: ['Date'], now: at });
    await everyMinute(new Date(at));
    mock.timers.reset();
  }
}

test('an owner plans twelve classes on a Sunday in under 90 seconds of her time, and all are on Instagram at their times, once, with nothing opened [B914]', async ({
  page,
  join,
  services,
}) => {
  test.setTimeout(1_200_000);
  const { id } = await join(OWNER);
  const account = addFakeAccount(fake, 'sky.studio');
  fake.codes.set('yes', {
    account: account.id,
    scopes: 'instagram_business_basic,instagram_business_content_publish',
  });
  await page.route(`${fake.url}/oauth/authorize**`, (route) => {
    const { searchParams: asked } = new URL(route.request().url());
    const back = `${asked.get('redirect_uri')}?code=yes&state=${asked.get('state')}`;
    return route.fulfill({ contentType: 'text/html', body: `<a href="${back}">Allow</a>` });
  });
  await pasted(page, services, id);

  // Once: when to post, and Instagram.
  const first = new Sunday();
  await page.goto(`${program.url}/week`);
  await first.tap(page.getByRole('button', { name: 'Say when to post' }));
  const dialog = page.getByRole('dialog', { name: 'When to post' });
  await expect(dialog.getByRole('button', { name: 'Connect your account' })).toBeVisible();
  await first.tap(dialog.getByRole('radio', { name: 'The day before' }));
  await first.tap(dialog.getByRole('button', { name: 'Save', exact: true }));
  await first.read(dialog);
  await first.tap(dialog.getByRole('button', { name: 'Connect your account' }));
  await first.tap(page.getByRole('link', { name: 'Allow' }));
  const connected = page.getByRole('dialog', { name: 'Instagram' });
  await expect(connected.getByText('@sky.studio is connected.')).toBeVisible();
  await first.read(connected);
  await first.tap(connected.getByRole('button', { name: 'Post every video' }));
  await expect(connected).toHaveCount(0);
  first.told('Once, to connect Instagram and say when to post');

  // Every Sunday.
  const sunday = new Sunday();
  await page.goto(`${program.url}/week`);
  await makeNextWeek(page, sunday, 'Each goes to Instagram by itself, as a reel, the day before at 6:00 PM.');
  const week = page.getByRole('region', { name: 'Next week' });
  await expect(week.getByText(/It goes to Instagram /)).toHaveCount(12);
  const { seconds, waits } = sunday.told('Each Sunday, with Instagram');
  expect(sunday.taps).toBe(2);
  expect(seconds + waits).toBeLessThan(90);
  await page.close();

  const twelve = await made(await page.context().newPage(), services, id);
  const config = loadConfig({ ...readEnvironment(), ...envOf(fake), DATA_DIR, PORT: String(PORT) });
  const there = { ...services, config };
  const posts = () => services.db.select().from(instagramPosts).where(eq(instagramPosts.userId, id));
  await pass(twelve, async () => {
    await beginRuled(there, id);
    for (const post of await posts()) await takePost(there, post.id);
    await remind(there, id);
  });
  expect(account.media).toHaveLength(12);
  expect(new Set((await posts()).map(({ mediaId }) => mediaId)).size).toBe(12);
  for (const { entryId, of, posting } of twelve) {
    const theirs = (await posts()).filter((post) => post.entryId === entryId && post.date === of);
    expect(theirs).toMatchObject([{ state: 'published', place: 'reel' }]);
    const late = theirs[0]!.publishedAt!.getTime() - Date.parse(posting!.when!.at);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(60_000);
    expect(theirs[0]!.caption).toContain('#');
  }
});

test('one who posts by hand plans them as fast, and is reminded of each of the twelve once [B914]', async ({
  page,
  join,
  services,
}) => {
  test.setTimeout(1_200_000);
  const { id } = await join(OWNER);
  await pasted(page, services, id);
  const first = new Sunday();
  await page.goto(`${program.url}/week`);
  await first.tap(page.getByRole('button', { name: 'Say when to post' }));
  const dialog = page.getByRole('dialog', { name: 'When to post' });
  await first.tap(dialog.getByRole('radio', { name: 'The day before' }));
  await first.tap(dialog.getByRole('button', { name: 'Save', exact: true }));
  await first.read(dialog);
  await first.tap(dialog.getByRole('switch', { name: 'By mail' }));
  await expect(dialog.getByRole('switch', { name: 'By mail' })).toBeChecked();
  first.told('Once, to say when to post and to be reminded');

  const sunday = new Sunday();
  await page.goto(`${program.url}/week`);
  await makeNextWeek(page, sunday, 'You are reminded to post each one the day before at 6:00 PM.');
  const { seconds, waits } = sunday.told('Each Sunday, with reminders');
  expect(seconds + waits).toBeLessThan(90);
  await page.close();

  const twelve = await made(await page.context().newPage(), services, id);
  await pass(twelve, () => remind(services, id));
  const sent = await services.db.select().from(reminders).where(eq(reminders.userId, id));
  // One message of an evening, and each class in one.
  expect(sent).toHaveLength(6);
  const named = sent.flatMap(({ posts }) => posts.map(({ entryId, of }) => `${entryId} ${of}`));
  expect(named.sort()).toEqual(twelve.map(({ entryId, of }) => `${entryId} ${of}`).sort());
});
