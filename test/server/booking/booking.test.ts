import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { films } from '../../../src/server/db/schema/renders.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, join } from '../people/fixtures.ts';
import { generate, settings } from '../renders/fixtures.ts';

const PATH = '/api/booking-links';
/** Everybody's. */
const CLASS = 'Intro to Pole';
const NONE = { link: '', campaign: false, classes: [] };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  const admin = await createUser(server, { role: 'admin' });
  await admin.client.post('/api/custom-class-types', { classType: CLASS });
});
afterAll(() => server.close());

const linksOf = async ({ client }: TestUser) => (await client.get(PATH)).body;
const setLink = ({ client }: TestUser, link: string) => client.patch(PATH, { link });
const setClass = ({ client }: TestUser, classType: string, link: string) =>
  client.put(`${PATH}/classes`, { classType, link });

describe('booking links', () => {
  it('everybody has one, as it is typed on a phone, and may take it back [B905]', async () => {
    const person = await createUser(server);
    expect(await linksOf(person)).toEqual({ own: NONE, studio: null });
    expect((await setLink(person, 'Sky.studio/Book')).body.own).toEqual({ ...NONE, link: 'https://sky.studio/Book' });
    expect((await person.client.patch(PATH, { campaign: true })).body.own).toEqual({
      ...{ ...NONE, link: 'https://sky.studio/Book' },
      campaign: true,
    });
    const stranger = await createUser(server);
    expect(await linksOf(stranger)).toEqual({ own: NONE, studio: null });
    expect((await setLink(person, '')).body.own.link).toBe('');
  });

  it('what is no link is refused with its field, and what was there stays [B905]', async () => {
    const person = await createUser(server);
    await setLink(person, 'sky.studio');
    for (const link of [
      'javascript:alert(1)',
      'https://me:secret@sky.studio',
      'sky',
      `sky.studio/${'x'.repeat(400)}`,
    ]) {
      const { status, body } = await setLink(person, link);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['link']]);
      expect((await setClass(person, CLASS, link)).status).toBe(400);
    }
    expect((await linksOf(person)).own).toEqual({ ...NONE, link: 'https://sky.studio' });
  });

  it('a class has a link of its own, on any plan, which follows its name and goes with it [B905]', async () => {
    const free = await createUser(server);
    expect((await setClass(free, CLASS.toUpperCase(), 'sky.studio/1')).body.own.classes).toHaveLength(1);
    expect((await setClass(free, CLASS, 'sky.studio/2')).body.own.classes).toMatchObject([
      { link: 'https://sky.studio/2' },
    ]);
    expect((await setClass(free, CLASS, '')).body.own.classes).toEqual([]);
    expect((await setClass(free, 'Nobody teaches this', 'sky.studio')).status).toBe(404);

    const pro = await createUser(server, { role: 'pro' });
    const { body } = await pro.client.post('/api/custom-class-types', { classType: 'Lyra Love' });
    await setClass(pro, 'Lyra Love', 'sky.studio/lyra');
    await pro.client.put(`/api/custom-class-types/${body.id}`, { classType: 'Hoop Love' });
    expect((await linksOf(pro)).own.classes).toEqual([{ classType: 'Hoop Love', link: 'https://sky.studio/lyra' }]);
    await pro.client.delete(`/api/custom-class-types/${body.id}`);
    expect((await linksOf(pro)).own.classes).toEqual([]);
  });

  it('a team has its studio’s, which only the owner changes; whoever leaves has their own again [B905]', async () => {
    const owner = await createOwner(server);
    const member = await createUser(server);
    await setLink(member, 'mine.example');
    await setLink(owner, 'luna.example');
    const seat = await join(server, owner, member);
    await setClass(owner, CLASS, 'luna.example/first');
    expect(await linksOf(member)).toMatchObject({
      own: { link: 'https://mine.example' },
      studio: { link: 'https://luna.example', classes: [{ link: 'https://luna.example/first' }] },
    });
    expect((await setLink(member, 'mine.example/2')).status).toBe(200);
    expect((await setClass(member, CLASS, 'mine.example')).status).toBe(403);
    expect((await linksOf(owner)).own.link).toBe('https://luna.example');
    await owner.client.delete(`/api/studio/team/${seat.id}`);
    expect(await linksOf(member)).toMatchObject({ own: { link: 'https://mine.example/2' }, studio: null });
  });

  it('two tabs change what each has changed, and nothing else [B905]', async () => {
    const person = await createUser(server);
    await Promise.all([
      setLink(person, 'sky.studio'),
      person.client.patch(PATH, { campaign: true }),
      setClass(person, CLASS, 'sky.studio/a'),
    ]);
    expect((await linksOf(person)).own).toMatchObject({ link: 'https://sky.studio', campaign: true, classes: [{}] });
  });
});

describe('the QR code of a film', () => {
  const planOf = async (person: TestUser, changes: object) => {
    const { body } = await generate(person.client, { videoSettings: settings({ text: 'Spin', ...changes }) });
    const rows = await server.services.db.select().from(films).orderBy(films.createdAt);
    return { renderId: body.renderId as string, plan: rows.at(-1)!.plan, key: rows.at(-1)!.key };
  };

  it('is what the promo says, and makes another film; a promo without one makes the film that it always made [B908]', async () => {
    const person = await createUser(server);
    const without = await planOf(person, {});
    const code = 'https://sky.studio/book';
    const withCode = await planOf(person, { code });
    expect(withCode.plan.code?.settings).toMatchObject({ code, madeFor: 'story' });
    expect(without.plan).not.toHaveProperty('code');
    expect(withCode.renderId).not.toBe(without.renderId);
    expect((await planOf(person, { code: 'https://sky.studio/look' })).renderId).not.toBe(withCode.renderId);
    expect((await planOf(person, { code })).renderId).toBe(withCode.renderId);
  });

  it('is refused where it is no address [B908]', async () => {
    const person = await createUser(server);
    const { status, body } = await generate(person.client, {
      videoSettings: settings({ code: 'javascript:alert(1)' }),
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['videoSettings.code']]);
  });
});
