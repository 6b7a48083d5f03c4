import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as transparency from '../../../src/contract/transparency.ts';
import { addPages } from '../../../src/server/pages/pages.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';

let production: TestServer;
let development: TestServer;
let person: TestUser;
beforeAll(async () => {
  [production, development] = await Promise.all([
    startServer({ NODE_ENV: 'production' }),
    startServer({ NODE_ENV: 'development' }),
  ]);
  person = await createUser(production, { role: 'admin' });
});
afterAll(() => Promise.all([production, development].map((server) => server?.close())));

it('S13: the calls of the transparency pages are unknown in production [S2.73]', async () => {
  const { generateTransparencyTest, transparentVideo } = transparency;
  const posted = await person.client.post(generateTransparencyTest.path, { useBlackBackground: true });
  const got = await person.client.get(transparentVideo.path);
  expect((await person.client.get('/api/user')).status).toBe(200);
  expect([posted.status, posted.body.code, got.status, got.body.code]).toEqual([404, 'not_found', 404, 'not_found']);
  const { paths } = (await production.client().get('/api/openapi.json')).body;
  expect(Object.keys(paths).filter((path) => /transparen/.test(path))).toEqual([]);
});

it('S13: so are the pages [S2.73]', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'spinreel-pages-'));
  try {
    await mkdir(join(dist, 'web'));
    await mkdir(join(dist, 'documents'));
    await writeFile(join(dist, 'web/index.html'), '<p>shell</p>');
    await writeFile(join(dist, 'documents/index.json'), '{}');
    for (const [{ services }, status] of [
      [production, 404],
      [development, 200],
    ] as const) {
      const app = fastify();
      await addPages(app, dist, services.config);
      for (const page of [
        '/transparency-test',
        '/transparency-test-simple',
        '/transparency-test?x=1',
        '/mock-checkout',
      ]) {
        expect([page, (await app.inject(page)).statusCode]).toEqual([page, status]);
      }
      expect((await app.inject('/compression')).statusCode).toBe(200);
      await app.close();
    }
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
});

it('S13: in development they exist, for signed-in people', async () => {
  const { generateTransparencyTest, transparentVideo } = transparency;
  expect((await development.client().post(generateTransparencyTest.path, {})).status).toBe(401);
  expect((await development.client().get(transparentVideo.path)).status).toBe(401);
});
