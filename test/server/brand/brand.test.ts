import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandKits } from '../../../src/server/db/schema/brand.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { storedFiles } from '../renders/fixtures.ts';
import { kitOf, logoOf, putLogo } from './fixtures.ts';

let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer();
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

const EMPTY = { logo: null, logoSize: null, logoPlace: null, firstColor: null, secondColor: null, look: null };
const DEFAULTS = { logo: null, logoSize: 'medium', logoPlace: 'top', firstColor: null, secondColor: null, look: null };

describe('a brand kit', () => {
  it('is empty at first, and part of every paid plan, also of a team’s and an admin’s [B212]', async () => {
    expect((await pro.client.get('/api/brand')).body).toEqual({
      ...{ included: true, studio: null, locked: false },
      kit: DEFAULTS,
      own: EMPTY,
    });
    for (const [role, status] of [
      ['user', 403],
      ['beta', 403],
      ['studio_owner', 200],
      ['admin', 200],
    ] as const) {
      const person = await createUser(server, { role });
      expect((await person.client.get('/api/brand')).body.included).toBe(status === 200);
      expect((await person.client.patch('/api/brand', { logoSize: 'small' })).status).toBe(status);
      expect((await putLogo(person, logoOf('#ff0000'))).status).toBe(status);
    }
  });

  it('keeps each choice, changes what is sent and takes back what is null [B212]', async () => {
    const { client } = await createUser(server, { role: 'pro' });
    await client.patch('/api/brand', { logoSize: 'large', firstColor: '#AA00cc' });
    const { body } = await client.patch('/api/brand', { logoPlace: 'bottom-right', secondColor: '#112233' });
    const chosen = { logoSize: 'large', logoPlace: 'bottom-right', firstColor: '#AA00cc', secondColor: '#112233' };
    expect(body.own).toEqual({ logo: null, look: null, ...chosen });
    expect((await client.patch('/api/brand', { logoSize: null, firstColor: null })).body.kit).toEqual({
      ...DEFAULTS,
      logoPlace: 'bottom-right',
      secondColor: '#112233',
    });
  });

  it.each([
    [{ firstColor: 'red' }, 'firstColor'],
    [{ secondColor: '#12345' }, 'secondColor'],
    [{ logoSize: 'giant' }, 'logoSize'],
    [{ logoPlace: 'middle' }, 'logoPlace'],
    [{ look: 'brutal' }, 'look'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await pro.client.patch('/api/brand', body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('S14: takes nothing that is not a choice, and lets nobody lock who has no team [B213]', async () => {
    const person = await createUser(server, { role: 'pro' });
    await person.client.patch('/api/brand', { logoKey: 'films/x.mp4', userId: pro.id, logoId: crypto.randomUUID() });
    expect(await kitOf(person)).toEqual(DEFAULTS);
    expect((await person.client.patch('/api/brand', { locked: true })).status).toBe(403);
  });
});

describe('a logo', () => {
  it('is served as a PNG to its person, and to nobody else [B212]', async () => {
    const person = await createUser(server, { role: 'pro' });
    const { logo } = (await putLogo(person, logoOf('#00ff00', 300, 60))).body.kit;
    expect(logo).toEqual({ url: expect.stringMatching(/^\/api\/brand\/logo\/[0-9a-f-]{36}$/), width: 300, height: 60 });
    const answer = await person.client.get(logo.url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('private');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height } = PNG.sync.read(Buffer.from(answer.bytes));
    expect([width, height]).toEqual([300, 60]);
    expect((await pro.client.get(logo.url)).status).toBe(404);
    expect((await server.client().get(logo.url)).status).toBe(401);
  });

  it('drawn in SVG is kept and served as a picture, never as a drawing [B211]', async () => {
    const person = await createUser(server, { role: 'pro' });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/></svg>';
    const answer = await putLogo(person, new Blob([drawing], { type: 'image/svg+xml' }));
    expect(answer.body.kit.logo).toMatchObject({ width: 1000, height: 500 });
    const sent = await person.client.get(answer.body.kit.logo.url);
    expect(sent.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(sent.bytes).toString('latin1')).not.toContain('<svg');
  });

  it('S2: that cannot be used is refused with its reason, and the one before stays [B211]', async () => {
    const person = await createUser(server, { role: 'pro' });
    const { logo } = (await putLogo(person, logoOf('#0000ff'))).body.kit;
    const before = (await storedFiles(server)).length;
    for (const [status, reason, file] of [
      [422, /contains a script/, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      [422, /declares entities/, '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'],
      [422, /none of them/, 'GIF89a'],
      [413, /at most 5 MB/, 'x'.repeat(5_000_001)],
    ] as const) {
      const answer = await putLogo(person, new Blob([file]));
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(reason)]);
      expect(answer.body.fields.logo).toMatch(reason);
    }
    const none = await person.client.multipart('/api/brand/logo', {});
    expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['logo']]);
    expect((await kitOf(person)).logo).toEqual(logo);
    expect((await storedFiles(server)).length).toBe(before);
  });

  it('can be taken out; a new one has another address [B212]', async () => {
    const person = await createUser(server, { role: 'pro' });
    const first = (await putLogo(person, logoOf('#123456'))).body.kit.logo.url;
    const second = (await putLogo(person, logoOf('#123456'))).body.kit.logo.url;
    expect(second).not.toBe(first);
    expect((await person.client.get(first)).status).toBe(404);
    expect((await person.client.delete('/api/brand/logo')).body.kit.logo).toBeNull();
    expect((await person.client.get(second)).status).toBe(404);
  });

  it('goes with the account [B214]', async () => {
    const admin = await createUser(server, { role: 'admin' });
    const person = await createUser(server, { role: 'pro' });
    const before = await storedFiles(server);
    await putLogo(person, logoOf('#654321'));
    expect((await storedFiles(server)).length).toBe(before.length + 1);
    expect((await admin.client.delete(`/api/admin/user/${person.id}`)).status).toBe(200);
    expect(await storedFiles(server)).toEqual(before);
    expect((await server.services.db.select().from(brandKits)).some(({ userId }) => userId === person.id)).toBe(false);
  });

  it('whose file the store has lost is not found, and the kit still opens', async () => {
    const person = await createUser(server, { role: 'pro' });
    const { url } = (await putLogo(person, logoOf('#abcdef'))).body.kit.logo;
    await rm(join(server.services.config.dataDir, 'files', 'logos'), { recursive: true });
    expect((await person.client.get(url)).status).toBe(404);
    expect((await person.client.get('/api/brand')).status).toBe(200);
  });
});
