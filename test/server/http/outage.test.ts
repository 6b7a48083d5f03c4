import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { createTestDatabase, type TestDatabase } from '../../postgres.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { generate, settings, type WatchedFfmpeg, watchedFfmpeg } from '../renders/fixtures.ts';
import { type Cable, layCable } from './cable.ts';

let database: TestDatabase;
let cable: Cable;
let ffmpeg: WatchedFfmpeg;
let server: TestServer;
let person: TestUser;
beforeAll(async () => {
  database = await createTestDatabase();
  cable = await layCable(database.url);
  ffmpeg = await watchedFfmpeg();
  server = await startServer({ ROLES: 'web,worker', DATABASE_URL: cable.url, FFMPEG_PATH: ffmpeg.path });
  person = await createUser(server, { role: 'pro' });
});
afterAll(async () => {
  await server.close();
  await ffmpeg.remove();
  await cable.close();
  await database.drop();
});

it('A2: while the database is down every call answers 503 with Retry-After, and works again afterwards', async () => {
  await cable.cut();
  for (const [method, path, body] of [
    ['GET', '/api/user', undefined],
    ['GET', '/api/background-videos', undefined],
    ['POST', '/api/instructor-preferences', { instructorName: 'Anna', studio: 'Luna' }],
    ['POST', '/api/auth/login', { email: person.email, password: person.password }],
    ['POST', '/api/auth/register', { email: 'new@example.com', password: 'correct horse' }],
    ['POST', '/api/auth/forgot-password', { email: person.email }],
    // A sign-out that ended nothing must not succeed.
    ['POST', '/api/auth/logout', undefined],
  ] as const) {
    const client = server.client();
    for (const [name, value] of person.client.cookies) client.cookies.set(name, value);
    const answer = await (body ? client.post(path, body) : client.request(method, path));
    expect([path, answer.status, answer.body]).toEqual([
      path,
      503,
      { code: 'unavailable', message: expect.stringMatching(/^We cannot reach/), reference: expect.any(String) },
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(client.cookies.size, `${path} keeps the session`).toBe(person.client.cookies.size);
  }
  await cable.mend();
  const saved = await person.client.post('/api/instructor-preferences', { instructorName: 'Anna', studio: 'Luna' });
  expect(saved.status).toBe(200);
});

it('A2: a person waiting for a film keeps waiting while the database is down', async () => {
  const { body } = await generate(person.client, { videoSettings: settings({ text: 'Away', videoDuration: 5 }) });
  const { textOverlayPublicId, renderId } = body;
  const waiting = person.client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 5 });
  const events = person.client.get(`/api/renders/${renderId}/events`);
  await vi.waitFor(async () => expect((await ffmpeg.pids()).length).toBe(1), SOON);
  await cable.cut();
  // It notices.
  await vi.waitFor(async () => expect((await person.client.get('/api/user')).status).toBe(503), SOON);
  await cable.mend();
  const answer = await waiting;
  expect([answer.status, answer.body]).toEqual([200, { videoUrl: expect.stringMatching(/\.mp4$/), renderId }]);
  const states = (await events).text
    .split('\n\n')
    .filter((event) => event.startsWith('data:'))
    .map((event) => JSON.parse(event.slice(6)).status);
  expect(states.at(-1)).toBe('done');
  expect(states).not.toContain('failed');
});

it('A2: connections closed by the database cause no failed request', async () => {
  const end = () => person.client.get('/api/user').then(({ status }) => status);
  const admin = new pg.Client(database.url);
  await admin.connect();
  const statuses: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const asked = Array.from({ length: 8 }, end);
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    statuses.push(...(await Promise.all(asked)));
  }
  await admin.end();
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await vi.waitFor(async () => expect((await person.client.get('/api/user')).status).toBe(200), SOON);
});

/** Ends every connection of the program, as a primary does that is stopped. */
async function endConnections(admin: pg.Client): Promise<void> {
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

/** Resolves when a connection of the program waits for a lock. */
async function blocked(admin: pg.Client): Promise<void> {
  const find =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and application_name = 'spinreel'";
  await vi.waitFor(async () => {
    // Within a transaction it would see the first answer again.
    await admin.query('select pg_stat_clear_snapshot()');
    expect((await admin.query(find)).rowCount).toBeGreaterThan(0);
  }, SOON);
}

it('calls that change nothing are answered although their connection is ended under them [B259]', async () => {
  const admin = new pg.Client(database.url);
  await admin.connect();
  try {
    // Each is under way when its connection ends: it waits for a lock.
    for (const table of ['sessions', 'clips']) {
      await admin.query(`begin; lock table ${table} in access exclusive mode`);
      const answer = person.client.get('/api/background-videos');
      await blocked(admin);
      await endConnections(admin);
      await admin.query('rollback');
      expect([table, (await answer).status]).toEqual([table, 200]);
    }
  } finally {
    await admin.end();
  }
});

it('a call that changes something is not repeated when its connection is ended: its caller is told to [B259]', async () => {
  const admin = new pg.Client(database.url);
  await admin.connect();
  try {
    await admin.query('begin; lock table instructor_preferences in exclusive mode');
    const answer = person.client.post('/api/instructor-preferences', { instructorName: 'Berta', studio: 'Luna' });
    await blocked(admin);
    await endConnections(admin);
    await admin.query('rollback');
    const { status, headers } = await answer;
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify((await person.client.get('/api/instructor-preferences')).body)).not.toContain('Berta');
  } finally {
    await admin.end();
  }
});

it('a film that is waited for comes out although every connection is ended at each of its steps [B259]', async () => {
  const admin = new pg.Client(database.url);
  await admin.connect();
  const { body } = await generate(person.client, { videoSettings: settings({ text: 'Ended', videoDuration: 5 }) });
  const { textOverlayPublicId, renderId } = body;
  const before = (await ffmpeg.pids()).length;
  let over = false;
  const waiting = person.client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 5 });
  const events = person.client.get(`/api/renders/${renderId}/events`).finally(() => {
    over = true;
  });
  await vi.waitFor(async () => expect((await ffmpeg.pids()).length).toBeGreaterThan(before), SOON);
  let last = '';
  let times = 0;
  while (!over) {
    const { rows } = await admin.query(
      'select status, progress from films where key = (select film_key from renders where id = $1)',
      [renderId],
    );
    const step = JSON.stringify(rows);
    if (step !== last) {
      await endConnections(admin);
      times += 1;
    }
    last = step;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await admin.end();
  expect(times).toBeGreaterThan(0);
  const answer = await waiting;
  expect([answer.status, answer.body]).toEqual([200, { videoUrl: expect.stringMatching(/\.mp4$/), renderId }]);
  const text = (await events).text;
  expect(text).toContain('"status":"done"');
  expect(text).not.toContain('"status":"failed"');
});
