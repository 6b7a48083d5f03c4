import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/server/db/client.ts';
import { AppError } from '../../src/server/errors.ts';
import { type Bounds, reserve, usedBy } from '../../src/server/storage/account.ts';
import { accounted } from '../../src/server/storage/accounted.ts';
import { type Account, openStorage, type Storage, type Store } from '../../src/server/storage/index.ts';
import { removeOrphans } from '../../src/server/storage/orphans.ts';
import { claimStore } from '../../src/server/storage/owner.ts';
import { createTestDatabase, type TestDatabase } from '../postgres.ts';

/** `SEQUENCES=2000 npx vitest run test/postgres/account.test.ts` for a longer run. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 12);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

const BOUNDS: Bounds = { library: null, film: 1000, frame: 300, compression: 400, logo: 50, part: 100, music: null };
const KINDS = ['film', 'frame', 'part'] as const;
const WHO = { anna: { person: 'anna' }, ben: { person: 'ben' }, net: { network: '192.0.2.1' } } as const;
type Who = keyof typeof WHO;
type Kind = (typeof KINDS)[number];

let database: TestDatabase;
let opened: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url);
  folder = await mkdtemp(join(tmpdir(), 'spinreel-account-'));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

let store: Store;
let storage: Storage;
beforeEach(async () => {
  await begin();
});

async function begin(): Promise<void> {
  await rm(join(folder, 'files'), { recursive: true, force: true });
  store = await openStorage({ kind: 'disk', folder: join(folder, 'files') });
  await claimStore(store, opened.db);
  storage = accounted(store, opened.db, BOUNDS);
  await opened.db.execute(sql`truncate stored_files, users cascade`);
  for (const id of ['anna', 'ben'])
    await opened.db.execute(sql`insert into users (id, email) values (${id}, ${`${id}@example.com`})`);
}

/** Bytes in the store itself, by whose they are and kind: every key of these tests says so. */
async function inStore(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const kind of KINDS) {
    for await (const { key, bytes } of store.list(kind)) {
      const name = `${key.split('/')[1]} ${kind}`;
      sums[name] = (sums[name] ?? 0) + bytes;
    }
  }
  return sums;
}

async function onAccounts(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const who of Object.keys(WHO) as Who[]) {
    const used = await usedBy(opened.db, WHO[who]);
    for (const kind of KINDS) if (used[kind] > 0) sums[`${who} ${kind}`] = used[kind];
  }
  return sums;
}

/** Two sweeps with hours around them. @param needed keys that a row refers to */
async function sweepTwice(needed: ReadonlyMap<string, Account>): Promise<void> {
  const { db } = opened;
  const aged: Storage = {
    ...storage,
    async *list(below) {
      for await (const each of storage.list(below)) yield { ...each, modified: new Date(0) };
    },
  };
  const known = async (keys: string[]) => new Map([...needed].filter(([key]) => keys.includes(key)));
  for (const _ of [1, 2]) {
    await db.execute(
      sql`update stored_files set touched_at = now() - interval '2 hours', stray_at = stray_at - interval '2 hours'`,
    );
    for (const kind of KINDS) {
      await removeOrphans({ storage: aged, db }, { folder: kind, kind }, known, new AbortController().signal);
    }
  }
}

