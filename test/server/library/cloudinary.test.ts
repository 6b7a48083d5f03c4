import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { scratchFolders, storedFiles } from '../renders/fixtures.ts';
import { file, sample } from './fixtures.ts';

type Sdk = typeof import('cloudinary').v2;
type Upload = Awaited<ReturnType<Sdk['uploader']['upload']>> & { job_id: string };

let server: TestServer;
let pro: TestUser;
let sdk: Sdk;
let folder: string;
let small: string;
/** 11 MB: three chunks of 5 MB, the smallest that the SDK sends. */
let large: string;
let largeHash: string;

beforeAll(async () => {
  server = await startServer();
  pro = await createUser(server, { role: 'pro' });
  // The SDK chooses between http and https by the URL that it finds when it is loaded.
  const secret = server.services.config.secrets.upload;
  const { host } = new URL(server.url);
  vi.stubEnv('CLOUDINARY_URL', `cloudinary://spinreel:${secret}@spinreel?upload_prefix=http://${host}/media`);
  sdk = (await import('cloudinary')).v2;

  folder = await mkdtemp(join(tmpdir(), 'spinreel-sdk-'));
  const video = await sample('h264_portrait_720x1080_1s.mp4');
  small = join(folder, 'My class & more.mp4');
  await writeFile(small, video);
  const free = Buffer.alloc(11_000_000);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'latin1');
  const bytes = Buffer.concat([video, free]);
  largeHash = createHash('sha256').update(bytes).digest('hex');
  large = join(folder, 'large.mp4');
  await writeFile(large, bytes);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
  await server.close();
});
afterEach(async () => {
  await server.services.db.delete(uploads);
  await server.services.storage.deletePrefix('uploads');
});

const folderOf = (user: TestUser) => `user-videos/${user.id}`;

function uploadLarge(options: object): Promise<Upload> {
  return new Promise((resolve, reject) => {
    sdk.uploader.upload_large(
      large,
      { resource_type: 'video', chunk_size: 5_000_000, ...options },
      (error: unknown, result: unknown) => (error ? reject(error) : resolve(result as Upload)),
    );
  });
}

it('the official SDK uploads [T3.16 T3.17 T5.23 T5.33]', async () => {
  const result = (await sdk.uploader.upload(small, {
    resource_type: 'video',
    folder: folderOf(pro),
    context: 'caption=Tom & Ana',
    tags: ['pole', 'spin'],
  })) as Upload;
  expect(result).toMatchObject({
    public_id: expect.stringMatching(new RegExp(`^${folderOf(pro)}/[0-9a-f]{32}$`)),
    secure_url: `${server.url}/media/video/upload/${result.public_id}.mp4`,
    resource_type: 'video',
    format: 'mp4',
    bytes: 100_772,
    duration: expect.closeTo(1, 0),
    width: 720,
    height: 1080,
    original_filename: 'My class & more',
  });
  expect((await pro.client.get(result.secure_url)).status).toBe(200);
  const segment = { publicId: result.public_id, secureUrl: result.secure_url, duration: result.duration };
  const { body } = await pro.client.post('/api/segment-video', segment);
  expect(body).toMatchObject({ jobId: result.job_id, status: 'processing', title: 'My class & more' });
});

it('the official SDK uploads in chunks [T3.17]', async () => {
  const result = await uploadLarge({ folder: folderOf(pro) });
  expect(result).toMatchObject({ resource_type: 'video', bytes: 11_100_772, original_filename: 'large' });
  const [row] = await server.services.db.select().from(uploads).where(eq(uploads.id, result.job_id));
  const hash = createHash('sha256');
  for await (const chunk of await server.services.storage.read(row!.storageKey!)) hash.update(chunk);
  expect(hash.digest('hex')).toBe(largeHash);
  expect(row).toMatchObject({ userId: pro.id, bytes: 11_100_772, reserved: 11_100_772, status: 'processing' });
  expect(await storedFiles(server)).toHaveLength(1);
});

