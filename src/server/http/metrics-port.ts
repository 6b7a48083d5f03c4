import { createServer, type Server } from 'node:http';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { mayRead } from './metrics.ts';

/**
 * `/health` and `/metrics` on a port of their own: for workers, which serve nothing else, and for networks in which the
 * pages' port is public. `/health` answers 200 for as long as the process runs, also while it drains: a supervisor must
 * not kill it then.
 */
export async function openMetricsPort(
  {
    config,
    metrics,
  }: Pick<Services, 'metrics'> & {
    readonly config: Pick<Config, 'host' | 'metricsToken'>;
  },
  port: number,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { headers, socket, url } = request;
    const say = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (url === '/health') return say(200, 'ok');
    const address = socket.remoteAddress ?? '';
    if (url !== '/metrics' || !mayRead(headers, [address], config.metricsToken)) return say(404, 'not found');
    try {
      return say(200, await metrics.read(), metrics.contentType);
    } catch {
      return say(500, 'The figures could not be read.');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, config.host, resolve);
  });
  // Nothing waits for whoever reads figures.
  server.unref();
  return server;
}
