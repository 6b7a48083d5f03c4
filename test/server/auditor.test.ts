import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../scripts/torture/auditor.ts';
import { type Findings, nothingFound } from '../../scripts/torture/findings.ts';
import { Ledger } from '../../scripts/torture/ledger.ts';
import { renderFilmKind } from '../../src/server/features/renders/kinds.ts';
import { OURS } from '../entry.ts';
import { createUser } from '../factories.ts';
import { contentOf } from '../promo.ts';
import { startServer, type TestServer } from '../server.ts';
import { addDoneRender } from './renders/fixtures.ts';

const TEXT = 'Spin night';
const SHA = createHash('sha256').update('not really a film').digest('hex');
const PLAN = 'individual_pro';
const NOTHING = nothingFound();

let server: TestServer;
/** The one person, what they have, and what they were told: all of it true. */
let world: { ledger: Ledger; person: string; film: string; filmKey: string; upload: string; promo: string };

const query = (sql: string, values: unknown[] = []) => server.services.db.$client.query(sql, values);
const film = (changes: object) =>
  world.ledger.films.set(world.film, { ...world.ledger.films.get(world.film)!, ...changes });
const upload = (changes: object) =>
  world.ledger.uploads.set(world.upload, { ...world.ledger.uploads.get(world.upload)!, ...changes });

beforeAll(async () => {
  server = await startServer();
  // Uploads are put into states to which none gets.
  await query('alter table sources disable trigger user');
});
afterAll(() => server.close());

beforeEach(async () => {
  const { storage } = server.services;
  await query('truncate users, films cascade');
  await query('delete from pgboss.job');
  for (const folder of ['films', 'pieces', 'uploads']) await storage.deletePrefix(folder);
  const { id: person } = await createUser(server, { role: 'pro' });
  const ledger = new Ledger();

  const render = await addDoneRender(server, person);
  const { rows } = await query('select film_key from renders where id = $1', [render]);
  const plan = `jsonb_build_object('promo', jsonb_build_object('text', $2::text))`;
  await query(`update films set plan = plan || jsonb_build_object('drawn', ${plan}) where key = $1`, [
    rows[0].film_key,
    TEXT,
  ]);
  await count(person, render);
  ledger.films.set(render, { person, text: TEXT, told: 'ready', reason: null, sha256: SHA, counted: true });

  const source = randomUUID();
  await query(
    `insert into sources (id, public_id, user_id, uploader_id, title, bytes, reserved, status) values ($1, $2, $3, $3, 'Clip', 1, 0, 'ready')`,
    [source, randomUUID(), person],
  );
  await addPiece(person, source, 0);
  ledger.uploads.set(source, { person, title: 'Clip', told: 'ready', reason: null });

  const promo = randomUUID();
  await query('insert into promos (id, user_id, version, content) values ($1, $2, 2, $3)', [
    promo,
    person,
    contentOf(),
  ]);
  ledger.promos.set(promo, { person, version: 2, content: contentOf(), trying: null });

  await query(
    `insert into subscriptions (user_id, plan_id, status, source, period_end, cancel_at_period_end, look)
     values ($1, $2, 'active', 'mock', now() + interval '1 month', false, 1)`,
    [person, PLAN],
  );
  await pay(person);
  ledger.payments.set(person, PLAN);
  world = { ledger, person, film: render, filmKey: rows[0].film_key, upload: source, promo };
});

async function addPiece(person: string, source: string, index: number): Promise<void> {
  const keys = ['mp4', 'jpg', 'webm'].map((ending) => `pieces/${randomUUID()}.${ending}`);
  for (const key of keys) await server.services.storage.put(key, Buffer.from('x'), OURS);
  await query(
    `insert into clips (public_id, user_id, title, duration, has_audio, storage_key, poster_key, preview_key, source_id, piece_index)
     values ($1, $2, 'Clip', 1, true, $3, $4, $5, $6, $7)`,
    [randomUUID(), person, ...keys, source, index],
  );
}

