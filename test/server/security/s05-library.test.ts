import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { blink, createUpload, ended, uploadByTus } from '../library/fixtures.ts';
import { generate } from '../renders/fixtures.ts';

let server: TestServer;
let a: TestUser;
let b: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  a = await createUser(server, { role: 'pro' });
  b = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

const random = '0'.repeat(32);

it("S5: B reaches A's uploads, jobs and clips no more than what does not exist; A's stay as they are [T5.27]", async () => {
  const { jobId } = await uploadByTus(a.client, await blink(), { title: 'Mine' });
  await ended(a.client, jobId);
  const open = (await createUpload(a.client, 1000)).headers.get('location')!.split('/').at(-1)!;
  const library = async (user: TestUser) => (await user.client.get('/api/background-videos')).body;
  const before = await library(a);
  const [clip, whole] = [before.clips[0], before.personal[0]];
  const unknown = crypto.randomUUID();

  const asks: ((client: Client, id: string, publicId: string) => Promise<{ status: number; text: string }>)[] = [
    (client, id) => client.get(`/api/library/jobs/${id}`),
    (client, id) => client.get(`/api/library/jobs/${id}/events`),
    (client, id) => client.delete(`/api/delete-background/${id}`),
    (client, _id, publicId) => client.post('/api/segment-video', { publicId, userId: b.id }),
    (client, _id, publicId) => generate(client, { backgroundPublicId: publicId }),
    (client, _id, publicId) => client.get(`/media/video/upload/${publicId}.mp4`),
    (client, _id, publicId) => client.get(`/media/video/upload/so_0,du_1/${publicId}.mp4`),
    (client, _id, publicId) => client.get(`/media/video/upload/${publicId}.jpg`),
    (client, _id, publicId) => client.get(`/media/video/upload/w_270/${publicId}.mp4`),
    (client, id) => client.request('DELETE', `/api/uploads/${id}`, { headers: { 'tus-resumable': '1.0.0' } }),
  ];
  for (const [index, ask] of asks.entries()) {
    const missing = await ask(b.client, unknown, `user-videos/${a.id}/${random}`);
    expect([index, missing.status]).toEqual([index, 404]);
    for (const [id, publicId] of [
      [jobId, whole.publicId],
      [clip.id, clip.publicId],
      [open, whole.publicId],
    ]) {
      const foreign = await ask(b.client, id, publicId);
      expect([index, foreign.status, foreign.text]).toEqual([index, 404, missing.text]);
    }
  }
  expect(await library(a)).toEqual(before);
  expect(await library(b)).toMatchObject({ personal: [], clips: [], uploads: [], quota: { usedBytes: 0 } });
  expect((await a.client.get(clip.url)).status).toBe(200);
});
