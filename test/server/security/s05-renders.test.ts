import { afterAll, beforeAll, expect, it } from 'vitest';
import { overlays, renders } from '../../../src/server/db/schema/renders.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip, addDoneRender, generate, settings } from '../renders/fixtures.ts';

let server: TestServer;
let a: TestUser;
let b: TestUser;
beforeAll(async () => {
  server = await startServer();
  a = await createUser(server, { role: 'pro' });
  b = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

const unknown = '0'.repeat(32);

it("S5: B reaches A's overlay, clip and render no more than what does not exist; A's stay as they are", async () => {
  const clip = await addClip(server, [{ grey: 90, hertz: 440 }], a.id);
  const generated = await generate(a.client, { backgroundPublicId: clip });
  const { textOverlayPublicId, renderId } = generated.body;
  const done = await addDoneRender(server, a.id);
  const compose = (overlay: string) =>
    b.client.post('/api/compose-video', { textOverlayPublicId: overlay, videoDuration: 1 });
  const count = (id: string) => b.client.post('/api/downloads', { renderId: id });
  const deliver = (path: string) => b.client.get(`/media/video/upload/${path}`);

  const pairs = [
    [await compose(textOverlayPublicId), await compose(`overlays/${unknown}`)],
    [
      await generate(b.client, { backgroundPublicId: clip }),
      await generate(b.client, { backgroundPublicId: `universal/${unknown}` }),
    ],
    [await count(done), await count(crypto.randomUUID())],
    [await b.client.get(`/api/renders/${renderId}`), await b.client.get(`/api/renders/${crypto.randomUUID()}`)],
    [await deliver(`${clip}.mp4`), await deliver(`universal/${unknown}.mp4`)],
    [await deliver(`${clip}.jpg`), await deliver(`universal/${unknown}.jpg`)],
    [await deliver(`w_270/${clip}.mp4`), await deliver(`w_270/universal/${unknown}.mp4`)],
    [await deliver(`${textOverlayPublicId}.webm`), await deliver(`overlays/${unknown}.webm`)],
  ] as const;
  for (const [foreign, missing] of pairs) {
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(missing.status).toBe(404);
  }
  const visitor = server.client();
  expect((await visitor.get(`/media/video/upload/${clip}.mp4`)).status).toBe(404);
  expect((await visitor.get(`/media/video/upload/${textOverlayPublicId}.webm`)).status).toBe(404);

  expect(await server.services.db.$count(overlays)).toBe(1);
  expect(await server.services.db.$count(renders)).toBe(2);
  expect((await b.client.get('/api/user')).body.downloadCount).toBe(0);
  expect((await b.client.get('/api/background-videos')).body.clips).toEqual([]);

  expect((await a.client.get(`/media/video/upload/${clip}.mp4`)).status).toBe(200);
  expect((await a.client.get('/api/background-videos')).body.clips).toHaveLength(1);
  expect((await generate(a.client, { videoSettings: settings(), backgroundPublicId: clip })).body).toEqual(
    generated.body,
  );
  const admin = await createUser(server, { role: 'admin' });
  expect((await admin.client.get(`/media/video/upload/${clip}.mp4`)).status).toBe(200);
});
