/**
 * A week of twelve classes by one tap: how soon the first video and all of them are ready, what each costs beside the same classes made one at a time, and
 * what somebody else's single video takes meanwhile. `npm run bench -- week`
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import type { Shown, Timetable } from '../../src/contract/timetable.ts';
import { defaultPromo } from '../../src/scene/promo.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { films, renders } from '../../src/server/db/schema/renders.ts';
import { seedStarterLibrary } from '../../src/server/features/library/actions.ts';
import { renderFilmKind } from '../../src/server/features/renders/actions.ts';
import type { Services } from '../../src/server/services.ts';
import { startWorker } from '../../src/server/worker.ts';
import { Client } from '../../test/client.ts';
import { type Bench, type Line, percentile, usedCpu } from './measure.ts';
import { withSite } from './site.ts';

const CLASSES = 12;
/** Promised, in seconds. */
const PROMISED = { first: 8, each: 6.5 };
/** `first`, `all`: beside the same class, or classes, made alone. */
const TARGET = { cpu: 1.02, stranger: 1.5, first: 1.1, all: 1 };
/** As the page looks. */
const LOOK_MS = 1_500;
/** When the stranger comes, in seconds after the tap, and beside whom. */
const NAMED: Readonly<Record<number, string>> = { 1: 'Cleo', 4: 'Dana', 10: 'Eva' };
const STRANGER = Object.keys(NAMED).map(Number);
const SINGLES = 4;

const NAMES = ['Spin Basics', 'Pole Level 2', 'Exotic Heels', 'Stretch and Splits'];
const timetable = (teacher: string) =>
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    .flatMap((day, at) => [17, 19].map((hour, of) => `${day} ${hour}:00 ${NAMES[(2 * at + of) % 4]} with ${teacher}`))
    .join('\n');

async function join(origin: string, { auth, db }: Services, name: string): Promise<Client> {
  const client = new Client(origin);
  const email = `${name.toLowerCase()}@example.com`;
  const { cookies } = await auth.signUp({ email, password: 'correct horse' }, new Headers());
  for (const cookie of cookies) client.keep(cookie);
  await db.update(users).set({ role: 'pro' }).where(eq(users.email, email));
  return client;
}

/** A person with the twelve classes of next week. */
async function studio(origin: string, services: Services, name: string): Promise<{ client: Client; week: Shown[] }> {
  const client = await join(origin, services, name);
  const answer = await client.post('/api/timetable/imports', { text: timetable(name), zone: 'Europe/Berlin' });
  if (answer.body.added !== CLASSES) throw new Error(answer.text);
  return { client, week: (await shown(client)).slice(-CLASSES) };
}

const shown = async (client: Client): Promise<Shown[]> =>
  ((await client.get('/api/timetable?firstDay=1')).body as Timetable).days.flatMap(({ occurrences }) => occurrences);

const orderOf = (classes: readonly Shown[]) => ({
  classes: classes.map(({ entryId, of }) => ({ entryId, date: of })),
});

async function tap(client: Client, classes: readonly Shown[]): Promise<void> {
  const answer = await client.post('/api/week', orderOf(classes));
  if (answer.status !== 200) throw new Error(answer.text);
}

/** Makes these classes, looked at as the page does. @returns when each was ready, in seconds after the tap, and what it has cost */
async function make({ db }: Services, client: Client, classes: readonly Shown[]) {
  const [began, cpu] = [Date.now(), usedCpu()];
  await tap(client, classes);
  const wanted = new Set(classes.map(({ entryId, of }) => `${entryId} ${of}`));
  for (;;) {
    await sleep(LOOK_MS);
    const now = (await shown(client)).filter(({ entryId, of }) => wanted.has(`${entryId} ${of}`));
    const failed = now.find(({ made }) => made.state === 'failed');
    if (failed) throw new Error(failed.made.reason ?? 'A video failed.');
    if (now.some(({ made }) => made.state !== 'ready')) continue;
    const ids = now.map(({ made }) => made.renderId!);
    const rows = await db
      .select({ at: films.finishedAt })
      .from(renders)
      .innerJoin(films, eq(films.key, renders.filmKey))
      .where(inArray(renders.id, ids));
    const ready = rows.map(({ at }) => (at!.getTime() - began) / 1000).sort((a, b) => a - b);
    return { ready, cpu: (usedCpu() - cpu) / classes.length };
  }
}

