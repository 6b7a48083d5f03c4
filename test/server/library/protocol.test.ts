import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { storedFiles } from '../renders/fixtures.ts';
import { createUpload, file, offsetOf, sendBytes, uploadByTus } from './fixtures.ts';
import { footage, restless } from './footage.ts';
import { startQuickServer } from './stand-in.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const TYPE = { 'content-type': 'application/offset+octet-stream' };

describe('U10: tus', () => {
  let server: TestServer;
  let pro: TestUser;
  beforeAll(async () => {
    server = await startQuickServer();
    pro = await createUser(server, { role: 'pro' });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    for (const table of [uploads, rateLimits]) await server.services.db.delete(table);
    await server.services.storage.deletePrefix('uploads');
  });

  it('150 pieces of one byte make one file, and the bytes are the same', async () => {
    const video = Buffer.from(Array.from({ length: 150 }, (_, i) => 65 + (i % 26)));
    const location = (await createUpload(pro.client, video.length)).headers.get('location')!;
    const id = location.split('/').at(-1)!;
    for (let at = 0; at < video.length - 1; at++) {
      expect((await sendBytes(pro.client, location, at, video.subarray(at, at + 1).toString())).status).toBe(204);
    }
    expect(await storedFiles(server)).toHaveLength(1);
    const { db, storage } = server.services;
    const [open] = await db.select().from(uploads).where(eq(uploads.id, id));
    expect(open!.parts).toEqual([{ key: expect.any(String), bytes: 149 }]);
    expect((await sendBytes(pro.client, location, 149, video.subarray(149).toString())).status).toBe(204);
    const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
    const hash = createHash('sha256');
    for await (const chunk of await storage.read(row!.storageKey!)) hash.update(chunk);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(video).digest('hex'));
  });

  it('takes the id from the checked path, whatever follows it', async () => {
    const location = (await createUpload(pro.client, 10)).headers.get('location')!;
    const other = (await createUpload(pro.client, 10)).headers.get('location')!;
    for (const query of ['?x=/other', `?x=${other}`, '?/%ff', '?a=/..%2f..']) {
      const { status, headers } = await pro.client.request('HEAD', `${location}${query}`, { headers: TUS });
      expect([query, status, headers.get('upload-offset')]).toEqual([query, 200, '0']);
    }
    expect((await sendBytes(pro.client, `${location}?x=${other}`, 0, 'abc')).status).toBe(204);
    expect([(await offsetOf(pro.client, location)).offset, (await offsetOf(pro.client, other)).offset]).toEqual([3, 0]);
  });

  const DEFERRED = { ...TUS, 'upload-defer-length': '1' };
  it.each<[string, number, string, RegExp, (location: string) => [string, string, Record<string, string>, string?]]>([
    [
      'no version',
      412,
      'invalid_input',
      /Tus-Resumable: 1\.0\.0/,
      (at) => ['PATCH', at, { ...TYPE, 'upload-offset': '0' }],
    ],
    ['another version', 400, 'invalid_input', /tus-resumable/i, (at) => ['HEAD', at, { 'tus-resumable': '0.2.0' }]],
    ['no length', 400, 'invalid_input', /Upload-Length/, () => ['POST', '/api/uploads', TUS]],
    [
      'a length that comes later',
      400,
      'invalid_input',
      /when you start an upload/,
      () => ['POST', '/api/uploads', DEFERRED],
    ],
    [
      'uploads to be put together',
      400,
      'invalid_input',
      /one upload/,
      () => ['POST', '/api/uploads', { ...TUS, 'upload-length': '9', 'upload-concat': 'partial' }],
    ],
    ['no offset', 403, 'invalid_input', /Upload-Offset/, (at) => ['PATCH', at, { ...TUS, ...TYPE }]],
    [
      'another offset',
      409,
      'conflict',
      /another byte/,
      (at) => ['PATCH', at, { ...TUS, ...TYPE, 'upload-offset': '5' }, 'x'],
    ],
    [
      'more than was announced',
      413,
      'payload_too_large',
      /more bytes than the upload was announced with/,
      (at) => ['PATCH', at, { ...TUS, ...TYPE, 'upload-offset': '0' }, 'x'.repeat(11)],
    ],
    [
      'more than there may be',
      413,
      'payload_too_large',
      /^Maximum size is 1GB\./,
      () => ['POST', '/api/uploads', { ...TUS, 'upload-length': '1000000001' }],
    ],
    ['an empty file', 422, 'unprocessable', /empty/, () => ['POST', '/api/uploads', { ...TUS, 'upload-length': '0' }]],
  ])('answers %s with %i, like every call', async (_name, status, code, message, ask) => {
    const location = (await createUpload(pro.client, 10)).headers.get('location')!;
    const [method, path, headers, body] = ask(location);
    const answer = await pro.client.request(method, path, { headers, ...(body !== undefined && { body }) });
    expect(answer.status).toBe(status);
    if (method === 'HEAD') return;
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const reference = status >= 500 && { reference: expect.stringMatching(/^\w{4}-\w{4}$/) };
    expect(answer.body).toEqual({ code, message: expect.stringMatching(message), ...reference });
    expect((await offsetOf(pro.client, location)).offset).toBe(0);
  });
});

describe('U11: a video whose clips do not fit', () => {
  let server: TestServer;
  let pro: TestUser;
  const QUOTA = 400_000;
  beforeAll(async () => {
    // No worker: refusals come before any ingest.
    server = await startServer({ PERSONAL_QUOTA_BYTES: String(QUOTA) });
    pro = await createUser(server, { role: 'pro' });
  });
  afterAll(() => server.close());

  it('is refused on arrival, with the numbers; a calm one of the same length is accepted [B50]', async () => {
    const still = await footage(12, '320x568', false);
    const { answer, jobId } = await uploadByTus(pro.client, still);
    expect(answer.status).toBe(204);
    expect((await pro.client.get(`/api/library/jobs/${jobId}`)).body.status).toBe('processing');
    await pro.client.delete(`/api/delete-background/${jobId}`);

    // It is small as it is, and far larger than the available space at 1080x1920.
    const rich = await restless(12);
    expect(rich.length).toBeLessThan(QUOTA);
    const said =
      /^There is no room for this video’s clips: they would take at least [\d.]+ MB, and 400 kB of the library’s 400 kB are free\./;
    const refused = await uploadByTus(pro.client, rich);
    expect([refused.answer.status, JSON.parse(refused.answer.text || '{}').message]).toEqual([
      422,
      expect.stringMatching(said),
    ]);
    const posted = await pro.client.multipart('/api/upload-personal-video', { video: file(rich) });
    expect([posted.status, posted.body.message]).toEqual([413, expect.stringMatching(said)]);
    expect(await storedFiles(server)).toEqual([]);
    expect(await server.services.db.$count(clips)).toBe(0);
    expect((await pro.client.get('/api/background-videos')).body.quota.usedBytes).toBe(0);
  });
});
