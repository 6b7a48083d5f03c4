import { randomFillSync } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { films, overlays, renders } from '../../../src/server/db/schema/renders.ts';
import { compressions } from '../../../src/server/db/schema/tools.ts';
import { sweepRenders } from '../../../src/server/features/renders/sweep-films.ts';
import { sweepCompressions } from '../../../src/server/features/tools/sweep-compressions.ts';
import { usedBy } from '../../../src/server/storage/account.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { contentOf } from '../../promo.ts';
import { startServer, type TestServer } from '../../server.ts';
import { file, sample } from '../library/fixtures.ts';
import { addDoneRender, generate, scratchFolders, settings } from '../renders/fixtures.ts';

const FRAMES = 1_000_000;
const FILMS = 35;
let server: TestServer;
let video: Buffer;
beforeAll(async () => {
  video = await sample('h264_portrait_720x1080_1s.mp4');
  const compressionsBytes = String(Math.floor(video.length * 1.5));
  server = await startServer({
    FRAMES_QUOTA_BYTES: String(FRAMES),
    FILMS_QUOTA_BYTES: String(FILMS),
    COMPRESSIONS_QUOTA_BYTES: compressionsBytes,
  });
});
afterAll(() => server.close());

/** A frame that no packing makes smaller: some 250 kB, another one each time. */
async function noisyFrame(): Promise<Blob> {
  const canvas = createCanvas(540, 960);
  const context = canvas.getContext('2d');
  const noise = context.createImageData(250, 250);
  randomFillSync(Buffer.from(noise.data.buffer));
  context.putImageData(noise, 100, 100);
  return new Blob([new Uint8Array(await canvas.encode('png'))], { type: 'image/png' });
}

const post = async ({ client }: TestUser) => generate(client, { image: await noisyFrame() });
const used = async ({ id }: TestUser) => usedBy(server.services.db, { person: id });
const sweep = () => sweepRenders(server.services, { log: server.services.log, signal: new AbortController().signal });

/** Bytes of the files that a person's overlays name, in the store itself. */
async function framesOf({ id }: TestUser): Promise<number> {
  const { db, storage } = server.services;
  const rows = await db.select({ key: overlays.storageKey }).from(overlays).where(eq(overlays.userId, id));
  const sizes = await Promise.all(rows.map(({ key }) => storage.size(key)));
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

it('A14: whoever posts frames as fast as they may stays within their account; others go on, and within the hour there is room again [B401 B402]', async () => {
  const { db } = server.services;
  const [greedy, other] = [await createUser(server), await createUser(server)];
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(greedy)));
    statuses.push(...answers.map(({ status }) => status));
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toEqual({
        code: 'payload_too_large',
        message: expect.stringMatching(
          /^Too many pictures of text wait for their video: .* They make room within an hour/,
        ),
      });
    }
    expect((await used(greedy)).frame).toBeLessThanOrEqual(FRAMES);
    expect((await used(greedy)).frame).toBe(await framesOf(greedy));
  }
  expect(new Set(statuses)).toEqual(new Set([200, 413]));
  const kept = statuses.filter((status) => status === 200).length;
  expect(await db.$count(overlays, eq(overlays.userId, greedy.id))).toBe(kept);
  expect((await post(other)).status).toBe(200);

  // Of one a film waits, of another a film was made; an hour later the rest has gone, with what was known of their films.
  const frames = await db.select().from(overlays).where(eq(overlays.userId, greedy.id));
  const ofFrame = (n: number) => sql`${films.plan} -> 'frame' ->> 'storageKey' = ${frames[n]!.storageKey}`;
  await db.update(films).set({ status: 'queued' }).where(ofFrame(0));
  await db.update(films).set({ status: 'done', storageKey: 'films/made', finishedAt: sql`now()` }).where(ofFrame(1));
  const old = { usedAt: sql`now() - interval '61 minutes'` };
  await db.update(overlays).set(old).where(eq(overlays.userId, greedy.id));
  await db.update(films).set(old);
  await sweep();
  const left = await db.select().from(overlays).where(eq(overlays.userId, greedy.id));
  expect(left.map(({ id }) => id).sort()).toEqual([frames[0]!.id, frames[1]!.id].sort());
  expect(await db.$count(renders, eq(renders.userId, greedy.id))).toBe(2);
  expect((await used(greedy)).frame).toBe(await framesOf(greedy));
  expect((await post(greedy)).status).toBe(200);
});

it('A14: frames of finished videos make room for a new one, before anybody is refused [B401]', async () => {
  const { db } = server.services;
  const person = await createUser(server);
  for (let n = 0; n < 3; n += 1) expect((await post(person)).status).toBe(200);
  const [waiting] = await db.select().from(overlays).where(eq(overlays.userId, person.id));
  const isItsFilm = sql`${films.plan} -> 'frame' ->> 'storageKey' = ${waiting!.storageKey}`;
  await db.update(films).set({ status: 'queued' }).where(isItsFilm);
  await db.update(overlays).set({ usedAt: sql`now() - interval '2 hours'` }).where(eq(overlays.userId, person.id));
  for (let n = 0; n < 2; n += 1) expect((await post(person)).status).toBe(200);
  const left = await db.select({ id: overlays.id }).from(overlays).where(eq(overlays.userId, person.id));
  expect(left.map(({ id }) => id)).toContain(waiting!.id);
  expect((await used(person)).frame).toBe(await framesOf(person));
});

