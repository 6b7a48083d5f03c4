import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../src/contract/limits.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { films, filmsAhead, overlays, renders } from '../../../src/server/db/schema/renders.ts';
import { MILESTONES } from '../../../src/server/features/renders/progress.ts';
import { sweepRenders } from '../../../src/server/features/renders/sweep-films.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { type HeldFfmpeg, heldFfmpeg, isAlive, niceness, prepare, pretendLoad } from './ahead-fixtures.ts';
import { addClip, generate, makeFilm, scratchFolders, settings, storedFiles } from './fixtures.ts';

let server: TestServer;
let ffmpeg: HeldFfmpeg;
let background: string;
let texts = 0;

beforeAll(async () => {
  ffmpeg = await heldFfmpeg();
  server = await startServer({ ROLES: 'web,worker', FFMPEG_PATH: ffmpeg.path, RENDER_CONCURRENCY: '1' });
  background = await addClip(server, [{ grey: 90, hertz: 440 }]);
});
beforeEach(() => pretendLoad(0));
afterEach(async () => {
  await ffmpeg.letGo();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await server.close();
  await ffmpeg.remove();
});

function film(): string {
  texts += 1;
  return settings({ text: `Film ${texts}` });
}
const fields = (videoSettings: string) => ({ videoSettings, backgroundPublicId: background });
const ahead = (client: TestUser['client'], videoSettings: string) => prepare(client, fields(videoSettings));
const make = (client: TestUser['client'], videoSettings: string) => makeFilm(client, videoSettings, background);

/** The film that somebody wishes for. */
async function wished(userId: string) {
  const { db } = server.services;
  const [row] = await db
    .select({ film: films })
    .from(filmsAhead)
    .innerJoin(films, eq(films.key, filmsAhead.filmKey))
    .where(eq(filmsAhead.userId, userId));
  return row?.film ?? null;
}
/** Its ffmpeg has the least priority: beside one that is busy, a machine gives it one part in seventy of a core. */
const STARVED = { ...SOON, timeout: 600_000 };
const isMade = (userId: string) =>
  vi.waitFor(async () => {
    const made = await wished(userId);
    expect(made?.status).toBe('done');
    return made!;
  }, STARVED);
const rendersOf = (userId: string) => server.services.db.$count(renders, eq(renders.userId, userId));

/** A person whose film is being made ahead, by that process. */
async function beginAhead(videoSettings = film(), role: 'pro' | 'user' = 'pro') {
  const person = await createUser(server, { role });
  await ffmpeg.hold();
  const before = (await ffmpeg.begun()).length;
  const { body } = await ahead(person.client, videoSettings);
  return { ...person, pid: await ffmpeg.nth(before + 1), wish: body.id as string, videoSettings };
}

