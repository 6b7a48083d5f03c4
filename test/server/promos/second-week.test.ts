import { createCanvas, loadImage } from '@napi-rs/canvas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PromoContent, unpackContent } from '../../../src/contract/promos.ts';
import { FILM } from '../../../src/scene/frame.ts';
import type { Promo } from '../../../src/scene/promo.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { films, overlays } from '../../../src/server/db/schema/renders.ts';
import { sweepRenders } from '../../../src/server/features/renders/sweep-films.ts';
import { drawFrame } from '../../../src/server/media/film/draw-frame.ts';
import { forNextWeek } from '../../../src/web/features/promos/next-week.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { greyFrame } from '../../media/inspect.ts';
import { contentOf } from '../../promo.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip, generate, makeFilm, saved } from '../renders/fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

const TODAY = '2026-12-01';
const read = (content: string): PromoContent => unpackContent(content)!;
/** Last week's promo, for a film of one second that does not move. */
function lastWeeks(text = 'Thursday, November 26\n\n7:00 PM'): PromoContent {
  const content = read(contentOf({ text, form: { date: '2026-11-26' } }));
  return { ...content, promo: { ...content.promo, fontSize: 'text-2xl', videoDuration: 1, animationType: 'none' } };
}

/** Which pixels of the painter's picture are letters. */
async function lettersOf(promo: Promo): Promise<boolean[]> {
  const canvas = createCanvas(FILM.width, FILM.height);
  const context = canvas.getContext('2d');
  context.fillRect(0, 0, FILM.width, FILM.height);
  context.drawImage(await loadImage(await drawFrame(promo, { hasBackground: false })), 0, 0);
  const { data } = context.getImageData(0, 0, FILM.width, FILM.height);
  return Array.from({ length: FILM.width * FILM.height }, (_, i) => data[4 * i + 1]! >= 160);
}

/** Of the pixels in which two pictures differ, the share in which the film agrees with the first. */
function agreement(shown: readonly boolean[], one: readonly boolean[], other: readonly boolean[]): number {
  const differing = one.flatMap((on, i) => (on === other[i] ? [] : [i]));
  return differing.filter((i) => shown[i] === one[i]).length / differing.length;
}

it('next week’s film shows next week’s date: its picture is the painter’s, and not last week’s [B133]', async () => {
  const { client } = await createUser(server, { role: 'pro' });
  const last = lastWeeks();
  const next = forNextWeek(last, TODAY);
  expect(next.promo.text).toBe('Thursday, December 3\n\n7:00 PM');
  const { videoUrl } = await makeFilm(client, JSON.stringify(next.promo));
  const shown = await saved(client, videoUrl, async (file) =>
    [...(await greyFrame(file, 0.5))].map((level) => level >= 160),
  );
  const [right, wrong] = [await lettersOf(next.promo), await lettersOf(last.promo)];
  expect(right.filter(Boolean).length).toBeGreaterThan(500);
  expect(agreement(shown, right, wrong)).toBeGreaterThan(0.9);
});

const sweep = () => sweepRenders(server.services, { log: server.services.log, signal: new AbortController().signal });

/** Everything of the person's was last asked for that long ago. */
async function pass(days: number): Promise<void> {
  const usedAt = sql`now() - make_interval(days => ${days})`;
  await server.services.db.update(films).set({ usedAt });
  await server.services.db.update(overlays).set({ usedAt });
}

async function savePromo({ client }: TestUser, content: PromoContent, renderId: string) {
  const id = crypto.randomUUID();
  const ticket = { renderId, overlayId: null, watermark: false };
  const saving = await client.put(`/api/promos/${id}`, { version: 0, content: JSON.stringify({ ...content, ticket }) });
  expect(saving.status).toBe(200);
  return async () => {
    const { promos } = (await client.get('/api/promos')).body;
    return promos.find((promo: { id: string }) => promo.id === id).film as { state: string; counted: boolean };
  };
}

it('after 91 days a film is made again from its promo: one that nobody downloaded counts then, a downloaded one is still there and free [B134]', async () => {
  const person = await createUser(server);
  const { client } = person;
  const [never, had] = [lastWeeks('Never downloaded'), lastWeeks('Downloaded')];
  const make = ({ promo }: PromoContent) => makeFilm(client, JSON.stringify(promo));
  const count = async (renderId: string) => (await client.post('/api/downloads', { renderId })).body.downloadCount;
  const [first, second] = [await make(never), await make(had)];
  const [neverOn, hadOn] = [
    await savePromo(person, never, first.renderId),
    await savePromo(person, had, second.renderId),
  ];
  expect(await count(second.renderId)).toBe(1);

  await pass(91);
  await sweep();
  expect(await neverOn()).toMatchObject({ state: 'gone', counted: false });
  expect(await hadOn()).toMatchObject({ state: 'ready', counted: true });
  expect((await client.get(first.videoUrl)).status).toBe(404);
  expect((await client.get(second.videoUrl)).status).toBe(200);

  const again = await make(never);
  expect((await client.get(again.videoUrl)).status).toBe(200);
  expect(await count(again.renderId)).toBe(2);
  expect(await count(again.renderId), 'once').toBe(2);
  expect((await make(had)).renderId, 'the same film').toBe(second.renderId);
  expect(await count(second.renderId)).toBe(2);
});

it('if its background is gone by then, that is said where it is asked for [B134]', async () => {
  const { client } = await createUser(server);
  const publicId = await addClip(server, [{ grey: 90, hertz: 440 }]);
  const { promo } = lastWeeks('Over a clip');
  await makeFilm(client, JSON.stringify(promo), publicId);
  await pass(91);
  await sweep();
  await server.services.db.delete(clips).where(eq(clips.publicId, publicId));
  const refused = await generate(client, { videoSettings: JSON.stringify(promo), backgroundPublicId: publicId });
  expect(refused.status).toBe(404);
  expect(refused.body.fields).toHaveProperty('backgroundPublicId');
  expect((await makeFilm(client, JSON.stringify(promo))).videoUrl).toBeTruthy();
});
