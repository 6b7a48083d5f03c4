import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../scripts/torture/auditor.ts';
import { type Findings, nothingFound } from '../../scripts/torture/findings.ts';
import { Ledger } from '../../scripts/torture/ledger.ts';
import { packContent, unpackContent } from '../../src/contract/promos.ts';
import type { Timetable } from '../../src/contract/timetable.ts';
import { createUser, type TestUser } from '../factories.ts';
import { contentOf } from '../promo.ts';
import { startServer, type TestServer } from '../server.ts';
import { addDoneRender } from './renders/fixtures.ts';

let server: TestServer;
/** Somebody with one class, the video of its day, and what they were told: all of it true. `key`: the day, as the ledger has it. */
let world: { ledger: Ledger; person: string; key: string; film: string };

const query = (sql: string, values: unknown[] = []) => server.services.db.$client.query(sql, values);
const told = (changes: object) =>
  world.ledger.days.set(world.key, { ...world.ledger.days.get(world.key)!, ...changes });

beforeAll(async () => {
  server = await startServer({ ROLES: 'web' });
});
afterAll(() => server.close());

beforeEach(async () => {
  await query('truncate users, films cascade');
  await query('delete from pgboss.job');
  await server.services.storage.deletePrefix('films');
  const user = await createUser(server, { role: 'pro' });
  const ledger = new Ledger();
  world = { ledger, person: user.id, ...(await addDay(user, ledger)) };
});

const say = (render: string, text: string) =>
  query(
    `update films set plan = plan || jsonb_build_object('drawn', jsonb_build_object('promo', jsonb_build_object('text', $2::text)))
      where key = (select film_key from renders where id = $1)`,
    [render, text],
  );

/** A class whose day was changed, with a film that says so. */
async function addDay({ id: person, client }: TestUser, ledger: Ledger): Promise<{ key: string; film: string }> {
  const id = randomUUID();
  const entry = { classType: 'Spin', instructor: 'Jo', schedule: 'Every Sunday', time: '23:45', look: 'minimal' };
  await client.put(`/api/timetable/entries/${id}`, { entry, zone: 'Europe/Berlin' });
  const { days } = (await client.get('/api/timetable?firstDay=1')).body as Timetable;
  const { of } = days.flatMap(({ occurrences }) => occurrences).at(-1)!;
  const day = `/api/timetable/entries/${id}`;
  await client.put(`${day}/exceptions/${of}`, { substitute: 'Carla' });
  const { promoId } = (await client.post(`${day}/days/${of}/promo`)).body;
  const record = (await client.get(`/api/promos/${promoId}`)).body;
  const film = await addDoneRender(server, person);
  await say(film, 'Spin with Carla');
  const ticket = { renderId: film, overlayId: null, watermark: true };
  const content = packContent({ ...unpackContent(record.content)!, origin: 'written', ticket });
  const saved = await client.put(`/api/promos/${promoId}`, { version: record.version, content });
  if (saved.status !== 200) throw new Error(saved.text);
  ledger.classes.set(`${person} Spin`, { person, name: 'Spin', told: 'changed by hand' });
  const key = `${person} ${id} ${of}`;
  const told = { person, told: 'ready', reason: null, asked: 2, substitute: 'Carla', trying: null } as const;
  ledger.days.set(key, told);
  return { key, film };
}

type Lie = { readonly list: keyof Findings; readonly says: string; tell(): unknown };

/** What an installation could have done to what people were told, and where the auditor has to say it; in each, everything else is true. */
const LIES: Record<string, Lie> = {
  'a class that was put in is gone': {
    ...{ list: 'lost', says: 'class Pole' },
    tell: () => world.ledger.classes.set('x', { person: world.person, name: 'Pole', told: 'put in' }),
  },
  'a class was put in twice': {
    ...{ list: 'madeTwice', says: 'is there 2 times' },
    tell: () =>
      query(`insert into timetable_entries (user_id, id, entry) select user_id, $1, entry from timetable_entries`, [
        randomUUID(),
      ]),
  },
  'an import took back what was changed by hand': {
    ...{ list: 'changed', says: 'has lost the look' },
    tell: () => query(`update timetable_entries set entry = entry || '{"look": null}'`),
  },
  'the change of a day is gone': {
    ...{ list: 'changed', says: 'has Carla instead of Mia' },
    tell: () => told({ substitute: 'Mia', told: 'stopped' }),
  },
  'a class is waited for, and nobody makes it': {
    ...{ list: 'lost', says: 'is waiting, its person was told accepted' },
    async tell() {
      told({ told: 'accepted' });
      await query('update timetable_promos set wanted_at = now()');
    },
  },
  'a class is out of date, and nobody makes it': {
    ...{ list: 'lost', says: 'is outOfDate' },
    tell: () => query(`update timetable_entries set entry = entry || '{"time": "20:00"}'`),
  },
  'a class came out, and its person was told that it failed': {
    ...{ list: 'wrongFailures', says: 'came out, and its person was told' },
    tell: () => told({ told: 'failed', reason: 'no luck' }),
  },
  'a class has two promos': {
    ...{ list: 'madeTwice', says: 'is of no class' },
    tell: () =>
      query('insert into promos (id, user_id, version, content) values ($1, $2, 1, $3)', [
        randomUUID(),
        world.person,
        contentOf(),
      ]),
  },
  'more videos of classes were made than asked for': {
    ...{ list: 'madeTwice', says: 'were made, 0 were asked for' },
    async tell() {
      told({ asked: 0 });
      await query('update renders set started_at = now()');
    },
  },
  'a video with yesterday’s teacher is shown as ready': {
    ...{ list: 'yesterday', says: 'with another instead of Carla' },
    tell: () => say(world.film, 'Spin with Jo'),
  },
  'a video with an earlier substitute is shown as ready': {
    ...{ list: 'yesterday', says: 'with Mia instead of Carla' },
    async tell() {
      told({ trying: 'Mia' });
      await say(world.film, 'Spin with Mia, not Carla');
    },
  },
};

describe('the auditor of a torture, of weeks [B862]', () => {
  it('finds nothing where everything is as people were told', async () => {
    expect(await audit(server.services, world.ledger)).toEqual(nothingFound());
  });

  it('takes a change that nobody answered for what it is: there, or not', async () => {
    told({ trying: 'Mia' });
    expect(await audit(server.services, world.ledger)).toEqual(nothingFound());
    await query(`update timetable_exceptions set exception = exception || '{"substitute": "Mia"}'`);
    expect(await audit(server.services, world.ledger)).toEqual(nothingFound());
  });

  it.each(Object.entries(LIES))('finds that %s', async (_, { list, says, tell }) => {
    await tell();
    const { [list]: found, ...others } = await audit(server.services, world.ledger);
    expect(found).toEqual([expect.stringContaining(says)]);
    expect({ ...others, [list]: [] }).toEqual(nothingFound());
  });
});
