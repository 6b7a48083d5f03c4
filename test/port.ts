import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** From 32768 on, Linux gives ports to outgoing connections and to whoever asks for any (ip_local_port_range in ip(7)). */
const PORTS = { from: 20_000, to: 32_768 } as const;

/** A port that is kept for a server: its links and redirects have to know it seconds before it listens. Released twice is released once. */
export type HeldPort = { readonly port: number; release(): Promise<void> };

/** Keeps a port on which nobody listens until `release`. */
export async function holdPort(): Promise<HeldPort> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const holder = createServer();
    const isTaken = await new Promise<boolean>((resolve, reject) => {
      holder.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
      );
      holder.listen(port, '0.0.0.0', () => resolve(false));
    });
    if (isTaken) continue;
    return {
      port,
      async release() {
        if (!holder.listening) return;
        holder.close();
        await once(holder, 'close');
      },
    };
  }
}
