import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Family } from '../left-running.ts';
import { quickFolder } from '../memory.ts';
import { holdPort } from '../port.ts';
import { PROGRAM } from '../program.ts';
import { SOON } from '../soon.ts';

/** `WAYS_OUT_ROUNDS=10 npx vitest run ways-out`: every moment so many times; without it, only some moments once. */
const ROUNDS = Number(process.env.WAYS_OUT_ROUNDS ?? 0);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(quickFolder(), 'spinreel-ways-out-'));
  if (ROUNDS > 0) await setUpBefore();
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

type Started = {
  readonly child: ChildProcess;
  readonly family: Family;
  /** Resolves as soon as it has said this. */
  said(words: string): Promise<void>;
  /** Exit code or signal, everything it has said, and what was left of it in the moment it was gone. */
  ended(): Promise<{ how: number | string; output: string; left: string[] }>;
};

/** Starts a program with the embedded Postgres in `dataDir`, and watches its family. */
async function start(
  dataDir: string,
  [command, ...args]: [string, ...string[]],
  variables: Record<string, string> = {},
  detached = false,
): Promise<Started> {
  const { port, release } = await holdPort();
  await release();
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'debug', DATA_DIR: dataDir, DATABASE_URL: '' };
  const child = spawn(command, args, {
    env: { ...env, PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  const family = new Family(child.pid!);
  const looking = setInterval(() => family.look(), 100);
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  let left: string[] = [];
  child.once('exit', () => (left = family.left(dataDir)));
  const exit = once(child, 'close').finally(() => clearInterval(looking));
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(words) && resolve();
      listeners.add(look);
      look();
      exit.then(() => reject(new Error(`It has ended without "${words}":\n${output}`)));
    });
  const ended = async () => {
    const [code, signal] = await exit;
    return { how: (code ?? signal) as number | string, output, left };
  };
  return { child, family, said, ended };
}

const node = (): [string, ...string[]] => [process.execPath, ...PROGRAM];
const opening = (step: string) => `"step":"${step}","msg":"opening"`;
const closing = (step: string) => `"step":"-${step}","msg":"closing"`;

/** Moments of a start; a fresh DATA_DIR where there is something to set up. */
const START: readonly { name: string; at: string; afterMs?: number; fresh?: boolean }[] = [
  { name: 'while ffmpeg is checked', at: opening('ffmpeg'), fresh: true },
  { name: 'while Postgres is set up', at: opening('database'), afterMs: 150, fresh: true },
  { name: 'while Postgres starts', at: opening('database'), afterMs: 20 },
  { name: 'while the database is migrated', at: opening('migrations'), fresh: true },
  { name: 'when the store is opened', at: opening('store') },
  { name: 'when the queue is opened', at: opening('queue') },
  { name: 'while the library is filled', at: opening('first content'), fresh: true },
  { name: 'in the moment after it listens', at: 'Server listening' },
  { name: 'while the jobs are taken up', at: opening('jobs') },
];
/** Moments of a stop, for a second signal. */
const STOP = [
  { name: 'while it drains', at: 'draining for' },
  { name: 'while the queue stops', at: closing('queue') },
  { name: 'while Postgres stops', at: closing('database') },
];
const FEW = ['while Postgres is set up', 'in the moment after it listens', 'while it drains'];
const chosen = <Moment extends { name: string }>(moments: readonly Moment[]) =>
  moments.filter(({ name }) => ROUNDS > 0 || FEW.includes(name));
const rounds = Array.from({ length: ROUNDS || 1 }, (_, round) => round);

/** What an earlier start has left, for those that have little to set up. */
async function setUpBefore(): Promise<void> {
  const program = await start(join(folder, 'before'), node());
  await program.said('is ready');
  program.child.kill('SIGTERM');
  await program.ended();
}
let count = 0;
function dataDirOf(isFresh: boolean): string {
  const dataDir = join(folder, `data-${count++}`);
  // With its owners: Postgres does not run as root.
  if (!isFresh && ROUNDS > 0) execFileSync('cp', ['-a', join(folder, 'before'), dataDir]);
  return dataDir;
}

/** Postgres is told to end in the moment of the exit, and takes its time to do so in order. */
async function expectNothingLeft({ family }: Started, dataDir: string): Promise<void> {
  await vi.waitFor(() => expect(family.left(dataDir)).toEqual([]), SOON);
}

describe.each(rounds)('a signal ends the program and all it has started, round %i', () => {
  it.concurrent.each(chosen(START))('O8: SIGTERM $name [B440]', async ({ at, afterMs = 0, fresh = false }) => {
    const dataDir = dataDirOf(fresh);
    const program = await start(dataDir, node());
    await program.said(at);
    await delay(afterMs);
    program.child.kill('SIGTERM');
    const { how, output, left } = await program.ended();
    // 1 would be the end of a stop that hangs.
    expect([how, output.includes('could not start'), left], output).toEqual([0, false, []]);
    await rm(dataDir, { recursive: true, maxRetries: 5 });
  });

  it.concurrent.each(chosen(STOP))('O8: a second signal $name [B440]', async ({ at }) => {
    const dataDir = dataDirOf(false);
    const drain = at === 'draining for' ? '3600' : '0';
    const program = await start(dataDir, node(), { DRAIN_SECONDS: drain });
    await program.said('is ready');
    program.child.kill('SIGTERM');
    await program.said(at);
    program.child.kill('SIGINT');
    // At once, unless it was faster with what it was doing.
    expect([0, 1]).toContain((await program.ended()).how);
    await expectNothingLeft(program, dataDir);
    await rm(dataDir, { recursive: true, maxRetries: 5 });
  });
});

it('O1: SIGTERM to `npm start` ends the server and Postgres; a Ctrl-C, which npm passes on, counts once [B440]', async () => {
  const dataDir = join(folder, 'npm');
  const program = await start(dataDir, ['npm', 'start']);
  await program.said('is ready');
  program.child.kill('SIGTERM');
  expect((await program.ended()).left).toEqual([]);

  // A terminal sends it to every program of the group.
  const inTerminal = await start(dataDir, ['npm', 'start'], {}, true);
  await inTerminal.said('is ready');
  process.kill(-inTerminal.child.pid!, 'SIGINT');
  const { output, left } = await inTerminal.ended();
  expect(output).toContain(closing('database'));
  expect(output).toContain(closing('pages'));
  expect(left).toEqual([]);
});

it('O8: a backup that is told to leave ends with the Postgres that it has started [B440]', async () => {
  const dataDir = dataDirOf(false);
  const command = ['src/server/backup/main.ts', 'backup', `--to=${join(folder, 'backup')}`];
  const program = await start(dataDir, [process.execPath, ...command]);
  await vi.waitFor(() => expect(program.family.left(dataDir).join()).toContain('postgres'), SOON);
  program.child.kill('SIGTERM');
  const { how, output } = await program.ended();
  expect(how, output).toBe(143);
  await expectNothingLeft(program, dataDir);
  await rm(dataDir, { recursive: true, maxRetries: 5 });
});
