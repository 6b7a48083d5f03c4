import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST_STEPS, type PostStep } from '../../src/contract/instagram.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/db/client.ts';
import { instagramAccounts, instagramPosts } from '../../src/server/db/schema/instagram.ts';
import { users } from '../../src/server/db/schema/people.ts';
import type { Desk } from '../../src/server/features/instagram/desk.ts';
import { advance } from '../../src/server/features/instagram/publish.ts';
import { listDue } from '../../src/server/features/instagram/queries.ts';
import { type PostRow, TRANSITIONS } from '../../src/server/features/instagram/states.ts';
import { createInstagram, type Instagram } from '../../src/server/instagram/index.ts';
import { openVault } from '../../src/server/vault.ts';
import { type FakeInstagram, type Mishap, startInstagram } from '../fakes/instagram.ts';
import { createTestDatabase, type TestDatabase } from '../postgres.ts';

/** `POSTS=5000 SEED=7 npx vitest run test/postgres/instagram.test.ts` for a longer run. */
const POSTS = Number(process.env.POSTS ?? 500);
const SEED = Number(process.env.SEED ?? 20_261_129);
const PER_ACCOUNT = 20;
const HOUR = 3_600_000;

let database: TestDatabase;
let opened: OpenDatabase;
let peer: FakeInstagram;
let now = Date.UTC(2026, 10, 29, 18);
const vault = openVault([Buffer.alloc(32, 1)]);
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url);
  peer = await startInstagram();
  peer.now = () => now;
});
afterAll(async () => {
  await peer.close();
  await opened.close();
  await database.drop();
});

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The worker that was doing it has died. */
class Killed extends Error {}

/** A desk whose worker may die before each call, with everything before it written, and after it, with nothing of it written. */
function deskOf(kill: () => boolean, ms = 2_000): Desk & { published: string[] } {
  const real = createInstagram({ appId: '1', appSecret: 's', apiBase: peer.url }, ms);
  const mortal = Object.fromEntries(
    Object.entries(real).map(([name, call]) => [
      name,
      async (...given: unknown[]) => {
        if (kill()) throw new Killed(`before ${name}`);
        const answer = await (call as (...all: unknown[]) => unknown)(...given);
        if (kill()) throw new Killed(`after ${name}`);
        return answer;
      },
    ]),
  ) as unknown as Instagram;
  const published: string[] = [];
  return {
    ...{ db: opened.db, log: pino({ level: 'silent' }), instagram: mortal, vault, now: () => new Date(now), published },
    filmAddress: ({ id }) => `https://promo.example/films/${id}`,
    onPublished: async (_tx, { id }) => void published.push(id),
    onFailed: async () => {},
  };
}

async function addAccount(quota = 1_000): Promise<{ userId: string; id: string }> {
  const userId = randomUUID();
  const id = String(17_841_400_000_000_000n + BigInt(peer.accounts.size));
  await opened.db.insert(users).values({ id: userId, email: `${userId}@example.com` });
  peer.accounts.set(id, { id, scopedId: `9${id}`, username: `studio${id}`, type: 'BUSINESS', quota, media: [] });
  const token = `token of ${id}`;
  peer.tokens.set(token, { account: id, ends: now + 1_000 * HOUR });
  await opened.db.insert(instagramAccounts).values({
    ...{ userId, igUserId: id, scopedId: `9${id}`, username: `studio${id}`, token: vault.seal(token, userId) },
    ...{ expiresAt: new Date(now + 1_000 * HOUR), scopes: [], connectedAt: new Date(now), renewedAt: new Date(now) },
  });
  return { userId, id };
}

async function addPost(userId: string, more: Partial<PostRow> = {}): Promise<PostRow> {
  const [row] = await opened.db
    .insert(instagramPosts)
    .values({
      ...{ userId, promoId: randomUUID(), place: 'reel', entryId: randomUUID(), date: '2026-11-30' },
      ...{ caption: 'Spin with us', captionOf: 'x', nextAt: new Date(now), renderId: randomUUID() },
      ...{ postedAs: '2026-11-30 19:00', deadline: new Date(now + 500 * HOUR), ...more },
    })
    .returning();
  return row!;
}

const rowOf = async (id: string) =>
  (await opened.db.select().from(instagramPosts).where(eq(instagramPosts.id, id)))[0]!;

