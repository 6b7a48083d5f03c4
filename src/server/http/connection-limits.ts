import type { Server, Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { networkOf } from './network.ts';

/** Event streams that one person may have open in this process: a few devices with a few pages each. */
const STREAMS = 6;
/** Connections from one network: a studio behind one router, each browser with its six, has far fewer. */
const SOCKETS = 600;

/** Limits one person's event streams: one too many ends the oldest, whose page reconnects or has gone. */
export function openStreams(max = STREAMS) {
  const open = new Map<string, Set<FastifyReply>>();
  return (person: string, reply: FastifyReply): void => {
    const streams = open.get(person) ?? new Set();
    open.set(person, streams.add(reply));
    reply.raw.once('close', () => {
      streams.delete(reply);
      if (streams.size === 0 && open.get(person) === streams) open.delete(person);
    });
    const [oldest] = streams;
    if (streams.size > max && oldest) {
      streams.delete(oldest);
      oldest.raw.destroy();
    }
  };
}

/**
 * Refuses more connections from one network than people have. Behind a proxy, which has its own limits, all come from
 * the proxy, so there is no limit.
 */
export function limitSockets(server: Server, max = SOCKETS): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > max) socket.destroy();
  });
}
