import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runMedia } from '../../src/server/media/tool/run.ts';
import { lend, openSandbox, openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';

let folder: string;
let listener: Server;
let address: string;
let hits = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'box-'));
  // The stand-ins for ffmpeg must be found by the user that they run as.
  await chmod(folder, 0o755);
  listener = createServer((socket) => {
    hits++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(listener.address() as { port: number }).port}`;
});
afterAll(async () => {
  listener.close();
  await rm(folder, { recursive: true });
});

/** The error of a program used in place of ffmpeg. */
async function say(script: string, work?: string): Promise<string> {
  const path = join(folder, `program-${Math.random()}`);
  await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return (await runMedia(path, [], { folder: work })).stdout.trim();
}

const box = await openSandbox();
const isRoot = process.getuid?.() === 0;

test('A3: a child sees nothing of our environment except PATH', async () => {
  process.env.BOX_SECRET = 'hunter2';
  const names = (await say('env')).split('\n').map((line) => line.split('=')[0]);
  delete process.env.BOX_SECRET;
  // What sh makes by itself.
  const own = ['PWD', 'OLDPWD', 'SHLVL', '_'];
  expect(names.filter((name) => !own.includes(name!)).toSorted()).toEqual(['HOME', 'LC_ALL', 'PATH']);
});

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('A3: this machine supports what the other tests here need', () => {
    expect(box.has).toEqual(expect.arrayContaining(['limits', 'ends with the program', 'no new privileges']));
  });

  test.runIf(box.has.includes('no network'))('A3: a child reaches no port on this machine', async () => {
    const before = hits;
    // The tests' own probe: without the sandbox it would arrive.
    await runMedia('ffmpeg', ['-v', 'error', '-i', `tcp://${address}`, '-f', 'null', '-']).then(
      () => expect.unreachable(),
      (error) => expect(error.detail).toMatch(/unreachable|refused|Network|not permitted/i),
    );
    expect(hits).toBe(before);
  });

  test('A3: a child cannot regain privileges', async () => {
    expect(await say('grep NoNewPrivs /proc/self/status')).toMatch(/NoNewPrivs:\s+1/);
  });

  test('A8: a child yields to the server', async () => {
    expect(await say('sleep 0.3; cut -d " " -f 19 /proc/self/stat')).toBe('19');
  });

  test('a child works in its folder, whatever the permissions above it', async () => {
    const above = join(folder, 'closed');
    await mkdir(above, { mode: 0o700 });
    const written = await withScratch(above, async (scratch) => {
      const out = join(scratch, 'frame.raw');
      const source = ['-f', 'lavfi', '-i', 'color=s=16x16:r=1:d=1', '-pix_fmt', 'gray', '-f', 'rawvideo', out];
      await runMedia('ffmpeg', ['-nostdin', '-v', 'error', ...source], { folder: scratch });
      return (await readFile(out)).length;
    });
    expect(written).toBe(256);
  });
});

describe.runIf(isRoot && box.owner !== null)('as root', () => {
  test('A3: a child runs as another user, without groups or privileges', async () => {
    const status = await say('cat /proc/self/status');
    expect(status).toMatch(/Uid:\s+65534\s+65534\s+65534\s+65534/);
    expect(status).toMatch(/Gid:\s+65534\s+65534\s+65534\s+65534/);
    expect(status).toMatch(/Groups:\s*\n/);
    expect(status).toMatch(/CapEff:\s+0+\n/);
    expect(status).toMatch(/CapBnd:\s+0+\n/);
  });

  test('A3: a child reads only the file that was lent to it', async () => {
    const store = join(folder, 'store');
    await mkdir(store, { mode: 0o700 });
    const [mine, lent] = [join(store, 'mine'), join(store, 'lent')];
    for (const file of [mine, lent]) await writeFile(file, file, { mode: 0o600 });
    const work = join(folder, 'work');
    await mkdir(work, { mode: 0o700 });
    await openToSandbox(work);
    const path = await lend(lent, work);
    expect(await say(`cat ${mine} ${lent} 2>/dev/null; cat ./${path.slice(work.length + 1)}`, work)).toBe(lent);
    // It cannot be written, and stays ours.
    expect(await say(`echo x 2>/dev/null > ./${path.slice(work.length + 1)}; cat ./lent-lent`, work)).toBe(lent);
    expect(await stat(lent)).toMatchObject({ uid: 0 });
    expect((await stat(lent)).mode & 0o777).toBe(0o640);
  });
});
