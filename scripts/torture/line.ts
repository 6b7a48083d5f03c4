import { connect, createServer, type Server, type Socket } from 'node:net';

/** The line between two who talk: whatever runs over it can be cut, and slowed down. */
export class Line {
  readonly port: number;
  /** How long everything is on its way to the target. */
  delayMs = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  /** To `target` on this machine. */
  static async open(port: number, target: number): Promise<Line> {
    const server = createServer((from) => {
      const to = connect(target, '127.0.0.1');
      for (const [socket, other] of [
        [from, to],
        [to, from],
      ] as const) {
        line.#sockets.add(socket);
        socket.once('close', () => {
          line.#sockets.delete(socket);
          other.destroy();
        });
        socket.on('error', () => other.destroy());
      }
      to.pipe(from);
      from.on('data', (chunk) => {
        const send = () => to.destroyed || to.write(chunk) || from.pause();
        if (line.delayMs > 0) setTimeout(send, line.delayMs);
        else send();
      });
      to.on('drain', () => from.resume());
      from.on('end', () => setTimeout(() => to.end(), line.delayMs));
    });
    const line = new Line(server, port);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return line;
  }

  /** Cuts everything that runs over it now. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }
}
