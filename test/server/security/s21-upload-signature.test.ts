import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { file, sample, uploadByTus } from '../library/fixtures.ts';
import { scratchFolders, storedFiles } from '../renders/fixtures.ts';

const PATH = '/media/v1_1/spinreel/video/upload';
let server: TestServer;
let a: TestUser;
let b: TestUser;
let video: Buffer;
beforeAll(async () => {
  server = await startServer();
  a = await createUser(server, { role: 'pro' });
  b = await createUser(server, { role: 'pro' });
  video = await sample('h264_portrait_720x1080_1s.mp4');
});
afterAll(() => server.close());

/** As the holder of the secret would sign. */
function signed(fields: Record<string, string>): Record<string, string> {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  const secret = server.services.config.secrets.upload;
  const signature = createHash('sha1')
    .update(text + secret)
    .digest('hex');
  return { ...fields, signature, api_key: 'spinreel' };
}
const now = () => Math.floor(Date.now() / 1000);
const post = (fields: Record<string, string>) => server.client().multipart(PATH, { ...fields, file: file(video) });

it('S21: this test’s signature is correct', async () => {
  expect((await post(signed({ folder: `user-videos/${a.id}`, timestamp: String(now()) }))).status).toBe(200);
  await server.services.db.delete(uploads);
  await server.services.storage.deletePrefix('uploads');
});

it('S21: altered parameters, another person’s folder and expired signatures are refused, and nothing is kept [T5.24 T5.32]', async () => {
  const good = (await a.client.get('/api/get-signed-upload-params')).body;
  const { cloud_name: _, ...fields } = { ...good, timestamp: String(good.timestamp) };
  const attempts: [string, Record<string, string>][] = [
    ['another folder', { ...fields, folder: `user-videos/${b.id}` }],
    ['everybody’s folder', { ...fields, folder: 'universal' }],
    ['a public_id of their own', { ...fields, public_id: `user-videos/${b.id}/${'0'.repeat(32)}` }],
    ['a parameter inside another one', { ...fields, folder: `${fields.folder}&public_id=x` }],
    ['a later timestamp', { ...fields, timestamp: String(good.timestamp + 1) }],
    ['no timestamp', { ...fields, timestamp: '' }],
    ['half a signature', { ...fields, signature: fields.signature.slice(0, 20) }],
    ['an empty signature', { ...fields, signature: '' }],
    ['another key', { ...fields, api_key: 'other' }],
    ['more than an hour ago', signed({ folder: fields.folder, timestamp: String(now() - 3601) })],
    ['from the future', signed({ folder: fields.folder, timestamp: String(now() + 3600) })],
    ['no number as time', signed({ folder: fields.folder, timestamp: 'soon' })],
  ];
  for (const [name, attempt] of attempts) {
    const answer = await post(attempt);
    expect([name, answer.status, answer.body.code]).toEqual([name, 401, 'unauthorized']);
    // What Cloudinary's clients look at.
    expect(answer.body.error.message.length).toBeGreaterThan(10);
  }
  for (const folder of ['user-videos/nobody', 'user-videos/../universal', 'x', '']) {
    const answer = await post(signed({ ...(folder && { folder }), timestamp: String(now()) }));
    expect([folder, answer.status]).toEqual([folder, 400]);
  }
  expect(await server.services.db.$count(uploads)).toBe(0);
  expect(await storedFiles(server)).toEqual([]);
  expect(await scratchFolders(server)).toEqual([]);
});

it('S21: a signature is worthless once the plan no longer includes uploads', async () => {
  const { db } = server.services;
  const former = await createUser(server);
  const fields = signed({ folder: `user-videos/${former.id}`, timestamp: String(now()) });
  expect((await post(fields)).body.code).toBe('plan_required');
  expect(await db.$count(uploads)).toBe(0);
});

it('S21: another person’s upload cannot be segmented [T5.31]', async () => {
  const { jobId } = await uploadByTus(a.client, video, { title: 'Mine' });
  const { publicId } = (await a.client.get(`/api/library/jobs/${jobId}`)).body;
  const segment = (client: TestUser['client'], id: string) =>
    client.post('/api/segment-video', { publicId: id, title: 'Stolen', userId: b.id, libraryType: 'personal' });
  const foreign = await segment(b.client, publicId);
  const unknown = await segment(
    b.client,
    publicId.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')),
  );
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  expect((await a.client.get(`/api/library/jobs/${jobId}`)).body.title).toBe('Mine');
});
