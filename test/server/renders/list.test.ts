import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpackContent } from '../../../src/contract/promos.ts';
import { type Promo, promoSchema } from '../../../src/scene/promo.ts';
import { createUser } from '../../factories.ts';
import { greyFrame, probeFilm } from '../../media/inspect.ts';
import { contentOf } from '../../promo.ts';
import { weekOf } from '../../scene/lists.ts';
import { startServer, type TestServer } from '../../server.ts';
import { generate, makeFilm, saved } from './fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
});
afterAll(() => server.close());

const week = weekOf(16);
const promo: Promo = promoSchema.parse({ list: week, header: 'Sky Studio', videoDuration: 6, animationType: 'none' });

it('a list is saved as it was sent, and its film has all of its pages [B835 B836]', async () => {
  const { client } = await createUser(server, { role: 'pro' });
  const content = { ...unpackContent(contentOf({ text: '' }))!, promo };
  const id = crypto.randomUUID();
  expect((await client.put(`/api/promos/${id}`, { version: 0, content: JSON.stringify(content) })).status).toBe(200);
  const kept = await client.get(`/api/promos/${id}`);
  expect(unpackContent((kept.body as { content: string }).content)?.promo.list).toEqual(week);

  const { videoUrl } = await makeFilm(client, JSON.stringify(promo));
  const pictures = await saved(client, videoUrl, async (file) => {
    expect((await probeFilm(file)).frames).toBe(180);
    const at = [0.5, 2.5, 3.5, 5.5].map((second) => greyFrame(file, second));
    return (await Promise.all(at)).map((frame) => [...frame].map((level) => level >= 160));
  });
  const differ = (one: number, other: number) => pictures[one]!.filter((on, i) => on !== pictures[other]![i]).length;
  // Each page stands still, and the second is another one than the first.
  expect(Math.max(differ(0, 1), differ(2, 3))).toBeLessThan(200);
  expect(differ(1, 2)).toBeGreaterThan(2000);
});

it('lists that differ only on a later page are two films [B836]', async () => {
  const { client } = await createUser(server, { role: 'pro' });
  // Figures are equally wide, so that the first page stays as it is.
  const last = week.groups.at(-1)!;
  const other = {
    ...week,
    groups: [...week.groups.slice(0, -1), { ...last, rows: last.rows.map((row) => ({ ...row, lead: '10:45' })) }],
  };
  const made = await Promise.all(
    [week, other].map((list) => generate(client, { videoSettings: JSON.stringify({ ...promo, list }) })),
  );
  expect(new Set(made.map(({ body }) => (body as { textOverlayPublicId: string }).textOverlayPublicId)).size).toBe(2);
});