it('the official SDK gets an error for a wrong signature', async () => {
  const wrong = { resource_type: 'video', folder: folderOf(pro), api_secret: 'guessed' } as const;
  const refusal = { http_code: 401, message: expect.stringMatching(/^Invalid Signature/) };
  await expect(sdk.uploader.upload(small, wrong)).rejects.toMatchObject(refusal);
  await expect(uploadLarge(wrong)).rejects.toMatchObject(refusal);
  const { body } = await pro.client.get('/api/get-signed-upload-params');
  const given = { resource_type: 'video', ...body } as const;
  expect((await sdk.uploader.upload(small, given)).public_id).toContain(folderOf(pro));
  await expect(sdk.uploader.upload(small, { ...given, folder: 'universal' })).rejects.toMatchObject(refusal);
  expect(await server.services.db.$count(uploads)).toBe(1);
});

it('a browser uploads with the parameters it was given, in any order [T5.24 T5.32]', async () => {
  const { body: parameters } = await pro.client.get('/api/get-signed-upload-params');
  expect(parameters).toEqual({
    cloud_name: 'spinreel',
    api_key: 'spinreel',
    timestamp: expect.any(Number),
    signature: expect.stringMatching(/^[0-9a-f]{40}$/),
    folder: folderOf(pro),
  });
  const { cloud_name, ...fields } = parameters;
  fields.timestamp = String(fields.timestamp);
  const path = `/media/v1_1/${cloud_name}/video/upload`;
  const video = file(await sample('h264_portrait_720x1080_1s.mp4'));
  const answer = await pro.client.multipart(path, { file: video, ...fields, context: 'duration=1.09' });
  expect([answer.status, answer.body.public_id]).toEqual([200, expect.stringContaining(pro.id)]);
  // Without a session, the uploader must be known before the file.
  expect((await server.client().multipart(path, { ...fields, file: video })).status).toBe(200);
  const late = await server.client().multipart(path, { file: video, ...fields });
  expect([late.status, late.body.error.message]).toEqual([401, expect.stringContaining('before the file')]);
});

it('an unsigned upload needs the preset and a session [T5.24 T5.33]', async () => {
  const cookie = [...pro.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const options = { resource_type: 'video', extra_headers: { cookie } } as const;
  const result = await sdk.uploader.unsigned_upload(small, 'personal', options);
  expect(result.public_id).toContain(folderOf(pro));
  await expect(sdk.uploader.unsigned_upload(small, 'other', options)).rejects.toMatchObject({ http_code: 401 });
  await expect(sdk.uploader.unsigned_upload(small, 'personal', { resource_type: 'video' })).rejects.toMatchObject({
    http_code: 401,
  });
});

it('a repeated chunk is not stored twice, and one out of order not at all', async () => {
  const { body: parameters } = await pro.client.get('/api/get-signed-upload-params');
  const { cloud_name: _, ...fields } = { ...parameters, timestamp: String(parameters.timestamp) };
  const video = await sample('h264_portrait_720x1080_1s.mp4');
  const name = randomUUID();
  const send = (start: number, end: number, total: number | -1 = -1) =>
    server
      .client()
      .multipart(
        '/media/v1_1/spinreel/video/upload',
        { ...fields, file: file(video.subarray(start, end)) },
        { headers: { 'x-unique-upload-id': name, 'content-range': `bytes ${start}-${end - 1}/${total}` } },
      );
  expect((await send(50_000, 100_000)).status).toBe(400);
  expect((await send(0, 50_000)).body).toMatchObject({ done: false, bytes: 50_000 });
  expect((await send(0, 50_000)).body).toMatchObject({ done: false, bytes: 50_000 });
  expect((await send(60_000, 100_000)).body.error.message).toBe('The next byte to be sent is 50000.');
  expect((await send(50_000, video.length, video.length)).body).toMatchObject({ done: true, bytes: video.length });
  expect(await scratchFolders(server)).toEqual([]);
});