/** Minute by minute, what is due is taken by workers that die, until nothing is left. @returns how many minutes that took */
async function runUntilOver(desk: Desk, twice: () => boolean, minutes = 3_000): Promise<number> {
  const take = (id: string) =>
    advance(desk, id).catch((error) => (error instanceof Killed ? undefined : Promise.reject(error)));
  for (let minute = 0; minute < minutes; minute++) {
    const due = await listDue(opened.db, new Date(now), 10_000);
    const left = due.flatMap(({ id }) => (twice() ? [id, id] : [id])).values();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const id of left) await take(id);
      }),
    );
    const open = await opened.db.$count(
      instagramPosts,
      sql`state in ('planned', 'container', 'processing', 'publishing')`,
    );
    if (open === 0) return minute;
    now += 60_000;
  }
  return minutes;
}

function setFaults(random: () => number): void {
  const chances: [Mishap, number][] = [
    ...([
      ['down', 0.03],
      ['lost', 0.04],
      ['cut', 0.03],
      ['hang', 0.004],
    ] as [Mishap, number][]),
    ...([
      ['garbage', 0.02],
      ['busy', 0.03],
      ['transient', 0.02],
      ['slow', 0.05],
    ] as [Mishap, number][]),
  ];
  peer.mishap = () => {
    let left = random();
    for (const [mishap, chance] of chances) {
      left -= chance;
      if (left < 0) return mishap;
    }
    return null;
  };
  peer.prepare = () => ({
    ms: random() < 0.5 ? 0 : random() * 5 * 60_000,
    error: random() < 0.03 ? 'Error: Media upload has failed with error code 2207053' : null,
  });
  peer.shownAfter = 60_000;
  peer.saidAfter = () => (random() < 0.3 ? random() * 20 * 60_000 : 0);
  // Stricter than Instagram: nothing but what we ask keeps a post from being there twice.
  peer.publishesAgain = true;
}

/** What stands on the accounts, by the post whose video it is. */
function mediaByPost(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { film, mediaIds } of peer.containers.values()) {
    const post = film.split('/').at(-1)!;
    found.set(post, [...(found.get(post) ?? []), ...mediaIds]);
  }
  return found;
}

