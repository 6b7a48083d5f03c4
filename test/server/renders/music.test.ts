import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrackId } from '../../../src/scene/music.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { meanVolume } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip, makeFilm, saved, settings } from './fixtures.ts';

let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

const filmWith = (music: TrackId | null, background: string | null, sound: 'on' | 'off' = 'on') =>
  makeFilm(pro.client, settings({ videoDuration: 3, sound, music }), background);

test('other music makes another film of the same text, the same again is the same file, and none is none [B673 B674]', async () => {
  const tone = await addClip(server, [{ grey: 40, hertz: 440 }], pro.id);
  for (const background of [tone, null]) {
    const none = await filmWith(null, background);
    const velvet = await filmWith('velvet', background);
    const strobe = await filmWith('strobe', background);
    expect(new Set([none, velvet, strobe].map(({ videoUrl }) => videoUrl)).size).toBe(3);
    expect(new Set([none, velvet, strobe].map(({ textOverlayPublicId }) => textOverlayPublicId)).size).toBe(1);
    expect((await filmWith('velvet', background)).videoUrl).toBe(velvet.videoUrl);
    expect(await saved(pro.client, velvet.videoUrl, meanVolume)).toBeGreaterThan(-30);
    if (background === null) expect(await saved(pro.client, none.videoUrl, meanVolume)).toBeLessThan(-80);
  }
  const alone = await filmWith('velvet', tone, 'off');
  expect(alone.videoUrl).not.toBe((await filmWith('velvet', tone)).videoUrl);
});
