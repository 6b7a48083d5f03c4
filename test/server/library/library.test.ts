import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOOK_IDS, LOOKS } from '../../../src/scene/looks.ts';
import { clips, startersGiven } from '../../../src/server/db/schema/library.ts';
import { seedStarterLibrary } from '../../../src/server/features/library/actions.ts';
import { readStarterBackgrounds } from '../../../src/server/media/ingest/starter.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(clips);
  await server.services.db.delete(startersGiven);
});

const loops = await readStarterBackgrounds();

it('the first start fills the library with our loops, and later ones change nothing [T2.3]', async () => {
  const { services } = server;
  const { client } = await createUser(server);
  expect((await client.get('/api/background-videos')).body).toMatchObject({ universal: [], personal: [], clips: [] });

  // Two processes that start together.
  await Promise.all([seedStarterLibrary(services), seedStarterLibrary(services)]);
  const { universal, starter, personal, clips: own } = (await client.get('/api/background-videos')).body;
  expect(universal).toContainEqual(starter);
  expect(starter.title).toBe('Studio at Dusk');
  const wanted = LOOK_IDS.flatMap((id) => LOOKS[id].background ?? []);
  expect(
    universal.map(({ slug }: { slug: string | null }) => slug),
    'by which looks find them',
  ).toEqual(expect.arrayContaining(wanted));
  expect([personal, own]).toEqual([[], []]);
  expect(universal.map(({ title, tags }: { title: string; tags: string[] }) => [title, tags])).toEqual(
    loops.map(({ title, tags }) => [title, tags]),
  );
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

describe('an update', () => {
  const PATH = '/api/background-videos';
  const titles = async (): Promise<string[]> => {
    const { client } = await createUser(server);
    return (await client.get(PATH)).body.universal.map(({ title }: { title: string }) => title);
  };
  const OLD = ['Spotlight Smoke', 'Neon Rings', 'Gold Dust', 'Velvet Waves', 'Stage Lights', 'Bokeh Night'];
  OLD.push('Midnight Glow', 'Mirror Ball');

  /** An installation from before there was a note of what it was given, after the migration that begins it. */
  async function beforeNotes(): Promise<void> {
    const { db } = server.services;
    await seedStarterLibrary(server.services);
    await db.update(clips).set({ tags: [], survey: null, position: sql`100 - ${clips.position}` });
    await db.delete(clips).where(notInArray(clips.title, OLD));
    await db.delete(startersGiven);
    const file = join(import.meta.dirname, '../../../src/server/db/migrations/0020_starters-given.sql');
    const note = (await readFile(file, 'utf8')).split('--> statement-breakpoint').at(-1)!;
    await db.execute(sql.raw(note));
  }

  it('brings the loops that are new, in the library’s order, and what was measured of the old ones [B240]', async () => {
    await beforeNotes();
    await Promise.all([seedStarterLibrary(server.services), seedStarterLibrary(server.services)]);
    const { client } = await createUser(server);
    const { universal } = (await client.get(PATH)).body;
    expect(universal.map(({ title, tags }: { title: string; tags: string[] }) => [title, tags])).toEqual(
      loops.map(({ title, tags }) => [title, tags]),
    );
    for (const { survey } of universal) expect(survey).not.toBeNull();
  });

  it('does not bring back what an admin deleted, before it or after it [B240]', async () => {
    const { db } = server.services;
    await beforeNotes();
    await db.delete(clips).where(eq(clips.title, 'Gold Dust'));
    await seedStarterLibrary(server.services);
    expect(await titles()).toEqual(loops.map(({ title }) => title).filter((title) => title !== 'Gold Dust'));
    await db.delete(clips);
    await seedStarterLibrary(server.services);
    expect(await titles()).toEqual([]);
  });

  it('leaves a library alone that holds none of our loops any more [B240]', async () => {
    const { db } = server.services;
    await beforeNotes();
    const [own] = await db.select().from(clips).limit(1);
    await db.delete(clips).where(inArray(clips.title, OLD));
    await db.insert(clips).values({ ...own!, publicId: `universal/${'0'.repeat(32)}`, title: 'Our hall' });
    await seedStarterLibrary(server.services);
    await seedStarterLibrary(server.services);
    expect(await titles()).toEqual(['Our hall']);
  });
});
