import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { StorageError } from '../../../src/server/storage/index.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { generate, scratchFolders, storedFiles } from '../renders/fixtures.ts';
import { blink, createUpload, file, offsetOf, sendBytes } from './fixtures.ts';

const SAID = {
  code: 'storage_full',
  message: 'We are out of storage space right now, so nothing was saved. Please try again later.',
  reference: expect.any(String),
};

let server: TestServer;
let pro: TestUser;
let video: Buffer;
beforeAll(async () => {
  server = await startServer();
  pro = await createUser(server, { role: 'pro' });
  video = await blink();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

/** The store returns the error of a full disk; storage.test.ts shows that a real one does. */
function fill(method: 'put' | 'putFile'): void {
  vi.spyOn(server.services.storage, method).mockRejectedValue(new StorageError('full'));
}

it('a full store refuses a posted video with 507, keeps nothing of it, and accepts it once there is room [B46]', async () => {
  fill('putFile');
  const refused = await pro.client.multipart('/api/upload-personal-video', { video: file(video) });
  expect([refused.status, refused.body]).toEqual([507, SAID]);
  expect(await server.services.db.$count(uploads)).toBe(0);
  expect([await storedFiles(server), await scratchFolders(server)]).toEqual([[], []]);
  vi.restoreAllMocks();
  expect((await pro.client.multipart('/api/upload-personal-video', { video: file(video) })).status).toBe(200);
});

it('a resumable upload stops at a full store and continues later', async () => {
  const created = await createUpload(pro.client, video.length);
  const location = created.headers.get('location')!;
  expect((await sendBytes(pro.client, location, 0, new Uint8Array(video.subarray(0, 5000)))).status).toBe(204);
  fill('put');
  const refused = await sendBytes(pro.client, location, 5000, new Uint8Array(video.subarray(5000)));
  expect([refused.status, JSON.parse(refused.text)]).toEqual([507, SAID]);
  vi.restoreAllMocks();
  expect(await offsetOf(pro.client, location)).toEqual({ status: 200, offset: 5000 });
  expect((await sendBytes(pro.client, location, 5000, new Uint8Array(video.subarray(5000)))).status).toBe(204);
});

it('a frame that cannot be stored is refused in the same way', async () => {
  fill('put');
  const { status, body } = await generate(pro.client);
  expect([status, body]).toEqual([507, SAID]);
});

it('so is anything that hits a full disk outside the store', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  vi.spyOn(server.services.storage, 'putFile').mockRejectedValue(full);
  const { status, body } = await pro.client.multipart('/api/upload-personal-video', { video: file(video) });
  expect([status, body]).toEqual([507, SAID]);
});