const place = {
  who: fc.constantFrom<Who>('anna', 'ben', 'net'),
  kind: fc.constantFrom<Kind>(...KINDS),
  slot: fc.nat(4),
};
const keyOf = ({ who, kind, slot }: { who: Who; kind: Kind; slot: number }) => `${kind}/${who}/${slot}`;
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      ...{ does: fc.constant('put' as const), ...place, bytes: fc.nat(120) },
      as: fc.constantFrom('bytes' as const, 'stream' as const, 'file' as const),
      fault: fc.constantFrom('none' as const, 'none' as const, 'early' as const, 'midway' as const, 'crash' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('delete' as const), ...place, crash: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sweep' as const), ...place }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** @returns bytes if the file is there and its row was written; null: nothing new is; 'lost': the process died between the two */
async function put(what: Extract<Step, { does: 'put' }>): Promise<number | null | 'lost'> {
  const { bytes, fault, as } = what;
  const key = keyOf(what);
  const entry = { account: WHO[what.who], kind: what.kind };
  const data = Buffer.alloc(bytes, 'x');
  if (fault === 'crash') {
    if ((await reserve(opened.db, key, bytes, entry, BOUNDS[what.kind])) !== null) return null;
    // Before or after the file is there.
    if (bytes % 2 === 0) await store.put(key, data);
    return 'lost';
  }
  try {
    if (as === 'bytes' && fault === 'none') return await storage.put(key, data, entry);
    if (as === 'file') {
      const path = join(folder, crypto.randomUUID());
      if (fault === 'none') await writeFile(path, data);
      return await storage.putFile(key, path, entry);
    }
    const source = Readable.from(
      (async function* () {
        if (fault === 'early') throw new Error('cut off');
        yield data;
        if (fault === 'midway') throw new Error('cut off');
      })(),
    );
    return await storage.put(key, source, { ...entry, atMost: 120 });
  } catch (error) {
    if (error instanceof AppError) expect(error.code).toBe('payload_too_large');
    else expect(fault).not.toBe('none');
    return null;
  }
}

/** Does steps at once, none of which touch the same file, and says what the rows then name. @returns whether a process died */
async function take(steps: Step[], rows: Map<string, Account>): Promise<boolean> {
  let crashed = false;
  await Promise.all(
    steps.map(async (what) => {
      const key = keyOf(what);
      if (what.does === 'put') {
        const stored = await put(what);
        if (stored === 'lost') crashed = true;
        else if (stored !== null) rows.set(key, WHO[what.who]);
      } else if (what.does === 'delete') {
        rows.delete(key);
        if (!what.crash) await storage.delete(key);
        else {
          crashed = true;
          if (what.slot % 2 === 0) await store.delete(key);
        }
      }
    }),
  );
  return crashed;
}

it('whatever is put, fails, crashes, is deleted and swept: the account of each equals what is in the store, within its bound [A14 B400]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), async (batches) => {
      await begin();
      const rows = new Map<string, Account>();
      let crashed = false;
      for (const batch of batches) {
        const distinct = [...new Map(batch.map((what) => [keyOf(what), what])).values()];
        if (await take(distinct, rows)) crashed = true;
        // Parts give way to newer ones, without a row that names them.
        for (const key of rows.keys())
          if (key.startsWith('part/') && (await store.size(key)) === null) rows.delete(key);
        const [stored, counted] = [await inStore(), await onAccounts()];
        for (const [name, bytes] of Object.entries(counted))
          expect(bytes, name).toBeLessThanOrEqual(BOUNDS[name.split(' ')[1] as Kind]!);
        for (const [name, bytes] of Object.entries(stored))
          expect(counted[name] ?? 0, name).toBeGreaterThanOrEqual(bytes);
        if (!crashed) expect(counted).toEqual(Object.fromEntries(Object.entries(stored).filter(([, n]) => n > 0)));
        if (distinct.some(({ does }) => does === 'sweep')) {
          await sweepTwice(rows);
          crashed = false;
        }
      }
      const sizes = await Promise.all([...rows.keys()].map((key) => store.size(key)));
      await sweepTwice(rows);
      expect(await Promise.all([...rows.keys()].map((key) => store.size(key)))).toEqual(sizes);
      const left = await inStore();
      expect(await onAccounts()).toEqual(Object.fromEntries(Object.entries(left).filter(([, n]) => n > 0)));
      const kept: string[] = [];
      for (const kind of KINDS) for await (const { key } of store.list(kind)) kept.push(key);
      expect(kept.sort()).toEqual([...rows.keys()].filter((key) => kept.includes(key)).sort());
    }),
    { numRuns: SEQUENCES, ...SEED },
  );
});

it('ten puts at once fill an account to its bound and not beyond; who comes too late reads what is full [A14 B400]', async () => {
  const entry = { account: WHO.anna, kind: 'frame' } as const;
  const put = (n: number) => storage.put(`frame/anna/${n}`, Buffer.alloc(70), entry).then(String, String);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => put(n)));
  expect(answers.filter((answer) => answer === '70')).toHaveLength(4);
  const refused = answers.filter((answer) => answer !== '70');
  expect(new Set(refused).size).toBe(1);
  expect(refused[0]).toMatch(/Too many pictures of text wait for their video: .* They make room within an hour/);
  expect(await onAccounts()).toEqual({ 'anna frame': 280 });
  expect(await inStore()).toEqual({ 'anna frame': 280 });
  // Somebody else is not concerned.
  expect(await storage.put('frame/ben/1', Buffer.alloc(70), { ...entry, account: WHO.ben })).toBe(70);
});

it('what takes the place of a file is not counted beside it [B400]', async () => {
  const entry = { account: WHO.anna, kind: 'compression' } as const;
  await storage.put('compression/original', Buffer.alloc(390), entry);
  await expect(storage.put('compression/result', Buffer.alloc(100), entry)).rejects.toThrow(AppError);
  await storage.put('compression/result', Buffer.alloc(100), { ...entry, insteadOf: 'compression/original' });
});

it('files from before there were accounts are entered by the sweep, and a file goes over to whoever it is left to [B400]', async () => {
  await store.put('film/anna/1', Buffer.alloc(30));
  await sweepTwice(new Map([['film/anna/1', WHO.anna]]));
  expect(await onAccounts()).toEqual({ 'anna film': 30 });
  await opened.db.execute(sql`delete from users where id = 'anna'`);
  expect(await onAccounts()).toEqual({});
  expect((await usedBy(opened.db, 'program')).film).toBe(30);
  await sweepTwice(new Map([['film/anna/1', WHO.ben]]));
  expect(await onAccounts()).toEqual({ 'ben film': 30 });
});
