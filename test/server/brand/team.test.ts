import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../src/server/db/schema/people.ts';
import { films } from '../../../src/server/db/schema/renders.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createOwner, join } from '../people/fixtures.ts';
import { generate, settings } from '../renders/fixtures.ts';
import { kitOf, logoOf, putLogo } from './fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

/** A studio whose owner has a large red logo and a color, and a member. */
async function studio() {
  const owner = await createOwner(server);
  const member = await createUser(server);
  const seat = await join(server, owner, member);
  await putLogo(owner, logoOf('#ff0000'));
  const { body } = await owner.client.patch('/api/brand', { logoSize: 'large', firstColor: '#ff0000' });
  return { owner, member, seat, logo: body.kit.logo };
}

/** The logo in the plan of the film that somebody gets now; null: none. */
async function logoOnFilm({ client }: TestUser, changes = {}): Promise<{ size: string; width: number } | null> {
  const { body } = await generate(client, { videoSettings: settings({ text: crypto.randomUUID(), ...changes }) });
  const { body: render } = await client.get(`/api/renders/${body.renderId}`);
  expect(render.renderId).toBe(body.renderId);
  const rows = await server.services.db.select().from(films).orderBy(films.createdAt);
  return rows.at(-1)!.plan.logo ?? null;
}

describe('a team', () => {
  it('uses its studio’s kit, and what a member chooses goes before it [B213]', async () => {
    const { owner, member, logo } = await studio();
    expect((await member.client.get('/api/brand')).body).toMatchObject({
      included: true,
      kit: { logo, logoSize: 'large', logoPlace: 'top', firstColor: '#ff0000' },
      own: { logo: null, logoSize: null, firstColor: null },
      studio: { name: 'Sky Studio' },
      locked: false,
    });
    expect((await member.client.get(logo.url)).status).toBe(200);
    expect(await logoOnFilm(member)).toMatchObject({ size: 'large', width: 200 });
    await member.client.patch('/api/brand', { logoSize: 'small' });
    await putLogo(member, logoOf('#00ff00', 90, 90));
    expect(await logoOnFilm(member)).toMatchObject({ size: 'small', width: 90 });
    expect(await logoOnFilm(member, { showLogo: false })).toBeNull();
    expect((await kitOf(owner)).logo).toEqual(logo);
  });

  it('has a locked kit as it is: no call of a member changes it, and no setting leaves it off [B213]', async () => {
    const { owner, member, logo } = await studio();
    await member.client.patch('/api/brand', { logoSize: 'small', firstColor: '#00ff00' });
    await putLogo(member, logoOf('#00ff00', 90, 90));
    expect((await owner.client.patch('/api/brand', { locked: true })).body.locked).toBe(true);
    const { body } = await member.client.get('/api/brand');
    expect(body).toMatchObject({ locked: true, kit: { logo, logoSize: 'large', firstColor: '#ff0000' } });
    for (const refused of [
      await member.client.patch('/api/brand', { logoSize: 'medium' }),
      await member.client.patch('/api/brand', { locked: false }),
      await putLogo(member, logoOf('#00ff00')),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('locked')]);
    }
    expect(await logoOnFilm(member)).toMatchObject({ size: 'large', width: 200 });
    expect(await logoOnFilm(member, { showLogo: false })).toMatchObject({ size: 'large', width: 200 });
    // What the member had is theirs again once it is unlocked.
    await owner.client.patch('/api/brand', { locked: false });
    expect(await logoOnFilm(member)).toMatchObject({ size: 'small', width: 90 });
  });

  it('does not see whose kit is not theirs: another studio’s, or a colleague’s [B213]', async () => {
    const [one, other] = [await studio(), await studio()];
    expect((await one.member.client.get(other.logo.url)).status).toBe(404);
    expect((await one.owner.client.get(other.logo.url)).status).toBe(404);
    const own = (await putLogo(one.member, logoOf('#00ff00'))).body.kit.logo;
    expect((await one.owner.client.get(own.url)).status).toBe(404);
  });
});

describe('rights over time', () => {
  it('whoever leaves the team has its logo no longer, from the next film on [B214]', async () => {
    const { owner, member, seat, logo } = await studio();
    expect(await logoOnFilm(member)).not.toBeNull();
    expect((await owner.client.delete(`/api/studio/team/${seat.id}`)).status).toBe(200);
    expect(await logoOnFilm(member)).toBeNull();
    expect((await member.client.get(logo.url)).status).toBe(404);
    expect((await member.client.get('/api/brand')).body).toMatchObject({
      included: false,
      studio: null,
      locked: false,
    });
    // With a plan of their own the studio's logo is not back.
    await server.services.db.update(users).set({ role: 'pro' }).where(eq(users.id, member.id));
    expect(await logoOnFilm(member)).toBeNull();
  });

  it('a film that was asked for as a member and is composed after leaving bears no logo [B214]', async () => {
    const { owner, member, seat } = await studio();
    const { body } = await generate(member.client, { videoSettings: settings({ text: 'Between' }) });
    await owner.client.delete(`/api/studio/team/${seat.id}`);
    const { textOverlayPublicId } = body;
    const composed = await member.client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 1 });
    expect(composed.status).toBe(200);
    const rows = await server.services.db.select().from(films).where(eq(films.status, 'done'));
    expect(rows.some(({ plan }) => plan.logo)).toBe(false);
  });

  it('a plan that ended keeps the kit and uses it no more; with a plan it is back [B214]', async () => {
    const { db } = server.services;
    const person = await createUser(server, { role: 'pro', subscriptionStatus: 'pro' });
    await putLogo(person, logoOf('#0000ff', 120, 120));
    expect(await logoOnFilm(person)).toMatchObject({ width: 120 });
    await db.update(users).set({ role: 'user', subscriptionStatus: 'canceled' }).where(eq(users.id, person.id));
    expect(await logoOnFilm(person)).toBeNull();
    const { body } = await person.client.get('/api/brand');
    expect(body).toMatchObject({ included: false, own: { logo: { width: 120 } } });
    expect((await person.client.get(body.own.logo.url)).status).toBe(200);
    expect((await person.client.patch('/api/brand', { logoSize: 'small' })).status).toBe(403);
    await db.update(users).set({ role: 'pro', subscriptionStatus: 'pro' }).where(eq(users.id, person.id));
    expect(await logoOnFilm(person)).toMatchObject({ width: 120 });
  });

  it('whoever has no plan any more can still take their logo out [B214]', async () => {
    const person = await createUser(server, { role: 'pro' });
    await putLogo(person, logoOf('#0000ff'));
    await server.services.db.update(users).set({ role: 'user' }).where(eq(users.id, person.id));
    expect((await person.client.delete('/api/brand/logo')).body.own.logo).toBeNull();
  });

  it('a team whose owner’s plan ended has no kit of it [B214]', async () => {
    const { owner, member } = await studio();
    await owner.client.patch('/api/brand', { locked: true });
    await server.services.db
      .update(users)
      .set({ role: 'pro', subscriptionStatus: 'pro' })
      .where(eq(users.id, owner.id));
    expect((await member.client.get('/api/brand')).body).toMatchObject({
      studio: null,
      locked: false,
      kit: { logo: null },
    });
    expect(await logoOnFilm(member)).toBeNull();
  });
});
