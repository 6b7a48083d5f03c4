import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../../src/contract/timetable.ts';
import type { Client } from '../../client.ts';
import { OURS } from '../../entry.ts';
import type { TestUser } from '../../factories.ts';
import type { FakeAccount, FakeInstagram } from '../../fakes/instagram.ts';
import { contentOf } from '../../promo.ts';
import type { TestServer } from '../../server.ts';

export { addFakeAccount } from '../../fakes/instagram.ts';

/** Environment variables that make the fake the server's Instagram. */
export const envOf = ({ url }: FakeInstagram) => ({
  ...{ INSTAGRAM_APP_ID: '990602627938098', INSTAGRAM_APP_SECRET: 'the app’s secret', INSTAGRAM_API_BASE: url },
});

export const SCOPES = 'instagram_business_basic,instagram_business_content_publish,instagram_business_manage_insights';

/** Begins to connect, as a browser does. @returns the state that Instagram is given */
export async function begin({ client }: TestUser): Promise<URL> {
  const { body, status, text } = await client.post('/api/instagram/connect');
  if (status !== 200) throw new Error(text);
  return new URL(body.address);
}

/** The person says yes at Instagram; the browser that comes back is `client`. @returns how it has ended */
export async function comeBack(
  fake: FakeInstagram,
  client: Client,
  state: string,
  account: FakeAccount,
  scopes = SCOPES,
) {
  const code = randomUUID();
  fake.codes.set(code, { account: account.id, scopes });
  const answer = await client.get(`/api/instagram/callback?${new URLSearchParams({ code, state })}`);
  return { code, answer, outcome: /^\/week\?instagram=(\w+)$/.exec(answer.headers.get('location') ?? '')?.[1] };
}

export async function connect(
  fake: FakeInstagram,
  user: TestUser,
  account: FakeAccount,
  scopes = SCOPES,
): Promise<void> {
  const state = (await begin(user)).searchParams.get('state')!;
  const { outcome, answer } = await comeBack(fake, user.client, state, account, scopes);
  if (outcome !== 'connected') throw new Error(`${outcome} ${answer.text}`);
}

/** A film of this person's that is done. @returns its render */
async function addFilm({ services: { db, storage } }: TestServer, userId: string): Promise<string> {
  const [renderId, key] = [randomUUID(), randomUUID()];
  const plan = JSON.stringify({ kind: 'film', duration: 15, watermark: false, drawn: null });
  await storage.put(`films/${key}`, Buffer.from('a film'), OURS);
  await db.execute(sql`insert into films (key, public_id, plan, status, storage_key, bytes, finished_at)
    values (${key}, ${`renders/${key}`}, ${plan}::jsonb, 'done', ${`films/${key}`}, 6, now())`);
  await db.execute(sql`insert into renders (id, user_id, film_key) values (${renderId}, ${userId}, ${key})`);
  return renderId;
}

/** A promo that belongs to no class, whose film is done. @returns its id */
export async function addPromo(server: TestServer, { client, id }: TestUser): Promise<string> {
  const promoId = randomUUID();
  const ticket = { renderId: await addFilm(server, id), overlayId: null, watermark: false };
  const content = contentOf({ text: 'Workshop **in May**', origin: 'written', ticket });
  const { status, text } = await client.put(`/api/promos/${promoId}`, { version: 0, content });
  if (status !== 200) throw new Error(text);
  return promoId;
}

/** A class in a few days whose promo has a film that is done, posted a day before at 18:00. */
export async function addPlanned(server: TestServer, { client, id }: TestUser): Promise<Shown> {
  const entry = { classType: 'Spin Basics', schedule: 'Every Sunday', time: '19:00' };
  await client.put(`/api/timetable/entries/${randomUUID()}`, { entry, zone: 'Europe/Berlin' });
  await client.put('/api/timetable/post-rule', { rule: { daysBefore: 1, time: '18:00' } });
  const shown = await shownTo(client);
  const { promoId } = (await client.post(pathOf(shown, 'promo'))).body;
  const renderId = await addFilm(server, id);
  const { version, content: kept } = (await client.get(`/api/promos/${promoId}`)).body;
  const content = unpackContent(kept)!;
  const written = { ...content, origin: 'written' as const, promo: { ...content.promo, text: 'Spin **with** us' } };
  const ticket = { renderId, overlayId: null, watermark: false };
  await client.put(`/api/promos/${promoId}`, { version, content: packContent({ ...written, ticket }) });
  return shownTo(client);
}

export const shownTo = async (client: Client): Promise<Shown> =>
  ((await client.get('/api/timetable?firstDay=1')).body as Timetable).days
    .flatMap(({ occurrences }) => occurrences.filter(({ isGone }) => !isGone))
    .at(-1)!;

export const pathOf = ({ entryId, of }: Shown, what: string) => `/api/timetable/entries/${entryId}/days/${of}/${what}`;
export const postPath = ({ entryId, of }: Shown) => `/api/instagram/classes/${entryId}/days/${of}`;
