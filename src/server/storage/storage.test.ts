import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeS3, startS3 } from '../../../test/fakes/s3.ts';
import { openStorage, type Store } from './index.ts';

/** A real store keeps what a run has left. */
const run = randomBytes(6).toString('hex');
let folder: string;
let s3: FakeS3;
let storage: Store;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-storage-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const chunks = (...parts: Buffer[]) => Readable.from(parts);
/** Yields `first`, then fails like a dropped connection. */
async function* cut(first: Buffer) {
  yield first;
  throw new Error('the line was cut');
}

describe.each(['disk', 's3'] as const)('%s', (kind) => {
  beforeEach(async () => {
    storage = await openStorage(kind === 'disk' ? { kind, folder: join(folder, 'files') } : s3.config);
  });
  const key = (name: string) => `${kind}-${run}/${name}`;

  test('returns what was stored, whole and in parts', async () => {
    // More than one part of a multipart upload.
    const data = randomBytes(6_000_000);
    expect(await storage.put(key('a/b.mp4'), chunks(data.subarray(0, 1_000_000), data.subarray(1_000_000)))).toBe(
      6_000_000,
    );
    expect(await storage.size(key('a/b.mp4'))).toBe(6_000_000);
    expect((await buffer(await storage.read(key('a/b.mp4')))).equals(data)).toBe(true);
    const part = await buffer(await storage.read(key('a/b.mp4'), { start: 999_999, end: 1_000_000 }));
    expect(part.equals(data.subarray(999_999, 1_000_001))).toBe(true);
  });

  test('stores bytes, replaces them, and an empty file too', async () => {
    await storage.put(key('text'), Buffer.from('one'));
    await storage.put(key('text'), Buffer.from('three'));
    expect(String(await buffer(await storage.read(key('text'))))).toBe('three');
    expect(await storage.put(key('empty'), Buffer.alloc(0))).toBe(0);
    expect(await storage.size(key('empty'))).toBe(0);
  });

  test('reports what does not exist', async () => {
    expect(await storage.size(key('nothing'))).toBe(null);
    await expect(storage.read(key('nothing'))).rejects.toMatchObject({ code: 'missing' });
    await expect(storage.localFile(key('nothing'), folder)).rejects.toMatchObject({ code: 'missing' });
    await storage.delete(key('nothing'));
    await storage.deletePrefix(key('nothing'));
  });

  test('keeps nothing of a source that breaks off, early or late, and the old file stays', async () => {
    await storage.put(key('cut'), Buffer.from('before'));
    for (const size of [1000, 11_000_000]) {
      await expect(storage.put(key('cut'), Readable.from(cut(randomBytes(size))))).rejects.toThrow('the line was cut');
    }
    expect(String(await buffer(await storage.read(key('cut'))))).toBe('before');
    const aborted = new Readable({ read() {} });
    const putting = storage.put(key('aborted'), aborted);
    aborted.push('half');
    aborted.destroy();
    await expect(putting).rejects.toThrow();
    expect(await storage.size(key('aborted'))).toBe(null);
  });

  test('stores a local file and returns a local path', async () => {
    const path = join(folder, 'made.mp4');
    await writeFile(path, 'film');
    expect(await storage.putFile(key('renders/1.mp4'), path)).toBe(4);
    const scratch = join(folder, 'scratch');
    await mkdir(scratch);
    expect(await readFile(await storage.localFile(key('renders/1.mp4'), scratch), 'utf8')).toBe('film');
    await expect(storage.putFile(key('renders/2.mp4'), join(folder, 'nothing'))).rejects.toMatchObject({
      code: 'missing',
    });
  });

  test('deletes a file, and a folder without what is next to it', async () => {
    for (const name of ['u/1/final', 'u/1/other', 'u/1/deep/er', 'u/11'])
      await storage.put(key(name), Buffer.from('x'));
    await storage.delete(key('u/1/other'));
    expect(await storage.size(key('u/1/other'))).toBe(null);
    await storage.deletePrefix(key('u/1'));
    expect([await storage.size(key('u/1/final')), await storage.size(key('u/1/deep/er'))]).toEqual([null, null]);
    expect(await storage.size(key('u/11'))).toBe(1);
  });

  test.each([
    '',
    '../x',
    'a/../b',
    '/etc/passwd',
    'a//b',
    'a/',
    '.incoming/x',
    'a/.b',
    'a\0b',
    'a\\b',
    '%2e%2e/x',
    'ä',
    'x'.repeat(201),
  ])('refuses the key %j', async (bad) => {
    for (const call of [
      () => storage.put(bad, Buffer.from('x')),
      () => storage.putFile(bad, __filename),
      () => storage.size(bad),
      () => storage.read(bad),
      () => storage.localFile(bad, folder),
      () => storage.delete(bad),
      () => storage.deletePrefix(bad),
    ]) {
      await expect(call()).rejects.toThrow(TypeError);
    }
  });

  test('is ready', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

describe('only on disk', () => {
  beforeEach(async () => {
    storage = await openStorage({ kind: 'disk', folder: join(folder, 'files') });
  });
  const drafts = () => readdir(join(folder, 'files/.incoming'));

  test('leaves no draft behind', async () => {
    await storage.put('a', Buffer.from('x'));
    await expect(storage.put('b', Readable.from(cut(Buffer.from('x'))))).rejects.toThrow();
    expect(await drafts()).toEqual([]);
  });

  test('a folder is not a file', async () => {
    await storage.put('a/b', Buffer.from('x'));
    expect(await storage.size('a')).toBe(null);
    expect(await storage.size('a/b/c')).toBe(null);
  });

  test('drafts of processes that died are swept at start, running ones are not', async () => {
    const [old, young] = [join(folder, 'files/.incoming/old'), join(folder, 'files/.incoming/young')];
    await writeFile(old, 'x');
    await writeFile(young, 'x');
    await utimes(old, new Date(), new Date(Date.now() - 25 * 3600 * 1000));
    await openStorage({ kind: 'disk', folder: join(folder, 'files') });
    expect(await drafts()).toEqual(['young']);
  });

  test('a full disk is recognized, and nothing is kept', async () => {
    // A pipeline passes on the error of either side, so a source can stand in for the disk.
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const source = new Readable({
      read() {
        this.destroy(full);
      },
    });
    await expect(storage.put('a', source)).rejects.toMatchObject({ code: 'full' });
    expect([existsSync(join(folder, 'files/a')), await drafts()]).toEqual([false, []]);
  });

  test.runIf(existsSync('/dev/shm'))('a file on another disk is copied', async () => {
    const elsewhere = await mkdtemp('/dev/shm/spinreel-storage-');
    try {
      await writeFile(join(elsewhere, 'film'), 'film');
      expect(await storage.putFile('film', join(elsewhere, 'film'))).toBe(4);
      expect(await storage.size('film')).toBe(4);
    } finally {
      await rm(elsewhere, { recursive: true });
    }
  });
});
