/**
 * A week of twelve classes by one tap: how soon the first video and all of them are ready, what each costs beside the same classes made one at a time, and
 * what somebody else's single video takes meanwhile. `npm run bench -- week`
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Shown, Timetable } from '../../src/contract/timetable.ts';
import { defaultPromo } from '../../src/scene/promo.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { seedStarterLibrary } from '../../src/server/features/library/actions.ts';
import type { Services } from '../../src/server/services.ts';
import { startWorker } from '../../src/server/worker.ts';
import { Client } from '../../test/client.ts';
import { type Bench, type Line, percentile, usedCpu } from './measure.ts';
import { withSite } from './site.ts';

const CLASSES = 12;
/** Promised, in seconds. */
const PROMISED = { first: 8, each: 6.5 };
const TARGET = { cpu: 1.02, stranger: 1.5 };
const LOOK_MS = 250;
/** When the stranger comes, after the tap. */
const STRANGER_MS = 10_000;

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

/** Makes these classes. @returns when, in seconds after the tap, each of them was ready, in this order */
async function make(client: Client, classes: readonly Shown[]): Promise<number[]> {
  const began = performance.now();
  const asked = classes.map(({ entryId, of }) => ({ entryId, date: of }));
  const answer = await client.post('/api/week', { classes: asked });
  if (answer.status !== 200) throw new Error(answer.text);
  const ready: number[] = [];
  while (ready.length < classes.length) {
    await sleep(LOOK_MS);
    const now = await shown(client);
    const states = asked.map(
      ({ entryId, date }) => now.find((each) => each.entryId === entryId && each.of === date)!.made,
    );
    const failed = states.find(({ state }) => state === 'failed');
    if (failed) throw new Error(failed.reason ?? 'A video failed.');
    const done = states.filter(({ state }) => state === 'ready').length;
    while (ready.length < done) ready.push((performance.now() - began) / 1000);
  }
  return ready;
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

const TEACHERS = [
  'Ana',
  'Bea',
  'Cleo',
  'Dana',
  'Eva',
  'Fay',
  'Gia',
  'Hana',
  'Ida',
  'Jana',
  'Kim',
  'Lea',
  'Mia',
  'Nora',
  'Ola',
];

function run(rounds: number): Promise<Line[]> {
  return withSite(async (origin, services) => {
    await seedStarterLibrary(services);
    await startWorker(services);
    const stranger = await join(origin, services, 'stranger');
    // Warm-up: the first one loads what later ones find loaded.
    await film(stranger);
    const all = { first: [] as number[], last: [] as number[], week: [] as number[], single: [] as number[] };
    const strangers = { alone: [] as number[], meanwhile: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const [one, two, three] = TEACHERS.slice((3 * round) % 15, ((3 * round) % 15) + 3);
      strangers.alone.push(await film(stranger));
      const single = await studio(origin, services, `${one}${round || ''}`);
      let cpu = usedCpu();
      for (const each of single.week) await make(single.client, [each]);
      all.single.push((usedCpu() - cpu) / CLASSES);
      const whole = await studio(origin, services, `${two}${round || ''}`);
      cpu = usedCpu();
      const ready = await make(whole.client, whole.week);
      all.week.push((usedCpu() - cpu) / CLASSES);
      all.first.push(ready[0]!);
      all.last.push(ready.at(-1)!);
      const beside = await studio(origin, services, `${three}${round || ''}`);
      const making = make(beside.client, beside.week);
      await sleep(STRANGER_MS);
      strangers.meanwhile.push(await film(stranger));
      await making;
    }
    const middle = (values: number[]) => percentile(values, 0.5);
    const promised = (figure: string, measured: number[], baseline: number): Line => ({
      ...{ figure, measured: middle(measured), baseline, unit: 's', target: 1 },
    });
    return [
      promised(`${CLASSES} classes by one tap, the first video ready / promised`, all.first, PROMISED.first),
      promised(`${CLASSES} classes by one tap, all ready / promised`, all.last, CLASSES * PROMISED.each),
      {
        figure: `a video of ${CLASSES} by one tap / of the same classes one at a time`,
        ...{ measured: middle(all.week), baseline: middle(all.single), unit: 'CPU-s', target: TARGET.cpu },
      },
      {
        figure: 'somebody else’s video while a week is made / alone',
        ...{ measured: middle(strangers.meanwhile), baseline: middle(strangers.alone) },
        ...{ unit: 's', target: TARGET.stranger },
      },
    ];
  });
}

export const weekBench: Bench = { name: 'week', run };
