import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAlive } from '../src/server/is-alive.ts';
import { Family } from '../test/left-running.ts';
import { SOON } from '../test/soon.ts';

let root: string;
let children: ChildProcess[];
beforeEach(async () => {
  children = [];
  root = await mkdtemp(join(tmpdir(), 'setup-'));
  await mkdir(join(root, 'scripts'));
  await mkdir(join(root, 'bin'));
  for (const name of ['setup', 'apt', 'children', 'setup-lock']) {
    await copyFile(join(import.meta.dirname, `${name}.mjs`), join(root, `scripts/${name}.mjs`));
  }
  await writeFile(join(root, 'package-lock.json'), '{"packages":{}}');
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(root, { recursive: true });
});

/** A checkout whose npm and apt-get do this, with `root` as $ROOT. */
async function programs(npm: string, apt = 'exit 1'): Promise<void> {
  for (const [name, does] of Object.entries({ npm, 'apt-get': apt })) {
    await writeFile(join(root, 'bin', name), `#!/bin/sh\n[ "$1" = --version ] && exit 0\n${does}\n`, { mode: 0o755 });
  }
}

function setUp(purpose = 'dev') {
  const env = {
    ...process.env,
    PATH: `${join(root, 'bin')}:/usr/bin:/bin`,
    ROOT: root,
    FFMPEG_PATH: '/bin/true',
    FFPROBE_PATH: '/bin/true',
  };
  const child = spawn(process.execPath, [join(root, 'scripts/setup.mjs'), purpose], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const family = new Family(child.pid!);
  return { child, family, said: () => said, ended: once(child, 'close') };
}

const lines = async (name: string) =>
  (await readFile(join(root, name), 'utf8').catch(() => '')).split('\n').filter(Boolean);

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'O14: %s in a set-up ends npm, and what it has started, with it [B442]',
  async (signal) => {
    // A program of npm's that does not care, and one of its own.
    await programs(`(trap '' INT HUP TERM; sleep 300) & sleep 300 & echo $$ > "$ROOT/began"; wait`);
    const { child, family, ended } = setUp();
    await vi.waitFor(async () => expect(await lines('began')).toHaveLength(1), SOON);
    family.look();
    child.kill(signal);
    // A terminal and npm both say it.
    child.kill(signal);
    expect(await ended).toEqual([{ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal], null]);
    await vi.waitFor(() => expect(family.left(root)).toEqual([]), SOON);
    // The next one has nothing to wait for.
    await programs(
      'mkdir -p "$ROOT/node_modules"; cp "$ROOT/package-lock.json" "$ROOT/node_modules/.package-lock.json"',
    );
    const next = setUp();
    expect([await next.ended, next.said()]).toEqual([[0, null], expect.not.stringContaining('waiting for it')]);
  },
);

it('O14: of starts at once one sets up, and the others wait for it and have nothing left to do [B442]', async () => {
  await programs(
    'echo begins >> "$ROOT/log"; sleep 1; mkdir -p "$ROOT/node_modules"; cp "$ROOT/package-lock.json" "$ROOT/node_modules/.package-lock.json"; echo ends >> "$ROOT/log"',
  );
  const starts = [setUp(), setUp(), setUp()];
  expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(await lines('log')).toEqual(['begins', 'ends']);
  expect(starts.filter(({ said }) => said().includes('waiting for it'))).toHaveLength(2);
});

it('O14: a lock that a killed set-up has left, or whose process number is another’s now, holds nobody up [B442]', async () => {
  await programs('mkdir -p "$ROOT/node_modules"; cp "$ROOT/package-lock.json" "$ROOT/node_modules/.package-lock.json"');
  for (const left of ['4194304 1', `${process.pid} 1`, '', 'nonsense']) {
    await writeFile(join(root, '.setup.lock'), left);
    const starts = [setUp(), setUp()];
    expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual([
      [0, null],
      [0, null],
    ]);
  }
});

it('O14: packages of the system are not cut off in the middle: the set-up waits for them, and goes no further [B442]', async () => {
  await programs('sleep 300', 'trap "" INT; echo $$ > "$ROOT/began"; sleep 1; echo whole > "$ROOT/whole"; exit 0');
  const { installDebs } = await import(join(import.meta.dirname, 'apt.mjs'));
  expect(installDebs).toBeTypeOf('function');
  const script = `
    const { endWithChildren } = await import(process.env.ROOT + '/scripts/children.mjs');
    const { installDebs } = await import(process.env.ROOT + '/scripts/apt.mjs');
    endWithChildren();
    await installDebs(['ffmpeg'], console.log);
    console.log('goes on');`;
  const env = { ...process.env, PATH: `${join(root, 'bin')}:/usr/bin:/bin`, ROOT: root };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'close');
  await vi.waitFor(async () => expect(await lines('began')).toHaveLength(1), SOON);
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect([await lines('whole'), said]).toEqual([['whole'], '']);
  const [pid] = await lines('began');
  await delay(0);
  expect(isAlive(Number(pid))).toBe(false);
});