const count = (person: string, render: string) =>
  query(
    `insert into downloads (user_id, render_id, user_email, user_role, user_subscription_status, instructor_name, class_type)
     values ($1, $2, 'a@example.com', 'pro', 'pro', 'Ana', 'Spin')`,
    [person, render],
  );
const pay = (person: string) =>
  query(`insert into checkouts (user_id, plan_id, kind, status) values ($1, $2, 'mock', 'confirmed')`, [person, PLAN]);

type Lie = { readonly list: keyof Findings; readonly says: string; tell(): unknown };

/** What an installation could have done to what people were told, and where the auditor has to say it; in each, everything else is true. */
const LIES: Record<string, Lie> = {
  'a film was accepted and is gone': {
    ...{ list: 'lost', says: 'was accepted and is not there' },
    tell: () => query('delete from renders where id = $1', [world.film]),
  },
  'a film was ready and is not': {
    ...{ list: 'lost', says: 'was ready and is running' },
    tell: () => query(`update films set status = 'running' where key = $1`, [world.filmKey]),
  },
  'a film is waited for, and nobody makes it': {
    ...{ list: 'lost', says: 'never heard of it again (queued)' },
    async tell() {
      film({ told: 'accepted', counted: false, sha256: null });
      await query('delete from downloads');
      await query(`update films set status = 'queued' where key = $1`, [world.filmKey]);
    },
  },
  'a film came out, and its person no longer waited': {
    ...{ list: 'late', says: 'is done, and its person no longer waited' },
    tell: () => film({ told: 'accepted', counted: false, sha256: null }),
  },
  'a film is still being made, and its person no longer waits': {
    ...{ list: 'late', says: 'is running, and its person no longer waited' },
    async tell() {
      film({ told: 'accepted', counted: false, sha256: null });
      await query(`update films set status = 'running' where key = $1`, [world.filmKey]);
      await server.services.queue.send(
        renderFilmKind,
        { key: world.filmKey },
        { key: world.filmKey, person: world.person },
      );
    },
  },
  'a film came out, and its person was told that it failed': {
    ...{ list: 'wrongFailures', says: 'came out, and its person was told: Sorry' },
    tell: () => film({ told: 'failed', reason: 'Sorry', counted: false, sha256: null }),
  },
  'a film says something else': {
    ...{ list: 'changed', says: 'says: Spin night; it was to say: Floor work' },
    tell: () => film({ text: 'Floor work' }),
  },
  'a film is somebody else’s': {
    ...{ list: 'changed', says: 'film ' },
    tell: async () => query('update renders set user_id = $1', [(await createUser(server)).id]),
  },
  'a film was handed over with other bytes': {
    ...{ list: 'partial', says: 'was handed over with other bytes than it has' },
    tell: () => film({ sha256: createHash('sha256').update('something else').digest('hex') }),
  },
  'a film’s file ended early': {
    ...{ list: 'partial', says: '1 files ended early' },
    tell: () => Object.assign(world.ledger, { partial: 1 }),
  },
  'a film’s file is gone': {
    ...{ list: 'missingFiles', says: 'films/' },
    tell: async () => server.services.storage.delete((await query('select cover_key from films')).rows[0].cover_key),
  },
  'a counted download is gone': {
    ...{ list: 'lost', says: 'its download was counted and is not there' },
    tell: () => query('delete from downloads'),
  },
  'a download was counted twice': {
    ...{ list: 'countedTwice', says: 'has 2 downloads' },
    tell: async () => count((await createUser(server)).id, world.film),
  },
  'an upload was accepted and is gone': {
    ...{ list: 'lost', says: 'was accepted and is not there' },
    tell: () => query('delete from sources'),
  },
  'an upload came out, and its person was told that it failed': {
    ...{ list: 'wrongFailures', says: 'came out, and its person was told: Sorry' },
    tell: () => upload({ told: 'failed', reason: 'Sorry' }),
  },
  'an upload of a sound video failed': {
    ...{ list: 'lost', says: 'of a sound video failed: Sorry' },
    async tell() {
      upload({ told: 'failed', reason: 'Sorry' });
      await query(`update sources set status = 'failed'`);
    },
  },
  'an upload has a piece twice': {
    ...{ list: 'lost', says: 'is ready with 2 pieces' },
    tell: () => addPiece(world.person, world.upload, 1),
  },
  'an upload is called something else': {
    ...{ list: 'changed', says: 'is called Clip and was called Clap' },
    tell: () => upload({ title: 'Clap' }),
  },
  'a piece’s file is gone': {
    ...{ list: 'missingFiles', says: 'pieces/' },
    tell: async () =>
      server.services.storage.delete(
        (await query('select poster_key from clips where source_id is not null')).rows[0].poster_key,
      ),
  },
  'a promo is older than was saved': {
    ...{ list: 'lost', says: 'version 2 was saved and 1 is there' },
    tell: () => query('update promos set version = 1'),
  },
  'a promo is gone': {
    ...{ list: 'lost', says: 'version 2 was saved and is not there' },
    tell: () => query('delete from promos'),
  },
  'a promo has another content than was saved': {
    ...{ list: 'changed', says: 'has another content than was saved as version 2' },
    tell: () => query(`update promos set content = $1`, [contentOf({ text: 'Six polls' })]),
  },
  'a promo has a later version that nobody sent': {
    ...{ list: 'changed', says: 'has another content than was saved as version 2, in version 3' },
    tell: () => query('update promos set version = 3'),
  },
  'a promo is somebody else’s': {
    ...{ list: 'changed', says: 'promo ' },
    tell: async () => query('update promos set user_id = $1', [(await createUser(server)).id]),
  },
  'somebody has paid and has nothing': {
    ...{ list: 'lost', says: `has paid for ${PLAN} and has nothing` },
    tell: () => query(`update subscriptions set status = 'ended'`),
  },
  'somebody has paid and has another plan': {
    ...{ list: 'lost', says: `has paid for ${PLAN} and has studio_pro` },
    tell: () => query(`update subscriptions set plan_id = 'studio_pro'`),
  },
  'somebody has paid twice': {
    ...{ list: 'countedTwice', says: 'has paid 2 times' },
    tell: () => pay(world.person),
  },
  'a file is nobody’s, and no sweep takes it': {
    ...{ list: 'orphans', says: 'films/nobody-s.mp4' },
    async tell() {
      const { storage } = server.services;
      await storage.put('films/nobody-s.mp4', Buffer.from('x'), OURS);
    },
  },
  'somebody got an answer that nobody should get': {
    ...{ list: 'wrongAnswers', says: '1 times 500 GET /' },
    tell: () => world.ledger.note(world.ledger.wrong, '500 GET /'),
  },
};

