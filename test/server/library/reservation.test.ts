import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { sweepLibrary } from '../../../src/server/features/library/sweep-library.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { scratchFolders, storedFiles } from '../renders/fixtures.ts';
import { file } from './fixtures.ts';
import { startQuickServer } from './stand-in.ts';

const QUOTA = 10_000_000;
let server: TestServer;
let pro: TestUser;
let admin: TestUser;
beforeAll(async () => {
  server = await startQuickServer({ PERSONAL_QUOTA_BYTES: String(QUOTA) });
  pro = await createUser(server, { role: 'pro' });
  admin = await createUser(server, { role: 'admin' });
});
afterAll(() => server.close());
afterEach(async () => {
  await server.services.db.delete(uploads);
  await server.services.db.delete(rateLimits);
  await server.services.storage.deletePrefix('uploads');
});

const FORM = 'multipart/form-data; boundary=x';
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name = 'video') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="class.mp4"\r\ncontent-type: video/mp4\r\n\r\n`;
// The stand-ins read the first line, byte by byte.
const LINES = 'line\n';
const END = '\r\n--x--\r\n';

/** A form in the middle of being sent. */
function begin({ client }: TestUser, path: string, headers: Record<string, string | number> = {}) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = request(new URL(path, server.url), {
    method: 'POST',
    headers: { cookie, 'content-type': FORM, ...headers },
  });
  sent.on('error', () => {});
  const answer = answerOf(sent);
  // Some of them are cut off.
  answer.catch(() => {});
  return { sent, answer };
}
async function answerOf(
  sent: ClientRequest,
): Promise<{ status: number; body: { code: string; message: string; bytes: number } }> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  return { status: answer.statusCode!, body: JSON.parse(text) };
}
const used = async (user = pro) => (await user.client.get('/api/background-videos')).body.quota.usedBytes;
const nothingIsLeft = async () => {
  expect([await storedFiles(server), await scratchFolders(server)]).toEqual([[], []]);
  expect(await server.services.db.$count(uploads)).toBe(0);
};

describe('U5: a posted form', () => {
  it('is counted before its first byte is written, and with its true size afterwards [B50]', async () => {
    const [head, rest] = [part('title', 'Slow') + fileHead(), Buffer.alloc(5_000_000, LINES)];
    const length = head.length + rest.length + END.length;
    const { sent, answer } = begin(pro, '/api/upload-personal-video', { 'content-length': length });
    sent.write(head);
    sent.write(rest.subarray(0, 10));
    await vi.waitFor(async () => expect(await used()).toBe(length), SOON);
    // Not listed as an upload yet: only this request can continue it.
    expect((await pro.client.get('/api/background-videos')).body.uploads).toEqual([]);
    // Another that would be too much beside it is refused although nothing of this one has arrived.
    const other = await pro.client.multipart('/api/upload-personal-video', { video: file(Buffer.alloc(5_200_000)) });
    expect([other.status, other.body.code]).toEqual([413, 'payload_too_large']);
    expect(other.body.message).toMatch(/^There is no room for this video: 5 MB of 10 MB of the library/);
    sent.end(Buffer.concat([rest.subarray(10), Buffer.from(END)]));
    expect(await answer).toMatchObject({ status: 200, body: { bytes: rest.length } });
    expect(await used()).toBe(rest.length);
  });

  it('that is cut off frees its reservation', async () => {
    const { sent } = begin(pro, '/api/upload-personal-video', { 'content-length': 3_000_000 });
    sent.write(fileHead());
    sent.write(Buffer.alloc(1_000_000));
    await vi.waitFor(async () => expect(await used()).toBe(3_000_000), SOON);
    sent.destroy();
    await vi.waitFor(async () => expect(await used()).toBe(0), SOON);
    await vi.waitFor(nothingIsLeft, SOON);
  });

  it('of unknown length is reserved as it grows, and refused when the library is full', async () => {
    const { sent, answer } = begin(pro, '/api/upload-personal-video', { 'transfer-encoding': 'chunked' });
    sent.write(fileHead());
    sent.write(Buffer.alloc(3_000_000));
    await vi.waitFor(async () => expect(await used()).toBeGreaterThanOrEqual(3_000_000), SOON);
    expect(await used()).toBeLessThan(4_200_000);
    sent.end(Buffer.concat([Buffer.alloc(8_000_000), Buffer.from(END)]));
    expect(await answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    await nothingIsLeft();
    expect(await used()).toBe(0);
  });

  it('of unknown length that fits is accepted, and counted with its true size', async () => {
    const { sent, answer } = begin(pro, '/api/upload-personal-video', { 'transfer-encoding': 'chunked' });
    sent.end(Buffer.concat([Buffer.from(fileHead()), Buffer.alloc(9_999_000, LINES), Buffer.from(END)]));
    expect(await answer).toMatchObject({ status: 200, body: { bytes: 9_999_000 } });
    expect(await used()).toBe(9_999_000);
  });

  it('for somebody else’s library is refused before its file, if the form names the library first', async () => {
    const { sent, answer } = begin(pro, '/api/upload-personal-background', { 'content-length': 5_000_000 });
    sent.write(`${part('targetUserId', admin.id)}${fileHead()}first bytes`);
    // The file has not been sent, and is not waited for.
    expect(await answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    sent.destroy();
    await nothingIsLeft();
  });

  it('that names the library after its file is counted in the sender’s own until then', async () => {
    const body = Buffer.concat([
      Buffer.from(fileHead()),
      Buffer.alloc(2_000_000, LINES),
      Buffer.from(`\r\n${part('targetUserId', pro.id)}--x--\r\n`),
    ]);
    const { sent, answer } = begin(admin, '/api/admin/upload-to-user', { 'content-length': body.length });
    sent.write(body.subarray(0, 1_000_000));
    await vi.waitFor(async () => expect(await used(admin)).toBe(body.length), SOON);
    expect(await used()).toBe(0);
    sent.end(body.subarray(1_000_000));
    expect((await answer).status).toBe(200);
    expect([await used(admin), await used()]).toEqual([0, 2_000_000]);

    const refused = await pro.client.multipart('/api/upload-personal-background', {
      video: file(Buffer.alloc(1000)),
      targetUserId: admin.id,
    });
    expect(refused.status).toBe(404);
    expect([await used(admin), await used()]).toEqual([0, 2_000_000]);
  });

  it('whose process died is swept, and its space is free again', async () => {
    const { db, log } = server.services;
    const { sent } = begin(pro, '/api/upload-personal-video', { 'content-length': 3_000_000 });
    sent.write(`${fileHead()}first bytes`);
    await vi.waitFor(async () => expect(await used()).toBe(3_000_000), SOON);
    const sweep = () => sweepLibrary(server.services, { signal: new AbortController().signal, log });
    await sweep();
    expect(await used()).toBe(3_000_000);
    await db
      .update(uploads)
      .set({ leaseUntil: new Date(Date.now() - 1000) })
      .where(eq(uploads.userId, pro.id));
    await sweep();
    expect(await used()).toBe(0);
    sent.destroy();
    await vi.waitFor(nothingIsLeft, SOON);
  });

  it('in Cloudinary’s form is reserved in the same way, whole and in chunks', async () => {
    const path = '/media/v1_1/spinreel/video/upload';
    const head = part('upload_preset', 'personal') + fileHead('file');
    const whole = begin(pro, path, { 'content-length': 3_000_000 });
    whole.sent.write(`${head}first bytes`);
    await vi.waitFor(async () => expect(await used()).toBe(3_000_000), SOON);
    whole.sent.destroy();
    await vi.waitFor(async () => expect(await used()).toBe(0), SOON);
    const range = { 'x-unique-upload-id': 'a', 'content-range': 'bytes 0-999999/4000000' };
    const chunk = begin(pro, path, { 'content-length': 1_000_500, ...range });
    chunk.sent.write(`${head}first bytes`);
    await vi.waitFor(async () => expect(await used()).toBe(4_000_000), SOON);
    // More than its range says is not written.
    chunk.sent.end(
      Buffer.concat([Buffer.alloc(1_000_100), Buffer.from(END)]).subarray(
        0,
        1_000_500 - head.length - 'first bytes'.length,
      ),
    );
    expect((await chunk.answer).status).toBe(400);
    expect(await storedFiles(server)).toEqual([]);
    await vi.waitFor(async () => expect(await scratchFolders(server)).toEqual([]), SOON);
  });
});

it('U6: an upload for another person names that person', async () => {
  for (const fields of [{} as Record<string, string>, { targetUserId: '' }, { targetUserId: '  ' }]) {
    const form = { ...fields, video: file(Buffer.from('a video')) };
    const answer = await admin.client.multipart('/api/admin/upload-to-user', form);
    expect([answer.status, answer.body.fields]).toEqual([400, { targetUserId: expect.any(String) }]);
  }
  await nothingIsLeft();
});
