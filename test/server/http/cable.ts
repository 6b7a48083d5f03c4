import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The connection from the program to its Postgres, which can be cut. */
export type Cable = {
  /** The database's URL at this end. */
  readonly url: string;
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

/** Opens a proxy to the database at that URL. */
export async function layCable(databaseUrl: string): Promise<Cable> {
  const far = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server = createServer();
  let port = 0;
  const open = async () => {
    server = createServer((near) => {
      const socket = connect(Number(far.port), far.hostname);
      for (const [one, other] of [[near, socket] as const, [socket, near] as const]) {
        sockets.add(one);
        one.on('error', () => {});
        one.once('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as { port: number }).port;
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, mend: open, close: async () => void (server.listening && (await cut())) };
}
