import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../../src/contract/index.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer, startServer } from '../../server.ts';

const UNSAFE = CALLS.filter(({ method }) => method !== 'GET').map(({ method, path }) => ({
  method,
  path: path.replaceAll(/:\w+/g, () => randomUUID()),
}));
const EVIL = 'https://evil.example';
/** What browsers send along with a request that another site's page made. */
const FOREIGN: Record<string, Record<string, string>> = {
  'cross-site': { 'sec-fetch-site': 'cross-site', origin: EVIL },
  'same-site, from a subdomain': { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
  'without Fetch Metadata': { origin: EVIL },
  'with an opaque origin': { origin: 'null' },
};

let server: SharedServer;
let admin: TestUser;
beforeAll(async () => {
  server = await sharedServer();
  admin = await createUser(server, { role: 'admin' });
});

describe.each(Object.entries(FOREIGN))('S8: a request %s', (_name, headers) => {
  it.each(UNSAFE)('is refused by $method $path', async ({ method, path }) => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await admin.client.request(method, path, {
        headers: { ...headers, 'content-type': type },
        body: '{}',
      });
      expect([answer.status, answer.body?.code]).toEqual([403, 'cross_origin']);
    }
    const form = new FormData();
    form.append('classType', 'Planted');
    const multipart = await admin.client.request(method, path, { headers, body: form });
    expect([multipart.status, multipart.body?.code]).toEqual([403, 'cross_origin']);
  });
});

it('S8: there are unsafe calls to test', () => expect(UNSAFE.length).toBeGreaterThan(15));

it('S8: an image of the sign-out page signs nobody out', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const answer = await admin.client.get('/api/logout', {
      headers: { 'sec-fetch-site': site, 'sec-fetch-dest': 'image' },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'cross_origin']);
  }
  expect((await admin.client.get('/api/user')).status).toBe(200);
});

it('S8: our own pages may do all of it', async () => {
  const { client } = await createUser(server, { role: 'pro' });
  const headers = { 'sec-fetch-site': 'same-origin', origin: server.url };
  const saved = await client.post('/api/instructor-preferences', { instructorName: 'A', studio: 'S' }, { headers });
  expect(saved.status).toBe(200);
  expect((await client.post('/api/auth/logout', undefined, { headers })).status).toBe(200);
});

it('S8: a body that a plain form can send is not read as JSON', async () => {
  const { client } = await createUser(server, { role: 'pro' });
  const answer = await client.request('POST', '/api/custom-class-types', {
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ classType: 'Planted' }),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect((await client.get('/api/custom-class-types')).text).not.toContain('Planted');
});

it('S8: the session cookie is HttpOnly and SameSite, and Secure in production', async () => {
  const attributesOf = async (running: SharedServer) => {
    const client = running.client();
    await client.post('/api/auth/register', { email: `${randomUUID()}@example.com`, password: 'secret-1' });
    return client.setCookies;
  };
  const cookies = await attributesOf(server);
  // The second one says no more than that there is a session, to scripts as well.
  expect(cookies).toHaveLength(2);
  expect(cookies[1]).toMatch(/^spinreel\.signed_in=1;/);
  expect(cookies[0]).toMatch(/^spinreel\.session_token=/);
  expect(cookies[0]).toMatch(/; HttpOnly/);
  expect(cookies[0]).toMatch(/; SameSite=Lax/);
  expect(cookies[0]).toMatch(/; Path=\//);
  expect(cookies[0]).not.toMatch(/Domain=/);

  const production = await startServer({ NODE_ENV: 'production' });
  try {
    const [secure] = await attributesOf(production);
    expect(secure).toMatch(/^__Secure-spinreel\.session_token=.*; Secure/);
    expect(secure).toMatch(/; HttpOnly/);
    expect(secure).toMatch(/; SameSite=Lax/);
  } finally {
    await production.close();
  }
});
