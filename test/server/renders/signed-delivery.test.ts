import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { type FakeS3, startS3 } from '../../fakes/s3.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addDoneRender } from './fixtures.ts';

let s3: FakeS3;
let server: TestServer;
/** The store under the name that browsers know. */
let origin: string;
let person: TestUser;
let film: string;
let renderId: string;

beforeAll(async () => {
  s3 = await startS3();
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.config;
  origin = endpoint.replace('127.0.0.1', 'localhost');
  server = await startServer({
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId },
    ...{ S3_SECRET_ACCESS_KEY: secretAccessKey, S3_PUBLIC_URL: origin },
  });
  person = await createUser(server);
  renderId = await addDoneRender(server, person.id);
  film = (await person.client.get(`/api/renders/${renderId}`)).body.videoUrl;
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const CONTENT = 'not really a film';

it('a video is loaded from the store, in parts too, by an address that ends within the hour [B284]', async () => {
  const answer = await person.client.get(film);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
  const link = new URL(answer.headers.get('location')!);
  expect([link.origin, link.searchParams.get('X-Amz-Expires')]).toEqual([origin, '3600']);
  const whole = await fetch(link);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(whole.headers.get('cache-control')).toBe('private, max-age=1800');
  expect(whole.headers.get('content-disposition')).toBe(null);
  expect(await whole.text()).toBe(CONTENT);
  const part = await fetch(link, { headers: { range: 'bytes=4-9' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 4-9/${CONTENT.length}`,
    CONTENT.slice(4, 10),
  ]);
});

it('nobody is given an address for a film that they may not have [B284]', async () => {
  const stranger = await createUser(server);
  for (const client of [server.client(), stranger.client]) {
    const answer = await client.get(film);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  }
  const uncounted = await person.client.get(`${film}?download=1`);
  expect([uncounted.status, uncounted.headers.get('location')]).toEqual([403, null]);
});

it('what is no video, and whoever asks only for headers, is answered by us [B284]', async () => {
  const cover = await person.client.get(film.replace('.mp4', '.jpg'));
  expect([cover.status, cover.headers.get('content-type'), cover.text]).toEqual([
    200,
    'image/jpeg',
    'not really a cover',
  ]);
  const head = await person.client.request('HEAD', film);
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(CONTENT.length)]);
});

it('a counted film has the name of a download, and an address that is shared for ten minutes [B284]', async () => {
  const { body } = await person.client.post('/api/downloads', { renderId });
  const saved = await server.client().get(body.url);
  expect([saved.status, saved.headers.get('cache-control')]).toEqual([302, 'public, max-age=600']);
  const answer = await fetch(saved.headers.get('location')!);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="promotional-video-.*\.mp4"$/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(CONTENT);
});

it('pages may load videos from that store, and run nothing from it [B284]', async () => {
  const policy = (await server.client().get('/')).headers.get('content-security-policy')!;
  const allowed = policy.split(';').filter((directive) => directive.includes(origin));
  expect(allowed.map((directive) => directive.trim().split(' ')[0]).sort()).toEqual(['connect-src', 'media-src']);
});
