/**
 * What 60 people reading and writing experience: the 95th percentile of each call without media, alone and beside two films, with the clients on the
 * same cores. Each person pauses between calls; together they make about 170 calls a second.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { users } from '../../src/server/db/schema/people.ts';
import { Client } from '../../test/client.ts';
import type { Bench, Line } from './measure.ts';
import { makeFilm, ORIGIN, startedProgram } from './program.ts';
import { withServicesIn } from './site.ts';

const PEOPLE = 60;
const CALLS_PER_SECOND = 170;
/** The promised 95th percentile, in milliseconds. */
const PROMISED = 100;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;

type Person = { client: Client; turn: number };

/** A little of everything the studio page requests while somebody works in it: seven reads, three writes. */
const CALLS: Record<string, (client: Client, turn: number) => ReturnType<Client['get']>> = {
  user: (client) => client.get('/api/auth/user'),
  backgrounds: (client) => client.get('/api/background-videos'),
  'class types': (client) => client.get('/api/custom-class-types'),
  descriptions: (client) => client.get('/api/class-descriptions-with-fallback'),
  preferences: (client) => client.get('/api/instructor-preferences'),
  'name changes': (client) => client.get('/api/name-change-status'),
  subscription: (client) => client.get('/api/subscription'),
  'save a description': (client, turn) =>
    client.post('/api/class-descriptions', { className: 'Spin Basics', description: `Floor and spins, week ${turn}` }),
  'save preferences': (client, turn) =>
    client.post('/api/instructor-preferences', {
      ...{ instructorName: 'Jasmine', studio: 'Sky Studio', lastClassTime: `${5 + (turn % 4)}:30 PM` },
    }),
  'write a text': (client) =>
    client.post('/api/generate-promotion', { classType: 'Spin Basics', schedule: 'Every Thursday', time: '7:00 PM' }),
};
const NAMES = Object.keys(CALLS);

/** Registered without the limit on registrations per IP address, and with cookies that the program accepts. */
function people(dataDir: string): Promise<Person[]> {
  return withServicesIn(dataDir, async ({ auth, db }) => {
    const made: Person[] = [];
    for (let n = 0; n < PEOPLE; n++) {
      const email = `person${n}@example.com`;
      const client = new Client(ORIGIN);
      const { cookies } = await auth.signUp({ email, password: 'correct horse' }, new Headers());
      for (const cookie of cookies) client.keep(cookie);
      await db.update(users).set({ role: 'pro', subscriptionStatus: 'pro' }).where(eq(users.email, email));
      made.push({ client, turn: n });
    }
    return made;
  });
}

/** Milliseconds of each call, by name. */
type Times = Map<string, number[]>;

async function work(person: Person, until: number, times: Times): Promise<void> {
  const pause = (1000 * PEOPLE) / CALLS_PER_SECOND;
  await sleep(Math.random() * pause);
  while (performance.now() < until) {
    const began = performance.now();
    const name = NAMES[person.turn++ % NAMES.length]!;
    const answer = await CALLS[name]!(person.client, person.turn);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
    const taken = performance.now() - began;
    times.get(name)!.push(taken);
    await sleep(Math.max(0, pause * (0.5 + Math.random()) - taken));
  }
}

async function measure(crowd: Person[], seconds: number): Promise<Times> {
  const times: Times = new Map(NAMES.map((name) => [name, []]));
  const until = performance.now() + seconds * 1000;
  await Promise.all(crowd.map((person) => work(person, until, times)));
  return times;
}

/** Two people who make one film after another while `measured` is running. */
async function besideFilms<T>(measured: Promise<T>): Promise<T> {
  let ended = false;
  const films = [1, 2].map(async () => {
    while (!ended) await makeFilm();
  });
  try {
    return await measured;
  } finally {
    ended = true;
    await Promise.all(films);
  }
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;

function linesOf(times: Times, where: string): Line[] {
  return [...times].map(([name, values]) => ({
    figure: `${name}, ${where} (${values.length} calls, half within ${percentile(values, 0.5).toFixed(0)} ms) / promised`,
    measured: percentile(values, 0.95),
    baseline: PROMISED,
    unit: 'ms',
    target: 1,
  }));
}

async function run(): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-bench-'));
  try {
    const crowd = await people(dataDir);
    return await startedProgram(dataDir, async () => {
      await measure(crowd, WARM_UP_SECONDS);
      const alone = await measure(crowd, SECONDS);
      const beside = await besideFilms(measure(crowd, SECONDS));
      return [...linesOf(alone, 'alone'), ...linesOf(beside, 'beside two films')];
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const callsBench: Bench = { name: 'calls', run };
