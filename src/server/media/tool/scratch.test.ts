import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepScratch, withScratch } from './scratch.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'scratch-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a scratch folder is removed after success and after failure', async () => {
  const kept = await withScratch(root, async (folder) => {
    await writeFile(join(folder, 'film.mp4'), 'x');
    return readdir(folder);
  });
  expect(kept).toEqual(['film.mp4']);
  await expect(
    withScratch(root, async (folder) => {
      await writeFile(join(folder, 'half.mp4'), 'x');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await readdir(root)).toEqual([]);
});

test('a sweep removes what dead processes left, and nothing in use or of unknown origin', async () => {
  const dead = spawnSync('true').pid;
  const name = (host: string, pid: number) => `${host}.${pid}.0123456789abcdef`;
  const [left, foreign, old] = [name(hostname(), dead), name('elsewhere', 1), name('elsewhere', 2)];
  for (const folder of [left, foreign, old, 'something-else']) await mkdir(join(root, folder));
  await utimes(join(root, old), new Date(0), new Date(0));
  await withScratch(root, async () => {
    const mine = (await readdir(root)).find((n) => n.startsWith(`${hostname()}.${process.pid}.`))!;
    await sweepScratch(root);
    expect((await readdir(root)).sort()).toEqual([foreign, mine, 'something-else'].sort());
  });
});

test('sweeping a root that does not exist yet does nothing', async () => {
  await expect(sweepScratch(join(root, 'absent'))).resolves.toBeUndefined();
});