describe('the auditor of a torture [B250 B453 O9]', () => {
  it('finds nothing where everything is as people were told, and nothing in what the sweep takes away', async () => {
    await server.services.storage.put('films/nobody-s.mp4', Buffer.from('x'), OURS);
    expect(await audit(server.services, world.ledger)).toEqual(NOTHING);
    expect(await server.services.storage.size('films/nobody-s.mp4')).toBe(null);
  });

  it('takes a save that nobody answered for what it is: there, or not', async () => {
    const { ledger, promo } = world;
    const trying = contentOf({ text: 'Seven poles' });
    ledger.promos.set(promo, { ...ledger.promos.get(promo)!, trying });
    expect(await audit(server.services, ledger)).toEqual(NOTHING);
    await query('update promos set version = 3, content = $1', [trying]);
    expect(await audit(server.services, ledger)).toEqual(NOTHING);
  });

  it.each(Object.entries(LIES))('finds that %s', async (name, { list, says, tell }) => {
    await tell();
    // A sweep that deletes nothing leaves what a crash has left.
    const keeps = Object.assign(Object.create(server.services.storage), { delete: async () => {} });
    const services = name.includes('no sweep') ? { ...server.services, storage: keeps } : server.services;
    const { [list]: found, ...others } = await audit(services, world.ledger);
    expect(found).toEqual([expect.stringContaining(says)]);
    expect({ ...others, [list]: [] }).toEqual(NOTHING);
  });
});
