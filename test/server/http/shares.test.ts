import { createCanvas, ImageData } from '@napi-rs/canvas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { costOf } from '../../../src/contract/costs.ts';
import { listPromos } from '../../../src/contract/promos.ts';
import { defaultPromo } from '../../../src/scene/promo.ts';
import { promos } from '../../../src/server/db/schema/promos.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { memory, quick, slots } from '../../../src/server/shares.ts';
import type { Answer } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { contentOf } from '../../promo.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(() => server.services.db.delete(rateLimits));

const lines = { short: slots.short, long: slots.long, quick, memory };
const nothingHeld = () =>
  expect
    .poll(() => Object.values(lines).map(({ given, waiting }) => [given, waiting]), SOON)
    .toEqual(Array(4).fill([0, 0]));
/** In which order answers come. */
function inOrder(): { note: (name: string) => (answer: Answer) => Answer; came: string[] } {
  const came: string[] = [];
  const note = (name: string) => (answer: Answer) => {
    came.push(name);
    return answer;
  };
  return { came, note };
}
const settings = (text: string) => JSON.stringify({ ...defaultPromo, text });
const generate = ({ client }: TestUser, fields: Record<string, string | Blob>) =>
  client.multipart('/api/generate-video', fields);

async function noisyFrame(): Promise<Blob> {
  const canvas = createCanvas(540, 960);
  const pixels = new Uint8ClampedArray(4 * 540 * 960);
  for (let at = 0; at < 540 * 4 * 60; at += 65_536) crypto.getRandomValues(pixels.subarray(at, at + 65_536));
  canvas.getContext('2d').putImageData(new ImageData(pixels, 540, 960), 0, 0);
  return new Blob([new Uint8Array(await canvas.encode('png'))], { type: 'image/png' });
}

it('A10: one account’s posted frames do not stand before somebody else’s text [A10 B390]', async () => {
  const [greedy, other] = [await createUser(server), await createUser(server)];
  const image = await noisyFrame();
  const { came, note } = inOrder();
  const frames = Array.from({ length: 24 }, (_, n) =>
    generate(greedy, { image, videoSettings: settings(`${n}`) }).then(note('greedy')),
  );
  await expect.poll(() => slots.short.waiting, SOON).toBeGreaterThan(8);
  const waiting = slots.short.waiting;
  const answer = await generate(other, { videoSettings: settings('My class') }).then(note('other'));
  expect(answer.status).toBe(200);
  const answers = await Promise.all(frames);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Those that waited when the other came are drawn after it, but for what was begun and what a moment more lets through.
  expect(came.length - came.indexOf('other')).toBeGreaterThan(waiting - 4);
  await nothingHeld();
});

it('A18: one person’s slow logos do not stand before somebody else’s [A18 B390]', async () => {
  const [greedy, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  const filters = '<feTurbulence baseFrequency="0.9" numOctaves="8"/><feGaussianBlur stdDeviation="30"/>'.repeat(2);
  const svg = (inside: string) =>
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500">${inside}</svg>`], {
      type: 'image/svg+xml',
    });
  const slow = svg(`<filter id="f">${filters}</filter><rect width="500" height="500" filter="url(#f)"/>`);
  const { came, note } = inOrder();
  const put = ({ client }: TestUser, logo: Blob) => client.multipart('/api/brand/logo', { logo });
  const logos = Array.from({ length: 5 }, () => put(greedy, slow).then(note('greedy')));
  await expect.poll(() => slots.long.waiting, SOON).toBe(4);
  const answer = await put(other, svg('<circle cx="250" cy="250" r="200" fill="#f0f"/>')).then(note('other'));
  expect(answer.status).toBe(200);
  await Promise.all(logos);
  expect(came.indexOf('other')).toBeLessThanOrEqual(1);
  await nothingHeld();
});

it('a caller who goes away leaves every line [A12 B390]', async () => {
  const { client } = await createUser(server);
  const image = await noisyFrame();
  const gone = new AbortController();
  const frames = Array.from({ length: 12 }, (_, n) =>
    client.multipart('/api/generate-video', { image, videoSettings: settings(`left ${n}`) }, { signal: gone.signal }),
  );
  await expect.poll(() => slots.short.waiting, SOON).toBeGreaterThan(2);
  gone.abort();
  await Promise.allSettled(frames);
  await nothingHeld();
});

it('A11: a shelf of promos as large as they may be answers with what their cards show [A11 B390]', async () => {
  const { id: userId, client } = await createUser(server);
  const text = 'a text that nobody reads '.repeat(790);
  const saved = await client.put(`/api/promos/${crypto.randomUUID()}`, {
    version: 0,
    content: contentOf({ text, replacedText: 'what stood there before '.repeat(600) }),
  });
  expect(saved.status).toBe(200);
  await server.services.db.execute(sql`insert into ${promos} (id, user_id, content, sketch)
    select gen_random_uuid()::text, user_id, content, sketch from ${promos}, generate_series(1, 30) where user_id = ${userId}`);
  const answer = await client.get('/api/promos');
  expect(answer.body.promos).toHaveLength(24);
  expect(Object.keys(answer.body.promos[0]).sort()).toEqual(['film', 'id', 'sketch', 'title', 'updatedAt', 'version']);
  expect(answer.bytes.length).toBeLessThan(costOf(listPromos).answers);
  const whole = await client.get(`/api/promos/${answer.body.promos[0].id}`);
  expect(JSON.parse(whole.body.content).promo.text).toBe(text);
  await nothingHeld();
});

it('promos that were saved before there were sketches are on the shelf as well [B390]', async () => {
  const { id: userId, client } = await createUser(server);
  await server.services.db
    .insert(promos)
    .values({ id: crypto.randomUUID(), userId, content: contentOf({ text: 'Old' }) });
  const [promo] = (await client.get('/api/promos')).body.promos;
  expect(JSON.parse(promo.sketch).promo.text).toBe('Old');
});

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const login = (ip: string, email: string, password: string) =>
  server.client().post('/api/auth/login', { email, password }, from(ip));

it('A15: all addresses of a /64 are one network: ten wrong passwords, twenty new accounts [A15 B391]', async () => {
  const { email, password } = await createUser(server);
  const guesses: number[] = [];
  for (let n = 1; n <= 12; n++) guesses.push((await login(`2001:db8:1:2::${n}`, email, `wrong ${n}`)).status);
  expect(guesses).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await login('2001:db8:9:9::1', email, password)).status).toBe(200);
  const register = (n: number, ip: string) =>
    server
      .client()
      .post(
        '/api/auth/register',
        { email: `n${n}-${crypto.randomUUID()}@example.com`, password: 'correct horse' },
        from(ip),
      );
  const statuses: number[] = [];
  for (let n = 1; n <= 22; n++) statuses.push((await register(n, `2001:db8:5:6:${n}::1`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await register(23, '2001:db8:5:7::1')).status).toBe(200);
});

it('A15: an account at which is guessed from many networks answers later, and its owner still gets in [A15 B391]', async () => {
  const { email, password } = await createUser(server);
  await server.services.db.insert(rateLimits).values({
    ...{ key: `wrong-passwords ${email}`, count: 28 },
    resetsAt: new Date(Date.now() + 600_000),
  });
  const began = performance.now();
  expect((await login('192.0.2.1', email, password)).status).toBe(200);
  // The 29th guess, of which 20 are free.
  expect(performance.now() - began).toBeGreaterThanOrEqual(9 * 250);
  // The one that gets in starts anew.
  expect(await server.services.db.$count(rateLimits, eq(rateLimits.key, `wrong-passwords ${email}`))).toBe(0);
});
