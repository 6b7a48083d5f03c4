/**
 * Films that are made ahead, in Chromium on a phone's screen: how often somebody who edits, looks and presses Generate
 * finds the film ready, how soon it then plays, and how soon work that nobody wants any more is gone.
 */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import { defaultPromo } from '../../src/scene/promo.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { films, filmsAhead } from '../../src/server/db/schema/renders.ts';
import { seedStarterLibrary } from '../../src/server/features/library/actions.ts';
import { scratchOf } from '../../src/server/media/tool/place.ts';
import type { Services } from '../../src/server/services.ts';
import { startWorker } from '../../src/server/worker.ts';
import { Client } from '../../test/client.ts';
import { type Bench, type Line, p95 } from './measure.ts';
import { withBrowser } from './site.ts';

/** Promised: from the click until a film that was made ahead plays; how many of 100 clicks may find none; until canceled work is gone. */
const PROMISED = { playable: 300, missed: 20, gone: 200 };
/** How long somebody looks at the preview after an edit, evenly spread: at most once through a film of 15 seconds. */
const LOOK_MS = { least: 5000, most: 15_000 };

/** One click after each of them: half are made over a clip, half over black. */
const EDITS_PER_ROUND = 10;
const STOPS_PER_ROUND = 4;

type Click = { ready: boolean; ms: number };

/** The same numbers from 0 to 1 in each run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Somebody whose plan allows any number of films. */
async function join(services: Services): Promise<{ id: string; cookies: string[] }> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { cookies } = await services.auth.signUp({ email, password: 'correct horse' }, new Headers());
  const [row] = await services.db.update(users).set({ role: 'pro' }).where(eq(users.email, email)).returning();
  return { id: row!.id, cookies };
}

/** The film that was made ahead for the person last; null: it is not finished, or there is none. */
async function madeFor({ db }: Services, userId: string): Promise<string | null> {
  const wish = db.select({ key: filmsAhead.filmKey }).from(filmsAhead).where(eq(filmsAhead.userId, userId)).limit(1);
  const [film] = await db.select().from(films).where(eq(films.key, wish));
  return film?.status === 'done' ? film.key : null;
}

/** Presses Generate. @returns milliseconds until the film's screen could play it */
function clickAndWait(page: Page): Promise<number> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    const began = performance.now();
    buttons.find((button) => button.textContent === 'Generate Video')!.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        const film = document.querySelector<HTMLVideoElement>('video[aria-label="Full-screen video"]');
        if (film && film.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) resolve(performance.now() - began);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
}

async function openEditor(browser: Browser, origin: string, cookies: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.addCookies(
    cookies.map((line) => {
      const [name, value] = line.split(';')[0]!.split('=') as [string, string];
      return { name, value, url: origin };
    }),
  );
  await context.request.post(`${origin}/api/instructor-preferences`, {
    data: { instructorName: 'Jasmine', studio: 'Sky Studio' },
  });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  return page;
}

/** One person's session: edits the text, looks, presses Generate, closes the film and edits on. */
async function session(
  browser: Browser,
  origin: string,
  services: Services,
  ground: 'clip' | 'black',
  edits: number,
): Promise<Click[]> {
  const { id, cookies } = await join(services);
  const page = await openEditor(browser, origin, cookies);
  const random = numbers(ground.length);
  try {
    if (ground === 'black') {
      await page.getByRole('tab', { name: 'Background', exact: true }).click();
      await page.getByRole('button', { name: 'Select: Black', exact: true }).click();
    }
    await page.getByRole('tab', { name: 'Text', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Promotion' }).click();
    const clicks: Click[] = [];
    let before: string | null = null;
    for (let edit = 1; edit <= edits; edit++) {
      await page.getByLabel('Promotional text').fill(`Come and spin with us this week.\n\nClass number ${edit}`);
      await sleep(LOOK_MS.least + random() * (LOOK_MS.most - LOOK_MS.least));
      const made = await madeFor(services, id);
      clicks.push({ ready: made !== null && made !== before, ms: await clickAndWait(page) });
      before = made;
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    return clicks;
  } finally {
    await page.context().close();
  }
}

/** Whether a child of this process runs ffmpeg. */
async function runsFfmpeg(): Promise<boolean> {
  const tasks = await readdir('/proc/self/task');
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const pids = lists.join(' ').split(/\s+/).filter(Boolean);
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return commands.some((command) => command.includes('ffmpeg'));
}

/** Begins a film ahead and takes it back. @returns milliseconds until neither its ffmpeg nor its scratch folder is there */
async function stopOne(origin: string, services: Services, backgroundPublicId: string, n: number): Promise<number> {
  const { cookies } = await join(services);
  const client = new Client(origin);
  for (const cookie of cookies) client.keep(cookie);
  const videoSettings = JSON.stringify({ ...defaultPromo, text: `Not wanted ${n}` });
  const { body } = await client.multipart('/api/prepare-video', { videoSettings, backgroundPublicId });
  if (!body.id) throw new Error('Nothing is made ahead: the machine is busy. Try again when it is not.');
  while (!(await runsFfmpeg())) await sleep(5);
  // In the midst of its work.
  await sleep(300);
  const began = performance.now();
  await client.delete(`/api/prepare-video/${body.id}`);
  while ((await runsFfmpeg()) || (await readdir(scratchOf(services))).length > 0) await sleep(2);
  return performance.now() - began;
}

function run(rounds: number): Promise<Line[]> {
  return withBrowser(async (browser, origin, services) => {
    await seedStarterLibrary(services);
    await startWorker(services);
    const edits = Math.ceil((rounds * EDITS_PER_ROUND) / 2);
    const clicks = {
      'over black': await session(browser, origin, services, 'black', edits),
      'over a clip': await session(browser, origin, services, 'clip', edits),
    };
    const client = new Client(origin);
    for (const cookie of (await join(services)).cookies) client.keep(cookie);
    const { universal } = (await client.get('/api/background-videos')).body;
    const gone: number[] = [];
    for (let n = 0; n < rounds * STOPS_PER_ROUND; n++)
      gone.push(await stopOne(origin, services, universal[0].publicId, n));
    const ms = (figure: string, measured: number, baseline: number) => ({
      figure,
      measured,
      baseline,
      unit: 'ms',
      target: 1,
    });
    return [
      ...Object.entries(clicks).flatMap(([name, all]) => {
        const ready = all.filter((click) => click.ready);
        return [
          {
            figure: `clicks of ${all.length} that find no film ready, ${name}, of 100 / promised`,
            ...{ measured: 100 * (1 - ready.length / all.length), baseline: PROMISED.missed, unit: '', target: 1 },
          },
          ms(
            `p95 of ${ready.length} clicks until a ready film plays, ${name} / promised`,
            p95(ready.map((each) => each.ms)),
            PROMISED.playable,
          ),
        ];
      }),
      ms(`p95 of ${gone.length} until canceled work is gone / promised`, p95(gone), PROMISED.gone),
    ];
  });
}

export const aheadBench: Bench = { name: 'ahead', run };
