import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import sse, { type SSEPluginOptions } from '@fastify/sse';
import fastify, { type FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { handleError } from './errors.ts';
import { RequestLog } from './request-log.ts';

it('A7: a page that closes while its events are opened leaves no error and no stack in the log', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(JSON.parse(String(chunk)))) });
  const app = fastify({ loggerInstance: pino({ level: 'info' }, log), logController: new RequestLog() });
  app.decorateRequest('person', null);
  app.setErrorHandler(handleError);
  await app.register(sse as unknown as FastifyPluginAsync<SSEPluginOptions>);
  const handled = new Promise<void>((resolve) => {
    app.get('/events', { sse: 'manual' as const }, async (_request, reply) => {
      app.server.emit('asked');
      await once(reply.raw, 'close');
      setImmediate(resolve);
      await reply.sse.send({ data: 'too late' });
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = once(app.server, 'asked');
  const socket = connect((app.addresses()[0] as { port: number }).port, '127.0.0.1');
  socket.write('GET /events HTTP/1.1\r\nHost: x\r\n\r\n');
  await asked;
  socket.destroy();
  await handled;
  await app.close();
  const about = lines.filter(({ msg }) => !String(msg).startsWith('Server listening'));
  expect(about.length).toBeGreaterThan(0);
  expect(about.filter(({ level, err }) => Number(level) > 30 || err !== undefined)).toEqual([]);
});
