import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runMedia } from '../../src/server/media/tool/run.ts';
import { openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-'));
  await openToSandbox(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const quiet = ['-nostdin', '-v', 'error', '-y'];
/** An ffmpeg that would work for ten minutes without burning the machine. */
const endless = [...quiet, '-re', '-f', 'lavfi', '-i', 'color=s=16x16:r=30:d=600', '-f', 'null', '-'];

const alive = (pid: number) => {
  // A zombie is gone as far as work is concerned.
  const state = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] : 'X';
  return state !== 'Z' && state !== 'X';
};

async function until(condition: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`still waiting until ${what}`);
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

test('returns what the program prints', async () => {
  const { stdout } = await runMedia('ffprobe', ['-version']);
  expect(stdout).toMatch(/^ffprobe version/);
});

test('an argument stays one argument, whatever it contains', async () => {
  const name = `$(touch ${join(folder, 'made')}); .txt`;
  await expect(runMedia('ffprobe', ['-v', 'error', join(folder, name)])).rejects.toMatchObject({
    reason: 'failed',
    detail: expect.stringContaining(name),
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a missing program is reported as missing', async () => {
  await expect(runMedia(join(folder, 'ffmpeg'), [])).rejects.toMatchObject({
    reason: 'missing',
    message: expect.stringContaining('FFMPEG_PATH'),
  });
});

test('progress goes up to 1 and counts the frames', async () => {
  const seen: number[] = [];
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=30:d=4', '-f', 'null', '-'];
  const { frames } = await runMedia('ffmpeg', [...quiet, ...source], { frames: 120, onProgress: (p) => seen.push(p) });
  expect(frames).toBe(120);
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('what is piped in arrives', async () => {
  const frame = Buffer.alloc(16 * 16, 200);
  const source = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', '16x16', '-r', '30', '-i', 'pipe:0', '-f', 'null', '-'];
  const input = (async function* () {
    for (let i = 0; i < 25; i++) yield frame;
  })();
  expect((await runMedia('ffmpeg', [...quiet.slice(1), ...source], { frames: 25, input })).frames).toBe(25);
});

test('a source that breaks off aborts the run', async () => {
  const args = [
    ...quiet.slice(1),
    '-f',
    'rawvideo',
    '-pix_fmt',
    'gray',
    '-s',
    '16x16',
    '-i',
    'pipe:0',
    '-f',
    'null',
    '-',
  ];
  const input = (async function* () {
    yield Buffer.alloc(16 * 16);
    throw new Error('the painter fell');
  })();
  await expect(runMedia('ffmpeg', args, { input })).rejects.toThrow('the painter fell');
});

test('the time limit ends the child', async () => {
  await expect(runMedia('ffmpeg', endless, { timeoutMs: 300 })).rejects.toMatchObject({ reason: 'timeout' });
});

test('not while frames come, however slowly; when they stop coming it does [B131]', async () => {
  // In real time, as on a machine that has little time left: 6 s in all, more than twice the limit.
  const source = [...quiet, '-re', '-f', 'lavfi', '-i', 'color=s=16x16:r=30:d=6', '-f', 'null', '-'];
  expect((await runMedia('ffmpeg', source, { timeoutMs: 2500, frames: 180 })).frames).toBe(180);
  const stalls = new PassThrough();
  stalls.write(Buffer.alloc(16 * 16 * 30));
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', '16x16', '-r', '30', '-i', 'pipe:0', '-f', 'null', '-'];
  const stalled = runMedia('ffmpeg', [...quiet.slice(1), ...raw], { timeoutMs: 1500, frames: 60, input: stalls });
  await expect(stalled).rejects.toMatchObject({ reason: 'timeout' });
});

test('aborting ends the child and removes the scratch folder', async () => {
  const stop = new AbortController();
  const work = withScratch(folder, async (scratch) => {
    const out = join(scratch, 'out.mp4');
    const source = [...quiet, '-re', '-f', 'lavfi', '-i', 'color=s=16x16:r=30:d=600', '-f', 'mpegts', out];
    const onProgress = () => existsSync(out) && stop.abort();
    await runMedia('ffmpeg', source, { folder: scratch, signal: stop.signal, frames: 18_000, onProgress });
  });
  await expect(work).rejects.toMatchObject({ reason: 'aborted' });
  expect(await readdir(folder)).toEqual([]);
  await expect(runMedia('ffmpeg', endless, { signal: stop.signal })).rejects.toMatchObject({ reason: 'aborted' });
});

describe.runIf(process.platform === 'linux')('enforced by the kernel', () => {
  test('output size', async () => {
    const out = join(folder, 'big.raw');
    const source = ['-f', 'lavfi', '-i', 'testsrc2=s=640x480:r=30:d=10', '-f', 'rawvideo', out];
    const limits = { fileBytes: 1_000_000 };
    await expect(runMedia('ffmpeg', [...quiet, ...source], { folder, limits })).rejects.toMatchObject({
      reason: 'limit',
    });
    expect((await stat(out)).size).toBeLessThanOrEqual(1_000_000);
  });

  test('processor time [U3]', async () => {
    const source = ['-f', 'lavfi', '-i', 'mandelbrot=s=1080x1920', '-f', 'null', '-'];
    const run = runMedia('ffmpeg', [...quiet, ...source], { limits: { cpuSeconds: 1 } });
    await expect(run).rejects.toMatchObject({ reason: 'budget' });
  });

  test('memory', async () => {
    const source = ['-f', 'lavfi', '-i', 'testsrc2=s=4000x4000:r=30:d=3', '-vf', 'loop=60:60', '-f', 'null', '-'];
    const run = runMedia('ffmpeg', [...quiet, ...source], { limits: { memoryBytes: 600_000_000 } });
    await expect(run).rejects.toMatchObject({ reason: 'limit' });
  });

  /** A program of its own that runs an endless ffmpeg through runMedia; answers with ffmpeg's process id. */
  async function startParent(then: string): Promise<{ parent: ChildProcess; child: number }> {
    const code = `
      import { runMedia } from ${JSON.stringify(join(import.meta.dirname, '../../src/server/media/tool/run.ts'))};
      runMedia('ffmpeg', ${JSON.stringify(endless)}).catch(() => undefined);
      ${then}`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const isFfmpeg = (pid: number) => {
      const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
      // Not the one that tries out the sandbox.
      return command.startsWith('ffmpeg\0') && command.includes('\0-re\0');
    };
    let child = 0;
    await until(() => {
      child = childrenOf(parent.pid!).find(isFfmpeg) ?? 0;
      return child > 0;
    }, 'ffmpeg runs');
    return { parent, child };
  }

  test('a child does not outlive a parent that is killed [A3]', async () => {
    const { parent, child } = await startParent('');
    expect(alive(child)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !alive(child), 'ffmpeg is gone');
  });

  test('a child has the lowest priority, as a session too [A8]', async () => {
    const { parent, child } = await startParent('');
    // The parent sets it right after the start, but may be seen before that.
    await until(() => getPriority(child) === 19, 'it has the lowest priority');
    const session = `/proc/${child}/autogroup`;
    if (existsSync(session))
      await until(() => /nice 5\n$/.test(readFileSync(session, 'utf8')), 'its session gives way');
    parent.kill('SIGKILL');
  });

  test('a child does not outlive a parent that ends', async () => {
    const { parent, child } = await startParent("process.stdin.once('data', () => process.exit(0));");
    parent.stdin!.write('end\n');
    await once(parent, 'exit');
    await until(() => !alive(child), 'ffmpeg is gone');
  });
});

test('O13: a program that had no room has not failed: the disk was full [B452]', async () => {
  // A film is larger than what /dev/full takes, which is nothing.
  const args = [...quiet, '-f', 'lavfi', '-i', 'color=s=64x64:r=30:d=1', '-f', 'rawvideo', '/dev/full'];
  await expect(runMedia('ffmpeg', args, { folder })).rejects.toMatchObject({ name: 'MediaError', reason: 'full' });
});
