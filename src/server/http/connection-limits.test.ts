import { EventEmitter, once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { limitSockets, openStreams } from './connection-limits.ts';

/** Only this much of a response is checked. */
function stream() {
  const raw = Object.assign(new EventEmitter(), {
    destroyed: false,
    destroy() {
      raw.destroyed = true;
      raw.emit('close');
    },
  });
  return { raw } as unknown as FastifyReply & { raw: typeof raw };
}

it('A4: one event stream too many ends the person’s oldest one, and nobody else’s', () => {
  const note = openStreams(2);
  const [first, second, third, other] = [stream(), stream(), stream(), stream()];
  note('a', first);
  note('b', other);
  note('a', second);
  expect(first.raw.destroyed).toBe(false);
  note('a', third);
  expect([first, second, third, other].map(({ raw }) => raw.destroyed)).toEqual([true, false, false, false]);
  second.raw.destroy();
  const fourth = stream();
  note('a', fourth);
  expect([third, fourth].map(({ raw }) => raw.destroyed)).toEqual([false, false]);
});

it('A4: connections per address are limited; one that ends makes room', async () => {
  const server = createServer();
  limitSockets(server, 2);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const [accepted] = await once(server, 'connection');
    return { socket, accepted };
  };
  const [first, , third] = [await open(), await open(), await open()];
  expect([first.accepted.destroyed, third.accepted.destroyed]).toEqual([false, true]);
  first.socket.destroy();
  await once(first.accepted, 'close');
  const fourth = await open();
  expect(fourth.accepted.destroyed).toBe(false);
  const closed = once(server, 'close');
  server.close();
  fourth.socket.destroy();
  server.getConnections(() => {});
  await Promise.race([closed, Promise.resolve()]);
});
