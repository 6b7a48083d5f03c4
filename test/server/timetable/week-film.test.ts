import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { WeekFilm } from '../../../src/contract/week.ts';
import { defaultPromo } from '../../../src/scene/promo.ts';
import { films, renders } from '../../../src/server/db/schema/renders.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { contentOf } from '../../promo.ts';
import { weekOf } from '../../scene/lists.ts';
import { type SharedServer, sharedServer } from '../../server.ts';
import { addDoneRender } from '../renders/fixtures.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});
const read = async ({ client }: TestUser) => (await client.get('/api/week/video')).body.video as WeekFilm | null;
const listOf = (print: string) => ({ ...weekOf(3), week: { from: '2026-11-30', print } });

it('the latest promo of a week takes the new list and has its video made; what was changed elsewhere stays [B874]', async () => {
  const user = await createUser(server, { role: 'pro' });
  expect(await read(user)).toBeNull();
  const put = async (promo: object, renderId: string | null = null) => {
    const id = randomUUID();
    const ticket = renderId && { renderId, overlayId: null, watermark: false };
    const before = unpackContent(contentOf({ ticket: ticket || null }))!;
    const content = packContent({ ...before, promo: { ...defaultPromo, text: '', ...promo } });
    const answer = await user.client.put(`/api/promos/${id}`, { version: 0, content });
    expect(answer.status, answer.text).toBe(200);
    return id;
  };
  const promoId = await put({ list: listOf('then') }, await addDoneRender(server, user.id));
  // Neither a list of prices, nor a text that says the same words, is one of a week.
  await put({ list: weekOf(2) });
  await put({ text: '"week":{"from":"2026-11-30"}' });
  const found = await read(user);
  expect(found).toMatchObject({ promoId, version: 1, list: { week: { print: 'then' } }, film: { state: 'ready' } });

  const renew = (version: number, whose = user) =>
    whose.client.put(`/api/week/video/${promoId}`, { version, list: JSON.stringify(listOf('now')) });
  expect((await renew(7)).status).toBe(409);
  expect((await renew(1, await createUser(server, { role: 'pro' }))).status).toBe(404);
  const answer = await renew(1);
  expect(answer.status, answer.text).toBe(200);
  const renewed = await read(user);
  expect(renewed).toMatchObject({ promoId, version: 2, list: { week: { print: 'now' } } });
  expect(['making', 'ready']).toContain(renewed!.film.state);
});

it('a video that the server makes of a kept promo has the booking link of now as its QR code, and none where there is none [B908]', async () => {
  const user = await createUser(server, { role: 'pro' });
  const promoId = randomUUID();
  const before = unpackContent(contentOf())!;
  const promo = { ...defaultPromo, text: '', list: listOf('then'), code: 'https://old.example' };
  await user.client.put(`/api/promos/${promoId}`, { version: 0, content: packContent({ ...before, promo }) });
  let version = 1;
  const codeNow = async () => {
    const list = JSON.stringify(listOf(`print ${version}`));
    const answer = await user.client.put(`/api/week/video/${promoId}`, { version: version++, list });
    expect(answer.status, answer.text).toBe(200);
    const { content } = (await user.client.get(`/api/promos/${promoId}`)).body;
    const { ticket, promo: kept } = unpackContent(content)!;
    // What is kept says that there is to be one.
    expect(kept.code).toBe('https://old.example');
    const [row] = await server.services.db
      .select({ plan: films.plan })
      .from(films)
      .innerJoin(renders, eq(renders.filmKey, films.key))
      .where(eq(renders.id, ticket!.renderId));
    return row!.plan.code?.settings.code ?? null;
  };
  expect(await codeNow()).toBeNull();
  await user.client.patch('/api/booking-links', { link: 'new.example/book' });
  expect(await codeNow()).toBe('https://new.example/book');
});