describe('a film that is made ahead', { timeout: 1_500_000 }, () => {
  it('is there when it is asked for, and is made once [B223]', async () => {
    const { client, id } = await createUser(server, { role: 'pro' });
    const videoSettings = film();
    expect((await ahead(client, videoSettings)).body.id).toEqual(expect.any(String));
    const made = await isMade(id);
    const begun = await ffmpeg.begun();
    const filmUrl = `/media/video/upload/${made.publicId}.mp4`;
    expect((await generate(client, fields(videoSettings))).body.filmUrl).toBe(filmUrl);
    expect((await client.get(filmUrl)).status).toBe(200);
    expect((await make(client, videoSettings)).videoUrl).toBe(filmUrl);
    expect(await ffmpeg.begun()).toEqual(begun);
    // Once it exists there is nothing to make ahead.
    expect((await ahead(client, videoSettings)).body).toEqual({ id: null });
  });

  it('counts nowhere and leads nowhere until it is asked for; then it counts [B224]', async () => {
    const { client, id } = await createUser(server);
    const { db } = server.services;
    const videoSettings = film();
    await ahead(client, videoSettings);
    const { publicId } = await isMade(id);
    expect(await rendersOf(id)).toBe(0);
    for (const ending of ['mp4', 'jpg'])
      expect((await client.get(`/media/video/upload/${publicId}.${ending}`)).status).toBe(404);

    // As many as the plan allows in a day were started; a film that is there already would be one more.
    const started = { userId: id, startedAt: new Date() };
    for (let n = 0; n < LIMITS.freeRendersPerDay; n++) {
      const [like] = await db.select().from(films).where(eq(films.publicId, publicId));
      const key = `${id} ${n}`;
      await db.insert(films).values({ ...like!, key, publicId: key, storageKey: null, coverKey: null });
      await db.insert(renders).values({ ...started, filmKey: key });
    }
    const refused = await generate(client, fields(videoSettings));
    expect([refused.status, refused.body.code]).toEqual([429, 'render_limit']);
    // Nor is anything made ahead any more.
    expect((await ahead(client, film())).body).toEqual({ id: null });

    await db.delete(renders).where(eq(renders.filmKey, `${id} 0`));
    // It is handed over with the answer, and counted before.
    expect((await generate(client, fields(videoSettings))).body.filmUrl).toContain(publicId);
    const next = await generate(client, fields(film()));
    expect([next.status, next.body.code]).toEqual([429, 'render_limit']);
  });

  it('is not made for who has used up the downloads, nor over a background that is not theirs [B224]', async () => {
    const done = await createUser(server, { downloadCount: LIMITS.freeDownloads });
    expect((await ahead(done.client, film())).body).toEqual({ id: null });
    const other = await createUser(server, { role: 'pro' });
    const theirs = await addClip(server, [{ grey: 90, hertz: 440 }], other.id);
    const { client } = await createUser(server, { role: 'pro' });
    const answer = await prepare(client, { videoSettings: film(), backgroundPublicId: theirs });
    expect([answer.status, answer.body]).toEqual([200, { id: null }]);
    expect((await prepare(client, { videoSettings: '{' })).status).toBe(400);
    expect((await prepare(server.client())).status).toBe(401);
  });

  it('is another film once the plan has changed, and none once the background is gone [B224]', async () => {
    const person = await createUser(server);
    const videoSettings = film();
    await ahead(person.client, videoSettings);
    const marked = await isMade(person.id);
    const { db } = server.services;
    await db.update(users).set({ role: 'pro' }).where(eq(users.id, person.id));
    const { videoUrl } = await make(person.client, videoSettings);
    expect(videoUrl).not.toContain(marked.publicId);

    const own = await addClip(server, [{ grey: 90, hertz: 440 }], person.id);
    const over = { videoSettings: film(), backgroundPublicId: own };
    await prepare(person.client, over);
    await isMade(person.id);
    await db.execute(sql`delete from clips where public_id = ${own}`);
    const gone = await generate(person.client, over);
    expect([gone.status, gone.body.code]).toEqual([404, 'not_found']);
  });

  it('ends with the wish: its ffmpeg is gone and its scratch folder too [B225]', async () => {
    const { client, pid, wish, id } = await beginAhead();
    // Only the wish itself is taken back, by its own person.
    const other = await createUser(server);
    await other.client.delete(`/api/prepare-video/${wish}`);
    await client.delete(`/api/prepare-video/${crypto.randomUUID()}`);
    expect(isAlive(pid)).toBe(true);

    expect((await client.delete(`/api/prepare-video/${wish}`)).status).toBe(200);
    await vi.waitFor(async () => {
      expect(isAlive(pid)).toBe(false);
      expect(await scratchFolders(server)).toEqual([]);
    }, SOON);
    expect(await wished(id)).toBeNull();
  });

  it('is one for each person: the next wish, from any tab or device, ends the work on the one before [B225]', async () => {
    const { client, pid, id } = await beginAhead();
    await Promise.all([ahead(client, film()), ahead(client, film()), ahead(client, film())]);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), SOON);
    await ffmpeg.letGo();
    const made = await isMade(id);
    expect(await server.services.db.$count(filmsAhead, eq(filmsAhead.userId, id))).toBe(1);
    // Of the three others none was made to its end.
    const { db } = server.services;
    const own = await db
      .select({ key: films.key })
      .from(films)
      .where(sql`${films.status} = 'done' and ${films.plan}->'drawn'->'promo'->>'text' in (
      select ${overlays.promo}->>'text' from ${overlays} where ${overlays.userId} = ${id})`);
    expect(own).toEqual([{ key: made.key }]);
  });

  it('goes on if somebody else wants it, ahead or really [B225]', async () => {
    const { client, pid, wish, videoSettings } = await beginAhead();
    const second = await createUser(server, { role: 'pro' });
    const { body } = await ahead(second.client, videoSettings);
    expect(body.id).toEqual(expect.any(String));
    await client.delete(`/api/prepare-video/${wish}`);
    expect(isAlive(pid)).toBe(true);
    const third = await createUser(server, { role: 'pro' });
    const asked = make(third.client, videoSettings);
    await vi.waitFor(async () => expect((await wished(second.id))?.status).toBe('running'), SOON);
    await second.client.delete(`/api/prepare-video/${body.id}`);
    await ffmpeg.letGo();
    await asked;
    expect((await ffmpeg.begun()).at(-1)).toBe(pid);
  });

  it('is joined by who asks for it meanwhile: the same ffmpeg, from where it is, as important as any [B226]', async () => {
    const { client, pid, videoSettings, id } = await beginAhead();
    expect(await niceness(pid)).toBe(19);
    // What is noted as ffmpeg begins would stand above it otherwise.
    await expect.poll(async () => (await wished(id))?.progress, SOON).toBe(MILESTONES.encoding);
    await server.services.db
      .update(films)
      .set({ progress: 42 })
      .where(eq(films.key, (await wished(id))!.key));
    const asked = make(client, videoSettings);
    await vi.waitFor(async () => expect(await niceness(pid)).toBe(5), SOON);
    const { body } = await generate(client, fields(videoSettings));
    const state = await client.get(`/api/renders/${body.renderId}`);
    expect(state.body).toMatchObject({ status: 'running', progress: 42 });
    // It is a film like any other now: another's does not stop it.
    const other = await createUser(server, { role: 'pro' });
    const behind = make(other.client, film());
    await expect.poll(() => server.services.queue.isBusyFor('nobody'), SOON).toBe(true);
    expect(isAlive(pid)).toBe(true);
    await ffmpeg.letGo();
    await Promise.all([asked, behind]);
    expect((await ffmpeg.begun()).filter((one) => one === pid)).toHaveLength(1);
    expect((await ffmpeg.begun()).at(-2)).toBe(pid);
  });

  it('gives way at once to a film that somebody waits for, and is made after it [B227]', async () => {
    const { pid, id } = await beginAhead();
    const other = await createUser(server, { role: 'pro' });
    const before = (await ffmpeg.begun()).length;
    const asked = make(other.client, film());
    const real = await ffmpeg.nth(before + 1);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), SOON);
    expect(isAlive(real)).toBe(true);
    expect(await niceness(real)).toBe(5);
    await ffmpeg.letGo();
    await asked;
    await isMade(id);
  });

  it('is not begun while others wait, beside one’s own film, or on a busy machine [B227]', async () => {
    const [first, second] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
    await ffmpeg.hold();
    const before = (await ffmpeg.begun()).length;
    const running = make(first.client, film());
    await ffmpeg.nth(before + 1);
    expect((await ahead(first.client, film())).body).toEqual({ id: null });
    const waiting = make(second.client, film());
    const third = await createUser(server, { role: 'pro' });
    await expect.poll(() => server.services.queue.isBusyFor(third.id), SOON).toBe(true);
    expect((await ahead(third.client, film())).body).toEqual({ id: null });
    await ffmpeg.letGo();
    await Promise.all([running, waiting]);

    vi.restoreAllMocks();
    pretendLoad(0.95);
    expect((await ahead(third.client, film())).body).toEqual({ id: null });
    pretendLoad(0);
    expect((await ahead(third.client, film())).body.id).toEqual(expect.any(String));
    await isMade(third.id);
  });

  it('is made at most 60 times an hour for one person, and only they are refused [B228]', async () => {
    const { client, id } = await createUser(server, { role: 'pro' });
    await ffmpeg.hold();
    const wishes = async () => [(await ahead(client, film())).body.id, (await ahead(client, film())).body.id];
    expect(await wishes()).toEqual([expect.any(String), expect.any(String)]);
    // Made 57 more, which would take the test a while.
    const { rowCount } = await server.services.db.execute(
      sql`update rate_limits set count = count + 57 where key like ${`films ahead ${id}`}`,
    );
    expect(rowCount).toBe(1);
    expect(await wishes()).toEqual([expect.any(String), null]);
    const other = await createUser(server, { role: 'pro' });
    expect((await ahead(other.client, film())).body.id).toEqual(expect.any(String));
  });

  it('is removed with its files if nobody asks for it within an hour [B228]', async () => {
    const { db, log } = server.services;
    const { client, id } = await createUser(server, { role: 'pro' });
    const asked = film();
    await ahead(client, asked);
    await isMade(id);
    await make(client, asked);
    await ahead(client, film());
    const unasked = await isMade(id);
    const sweep = () => sweepRenders(server.services, { log, signal: new AbortController().signal });
    await sweep();
    expect((await wished(id))?.key).toBe(unasked.key);
    const files = await storedFiles(server);
    expect(files).toContain(unasked.storageKey!.split('/')[1]);

    const old = { usedAt: sql`now() - interval '61 minutes'` };
    await db.update(films).set(old);
    await db.update(overlays).set(old);
    await sweep();
    expect(await wished(id)).toBeNull();
    const left = await storedFiles(server);
    for (const key of [unasked.storageKey, unasked.coverKey, unasked.plan.frame!.storageKey])
      expect(left).not.toContain(key!.split('/')[1]);
    // What was asked for stays as long as every film.
    expect(await db.$count(overlays, eq(overlays.userId, id))).toBe(1);
    expect(await rendersOf(id)).toBe(1);
    const { videoUrl } = await make(client, asked);
    expect((await client.get(videoUrl)).status).toBe(200);
  });
});
