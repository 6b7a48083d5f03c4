import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { generate, makeFilm } from '../renders/fixtures.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Received = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };

/** The spans that an OTLP endpoint was sent (opentelemetry-proto, trace/v1, as JSON). */
const spans: Received[] = [];
let receiver: Server;
let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Received[] }[] }[] };
    expect(request.url).toBe('/v1/traces');
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  server = await startServer({
    ...{ ROLES: 'web,worker', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`, TRUST_PROXY: '127.0.0.1' },
  });
  person = await createUser(server);
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

/** The names from a span up to the beginning of its trace. */
function pathOf(span: Received): string[] {
  const above = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return above ? [...pathOf(above), span.name] : [span.name];
}
const named = (name: string) => spans.filter((span) => span.name === name);

it('one trace goes from the call for a film over its job to ffmpeg, the database and the store [B288]', async () => {
  await makeFilm(person.client);
  await expect.poll(() => named('POST /api/compose-video').length, SOON).toBe(1);
  const call = named('POST /api/compose-video')[0]!;
  await expect.poll(() => named('job render-film').length, SOON).toBe(1);
  const paths = () => spans.filter(({ traceId }) => traceId === call.traceId).map((span) => pathOf(span).join(' > '));
  const from = 'POST /api/compose-video';
  for (const path of [
    `${from} > database select`,
    `${from} > job render-film`,
    `${from} > job render-film > ffmpeg`,
    `${from} > job render-film > database update`,
    `${from} > job render-film > store putFile`,
  ])
    await expect.poll(paths, SOON).toContain(path);
  expect(call.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
});

it('nothing that people write, and no id of theirs, leaves with it [B288]', async () => {
  const settings = JSON.stringify({ text: 'Whispered words', videoDuration: 1, animationType: 'none' });
  expect((await generate(person.client, { videoSettings: settings })).status).toBe(200);
  await expect.poll(() => named('POST /api/generate-video').length, SOON).toBe(2);
  const sent = JSON.stringify(spans);
  for (const word of ['Whispered', person.id, person.email]) expect(sent).not.toContain(word);
});

it('continues the trace of a proxy that is trusted; a refusal is part of it too, pages are not [B288]', async () => {
  const traceId = 'ab'.repeat(16);
  const traceparent = `00-${traceId}-${'cd'.repeat(8)}-01`;
  await person.client.get('/api/admin/today', { headers: { traceparent } });
  await person.client.get('/');
  await person.client.get('/api/health');
  const mine = () => spans.filter((span) => span.traceId === traceId && span.name === 'GET /api/admin/today');
  await expect.poll(() => mine().length, SOON).toBe(1);
  expect(mine()[0]!.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 403 } });
  expect(spans.filter(({ name }) => /health|GET \/$/.test(name))).toEqual([]);
});

it('of a call whose proxy keeps no trace nothing is sent, and nothing of what it leads to [B288]', async () => {
  const traceId = 'ef'.repeat(16);
  const traceparent = `00-${traceId}-${'cd'.repeat(8)}-00`;
  await person.client.get('/api/admin/today', { headers: { traceparent } });
  const kept = 'a0'.repeat(16);
  await person.client.get('/api/admin/today', { headers: { traceparent: `00-${kept}-${'cd'.repeat(8)}-01` } });
  await expect.poll(() => spans.some((span) => span.traceId === kept), SOON).toBe(true);
  expect(spans.filter((span) => span.traceId === traceId)).toEqual([]);
});

it('the trace of a call ends too when its caller goes away before the answer has [B288]', async () => {
  const leaving = new AbortController();
  const form = { videoSettings: JSON.stringify({ text: 'Left early', videoDuration: 1, animationType: 'none' }) };
  const { renderId } = (await generate(person.client, form)).body;
  const events = `/api/renders/${renderId}/events`;
  const response = await fetch(new URL(events, server.url), {
    headers: { cookie: [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  expect(named('GET /api/renders/:id/events')).toEqual([]);
  leaving.abort();
  await expect.poll(() => named('GET /api/renders/:id/events').length, SOON).toBe(1);
});
