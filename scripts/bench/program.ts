/** The whole program as a person starts it: seconds until it is ready, and its peak memory while it makes a film. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultPromo } from '../../src/scene/promo.ts';
import { isAlive } from '../../src/server/is-alive.ts';
import { Client } from '../../test/client.ts';
import type { Bench, Line } from './measure.ts';

/** Promised: seconds from `npm start` on an installed checkout with an existing DATA_DIR, and MB of the process. */
const PROMISED = { seconds: 4, megabytes: 300 };
const PORT = 4871;
export const ORIGIN = `http://localhost:${PORT}`;

type Running = { child: ChildProcess; seconds: number };

async function start(dataDir: string, more: NodeJS.ProcessEnv = {}): Promise<Running> {
  const began = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(PORT), LOG_LEVEL: 'error', ...more };
  const child = spawn('npm', ['start'], { env, stdio: 'ignore', detached: true });
  for (;;) {
    if (child.exitCode !== null) throw new Error('npm start ended; run it by hand to see why.');
    const answer = await fetch(`${ORIGIN}/api/ready`).catch(() => null);
    if (answer?.ok) return { child, seconds: (performance.now() - began) / 1000 };
    await sleep(20);
  }
}

async function stop({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  // npm and what it started share a process group; npm may end first, while the program still stops its Postgres.
  process.kill(-child.pid!, 'SIGTERM');
  await ended;
  while (isAlive(-child.pid!)) await sleep(50);
}

/**
 * The program as `npm start` starts it on `dataDir`, running while `work` does, which gets the id of its process group.
 * @param more environment variables
 */
export async function startedProgram<T>(
  dataDir: string,
  work: (group: number) => Promise<T>,
  more: NodeJS.ProcessEnv = {},
): Promise<T> {
  const running = await start(dataDir, more);
  try {
    return await work(running.child.pid!);
  } finally {
    await stop(running);
  }
}

/** Memory of the program's process, in MB (proc(5)): VmHWM is its peak, VmRSS what it has now. */
export function memoryOf(group: number, what: 'VmHWM' | 'VmRSS'): number {
  const pids = readFileSync(`/proc/${group}/task/${group}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return Math.max(...pids.map((pid) => Math.max(own(pid, what), ofChildren(pid, what))));
}

function own(pid: string, what: string): number {
  const command = ofProcess(pid, 'cmdline');
  const isProgram = command.includes('src/server/main.ts') && !command.startsWith('sh');
  const [, peak] = new RegExp(`${what}:\\s+(\\d+) kB`).exec(ofProcess(pid, 'status')) ?? [];
  return isProgram && peak ? Number(peak) / 1024 : 0;
}

function ofChildren(pid: string, what: string): number {
  const children = ofProcess(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean);
  return Math.max(0, ...children.map((child) => own(child, what)));
}

/** What the system says of a process; nothing once it has ended. */
function ofProcess(pid: string, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/** Makes one 15 s film over a starter background, with the same calls as the pages. */
async function makeFilm(): Promise<void> {
  const client = new Client(ORIGIN);
  await client.post('/api/auth/register', { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse' });
  const { universal } = (await client.get('/api/background-videos')).body;
  const backgroundPublicId = universal[0].publicId;
  const generated = await client.multipart('/api/generate-video', {
    backgroundPublicId,
    videoSettings: JSON.stringify({ ...defaultPromo, text: `Film of ${Date.now()}` }),
  });
  const { textOverlayPublicId } = generated.body;
  const composed = await client.post('/api/compose-video', {
    backgroundPublicId,
    textOverlayPublicId,
    videoDuration: 15,
  });
  if (composed.status !== 200) throw new Error(composed.text);
}

async function run(rounds: number): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-bench-'));
  try {
    // The first start sets up the database and is not counted.
    await stop(await start(dataDir));
    const seconds: number[] = [];
    let memory = 0;
    for (let round = 0; round < rounds; round++) {
      const running = await start(dataDir);
      seconds.push(running.seconds);
      try {
        if (round > 0) continue;
        await makeFilm();
        memory = memoryOf(running.child.pid!, 'VmHWM');
      } finally {
        await stop(running);
      }
    }
    const middle = seconds.sort((a, b) => a - b)[Math.floor(seconds.length / 2)]!;
    return [
      {
        figure: 'npm start until ready / promised',
        measured: middle,
        baseline: PROMISED.seconds,
        unit: 's',
        target: 1,
      },
      {
        figure: 'peak memory while rendering / promised',
        measured: memory,
        baseline: PROMISED.megabytes,
        unit: 'MB',
        target: 1,
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const programBench: Bench = { name: 'program', run };
