import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../scripts/torture/auditor.ts';
import { type Findings, nothingFound } from '../../scripts/torture/findings.ts';
import { Ledger } from '../../scripts/torture/ledger.ts';
import type { PostStep } from '../../src/contract/instagram.ts';
import { instagramPosts } from '../../src/server/db/schema/instagram.ts';
import { timetablePromos, timetables } from '../../src/server/db/schema/timetable.ts';
import { createUser } from '../factories.ts';
import { startServer, type TestServer } from '../server.ts';

let server: TestServer;
/** Somebody's video that was chosen, is on Instagram once, and is shown so: all of it true. */
let world: { ledger: Ledger; person: string; post: string; key: string; entryId: string };

const query = (sql: string, values: unknown[] = []) => server.services.db.$client.query(sql, values);
const DATE = '2027-01-04';

beforeAll(async () => {
  server = await startServer({ ROLES: 'web' });
});
afterAll(() => server.close());

beforeEach(async () => {
  await query('truncate users, films cascade');
  await query('delete from pgboss.job');
  const { db } = server.services;
  const { id: person } = await createUser(server, { role: 'pro' });
  const entryId = randomUUID();
  await db.insert(timetables).values({ userId: person, zone: 'UTC' });
  await query(`insert into timetable_entries (user_id, id, entry) values ($1, $2, '{}')`, [person, entryId]);
  await db
    .insert(timetablePromos)
    .values({ userId: person, entryId, date: DATE, personId: person, postedAt: new Date() });
  const [row] = await db
    .insert(instagramPosts)
    .values({
      ...{ userId: person, promoId: 'x', place: 'reel', entryId, date: DATE, caption: 'Spin', captionOf: 'x' },
      ...{ nextAt: new Date() },
    })
    .returning();
  const post = row!.id;
  const ledger = new Ledger();
  const key = `${person} ${entryId} ${DATE}`;
  ledger.posts.set(key, { person, told: 'chosen' });
  ledger.published.set(post, ['17']);
  world = { ledger, person, post, key, entryId };
  await put('published');
});

/** Writes past the triggers. */
async function put(state: PostStep, more: Partial<typeof instagramPosts.$inferInsert> = {}): Promise<void> {
  const asked = { containerId: 'c', igUserId: '1', askedAt: new Date(), mediaId: '17', publishedAt: new Date() };
  await query('alter table instagram_posts disable trigger user');
  await server.services.db.update(instagramPosts).set({ ...asked, trouble: null, state, ...more });
  await query('alter table instagram_posts enable trigger user');
}

type Lie = { readonly list: keyof Findings; readonly says: string; tell(): unknown };
const LIES: Record<string, Lie> = {
  'it is there twice': {
    ...{ list: 'madeTwice', says: '2 times' },
    tell: () => world.ledger.published.set(world.post, ['17', '18']),
  },
  'one is there of which nobody knows': {
    ...{ list: 'lost', says: 'nothing is known of it' },
    tell: () => world.ledger.published.set(randomUUID(), ['19']),
  },
  'one that was chosen is gone': {
    ...{ list: 'lost', says: 'was chosen' },
    tell: () => world.ledger.posts.set('somebody else', { person: 'x', told: 'chosen' }),
  },
  'it is shown as published, and is not': {
    ...{ list: 'wrongAnswers', says: 'is not on Instagram' },
    tell: async () => {
      world.ledger.published.clear();
      await put('published', { mediaId: null });
    },
  },
  'it is shown as another': { list: 'changed', says: 'shown as 18', tell: () => put('published', { mediaId: '18' }) },
  'its class is not noted as posted': {
    ...{ list: 'lost', says: 'not noted as posted' },
    tell: () => query('update timetable_promos set posted_at = null'),
  },
  'it has failed without a word': {
    ...{ list: 'lost', says: 'failed without a word' },
    tell: async () => {
      world.ledger.published.clear();
      await put('failed', { mediaId: null });
    },
  },
  'it is there, and was never asked for': {
    ...{ list: 'lost', says: 'never asked for' },
    tell: () => put('planned', { askedAt: null, trouble: 'Later.' }),
  },
  'it is there, and is shown as given up': {
    ...{ list: 'wrongFailures', says: 'shown as cancelled' },
    tell: () => put('cancelled', { trouble: 'Disconnected.' }),
  },
};

describe('the auditor of posts', () => {
  it('finds nothing where all is as people were told, and lets what waits in words be [B1000]', async () => {
    expect(await audit(server.services, world.ledger)).toEqual(nothingFound());
    world.ledger.published.clear();
    await put('planned', { askedAt: null, mediaId: null, trouble: 'The text has changed.' });
    expect(await audit(server.services, world.ledger)).toEqual(nothingFound());
    await put('failed', { mediaId: null, trouble: 'Look at your profile.' });
    expect(await audit(server.services, world.ledger)).toEqual(nothingFound());
  });

  it.each(Object.entries(LIES))('finds that %s [B1000]', async (_, { list, says, tell }) => {
    await tell();
    const findings = await audit(server.services, world.ledger);
    expect(findings).toEqual({ ...nothingFound(), [list]: [expect.stringContaining(says)] });
  });

  it('of one that belongs to no class nothing is to be noted, and it is missed if it is gone [B1000 B1005]', async () => {
    await query('update instagram_posts set entry_id = null, own_at = now()');
    await query('update timetable_promos set posted_at = null');
    world.ledger.posts.clear();
    world.ledger.posts.set(`${world.person} x`, { person: world.person, told: 'chosen' });
    expect(await audit(server.services, world.ledger)).toEqual(nothingFound());
    await query('delete from instagram_posts');
    expect((await audit(server.services, world.ledger)).lost).toEqual(
      expect.arrayContaining([expect.stringContaining(`${world.person} x was chosen`)]),
    );
  });

  it('one that is still being published is late, not lost [B1000]', async () => {
    await put('publishing', { mediaId: null });
    const findings = await audit(server.services, world.ledger);
    expect(findings).toEqual({ ...nothingFound(), late: [expect.stringContaining('publishing')] });
  });
});
