import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clip } from '../../../src/contract/library.ts';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import { usedBy } from '../../../src/server/storage/account.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { blink, ended, uploadByTus } from './fixtures.ts';
import { ingestQuickly, startQuickServer } from './stand-in.ts';
import { studioPeople, VIDEO } from './studio-people.ts';

/** As many as a test run has time for; `SEQUENCES=2000 npx vitest run several-races` for more. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 15);
/** The seed printed with a failure reproduces it. */
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };
const LIST = '/api/background-videos';
const PIECES = 4;

type Shelves = { clips: Clip[]; studio: { clips: Clip[] } | null; quota: { usedBytes: number } };
const shelvesOf = async ({ client }: TestUser): Promise<Shelves> => (await client.get(LIST)).body;
const ids = (list: Clip[] = []) => list.map(({ id }) => id).toSorted();

describe('several clips in two windows at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startQuickServer();
  });
  afterAll(() => server.close());
  const { createOwner, videoIn } = studioPeople(() => server);

  const some = fc.uniqueArray(fc.nat(PIECES - 1), { minLength: 1 });
  const act = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('delete' as const), from: fc.constantFrom('me', 'studio'), some }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('move' as const, 'share' as const),
        to: fc.constantFrom('me', 'studio'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename' as const) }) },
  );

  it('each clip is deleted by one of them, and what stays is stored and counted once, wherever it goes meanwhile [B681]', async () => {
    const owner = await createOwner();
    const { db, storage } = server.services;
    const count = async (
      { id, publicId, clipIds }: Awaited<ReturnType<typeof videoIn>>,
      what: typeof act extends fc.Arbitrary<infer A> ? A : never,
    ) => {
      const { client } = owner;
      switch (what.kind) {
        case 'delete': {
          const chosen = what.some.map((index) => ({ id: clipIds[index]! }));
          const answer = await client.post(`${LIST}/delete`, { from: what.from, clips: chosen });
          expect([answer.status, answer.body.removed + answer.body.left]).toEqual([200, chosen.length]);
          return { from: what.from, removed: answer.body.removed as number };
        }
        case 'move': {
          const to = what.to === 'me' ? { userId: owner.id } : { libraryType: 'studio' };
          expect((await client.post('/api/segment-video', { publicId, ...to })).status).toBeOneOf([200, 404, 409]);
          return null;
        }
        case 'share':
          expect((await client.post(`/api/library/videos/${id}/libraries`, { libraries: [what.to] })).status).toBeOneOf(
            [200, 404],
          );
          return null;
        case 'rename':
          expect((await client.post('/api/segment-video', { publicId, title: 'Anew' })).status).toBeOneOf([
            200, 404, 409,
          ]);
          return null;
      }
    };
    const property = fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 5 }), async (acts) => {
      await db.delete(uploads);
      await storage.deletePrefix('pieces');
      const video = await videoIn(owner, 'me', PIECES);
      const done = await Promise.all(acts.map((each) => count(video, each)));
      const rows = await db.select().from(clips).where(eq(clips.uploadId, video.id));
      const shelves = await shelvesOf(owner);
      const [own, studio] = [ids(shelves.clips), ids(shelves.studio?.clips)];
      // Nothing is there that no shelf shows, and nothing is shown that is not there.
      expect(ids(rows as never)).toEqual([...new Set([...own, ...studio])].toSorted());
      const stored: string[] = [];
      for await (const { key } of storage.list('pieces')) stored.push(key);
      expect(stored.toSorted()).toEqual(
        rows.flatMap((row) => [row.storageKey, row.posterKey, row.previewKey]).toSorted(),
      );
      expect(shelves.quota.usedBytes).toBe(30 * rows.length);
      expect((await usedBy(db, { person: owner.id })).library).toBe(30 * rows.length);
      expect(await db.$count(uploads, eq(uploads.id, video.id))).toBe(rows.length > 0 ? 1 : 0);
      // As nobody has put it anywhere, every deletion took one clip away.
      if (acts.every(({ kind }) => kind === 'delete' || kind === 'rename')) {
        const removed = done.reduce((sum, each) => sum + (each?.removed ?? 0), 0);
        expect([removed + rows.length, studio]).toEqual([PIECES, []]);
      }
    });
    await fc.assert(property, { numRuns: SEQUENCES, ...SEED });
  });

  it('clips that are deleted while others of their video are being made stay deleted [B681]', async () => {
    const owner = await createOwner();
    const { db } = server.services;
    const { jobId } = await uploadByTus(owner.client, VIDEO, { libraries: 'studio' });
    await ingestQuickly(server.services, jobId, 'segmenting', 2);
    const [first] = await db.select().from(clips).where(eq(clips.uploadId, jobId)).orderBy(clips.pieceIndex);
    const answer = await owner.client.post(`${LIST}/delete`, {
      from: 'studio',
      clips: [{ id: first!.id }, { id: first!.id }],
    });
    expect(answer.body).toEqual({ removed: 1, left: 1 });
    // The worker died, and another one makes all of them again.
    await ingestQuickly(server.services, jobId, 'ready', 3);
    const left = await db.select().from(clips).where(eq(clips.uploadId, jobId)).orderBy(clips.pieceIndex);
    expect(left.map(({ pieceIndex }) => pieceIndex)).toEqual([1, 2]);
  });
});

describe('a member leaves while their video is being made', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ ROLES: 'web,worker' });
  });
  afterAll(() => server.close());
  const { createOwner, memberOf, leave, setMembersAdd } = studioPeople(() => server);

  it('what has arrived stays where it was put: the studio’s with the studio, their own with them [B621]', async () => {
    const owner = await createOwner();
    const member = await memberOf(owner);
    await setMembersAdd(owner, true);
    const { answer, jobId } = await uploadByTus(member.client, await blink(), { libraries: 'me,studio' });
    expect(answer.status).toBe(204);
    expect((await leave(member, owner)).status).toBe(200);
    expect((await ended(owner.client, jobId)).status).toBe('ready');
    const [theirs, studios] = [await shelvesOf(member), await shelvesOf(owner)];
    expect([ids(theirs.clips), theirs.studio]).toEqual([ids(studios.studio!.clips), null]);
    expect(theirs.clips).toHaveLength(1);
    // Stored once, and counted with the studio.
    expect([theirs.quota.usedBytes, studios.quota.usedBytes > 0]).toEqual([0, true]);
    const clip = theirs.clips[0]!;
    for (const [person, status] of [
      [member, 200],
      [owner, 200],
      [await createUser(server), 404],
    ] as const)
      expect((await person.client.get(clip.posterUrl)).status).toBe(status);
    expect((await owner.client.post(`${LIST}/delete`, { from: 'studio', clips: [{ id: clip.id }] })).body.removed).toBe(
      1,
    );
    const after = await shelvesOf(member);
    expect([ids(after.clips), after.quota.usedBytes]).toEqual([[clip.id], studios.quota.usedBytes]);
  });
});
