import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS } from '../../../src/contract/index.ts';
import { UPLOAD_PRESET } from '../../../src/contract/media.ts';
import type { Answer } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { keepErrors } from '../../log.ts';
import { startServer, type TestServer } from '../../server.ts';

const { log, errors } = keepErrors();
let server: TestServer;
let people: (TestUser | null)[];
beforeAll(async () => {
  server = await startServer({}, log);
  people = [null, await createUser(server), await createUser(server, { role: 'admin' })];
});
afterAll(() => server.close());

/** No 5xx is counted for the route, as whoever watches the figures would see it. */
async function failures(): Promise<string[]> {
  const figures = await server.services.metrics.read();
  return figures.split('\n').filter((line) => /_count\{.*status="5\d\d"/.test(line));
}
async function expectRefused(answer: Answer, status?: number) {
  expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
  expect(answer.status, answer.text).toBeLessThan(500);
  if (status) expect(answer.status, answer.text).toBe(status);
  expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
}
async function expectNothingLogged() {
  // The last line is written when the response has been sent.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(errors).toEqual([]);
  expect(await failures()).toEqual([]);
}

it('A19: what is refused leaves no error in the log, whatever call it is and whoever makes it', async () => {
  // Calls for films are answered when somebody has made them: here is no worker.
  let refused = 0;
  for (const person of people) {
    for (const { method, path } of CALLS.filter((call) => !/logout|transparen/.test(call.path))) {
      await server.services.db.execute(sql`delete from rate_limits`);
      const client = person?.client ?? server.client();
      const address = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const headers = { 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(2000);
      const answer = await client
        .request(method, address, { signal, ...(method !== 'GET' && { headers, body: '{"x":"\\u0000"}' }) })
        .catch(() => null);
      if (answer && answer.status >= 400) refused++;
      expect(errors, `${method} ${path}`).toEqual([]);
    }
  }
  expect(refused).toBeGreaterThan(CALLS.length);
  await expectNothingLogged();
});

it.each([
  ['without a preset', {}, 401],
  ['with another preset', { upload_preset: 'x' }, 401],
  ['with a wrong signature', { signature: 'x', timestamp: '1', api_key: 'x' }, 401],
  ['of no video', { upload_preset: UPLOAD_PRESET }, undefined],
])('A19: an upload of Cloudinary’s protocol %s is refused without an error', async (_, fields, status) => {
  for (const person of people) {
    const client = person?.client ?? server.client();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['this is no video']), 'x.mp4');
    const answer = await client.request('POST', '/media/v1_1/spinreel/video/upload', { body: form });
    await expectRefused(answer, status);
    expect(answer.body.error).toEqual({ message: answer.body.message });
  }
  await expectRefused(
    await server.client().request('POST', '/media/v1_1/other/video/upload', { body: new FormData() }),
  );
  await expectNothingLogged();
});

it.each([
  ['concatenation', { 'upload-concat': 'partial', 'upload-length': '5' }],
  ['a final part', { 'upload-concat': 'final;/api/uploads/a /api/uploads/b' }],
  ['a length that comes later', { 'upload-defer-length': '1' }],
  ['no version', { 'tus-resumable': '' }],
  ['no length', {}],
  ['a title of bytes that are no text', { 'upload-length': '5', 'upload-metadata': `targetUserId ${btoa('\0')}` }],
])('A20: an upload of tus with %s is refused as the caller’s mistake', async (_, more) => {
  for (const person of people.filter((each) => each !== null)) {
    const headers = { 'tus-resumable': '1.0.0', ...more } as Record<string, string>;
    await expectRefused(await person.client.request('POST', '/api/uploads', { headers }));
  }
  await expectNothingLogged();
});

it('A20: no page may be framed, which is said in both ways', async () => {
  for (const path of ['/', '/api/health']) {
    const { headers } = await server.client().get(path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});
