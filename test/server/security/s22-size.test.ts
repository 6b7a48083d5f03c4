import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import type { Client } from '../../client.ts';
import { OURS } from '../../entry.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { createUpload, sendBytes } from '../library/fixtures.ts';
import { videoOf, withVideo } from '../library/large-video.ts';
import { scratchFolders, storedFiles } from '../renders/fixtures.ts';

const LIMIT = 1_000_000_000;
/** Fields and boundaries may take so much beside the file. */
const FORM = 65_536;
let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer();
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

function send(client: Client, method: string, path: string, headers: Record<string, string>) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return request(new URL(path, client.url), { method, headers: { cookie, ...headers } });
}

it('S22: 1,000,000,000 bytes are accepted [T5.28 T8.16 T8.17]', async () => {
  const created = await createUpload(pro.client, LIMIT, { title: 'As large as can be' });
  const location = created.headers.get('location')!;
  const id = location.split('/').at(-1)!;
  // All but its last 17 MB is there already: what comes of each byte is the same, and the whole of it would be most of this file's time.
  const there = LIMIT - 17_000_000;
  const key = `uploads/${id}/x.part`;
  await withVideo(LIMIT, there, (path) => server.services.storage.putFile(key, path, OURS));
  await server.services.db
    .update(uploads)
    .set({ parts: [{ key, bytes: there }], received: there })
    .where(eq(uploads.id, id));
  const answer = await sendBytes(pro.client, location, there, new Uint8Array(LIMIT - there));
  expect(answer.status).toBe(204);
  const { uploads: listed } = (await pro.client.get('/api/background-videos')).body;
  expect(listed).toMatchObject([{ title: 'As large as can be', status: 'processing', bytes: LIMIT }]);
  await pro.client.delete(`/api/delete-background/${listed[0].jobId}`);
  expect(await storedFiles(server)).toEqual([]);
}, 240_000);

it('S22: one byte more is refused before any is sent [T5.28 T8.16 T8.17]', async () => {
  const created = await createUpload(pro.client, LIMIT + 1);
  expect([created.status, JSON.parse(created.text).code]).toEqual([413, 'payload_too_large']);
  expect(JSON.parse(created.text).message).toMatch(/^Maximum size is 1GB\./);

  const paths = ['/api/upload-personal-video', '/media/v1_1/spinreel/video/upload', '/api/compress-video'];
  for (const path of paths) {
    const sent = send(pro.client, 'POST', path, {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(LIMIT + FORM + 1),
    });
    sent.flushHeaders();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([path, answer.statusCode]).toEqual([path, 413]);
    sent.on('error', () => {}).destroy();
  }
  for (const range of [`bytes 0-99/${LIMIT + 1}`, `bytes ${LIMIT - 99}-${LIMIT}/-1`]) {
    const sent = send(pro.client, 'POST', paths[1]!, {
      'content-type': 'multipart/form-data; boundary=x',
      'x-unique-upload-id': 'a',
      'content-range': range,
      'content-length': '300',
    });
    sent.flushHeaders();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([range, answer.statusCode]).toEqual([range, 413]);
    sent.on('error', () => {}).destroy();
  }
  expect(await storedFiles(server)).toEqual([]);
});

it('S22: a form whose file is one byte too long is refused while it arrives [T8.17]', async () => {
  // Its length alone does not tell: fields and boundaries may be as long.
  const head = '--x\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n';
  const tail = '\r\n--x--\r\n';
  async function* form() {
    yield Buffer.from(head);
    yield* videoOf(LIMIT + 1);
    yield Buffer.from(tail);
  }
  const sent = send(pro.client, 'POST', '/api/upload-personal-video', {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(head.length + LIMIT + 1 + tail.length),
  });
  const answered = once(sent, 'response');
  await pipeline(Readable.from(form()), sent);
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
  answer.resume();
  expect(await storedFiles(server)).toEqual([]);
  expect(await scratchFolders(server)).toEqual([]);
}, 240_000);

it('S22: a chunked body without a length is cut off at the limit of its upload', async () => {
  const created = await createUpload(pro.client, 1000);
  const location = created.headers.get('location')!;
  const sent = send(pro.client, 'PATCH', location, {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'transfer-encoding': 'chunked',
  });
  const answered = once(sent, 'response');
  sent.end(Buffer.alloc(1001));
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
});
