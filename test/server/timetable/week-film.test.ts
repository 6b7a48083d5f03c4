import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { WeekFilm } from '../../../src/contract/week.ts';
import { defaultPromo } from '../../../src/scene/promo.ts';
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