/** Seconds of one video as the editor makes it. */
async function film(client: Client): Promise<number> {
  const began = performance.now();
  const { starter } = (await client.get('/api/background-videos')).body;
  const backgroundPublicId = starter.publicId;
  const videoSettings = JSON.stringify({ ...defaultPromo, text: `Film of ${crypto.randomUUID()}` });
  const generated = await client.multipart('/api/generate-video', { backgroundPublicId, videoSettings });
  const { textOverlayPublicId } = generated.body;
  const { videoDuration } = defaultPromo;
  const composed = await client.post('/api/compose-video', { backgroundPublicId, textOverlayPublicId, videoDuration });
  if (composed.status !== 200) throw new Error(composed.text);
  return (performance.now() - began) / 1000;
}

/** The stranger's video, asked for so long after somebody's tap, who stops their week when it is there. */
async function besideWeek(origin: string, services: Services, stranger: Client, after: number): Promise<number> {
  const { client, week } = await studio(origin, services, NAMED[after]!);
  await tap(client, week);
  await sleep(after * 1000);
  const seconds = await film(stranger);
  await client.delete('/api/week');
  while ((await services.queue.line(renderFilmKind)).length > 0) await sleep(LOOK_MS);
  return seconds;
}

/** One run: more rounds would say the same of the week's twelve videos, and take an hour. */
function run(): Promise<Line[]> {
  return withSite(async (origin, services) => {
    await seedStarterLibrary(services);
    await startWorker(services);
    const stranger = await join(origin, services, 'stranger');
    // Warm-up: the first one loads what later ones find loaded.
    await film(stranger);
    const [alone, beside]: [number[], number[]] = [[], []];
    for (const after of STRANGER) {
      alone.push(await film(stranger));
      beside.push(await besideWeek(origin, services, stranger, after));
    }
    const one = await studio(origin, services, 'Ana');
    const singles: Awaited<ReturnType<typeof make>>[] = [];
    for (const each of one.week.slice(0, SINGLES)) singles.push(await make(services, one.client, [each]));
    const other = await studio(origin, services, 'Bea');
    const { ready, cpu } = await make(services, other.client, other.week);
    const middle = (values: number[]) => percentile(values, 0.5);
    const [first, last] = [ready[0]!, ready.at(-1)!];
    const single = middle(singles.map((each) => each.ready[0]!));
    return [
      seconds(`${CLASSES} classes by one tap, the first video ready / promised`, first, PROMISED.first, 1),
      seconds(
        `${CLASSES} classes by one tap, the first video ready / of one class by a tap`,
        first,
        single,
        TARGET.first,
      ),
      seconds(`${CLASSES} classes by one tap, all ready / promised`, last, CLASSES * PROMISED.each, 1),
      seconds(`${CLASSES} classes by one tap, all ready / one at a time`, last, CLASSES * single, TARGET.all),
      {
        figure: `a video of ${CLASSES} by one tap / of the same classes one at a time`,
        ...{ measured: cpu, baseline: middle(singles.map((each) => each.cpu)), unit: 'CPU-s', target: TARGET.cpu },
      },
      seconds('somebody else’s video while a week is made / alone', middle(beside), middle(alone), TARGET.stranger),
    ];
  });
}

const seconds = (figure: string, measured: number, baseline: number, target: number): Line => ({
  ...{ figure, measured, baseline, unit: 's', target },
});

export const weekBench: Bench = { name: 'week', run };
