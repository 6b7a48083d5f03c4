import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { handleError } from './errors.ts';
import { limitBodies } from './slow-bodies.ts';

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = fastify();
  app.decorateRequest('person', null);
  app.setErrorHandler(handleError);
  limitBodies(app, { whole: 300, window: 300, bytes: 10, grace: 100 });
  const call = { form: {}, path: '/file' } as unknown as Call;
  app.addContentTypeParser('x/file', (_request, payload, done) => done(null, payload));
  app.post('/json', async ({ body }) => body);
  app.post('/file', { config: { call } }, async ({ body }) => ({ bytes: (await text(body as Socket)).length }));
  app.post(
    '/refused',
    { onRequest: async (_request, reply) => reply.code(401).send({ code: 'unauthorized' }) },
    async () => '',
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.addresses()[0] as { port: number }).port;
});
afterEach(() => app.close());

/** Sends the head of a request and the beginning of its body. */
function begin(path: string, type: string, length: number, body: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`);
  return socket;
}

it('A4: a body that does not arrive in time gets a 408, unless it is a file, and the connection ends', async () => {
  const answer = await text(begin('/json', 'application/json', 100, '{"a":'));
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({ code: 'timeout', message: expect.any(String) });
});

it('A4: a file may take as long as it needs while it keeps coming, and is cut off when it is too slow', async () => {
  const steady = begin('/file', 'x/file', 1000, '');
  const timer = setInterval(() => steady.write('x'.repeat(100)), 90);
  const [answer] = await once(steady, 'data');
  clearInterval(timer);
  expect(String(answer)).toContain('{"bytes":1000}');
  steady.destroy();

  const crawling = begin('/file', 'x/file', 1000, '');
  const drip = setInterval(() => crawling.writable && crawling.write('x'), 100);
  const refusal = await text(crawling);
  clearInterval(drip);
  expect(refusal).toMatch(/^HTTP\/1\.1 408 /);
});

it('A4: the server does not wait for the body of a refused visitor', async () => {
  const answer = await text(begin('/refused', 'application/json', 1_000_000, '{'));
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

it('a complete body is left alone', async () => {
  const socket = begin('/json', 'application/json', 7, '{"a":1}');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});
