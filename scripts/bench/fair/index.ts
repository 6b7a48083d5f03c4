/**
 * How long somebody's calls take while one account, or one visitor, does its worst, compared with the same calls alone;
 * and what the program's memory gains by it. `npm run bench -- fair`; ATTACKS=frames,lists names some.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { getMySpace, type Space } from '../../../src/contract/space.ts';
import { defaultPromo } from '../../../src/scene/promo.ts';
import { Client } from '../../../test/client.ts';
import { startLlm } from '../../../test/fakes/llm.ts';
import { contentOf } from '../../../test/promo.ts';
import { type Bench, type Line, percentile } from '../measure.ts';
import { memoryOf, ORIGIN, startedProgram } from '../program.ts';
import { withServicesIn } from '../site.ts';
import type { Plan } from './attacker.ts';
import { ATTACKS } from './attacks.ts';
import { besideJobs } from './jobs.ts';

const TARGET = 3;
/** MB that the program may take more than before the attack. */
const MEMORY = 150;
const CALLS = 40;
/** What a person does between two rounds; without it they would themselves be slowed. */
const PAUSE_MS = 200;
const LOOK_MS = 100;

/** What people do most, and what costs most: the page asks who is there, shows the shelf, saves, draws a new text. */
const ACTS: Readonly<Record<string, (client: Client) => Promise<{ status: number; text: string }>>> = {
  'asking who is there': (client) => client.get('/api/auth/user'),
  'the shelf': (client) => client.get('/api/promos'),
  saving: (client) =>
    client.put(`/api/promos/${crypto.randomUUID()}`, { version: 0, content: contentOf({ text: crypto.randomUUID() }) }),
  'drawing a text': (client) =>
    client.multipart('/api/generate-video', {
      videoSettings: JSON.stringify({ ...defaultPromo, text: crypto.randomUUID() }),
    }),
};
type Times = Record<string, number[]>;

async function live(client: Client): Promise<Times> {
  const times: Times = Object.fromEntries(Object.keys(ACTS).map((name) => [name, []]));
  for (let round = 0; round < CALLS; round++) {
    for (const [name, act] of Object.entries(ACTS)) {
      const began = performance.now();
      const { status, text } = await act(client);
      if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
      times[name]!.push(performance.now() - began);
    }
    await sleep(PAUSE_MS);
  }
  return times;
}

/** People with cookies that the program accepts, by name. */
function settle(dataDir: string): Promise<Record<string, readonly string[]>> {
  return withServicesIn(dataDir, async ({ auth, db }) => {
    const names = Object.keys(ATTACKS).flatMap((name) => [`victim of ${name}`, name]);
    const people: Record<string, readonly string[]> = {};
    for (const [index, name] of [...names, 'alone', 'warm'].entries()) {
      const signedUp = await auth.signUp({ email: `p${index}@example.com`, password: 'correct horse' }, new Headers());
      people[name] = signedUp.cookies;
      const isFree = ATTACKS[name]?.by === 'free';
      if (!isFree)
        await db.execute(sql`update users set role = 'pro', subscription_status = 'pro' where id = ${signedUp.userId}`);
    }
    return people;
  });
}

function clientOf(cookies: readonly string[]): Client {
  const client = new Client(ORIGIN);
  for (const cookie of cookies) client.keep(cookie);
  return client;
}

async function begin(plan: Plan): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'attacker.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin!.end(JSON.stringify(plan));
  await once(child.stdout!, 'data');
  return child;
}

/** What somebody's calls take beside the attack, and the most memory that the program had meanwhile. */
async function beside(name: string, group: number, people: Record<string, readonly string[]>, clip: string) {
  const { by } = ATTACKS[name]!;
  const cookies = by === 'visitor' ? [] : people[name]!;
  const child = await begin({ attack: name, origin: ORIGIN, cookies, clip });
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(group, 'VmRSS'));
  }, LOOK_MS);
  try {
    await sleep(1_500);
    return { times: await live(clientOf(people[`victim of ${name}`]!)), memory: () => most };
  } finally {
    clearInterval(looking);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

const median = (values: number[]) => percentile(values, 0.5);

function linesOf(attack: string, times: Times, alone: Times): Line[] {
  return (
    [
      ['median', median],
      ['p95', (values: number[]) => percentile(values, 0.95)],
    ] as const
  ).map(([figure, of]) => {
    const acts = Object.keys(ACTS).map((act) => ({ act, measured: of(times[act]!), baseline: of(alone[act]!) }));
    const worst = acts.toSorted((a, b) => b.measured / b.baseline - a.measured / a.baseline)[0]!;
    const { act, ...values } = worst;
    return { figure: `${figure} of ${act} beside one's ${attack} / alone`, ...values, unit: 'ms', target: TARGET };
  });
}

/** What the attacker's account has of the kind that is fullest. */
async function keptBy(name: string, attacker: Client): Promise<Line> {
  let answer = await attacker.get(getMySpace.path);
  // They have used up what they may ask.
  for (; answer.status === 429; answer = await attacker.get(getMySpace.path)) await sleep(1_000);
  const { kinds } = answer.body as Space;
  const [fullest] = kinds.toSorted((a, b) => b.usedBytes / b.limitBytes - a.usedBytes / a.limitBytes);
  const { kind, usedBytes, limitBytes } = fullest!;
  const figure = `kept of one's ${name} (${kind}) / allowed`;
  return { figure, measured: usedBytes / 1e6, baseline: limitBytes / 1e6, unit: 'MB', target: 1 };
}

async function besideAttacks(): Promise<Line[]> {
  const wanted = process.env.ATTACKS?.split(',') ?? Object.keys(ATTACKS);
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-bench-'));
  // A model that runs into a loop of brackets.
  const model = await startLlm({ content: '['.repeat(60_000) });
  try {
    const people = await settle(dataDir);
    const work = async (group: number) => {
      const { universal } = (await clientOf(people.alone!).get('/api/background-videos')).body;
      await live(clientOf(people.warm!));
      const alone = await live(clientOf(people.alone!));
      const lines: Line[] = [];
      for (const name of wanted) {
        const before = memoryOf(group, 'VmRSS');
        const { times, memory } = await beside(name, group, people, universal[0].publicId);
        const gained = { figure: `memory gained by one's ${name} / allowed`, measured: Math.max(0, memory() - before) };
        const figures = [
          ...linesOf(name, times, alone),
          { ...gained, baseline: MEMORY, unit: 'MB', target: 1 },
          ...(ATTACKS[name]!.by === 'visitor' ? [] : [await keptBy(name, clientOf(people[name]!))]),
        ];
        for (const { figure, measured, baseline } of figures)
          process.stderr.write(`  ${figure}: ${measured.toFixed(1)} / ${baseline.toFixed(1)}\n`);
        lines.push(...figures);
        // What was accepted is worked off first.
        await sleep(3_000);
      }
      return lines;
    };
    return await startedProgram(dataDir, work, { LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'model' });
  } finally {
    await model.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const fairBench: Bench = {
  name: 'fair',
  run: async (rounds) => [...(await besideAttacks()), ...(process.env.ATTACKS ? [] : await besideJobs(rounds))],
};
