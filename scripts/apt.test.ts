import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// setup.mjs and the files it uses run before anything is installed, and have no types.
const { installDebs } = await import(join(import.meta.dirname, 'apt.mjs'));

const path = process.env.PATH;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apt-'));
  process.env.PATH = `${folder}:${path}`;
});
afterEach(async () => {
  process.env.PATH = path;
  await rm(folder, { recursive: true });
});

/** An apt-get that fails this many times with these words, then records its arguments. */
async function busyApt(failures: number, words: string): Promise<() => Promise<string[]>> {
  const [count, done] = [join(folder, 'count'), join(folder, 'done')];
  await writeFile(done, '');
  const script = `echo x >> ${count}
if [ $(wc -l < ${count}) -le ${failures} ]; then echo "${words}" >&2; exit 100; fi
echo "$*" >> ${done}`;
  await writeFile(join(folder, 'apt-get'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return async () => (await readFile(done, 'utf8')).trim().split('\n').filter(Boolean);
}
const LOCK = 'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 1 (unattended-upgr)';

test('T2: waits for a busy package manager, and says so once', async () => {
  const asked = await busyApt(3, LOCK);
  const said: string[] = [];
  await installDebs(['ffmpeg'], (text: string) => said.push(text), { pauseMs: 1, minutes: 5 });
  expect(await asked()).toEqual(['update -qq', 'install -y -qq --no-install-recommends ffmpeg']);
  expect(said).toEqual(['Another program is installing packages; waiting for it, at most 5 minutes...']);
});

test('T2: gives up with a message if it stays busy', async () => {
  const asked = await busyApt(1_000_000, LOCK);
  const said: string[] = [];
  await installDebs(['ffmpeg'], (text: string) => said.push(text), { pauseMs: 1, minutes: 0.001 });
  expect(await asked()).toEqual([]);
  expect(said.at(-1)).toBe('The other program is still at it; going on without the packages.');
  expect(said.join()).not.toContain('Could not get lock');
});

test('T2: shows any other failure at once', async () => {
  const asked = await busyApt(1_000_000, 'E: Unable to locate package ffmpeg');
  const said: string[] = [];
  await installDebs(['ffmpeg'], (text: string) => said.push(text), { pauseMs: 1, minutes: 5 });
  expect(await asked()).toEqual([]);
  expect(said).toEqual(['E: Unable to locate package ffmpeg']);
});
