import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { blink, createUpload, file, uploadByTus } from '../library/fixtures.ts';
import { storedFiles } from '../renders/fixtures.ts';

let server: TestServer;
let admin: TestUser;
let video: Buffer;
beforeAll(async () => {
  server = await startServer();
  admin = await createUser(server, { role: 'admin' });
  video = await blink();
});
afterAll(() => server.close());

const OUT = ['../../x.mp4', '/etc/cron.d/x.mp4', '..\\..\\x.mp4', 'C:\\x.mp4', 'x\0.mp4', '%2e%2e%2fx.mp4', '.', '..'];

it.each(OUT)('S3: a file called %j is stored under a generated name', async (name) => {
  await server.services.db.delete(uploads);
  await server.services.storage.deletePrefix('uploads');
  const form = await admin.client.multipart('/api/upload-personal-video', { video: file(video, name) });
  const { answer } = await uploadByTus(admin.client, video, { filename: name });
  expect([form.status, answer.status]).toEqual([200, 204]);
  expect(form.body.publicId).toMatch(new RegExp(`^user-videos/${admin.id}/[0-9a-f]{32}$`));
  const stored = await storedFiles(server);
  expect(stored).toHaveLength(2);
  for (const each of stored) expect(each).toMatch(/^[0-9a-f]+$/);
  const { uploads: listed } = (await admin.client.get('/api/background-videos')).body;
  for (const { title } of listed) expect(title).not.toMatch(/[/\\\0]|^$/);
});

/** The status of a URL sent verbatim: fetch would remove the dots. */
function askRaw(method: string, path: string): Promise<number> {
  const cookie = [...admin.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin: server.url, 'tus-resumable': '1.0.0' };
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    })
      .on('error', reject)
      .end();
  });
}

it('S3: no id leads out of the store, wherever it is used', async () => {
  const before = await storedFiles(server);
  const ids = ['../../..', '..%2f..', '%2e%2e%2f', '%00', '/etc/passwd', 'user-videos/../universal', '..%5c..'];
  for (const id of ids) {
    for (const [method, path] of [
      ['GET', `/api/library/jobs/${id}`],
      ['DELETE', `/api/delete-background/${id}`],
      ['DELETE', `/api/admin/user-videos/${id}`],
      ['GET', `/api/admin/user-videos/${id}`],
      ['DELETE', `/api/uploads/${id}`],
      ['HEAD', `/api/uploads/${id}`],
      ['GET', `/media/video/upload/so_0,du_1/${id}.mp4`],
    ] as const) {
      const status = await askRaw(method, path);
      expect([method, path, [400, 404].includes(status)]).toEqual([method, path, true]);
    }
    const segmented = await admin.client.post('/api/segment-video', { publicId: decodeURIComponent(id) });
    expect([400, 404]).toContain(segmented.status);
    // As a person that does not exist.
    expect((await createUpload(admin.client, 10, { targetUserId: decodeURIComponent(id) })).status).toBe(404);
  }
  expect(await storedFiles(server)).toEqual(before);
});
