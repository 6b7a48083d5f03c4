import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { blink, ended, file } from '../library/fixtures.ts';
import { storedFiles } from '../renders/fixtures.ts';

let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

const upload = (video: Blob, title?: string) =>
  pro.client.multipart('/api/upload-personal-video', { video, ...(title && { title }) });

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['script', 'alert(document.cookie)'],
])('S4: %s sent as video/mp4 is refused', async (_name, text) => {
  expect((await upload(file(text))).status).toBe(422);
  expect(await storedFiles(server)).toEqual([]);
});

it('S4: HTML appended to a real video is delivered as a video, and a title with markup as text', async () => {
  const title = '<img src=x onerror=alert(1)>';
  const script = Buffer.from('\0\0\0\x2cfree<script>alert(1)</script>-------------', 'latin1');
  const bytes = Buffer.concat([await blink(), script]);
  const answer = await upload(file(bytes, `${title}.mp4`, 'text/html'), title);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const whole = await pro.client.get(answer.body.url);
  expect(await ended(pro.client, answer.body.jobId)).toMatchObject({ status: 'ready', title });
  const { headers, body } = await pro.client.get('/api/background-videos');
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(body.clips).toMatchObject([{ title }]);
  const piece = await pro.client.get(body.clips[0].url);
  for (const { status, headers: sent } of [whole, piece]) {
    expect([status, sent.get('content-type'), sent.get('x-content-type-options')]).toEqual([
      200,
      'video/mp4',
      'nosniff',
    ]);
    expect(sent.get('content-security-policy')).toContain("default-src 'self'");
  }
  // What was hidden behind the video is not in the piece, which is made anew.
  expect(piece.text).not.toContain('<script>');
});
