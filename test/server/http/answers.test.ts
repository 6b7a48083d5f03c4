import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorBodySchema } from '../../../src/contract/errors.ts';
import { films } from '../../../src/server/db/schema/renders.ts';
import { openMetricsPort } from '../../../src/server/http/metrics-port.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addDoneRender } from '../renders/fixtures.ts';

let server: TestServer;
let person: TestUser;
beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: '0123456789abcdef' });
  person = await createUser(server);
});
afterAll(() => server.close());

/** Sends raw bytes and reads until the connection ends. */
async function send(bytes: string): Promise<{ status: number; body: unknown }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

it('U10: what the HTTP server itself refuses gets the same kind of error as everything else', async () => {
  const json = { 'content-type': 'application/json' };
  const post = (body: string, headers: Record<string, string> = json) =>
    person.client.request('POST', '/api/instructor-preferences', { headers, body });
  const answers = [
    await post('{'),
    await post(''),
    await post('{}', { 'content-type': 'x/y' }),
    await post(JSON.stringify({ a: 'x'.repeat(70_000) })),
    await person.client.get('/api/nothing'),
    await person.client.delete('/api/health'),
    await person.client.request('OPTIONS', '/api/health'),
    await person.client.get('/api/%ff'),
    await person.client.get(`/api/renders/${'x'.repeat(900)}`),
    await person.client.get('/api/renders/x/events', { headers: { accept: 'image/png' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 415, 413, 404, 404, 404, 400, 404, 400]);
  for (const { body } of answers) {
    expect(errorBodySchema.safeParse(body).error).toBeUndefined();
    expect(body.message).not.toMatch(/JSON|content-type|Route|FST_|expected/i);
  }
});

it('U10: so does what is not an HTTP request at all', async () => {
  const host = `Host: x\r\nConnection: close\r\n`;
  const answers = [
    await send('hello\r\n\r\n'),
    await send(`GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(40_000)}\r\n\r\n`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 431]);
  for (const { body } of answers) expect(errorBodySchema.safeParse(body).error).toBeUndefined();
});

it('A5: the metrics are only for this machine and holders of the token', async () => {
  const metrics = (headers: Record<string, string> = {}) => server.client().get('/metrics', { headers });
  expect((await metrics()).text).toContain('http_request_duration_seconds');
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  expect((await metrics(forwarded)).status).toBe(404);
  expect((await metrics({ ...forwarded, authorization: 'Bearer 0123456789abcdeX' })).status).toBe(404);
  expect((await metrics({ ...forwarded, authorization: 'Bearer 0123456789abcdef' })).status).toBe(200);
});

it('a worker without web has health and figures on a port of its own [B261]', async () => {
  const { config, metrics } = server.services;
  const port = await openMetricsPort({ metrics, config: { ...config, host: '127.0.0.1' } }, 0);
  try {
    const url = `http://127.0.0.1:${(port.address() as AddressInfo).port}`;
    const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
    const figures = await (await get('/metrics')).text();
    // From the queue's tables, and from a statement that this very process has sent.
    expect(figures).toMatch(/^spinreel_queue_jobs\{kind="render-film",state="waiting"\} \d+$/m);
    expect(figures).toMatch(/^spinreel_database_seconds_count\{statement="select"\} [1-9]/m);
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    expect((await get('/else')).status).toBe(404);
    expect((await get('/health')).status).toBe(200);
  } finally {
    port.close();
  }
});

it('A4: a person’s seventh event stream ends the oldest', async () => {
  const render = await addDoneRender(server, person.id);
  // Not done, so that the streams stay open.
  await server.services.db.update(films).set({ status: 'running' });
  const cookie = [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const leaving = new AbortController();
  const open = async () => {
    const answer = await fetch(`${server.url}/api/renders/${render}/events`, {
      headers: { cookie },
      signal: leaving.signal,
    });
    const reader = answer.body!.getReader();
    await reader.read();
    return reader;
  };
  const oldest = await open();
  const ended = (async () => {
    for (;;) if ((await oldest.read()).done) return;
  })().then(
    () => 'ended',
    () => 'ended',
  );
  const others = [];
  for (let i = 0; i < 6; i += 1) others.push(await open());
  expect(await ended).toBe('ended');
  // The newest still receives events.
  await server.services.db.update(films).set({ progress: 50 });
  expect(new TextDecoder().decode((await others.at(-1)!.read()).value)).toContain('50');
  leaving.abort();
});
