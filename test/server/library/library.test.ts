import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clips } from '../../../src/server/db/schema/library.ts';
import { seedStarterLibrary } from '../../../src/server/features/library/actions.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('the first start fills the library with eight loops, and later ones change nothing', async () => {
  const { services } = server;
  const { client } = await createUser(server);
  expect((await client.get('/api/background-videos')).body).toMatchObject({ universal: [], personal: [], clips: [] });

  // Two processes that start together.
  await Promise.all([seedStarterLibrary(services), seedStarterLibrary(services)]);
  const { universal, personal, clips: own } = (await client.get('/api/background-videos')).body;
  expect([universal.length, personal, own]).toEqual([8, [], []]);
  expect(new Set(universal.map((clip: { title: string }) => clip.title)).size).toBe(8);
  for (const clip of universal) {
    expect(clip).toMatchObject({
      libraryType: 'universal',
      publicId: expect.stringMatching(/^universal\/[0-9a-f]{32}$/),
    });
    expect(clip.duration).toBeGreaterThanOrEqual(5);
    const [film, poster, preview] = await Promise.all(
      [clip.url, clip.posterUrl, clip.previewUrl].map((url) => server.client().get(url)),
    );
    expect([film!.status, poster!.status, preview!.status]).toEqual([200, 200, 200]);
    expect(film!.bytes.length).toBeGreaterThan(preview!.bytes.length);
    expect(Buffer.from(poster!.bytes.subarray(0, 2)).toString('hex')).toBe('ffd8');
  }

  // An admin's deletion is not undone by the next start.
  await services.db.delete(clips).where(eq(clips.publicId, universal[0].publicId));
  await seedStarterLibrary(services);
  expect((await client.get('/api/background-videos')).body.universal).toEqual(universal.slice(1));
});
