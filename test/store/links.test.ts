import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage, type Store } from '../../src/server/storage/index.ts';
import { type FakeS3, startS3 } from '../fakes/s3.ts';

let s3: FakeS3;
let storage: Store;
beforeAll(async () => {
  s3 = await startS3();
  storage = await openStorage({ ...s3.config, publicUrl: s3.config.endpoint });
});
afterAll(() => s3.close());

const SAYS = { type: 'video/mp4', caching: 'private, max-age=1800', disposition: 'attachment; filename="film.mp4"' };

test('the store sends a file, whole or in part, to whoever has its signed address, and says what was signed [B284]', async () => {
  await storage.put('films/signed.mp4', Buffer.from('0123456789'));
  await storage.put('films/another.mp4', Buffer.from('another'));
  const link = (await storage.link('films/signed.mp4', SAYS))!;
  expect(await storage.link('films/signed.mp4', SAYS)).toBe(link);
  const whole = await fetch(link);
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  const { headers } = whole;
  expect(['content-type', 'cache-control', 'content-disposition'].map((name) => headers.get(name))).toEqual(
    Object.values(SAYS),
  );
  const part = await fetch(link, { headers: { range: 'bytes=3-5' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 3-5/10', '345']);
});

test('a signed address opens one file, in one way [B284]', async () => {
  const link = (await storage.link('films/signed.mp4', SAYS))!;
  const changed = [
    link.replace('signed.mp4', 'another.mp4'),
    link.replace('video%2Fmp4', 'text%2Fhtml'),
    link.replace('X-Amz-Expires=3600', 'X-Amz-Expires=36000'),
    link.split('?')[0]!,
  ];
  // Without any signature Swift says 400, others 403.
  for (const each of changed) expect((await fetch(each)).status, each).toBeOneOf([400, 403]);
  expect((await fetch(link, { method: 'PUT', body: 'x' })).status).toBe(403);
});
