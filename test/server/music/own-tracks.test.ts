import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_MUSIC } from '../../../src/contract/music.ts';
import { ownTracks } from '../../../src/server/db/schema/music.ts';
import { deleteFilesOf } from '../../../src/server/features/renders/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { meanVolume } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { generate, makeFilm, saved, settings } from '../renders/fixtures.ts';

const run = promisify(execFile);
let server: TestServer;
let pro: TestUser;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-music-'));
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A second of silence, then a tone: what is played from the third second on is loud. */
const SOUND = "aevalsrc='if(lt(t,1),0,0.4*sin(2*PI*330*t))':s=44100:d=8";
async function sound(ending: string, source = SOUND, ...more: string[]): Promise<Blob> {
  const file = join(folder, `${crypto.randomUUID()}.${ending}`);
  await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...more, file]);
  return new File([new Uint8Array(await readFile(file))], `My song.${ending}`);
}
const add = ({ client }: TestUser, track: Blob, rights = 'true') => client.multipart('/api/music', { rights, track });
/** The files that are stored of anybody's music. */
async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.services.storage.list('music')) keys.push(key);
  return keys.sort();
}
const shelf = async ({ client }: TestUser) => (await client.get('/api/music')).body.tracks;
const played = (start: number, id: string) => settings({ videoDuration: 2, ownTrack: { id, start } });

describe('a track of her own [B692]', () => {
  test.each(['mp3', 'm4a', 'wav'])(
    '%s is kept, named after its file, heard by her alone, and deleted',
    async (ending) => {
      const person = await createUser(server, { role: 'pro' });
      const before = Date.now();
      const { status, body } = await add(person, await sound(ending));
      expect([status, body.title]).toEqual([200, 'My song']);
      expect(body.duration).toBeCloseTo(8, 0);
      expect(Date.parse(body.confirmedAt)).toBeGreaterThan(before - 5000);
      // Silent at first, then loud.
      expect([body.waveform[0], body.waveform.at(-5) > 0.5]).toEqual([0, true]);
      const heard = await person.client.get(body.url);
      expect(heard.headers.get('content-type')).toBe('audio/mp4');
      expect((await pro.client.get(body.url)).status).toBe(404);
      expect((await pro.client.delete(`/api/music/${body.id}`)).status).toBe(404);
      expect((await pro.client.patch(`/api/music/${body.id}`, { title: 'Mine' })).status).toBe(404);
      await person.client.patch(`/api/music/${body.id}`, { title: 'Warm-up' });
      expect((await shelf(person)).map(({ title }: { title: string }) => title)).toEqual(['Warm-up']);
      expect((await person.client.delete(`/api/music/${body.id}`)).body.tracks).toEqual([]);
      expect((await person.client.get(body.url)).status).toBe(404);
    },
  );

  test('what is no sound, silent, too long or too large is refused in words, and nothing is kept', async () => {
    const person = await createUser(server, { role: 'pro' });
    const before = await files();
    const said = async (track: Blob, rights?: string) => {
      const { status, body } = await add(person, track, rights);
      return [status, body.message];
    };
    const text = new File(['this is no music'], 'song.mp3');
    expect(await said(text)).toEqual([422, expect.stringContaining('no sound that we can read')]);
    const playlist = new File(['ffconcat version 1.0\nfile /etc/passwd\n'], 'song.mp3');
    expect(await said(playlist)).toEqual([422, expect.stringContaining('no sound that we can read')]);
    const silence = await sound('wav', 'anullsrc=r=8000:cl=mono:d=3');
    expect(await said(silence)).toEqual([422, expect.stringContaining('Nothing can be heard')]);
    const long = await sound('mp3', 'sine=f=200:r=8000:d=640', '-b:a', '16k');
    expect(await said(long)).toEqual([422, expect.stringContaining('at most 10 minutes')]);
    const large = new File([new Uint8Array(OWN_MUSIC.fileBytes + 1)], 'song.wav');
    expect(await said(large)).toEqual([413, 'A track has at most 20 MB.']);
    expect(await said(await sound('mp3'), 'maybe')).toEqual([400, expect.any(String)]);
    expect(await shelf(person)).toEqual([]);
    expect(await files()).toEqual(before);
  });

  test('there are at most ten; plans without own uploads have none', async () => {
    const person = await createUser(server, { role: 'pro' });
    const { body } = await add(person, await sound('mp3'));
    const [row] = await server.services.db.select().from(ownTracks).where(eq(ownTracks.id, body.id));
    const others = Array.from({ length: OWN_MUSIC.tracks - 2 }, (_, i) => ({
      ...{ ...row!, id: crypto.randomUUID(), storageKey: `music/none-${i}` },
    }));
    await server.services.db.insert(ownTracks).values(others);
    expect((await add(person, await sound('mp3'))).status).toBe(200);
    expect((await add(person, await sound('mp3'))).status).toBe(409);
    expect(await shelf(person)).toHaveLength(OWN_MUSIC.tracks);
    const free = await createUser(server, { role: 'user' });
    expect((await add(free, await sound('mp3'))).status).toBe(403);
  });
});

test('a film plays it from where she says; once it is deleted her promo is told so, and the film stays [B693]', async () => {
  const { id } = (await add(pro, await sound('mp3'))).body;
  const silent = await makeFilm(pro.client, settings({ videoDuration: 2 }), null);
  const late = await makeFilm(pro.client, played(3, id), null);
  expect((await makeFilm(pro.client, played(3, id), null)).videoUrl).toBe(late.videoUrl);
  const later = await makeFilm(pro.client, played(4, id), null);
  expect(new Set([silent, late, later].map(({ videoUrl }) => videoUrl)).size).toBe(3);
  expect(new Set([silent, late, later].map(({ textOverlayPublicId }) => textOverlayPublicId)).size).toBe(1);
  expect(await saved(pro.client, late.videoUrl, meanVolume)).toBeGreaterThan(-25);
  const stranger = await createUser(server, { role: 'pro' });
  const foreign = await generate(stranger.client, { videoSettings: played(3, id) });
  expect([foreign.status, foreign.body.fields?.music]).toEqual([404, expect.stringContaining('was deleted')]);
  await pro.client.delete(`/api/music/${id}`);
  const again = await generate(pro.client, { videoSettings: played(5, id) });
  expect([again.status, again.body.fields?.music]).toEqual([404, expect.stringContaining('Choose another track')]);
  expect(await saved(pro.client, late.videoUrl, meanVolume)).toBeGreaterThan(-25);
});

test('it is in what she is given of her data, and goes with her account, its file too [B694]', async () => {
  const person = await createUser(server, { role: 'pro' });
  const { id, url } = (await add(person, await sound('m4a'))).body;
  const { music } = (await person.client.get('/api/my-data')).body.data;
  expect(music).toEqual([
    expect.objectContaining({ id, title: 'My song', address: url, confirmedAt: expect.any(String) }),
  ]);
  const before = await files();
  await deleteFilesOf(server.services, person.id);
  expect(await server.services.db.select().from(ownTracks).where(eq(ownTracks.userId, person.id))).toEqual([]);
  expect(await files()).toHaveLength(before.length - 1);
});
