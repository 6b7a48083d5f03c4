import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BANDS } from '../../../src/scene/bands.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

const PATH = '/api/background-videos';
const hex = (digit: string) => digit.repeat(32);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.db.delete(clips));

function add(publicId: string, title: string, userId: string | null, position: number) {
  const storageKey = `clips/${publicId}.mp4`;
  const keys = { storageKey, posterKey: `${storageKey}.jpg`, previewKey: `${storageKey}.small.mp4` };
  return server.services.db
    .insert(clips)
    .values({ publicId, title, userId, position, duration: 12.5, hasAudio: false, ...keys });
}

it('lists universal backgrounds in the library’s order [T3.1 T5.7]', async () => {
  await add(`universal/${hex('b')}`, 'Gold dust', null, 2);
  await add(`universal/${hex('a')}`, 'Neon rings', null, 1);
  const { client } = await createUser(server);
  const { status, body } = await client.get(PATH);
  expect(status).toBe(200);
  expect(body).toMatchObject({ personal: [], clips: [] });
  expect(body.universal.map(({ title }: { title: string }) => title)).toEqual(['Neon rings', 'Gold dust']);
  expect(body.starter, 'without our own, the first one').toEqual(body.universal[0]);
  expect(body.universal[0]).toEqual({
    id: expect.any(String),
    publicId: `universal/${hex('a')}`,
    url: `/media/video/upload/universal/${hex('a')}.mp4`,
    posterUrl: `/media/video/upload/universal/${hex('a')}.jpg`,
    previewUrl: `/media/video/upload/w_270/universal/${hex('a')}.mp4`,
    title: 'Neon rings',
    duration: 12.5,
    libraryType: 'universal',
    sourceId: null,
    hasAudio: false,
    survey: null,
    slug: null,
    tags: [],
  });
});

it('shows a person’s own clips only to that person', async () => {
  const [owner, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  await add(`user-videos/${owner.id}/${hex('c')}`, 'My class', owner.id, 0);
  expect((await owner.client.get(PATH)).body).toMatchObject({
    universal: [],
    clips: [{ title: 'My class', libraryType: 'personal' }],
  });
  expect((await other.client.get(PATH)).body).toEqual({
    universal: [],
    starter: null,
    personal: [],
    clips: [],
    studio: null,
    uploads: [],
    quota: { usedBytes: 0, limitBytes: 5_000_000_000 },
  });
});

it('lists a library without what only the clip that is chosen needs, and says that of one [B680]', async () => {
  const [owner, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
  const bands = (value: number) => Array.from({ length: BANDS }, () => value);
  const survey = [{ movement: bands(1), detail: bands(2), dark: bands(3), light: bands(4) }];
  const [own, everybodys] = [`user-videos/${owner.id}/${hex('d')}`, `universal/${hex('e')}`];
  await add(own, 'My class', owner.id, 0);
  await add(everybodys, 'Gold dust', null, 0);
  await server.services.db.update(clips).set({ survey });
  const { universal, clips: listed } = (await owner.client.get(PATH)).body;
  expect(universal, 'looks choose from these at once').toMatchObject([{ survey }]);
  expect(listed[0]).not.toHaveProperty('survey');
  const of = (publicId: string) => `${PATH}/survey?publicId=${encodeURIComponent(publicId)}`;
  for (const publicId of [own, everybodys])
    expect(await owner.client.get(of(publicId))).toMatchObject({ status: 200, body: { survey } });
  for (const publicId of [own, `universal/${hex('f')}`, '../../x'])
    expect(await other.client.get(of(publicId))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await server.client().get(of(own))).status).toBe(401);
});

it('is not for visitors', async () => {
  expect((await server.client().get(PATH)).status).toBe(401);
});
