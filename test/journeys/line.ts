import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test as base } from './fixtures.ts';

/**
 * The browser's line to the server, in the test's hand: an HTTP proxy (RFC 9110, 7.6) that lets through as much of an
 * upload as it is told and then stands still until it is released, whatever the machine's speed.
 */
export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #waiting = new Set<() => void>();
  #allowed = Number.POSITIVE_INFINITY;

  constructor() {
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    // `page.request` goes this way; nothing of it is held.
    this.#server.on('connect', ({ url }, socket) => {
      const { hostname, port } = new URL(`http://${url}`);
      const upstream = connect(Number(port), hostname, () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
  }

  /** Starts to listen, and gives the proxy's address. */
  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on each request that sends a part of an upload stops after so many bytes of its body. */
  hold(bytes: number): void {
    this.#allowed = bytes;
  }

  /** Breaks all connections, as a lost line does; what is held stays held for those that come afterwards. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Lets everything through, also what stands still. */
  release(): void {
    this.#allowed = Number.POSITIVE_INFINITY;
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    this.release();
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, headers, url } = incoming;
    const upstream = request(url!, { method, headers });
    // Giving up on one side is giving up on the other.
    outgoing.once('close', () => upstream.destroy());
    upstream.on('error', () => outgoing.destroy());
    upstream.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.rawHeaders);
      void pipeline(answer, outgoing).catch(() => undefined);
    });
    const stages = method === 'PATCH' && url!.includes('/api/uploads/') ? [this.#gate()] : [];
    await pipeline([incoming, ...stages, upstream]).catch(() => outgoing.destroy());
  }

  #gate(): Transform {
    let passed = 0;
    const gate = new Transform({
      transform: async (chunk: Buffer, _encoding, done) => {
        const now = Math.max(0, Math.min(chunk.length, this.#allowed - passed));
        passed += chunk.length;
        if (now === chunk.length) return done(null, chunk);
        const held = new Promise<void>((go) => this.#waiting.add(go));
        // What may pass passes before the rest stands still.
        gate.push(chunk.subarray(0, now));
        await held;
        done(null, chunk.subarray(now));
      },
    });
    return gate;
  }
}

/** The test with a browser whose line to the server the test holds. */
export const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  line: async ({}, use) => {
    const line = new Line();
    await use(line);
    await line.close();
  },
  // Chromium goes around a proxy for addresses of the same machine, unless it is told not to.
  proxy: async ({ line }, use) => use({ server: await line.open(), bypass: '<-loopback>' }),
});
