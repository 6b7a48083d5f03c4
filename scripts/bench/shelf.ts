/**
 * A studio's shelf with a thousand clips: the call that lists them, asked of the program as `npm start` starts it, the
 * first picture after the tap on My Videos, and the frames while somebody scrolls through it, on a phone that is slowed
 * down four times.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { eq, isNull, sql } from 'drizzle-orm';
import type { Page } from 'playwright';
import { clips, uploads } from '../../src/server/db/schema/library.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { seedStarterLibrary } from '../../src/server/features/library/actions.ts';
import type { Services } from '../../src/server/services.ts';
import { FRAME_MS, LATE, takenFrames, watchFrames } from './frames.ts';
import { type Bench, type Line, p95, percentile } from './measure.ts';
import { onPhoneOf, slowDown } from './phone.ts';
import { ORIGIN, startedProgram } from './program.ts';
import { withBrowser, withServicesIn } from './site.ts';

const UPLOADS = 100;
const PIECES = 10;
const CLIPS = UPLOADS * PIECES;
const CALLS = 60;
/** Calls before those that count: a server that has just started compiles what it runs. */
const WARM_UP = 20;
/** So that the call is measured, and not how an account's many calls are held back. */
const PAUSE_MS = 700;
/** Promised, in milliseconds. */
const CALL_MS = 60;
const PICTURE_MS = 1000;

/** Gives a person a studio's plan and a thousand clips of their own, with the pictures and surveys of our loops. */
async function fill({ db }: Services, email: string): Promise<void> {
  const [user] = await db
    .update(users)
    .set({ role: 'studio_owner', subscriptionStatus: 'studio_pro' })
    .where(eq(users.email, email))
    .returning();
  const loops = await db.select().from(clips).where(isNull(clips.userId));
  const userId = user!.id;
  const made = () => crypto.randomUUID().replaceAll('-', '');
  const sent = await db.transaction(async (tx) => {
    // The database lets no upload begin as a finished one.
    await tx.execute(sql`alter table sources disable trigger user`);
    const values = Array.from({ length: UPLOADS }, (_, n) => ({
      ...{ publicId: `user-videos/${userId}/${made()}`, uploaderId: userId, userId, status: 'ready' as const },
      ...{ title: `Class ${n + 1}`, bytes: 1, reserved: 0, duration: 15 * PIECES },
      createdAt: new Date(Date.now() - n * 3_600_000),
    }));
    const rows = await tx.insert(uploads).values(values).returning();
    await tx.execute(sql`alter table sources enable trigger user`);
    return rows;
  });
  const pieces = sent.flatMap((upload, n) =>
    Array.from({ length: PIECES }, (_, pieceIndex) => {
      const { id, createdAt, tags, ...loop } = loops[(n * PIECES + pieceIndex) % loops.length]!;
      const title = `${upload.title} (${pieceIndex + 1})`;
      const survey = Array.from({ length: 3 }, () => loop.survey![0]!);
      const own = { publicId: `user-videos/${userId}/${made()}`, userId, uploadId: upload.id, pieceIndex };
      return { ...loop, ...own, title, survey, duration: 15, position: 0, bytes: 1_000_000 };
    }),
  );
  for (let first = 0; first < pieces.length; first += 250)
    await db.insert(clips).values(pieces.slice(first, first + 250));
}

/** From the tap until a clip's picture is on the screen, in milliseconds. */
async function firstPicture(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const tab = [...document.querySelectorAll<HTMLElement>('#library [role=tab]')].find((each) =>
      each.textContent!.startsWith('My Videos'),
    )!;
    const began = performance.now();
    tab.click();
    const isThere = () =>
      [...document.querySelectorAll<HTMLImageElement>('[role=tabpanel] li img[loading=lazy]')].some(
        (picture) => picture.closest('ul')?.ariaLabel === 'My Videos' && picture.complete && picture.naturalWidth > 0,
      );
    while (!isThere()) await frame();
    await frame();
    return performance.now() - began;
  });
}

/** Through the clips as a thumb does, to the side and back; the page below it as well. */
async function scrolls(page: Page): Promise<number[]> {
  const list = page.getByRole('list', { name: 'My Videos' });
  await list.scrollIntoViewIfNeeded();
  const box = (await list.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const from = { x: 300, y: Math.round(box.y + 60), gestureSourceType: 'touch', speed: 1500 } as const;
  await page.evaluate(watchFrames);
  for (const xDistance of [-2400, -2400, -2400, 1200, -2400])
    await session.send('Input.synthesizeScrollGesture', { ...from, xDistance, yDistance: 0 });
  return takenFrames(page);
}

/** Someone with a thousand clips, in a new installation in `dataDir`. @returns their cookie */
function settle(dataDir: string): Promise<string> {
  return withServicesIn(dataDir, async (services) => {
    await seedStarterLibrary(services);
    const email = `${crypto.randomUUID()}@example.com`;
    const { cookies } = await services.auth.signUp({ email, password: 'correct horse' }, new Headers());
    await fill(services, email);
    return cookies.map((line) => line.split(';')[0]).join('; ');
  });
}

/** Milliseconds of each call for the list, by a caller whose own memory is not cleared up in between. */
async function lists(): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-bench-'));
  const caller = new Worker(new URL('./caller.ts', import.meta.url));
  try {
    const cookie = await settle(dataDir);
    return await startedProgram(dataDir, async () => {
      const calls: number[] = [];
      for (let n = -WARM_UP; n < CALLS; n++) {
        // An account pays for calls and for what they answer, and waits when it has used up its allowance (server/pace.ts).
        await setTimeout(PAUSE_MS);
        caller.postMessage({ url: `${ORIGIN}/api/background-videos`, cookie });
        const [{ ms, bytes }] = await once(caller, 'message');
        if (bytes < CLIPS * 100) throw new Error(`The list has ${bytes} bytes.`);
        if (n >= 0) calls.push(ms);
      }
      return calls;
    });
  } finally {
    await caller.terminate();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function run(rounds: number): Promise<Line[]> {
  const calls = await lists();
  return withBrowser(async (browser, origin, services) => {
    await seedStarterLibrary(services);
    const pictures: number[] = [];
    const frames: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const email = `${crypto.randomUUID()}@example.com`;
      await onPhoneOf(
        ...([browser, origin, email] as const),
        async (page) => {
          await page.waitForTimeout(1000);
          await slowDown(page);
          pictures.push(await firstPicture(page));
          await page.waitForTimeout(500);
          frames.push(...(await scrolls(page)));
        },
        () => fill(services, email),
      );
    }
    const late = frames.filter((ms) => ms > FRAME_MS).length;
    process.stderr.write(
      `  list: median ${percentile(calls, 0.5).toFixed(1)} ms; ${frames.length} frames, median ${percentile(frames, 0.5).toFixed(1)} ms, p95 ${p95(frames).toFixed(1)} ms\n`,
    );
    const [unit, target] = ['ms', 1];
    return [
      { figure: 'p95 of the list of 1,000 clips / promised', measured: p95(calls), baseline: CALL_MS, unit, target },
      {
        figure: 'slowest first picture of 1,000 clips after the tap / promised',
        ...{ measured: Math.max(...pictures), baseline: PICTURE_MS, unit, target },
      },
      {
        figure: 'frames of 100 that are late while 1,000 clips are scrolled / allowed',
        ...{ measured: (100 * late) / frames.length, baseline: LATE, unit: '', target },
      },
    ];
  });
}

export const shelfBench: Bench = { name: 'shelf', run };
