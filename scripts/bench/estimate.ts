/** How right the time is that people who wait for a film are told: eight people's films in one line, with one worker and with two. */
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultPromo } from '../../src/scene/promo.ts';
import { seedStarterLibrary } from '../../src/server/features/library/actions.ts';
import { placed } from '../../src/server/features/renders/follow-film.ts';
import { findRender } from '../../src/server/features/renders/queries.ts';
import type { Services } from '../../src/server/services.ts';
import { startWorker } from '../../src/server/worker.ts';
import { Client } from '../../test/client.ts';
import type { Bench, Line } from './measure.ts';
import { withSite } from './site.ts';

/** Wanted: right within this share of the real time. */
const TARGET = 0.3;
/** Seconds of film; every second one is over a clip. */
const LENGTHS = [15, 6, 10, 15, 8, 12, 15, 5];

type Person = { client: Client; id: string };

async function join(origin: string, { auth }: Services, name: string): Promise<Person> {
  const client = new Client(origin);
  const { cookies } = await auth.signUp({ email: `${name}@example.com`, password: 'correct horse' }, new Headers());
  for (const cookie of cookies) client.keep(cookie);
  return { client, id: (await client.get('/api/user')).body.id };
}

/** Asks for a film. @returns its render */
async function ask({ client }: Person, seconds: number, backgroundPublicId: string | null, text: string) {
  const promo = { ...defaultPromo, text, videoDuration: seconds };
  const background: Record<string, string> = backgroundPublicId ? { backgroundPublicId } : {};
  const videoSettings = JSON.stringify(promo);
  const { body } = await client.multipart('/api/generate-video', { videoSettings, ...background });
  const { renderId, textOverlayPublicId } = body;
  // Answered when the film is done, or too late to wait for it; here it is followed in the database.
  const order = { textOverlayPublicId, videoDuration: seconds, ...background };
  client.post('/api/compose-video', order).catch(() => undefined);
  return renderId as string;
}

async function until(services: Services, { id }: Person, renderId: string, statuses: readonly string[]) {
  for (;;) {
    const { film } = (await findRender(services.db, id, renderId))!;
    if (film.status === 'failed') throw new Error(`A film has failed: ${film.error}`);
    if (statuses.includes(film.status)) return film;
    await sleep(100);
  }
}

/** A number for a table or a test: seconds, to a tenth. */
const tenth = (ms: number) => (ms / 1000).toFixed(1);

function measure(workers: number): Promise<Line> {
  return withSite(async (origin, opened) => {
    const services = { ...opened, config: { ...opened.config, renderConcurrency: workers } };
    await seedStarterLibrary(services);
    await startWorker(services);
    const people: Person[] = [];
    for (const n of LENGTHS.keys()) people.push(await join(origin, services, `person-${n}`));
    const clip = (await people[0]!.client.get('/api/background-videos')).body.universal[0].publicId;
    const done = ['done'];
    // What an installation knows on a quiet day: a film of each sort, alone.
    for (const ground of [null, clip])
      await until(services, people[0]!, await ask(people[0]!, 8, ground, 'Before'), done);
    const asked = [];
    for (const [n, seconds] of LENGTHS.entries()) {
      const person = people[n]!;
      const renderId = await ask(person, seconds, n % 2 === 0 ? null : clip, `Film ${n}`);
      await until(services, person, renderId, ['queued', 'running', 'done']);
      asked.push({ person, renderId });
    }
    const said = [];
    for (const { person, renderId } of asked) {
      const { ahead, seconds } = await placed(
        services,
        await until(services, person, renderId, ['queued', 'running', 'done']),
      );
      said.push({ ahead, seconds, at: Date.now() });
    }
    let [off, real] = [0, 0];
    for (const [n, { ahead, seconds, at }] of said.entries()) {
      const { person, renderId } = asked[n]!;
      const { startedAt, finishedAt, plan } = await until(services, person, renderId, done);
      const took = (finishedAt!.getTime() - at) / 1000;
      const times = `made from ${tenth(startedAt!.getTime() - at)} to ${tenth(finishedAt!.getTime() - at)} s`;
      const sort = plan.background ? 'clip' : 'black';
      const told = seconds === null ? 'not waiting' : `${ahead} ahead, ${seconds.toFixed(1)} s said`;
      process.stderr.write(`  ${workers} at once, ${plan.duration} s ${sort}: ${told}, ${times}\n`);
      if (seconds === null) continue;
      off += Math.abs(seconds - took);
      real += took;
    }
    const figure = `wait said, off by, ${workers} at once / wait`;
    return { figure, measured: off, baseline: real, unit: 's', target: TARGET };
  });
}

export const estimateBench: Bench = { name: 'estimate', run: async () => [await measure(1), await measure(2)] };
