import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedFiles } from '../../src/server/db/schema/stored-files.ts';
import { sweepRenders } from '../../src/server/features/renders/sweep-films.ts';
import { mailJob } from '../../src/server/mail/jobs.ts';
import { openStorage } from '../../src/server/storage/index.ts';
import { claimStore, ForeignStore, OWNER_KEY } from '../../src/server/storage/owner.ts';
import { OURS } from '../entry.ts';
import { createUser } from '../factories.ts';
import { startServer, type TestServer } from '../server.ts';

const LONG_AGO = new Date(Date.now() - 90 * 86_400_000);
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const fileOf = (key: string) => {
  const { storage } = server.services.config;
  return join(storage.kind === 'disk' ? storage.folder : '', key);
};
/** A file of somebody else's: no row of ours refers to it. */
async function strangeFilm(): Promise<string> {
  const key = `films/${randomUUID()}.mp4`;
  await mkdir(dirname(fileOf(key)), { recursive: true });
  await writeFile(fileOf(key), 'a film');
  await utimes(fileOf(key), LONG_AGO, LONG_AGO);
  return key;
}
const sweep = () => sweepRenders(server.services, { log: server.services.log, signal: new AbortController().signal });

it('O3: a store with the files of another installation is used by nobody else and swept of nothing, however often, which is said [O3 B440]', async () => {
  const { storage, db, config } = server.services;
  const store = await openStorage(config.storage);
  await expect(sweep(), 'the start has marked it').resolves.toBeUndefined();

  const theirs = await strangeFilm();
  await storage.delete(OWNER_KEY);
  // Nobody is here yet, and nothing of ours is there.
  await expect(claimStore(store, db)).rejects.toThrow(ForeignStore);
  for (let time = 0; time < 3; time++) await expect(sweep()).rejects.toThrow('it has the files of somebody else');
  expect(await storage.size(theirs)).toBe(6);

  // Marked by another one, whatever we have there besides.
  await createUser(server);
  const ours = `films/${randomUUID()}.mp4`;
  await storage.put(ours, Buffer.from('ours'), OURS);
  await store.put(OWNER_KEY, Buffer.from(randomUUID()));
  await expect(claimStore(store, db)).rejects.toThrow(ForeignStore);
  await expect(sweep()).rejects.toThrow(ForeignStore);
  expect(await storage.size(theirs)).toBe(6);

  // After a restore nobody has marked it: what the database knows is there.
  await storage.delete(OWNER_KEY);
  await claimStore(store, db);
  await expect(sweep(), 'it is marked as ours now').resolves.toBeUndefined();

  // People, and files of which there is no account yet, as an upgrade finds them.
  await db.delete(storedFiles);
  await storage.delete(OWNER_KEY);
  await claimStore(store, db);
  await expect(sweep()).resolves.toBeUndefined();
});

it('O3: the outbox is swept of mails alone [O3 B440]', async () => {
  const { outbox } = server.services.config.mail;
  await mkdir(outbox, { recursive: true });
  const old = '2026-01-02T03-04-05.678Z-0123abcd.eml';
  const names = [old, `${old}.draft`, 'taxes.pdf', 'a.eml', '2026-01-02.eml'];
  for (const name of names) {
    await writeFile(join(outbox, name), 'text');
    await utimes(join(outbox, name), LONG_AGO, LONG_AGO);
  }
  await mailJob([]).run(server.services, {}, {} as never);
  expect((await readdir(outbox)).filter((name) => names.includes(name)).sort()).toEqual(names.slice(2).sort());
});