describe('posting to Instagram, whatever happens to workers and answers', () => {
  it(`posts each of ${POSTS} videos once, none twice, and loses none [B954]`, async () => {
    const random = randomOf(SEED);
    setFaults(random);
    const posts: PostRow[] = [];
    for (let account = 0; account < POSTS / PER_ACCOUNT; account++) {
      const { userId } = await addAccount();
      for (let number = 0; number < PER_ACCOUNT; number++) {
        // Stories have no caption, and many reels have the same one.
        const place = random() < 0.3 ? ('story' as const) : ('reel' as const);
        posts.push(await addPost(userId, { place, caption: random() < 0.5 ? 'Spin with us' : `Spin ${number}` }));
      }
    }
    let kills = 0;
    const desk = deskOf(() => random() < 0.06 && ++kills > 0);
    const minutes = await runUntilOver(desk, () => random() < 0.1);
    const media = mediaByPost();
    const rows = await Promise.all(posts.map(({ id }) => rowOf(id)));
    const states = Object.fromEntries(
      POST_STEPS.map((state) => [state, rows.filter((row) => row.state === state).length]),
    );
    const seen = `seed ${SEED}, ${minutes} minutes, ${kills} kills, ${peer.calls.length} calls: ${JSON.stringify(states)}`;
    expect(
      rows.filter(({ state }) => state !== 'published').map(({ id, trouble }) => [id, trouble]),
      seen,
    ).toEqual([]);
    /** What there is of a post that is not there once. */
    const tell = ({ id, asks, askedAt, mediaId }: PostRow) => ({
      ...{ id, asks, askedAt, mediaId },
      media: [...peer.containers.values()]
        .filter(({ film }) => film.endsWith(id))
        .map(({ mediaIds, publishedAt }) => ({ mediaIds, at: new Date(publishedAt) })),
      calls: peer.calls.filter(
        ({ call, form }) => call === 'publish' && peer.containers.get(form.get('creation_id')!)?.film.endsWith(id),
      ).length,
    });
    expect(rows.filter(({ id }) => media.get(id)?.length !== 1).map(tell), seen).toEqual([]);
    // Each knows its own, and its class was noted as posted with it.
    for (const { id, mediaId } of rows) if (mediaId !== null) expect(mediaId, seen).toBe(media.get(id)![0]);
    expect(rows.filter(({ mediaId }) => mediaId === null).length, seen).toBeLessThan(POSTS / 20);
    expect(desk.published.sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(kills).toBeGreaterThan(POSTS / 10);
    // Five minutes are too few where the whole of the tests runs beside it.
  }, 900_000);
});

/** A post in a state, and whether Instagram was asked to publish it, written past the triggers. */
async function putInState(userId: string, state: PostStep, isAsked: boolean): Promise<PostRow> {
  const { id } = await addPost(userId);
  const asked = isAsked || state === 'publishing' || state === 'published';
  await opened.db.transaction(async (tx) => {
    await tx.execute(sql`alter table instagram_posts disable trigger user`);
    await tx.execute(sql`update instagram_posts set state = ${state}, container_id = ${asked || state !== 'planned' ? randomUUID() : null},
      ig_user_id = ${randomUUID()}, asked_at = ${asked ? sql`now()` : null}, published_at = now() where id = ${id}`);
    await tx.execute(sql`alter table instagram_posts enable trigger user`);
  });
  return rowOf(id);
}

const says = (statement: Promise<unknown>) =>
  statement.then(
    () => 'done',
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );
/** check_violation */
const REFUSED = '23514';

describe('the table of states', () => {
  it('every way from state to state is refused by the database but those of the table, whoever writes [B955]', async () => {
    const { userId } = await addAccount();
    for (const from of POST_STEPS)
      for (const to of POST_STEPS)
        for (const isAsked of from === 'planned' ? [false] : [false, true]) {
          const { id, askedAt } = await putInState(userId, from, isAsked);
          const may = TRANSITIONS[from].includes(to) && !(to === 'planned' && askedAt !== null);
          const asks = to === 'publishing' ? sql`, asked_at = coalesce(asked_at, now())` : sql``;
          // Before it was handed over there is no container.
          const holds = from === 'planned' && to === 'container' ? sql`, container_id = ${randomUUID()}` : sql``;
          const done = await says(
            opened.db.execute(sql`update instagram_posts set state = ${to} ${asks} ${holds} where id = ${id}`),
          );
          expect([from, to, isAsked, done]).toEqual([from, to, isAsked, may ? 'done' : REFUSED]);
          await opened.db.execute(sql`delete from instagram_posts where id = ${id}`);
        }
    for (const state of POST_STEPS.slice(1)) expect(await says(addPost(userId, { state }))).toBe(REFUSED);
  });

  it('what Instagram was asked to publish keeps its container, and nothing makes it unasked [B955]', async () => {
    const { userId } = await addAccount();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('publishing', 'published', 'failed', 'cancelled' as const),
        fc.constantFrom('asked_at = null', "container_id = 'another'", 'container_id = null', "ig_user_id = 'another'"),
        async (state, change) => {
          const { id } = await putInState(userId, state as PostStep, true);
          expect(
            await says(opened.db.execute(sql.raw(`update instagram_posts set ${change} where id = '${id}'`))),
          ).toBe(REFUSED);
          await opened.db.execute(sql`delete from instagram_posts where id = ${id}`);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('a promo has one post at each place, and an account publishes one at a time [B955]', async () => {
    const { userId, id: igUserId } = await addAccount();
    const promoId = randomUUID();
    await addPost(userId, { promoId });
    await addPost(userId, { promoId, place: 'story' });
    expect(await says(addPost(userId, { promoId }))).toBe('23505');
    const [first, second] = [await addPost(userId), await addPost(userId)];
    const publish = ({ id }: PostRow) =>
      opened.db.execute(sql`update instagram_posts set state = 'publishing', asked_at = now() where id = ${id}`);
    for (const { id } of [first, second])
      await opened.db.execute(
        sql`update instagram_posts set state = 'container', container_id = ${id}, ig_user_id = ${igUserId} where id = ${id}`,
      );
    await publish(first);
    expect(await says(publish(second))).toBe('23505');
  });
});

describe('what Instagram says', () => {
  const quiet = () => {
    Object.assign(peer, {
      mishap: () => null,
      prepare: () => ({ ms: 0, error: null }),
      shownAfter: 0,
      saidAfter: () => 0,
    });
    peer.publishesAgain = false;
  };
  /** Everything that can be done in some hours, with a call that fails as is said. */
  async function run(post: PostRow, minutes = 300, desk = deskOf(() => false)): Promise<PostRow> {
    for (let minute = 0; minute < minutes; minute++) {
      await advance(desk, post.id);
      if (!['planned', 'container', 'processing', 'publishing'].includes((await rowOf(post.id)).state)) break;
      now += 60_000;
    }
    return rowOf(post.id);
  }
  const mediaOf = (id: string) => peer.accounts.get(id)!.media;

  it('a post that was made and answered with an error is found on the account, even while its container is said to be in progress [B954]', async () => {
    for (const place of ['reel', 'story'] as const) {
      quiet();
      const { userId, id } = await addAccount();
      peer.mishap = (call) => (call === 'publish' ? 'lost' : null);
      peer.saidAfter = () => 100 * HOUR;
      const row = await run(await addPost(userId, { place }));
      expect([row.state, row.mediaId, row.asks]).toEqual(['published', mediaOf(id)[0]!.id, 1]);
      expect(row.permalink).toBe(`https://www.instagram.com/${place}/${row.mediaId}/`);
      expect(mediaOf(id)).toHaveLength(1);
    }
  });

  it('the limit of a day is kept, and the post is made when there is room again [B953]', async () => {
    quiet();
    const { userId, id } = await addAccount(1);
    await run(await addPost(userId));
    const second = await addPost(userId, { caption: 'Spin again' });
    const waiting = await run(second, 10);
    expect([waiting.state, waiting.trouble]).toEqual(['planned', expect.stringContaining('no more posts')]);
    expect((await run(second, 30 * 60)).state).toBe('published');
    expect(mediaOf(id)[1]!.at - mediaOf(id)[0]!.at).toBeGreaterThan(23 * HOUR);
  });

  it('what cannot be posted fails in words that say what to do, and only what was never asked for can be chosen again [B953]', async () => {
    const cases = [
      [
        { prepare: () => ({ ms: 0, error: 'Error: Media upload has failed with error code 2207026' }) },
        /Make the video anew/,
      ],
      [
        { prepare: () => ({ ms: 0, error: 'Error: Media upload has failed with error code 2207003' }) },
        /could not fetch/,
      ],
      [{ prepare: () => ({ ms: 100 * HOUR, error: null }) }, /could not prepare/],
    ] as const;
    for (const [change, words] of cases) {
      quiet();
      Object.assign(peer, change);
      const { userId } = await addAccount();
      const row = await run(await addPost(userId));
      expect([row.state, row.askedAt, row.trouble]).toEqual(['failed', null, expect.stringMatching(words)]);
    }
    quiet();
    const { userId, id } = await addAccount();
    peer.tokens.clear();
    const ended = await run(await addPost(userId));
    expect([ended.state, ended.trouble]).toEqual(['failed', expect.stringContaining('Connect your account again')]);
    const [account] = await opened.db.select().from(instagramAccounts).where(eq(instagramAccounts.userId, userId));
    expect(account!.failing).toContain('Connect your account again');
    expect(mediaOf(id)).toEqual([]);
  });

  it('a class that has begun is not posted any more, however long Instagram was away [B953]', async () => {
    quiet();
    const { userId, id } = await addAccount();
    peer.mishap = () => 'down';
    const row = await run(await addPost(userId, { deadline: new Date(now + 2 * HOUR) }));
    expect([row.state, row.askedAt]).toEqual(['failed', null]);
    expect(mediaOf(id)).toEqual([]);
  });

  it('a post of which Instagram says nothing any more ends in words, and is never asked for in a new container [B954]', async () => {
    quiet();
    const { userId, id } = await addAccount();
    peer.mishap = (call) => (call === 'publish' ? 'down' : null);
    const row = await run(await addPost(userId), 40 * 60);
    expect([row.state, row.trouble]).toEqual(['failed', expect.stringContaining('Look at your profile')]);
    expect(mediaOf(id)).toEqual([]);
    expect([...peer.containers.values()].filter(({ account }) => account === id)).toHaveLength(1);
  });
});