const compress = ({ client }: TestUser) =>
  client.multipart('/api/compress-video', { video: file(video), targetSize: '1', wait: 'false' });

it('A14: videos in the compressor are bounded before their first byte is kept, several at once too [B401]', async () => {
  const { db } = server.services;
  const person = await createUser(server);
  const answers = await Promise.all([1, 2, 3].map(() => compress(person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 413, 413]);
  const { body } = answers.find(({ status }) => status === 413)!;
  expect(body.message).toMatch(/^Your videos that are being compressed take .* and this one does not fit\. Wait until/);
  expect((await used(person)).compression).toBe(video.length);
  expect(await scratchFolders(server)).toEqual([]);
  const { id } = answers.find(({ status }) => status === 200)!.body;
  // It is small enough as it is, and so finished: giving up is for what is not.
  expect((await person.client.delete(`/api/compressions/${id}`)).status).toBe(409);
  const [kept] = await db.select().from(compressions).where(eq(compressions.id, id));
  await server.services.storage.delete(kept!.storageKey!);
  expect((await used(person)).compression).toBe(0);
  expect((await compress(person)).status).toBe(200);
  // What fails leaves nothing on the account.
  const other = await createUser(server);
  const bad = await other.client.multipart('/api/compress-video', { video: file('no video'), wait: 'false' });
  expect([bad.status, (await used(other)).compression]).toEqual([422, 0]);
  expect(await db.$count(compressions, eq(compressions.userId, other.id))).toBe(0);
});

it('A14: a compression that no job will make ends at the next sweep, with its original [B402]', async () => {
  const { db, storage, log } = server.services;
  const { id: userId } = await createUser(server);
  const storageKey = `compressions/${crypto.randomUUID()}`;
  await storage.put(storageKey, Buffer.from('x'), { account: { person: userId }, kind: 'compression' });
  const row = { userId, originalBytes: 1, targetBytes: 1, storageKey, createdAt: sql`now() - interval '6 minutes'` };
  await db.insert(compressions).values(row as never);
  await sweepCompressions(server.services, { signal: new AbortController().signal, log });
  const [ended] = await db.select().from(compressions).where(eq(compressions.userId, userId));
  expect([ended!.status, ended!.storageKey, await storage.size(storageKey)]).toEqual(['failed', null, null]);
});

it('finished videos that fill their space are said before work is done in vain, and their person makes room [B401 B403]', async () => {
  const { db } = server.services;
  const [person, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  const renderId = await addDoneRender(server, person.id);
  const refused = await generate(person.client, { videoSettings: settings({ text: 'One more' }) });
  expect([refused.status, refused.body.message]).toEqual([
    413,
    expect.stringMatching(/Remove old ones in Account Settings/),
  ]);
  expect((await used(person)).frame).toBe(0);
  const space = async () => (await person.client.get('/api/my-space')).body;
  const [film] = await db.select().from(renders).where(eq(renders.id, renderId));
  const age = (days: number) =>
    db
      .update(films)
      .set({ usedAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(films.key, film!.filmKey));
  expect((await space()).oldFilms).toEqual({ count: 0, bytes: 0 });
  await age(8);
  expect((await space()).oldFilms).toEqual({ count: 1, bytes: 17 });
  // What somebody else has as well is not the person's to remove.
  await db.insert(renders).values({ userId: other.id, filmKey: film!.filmKey });
  expect((await person.client.delete('/api/my-space/films')).body.oldFilms.count).toBe(0);
  expect((await other.client.delete('/api/my-space/films')).status).toBe(200);
  expect(await db.$count(films, eq(films.key, film!.filmKey))).toBe(1);
  await db.delete(renders).where(eq(renders.userId, other.id));
  const after = await person.client.delete('/api/my-space/films');
  expect(after.body.kinds.find(({ kind }: { kind: string }) => kind === 'film')).toEqual({
    ...{ kind: 'film', usedBytes: 0, limitBytes: FILMS },
  });
  expect((await person.client.get(`/api/renders/${renderId}`)).status).toBe(404);
  const accepted = await generate(person.client, { videoSettings: settings({ text: 'One more' }) });
  expect(accepted.status).toBe(200);
});

it('the space of promos is bounded by their number and size, and is told [B403]', async () => {
  const person = await createUser(server);
  const { promos } = (await person.client.get('/api/my-space')).body;
  expect(promos).toEqual({ count: 0, limit: 200, usedBytes: 0 });
  const content = contentOf();
  const saving = await person.client.put(`/api/promos/${crypto.randomUUID()}`, { version: 0, content });
  expect(saving.status).toBe(200);
  const after = (await person.client.get('/api/my-space')).body.promos;
  expect(after).toEqual({ count: 1, limit: 200, usedBytes: Buffer.byteLength(content) });
  const tooLong = `${' '.repeat(40_001)}`;
  const refused = await person.client.put(`/api/promos/${crypto.randomUUID()}`, { version: 0, content: tooLong });
  expect(refused.status).toBe(400);
  expect((await server.client().get('/api/my-space')).status).toBe(401);
});
