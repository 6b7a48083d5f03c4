import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Swift, startSwift } from '../../deploy/store/swift.ts';
import { loadConfig } from '../../src/server/config.ts';
import { toAppError } from '../../src/server/http/errors.ts';
import { openStorage, type Store } from '../../src/server/storage/index.ts';

// The tests follow one another: nodes that are killed in one come back in the next.
let folder: string;
let swift: Swift;
let storage: Store;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-outage-'));
  swift = await startSwift(folder, 6580);
  storage = await openStorage(loadConfig({ ...swift.env, DATA_DIR: folder }).storage);
});
afterAll(async () => {
  await swift.close();
  await rm(folder, { recursive: true });
});

const film = randomBytes(12_000_000);
const put = (key: string) => storage.put(key, Readable.from([film.subarray(0, 7_000_000), film.subarray(7_000_000)]));
const isWhole = async (key: string) => (await buffer(await storage.read(key))).equals(film);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => toAppError(error),
  );
/** Everything that the program does with a store. */
async function allWorks(key: string) {
  expect(await put(key)).toBe(film.length);
  expect(await isWhole(key)).toBe(true);
  const part = await buffer(await storage.read(key, { start: 4_999_999, end: 5_000_000 }));
  expect(part.equals(film.subarray(4_999_999, 5_000_001))).toBe(true);
  expect(await storage.size(key)).toBe(film.length);
  await storage.delete(key);
  expect(await storage.size(key)).toBe(null);
  await storage.check();
}

test('with all three nodes, and with any one of them lost, everything works [B280]', async () => {
  await put('renders/before.mp4');
  await allWorks('renders/all.mp4');
  for (const node of [1, 2, 3] as const) {
    await swift.kill(node);
    expect(await isWhole('renders/before.mp4')).toBe(true);
    await allWorks(`renders/without-${node}.mp4`);
    await swift.start(node);
  }
});

test('with two nodes lost, what is there can be read, and what is stored is refused with a reason, not half kept [B281]', async () => {
  await swift.kill(1);
  await put('renders/while-one-was-away.mp4');
  await swift.kill(2);
  expect(await isWhole('renders/before.mp4')).toBe(true);
  expect(await isWhole('renders/while-one-was-away.mp4')).toBe(true);
  const refused = await failure(put('renders/refused.mp4'));
  expect([refused?.status, refused?.code, refused?.message]).toEqual([
    503,
    'unavailable',
    'We cannot reach our data right now. Please try again in a few seconds.',
  ]);
  await swift.start(1);
  await swift.start(2);
  expect(await storage.size('renders/refused.mp4')).toBe(null);
  await put('renders/refused.mp4');
  for (const key of ['before', 'while-one-was-away', 'refused']) expect(await isWhole(`renders/${key}.mp4`)).toBe(true);
});

test('what was stored while a node was away is copied to it: afterwards it alone has it [B280]', async () => {
  await expect
    .poll(
      async () => {
        await Promise.all([swift.kill(2), swift.kill(3)]);
        const there = await isWhole('renders/while-one-was-away.mp4').catch(() => false);
        await Promise.all([swift.start(2), swift.start(3)]);
        return there;
      },
      { timeout: 200_000, interval: 20_000 },
    )
    .toBe(true);
});

test('a node that accepts connections and never answers costs time, and nothing fails [B281]', async () => {
  swift.freeze(2);
  const began = Date.now();
  await allWorks('renders/frozen.mp4');
  process.stderr.write(`With a frozen node: ${Date.now() - began} ms\n`);
  swift.thaw(2);
});

test('a store that never answers is given up on, with a reason [B281]', async () => {
  swift.freeze('proxy');
  const began = Date.now();
  for (const work of [storage.check(), storage.size('renders/before.mp4'), put('renders/never.mp4')])
    expect((await failure(work))?.status).toBe(503);
  process.stderr.write(`With a frozen proxy: ${Date.now() - began} ms\n`);
  swift.thaw('proxy');
  expect(await isWhole('renders/before.mp4')).toBe(true);
});
