import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getSite, health, ready, reportClientError } from '../../contract/tools.ts';
import { addRoute } from '../http/route.ts';
import type { Services } from '../services.ts';
import { StorageError } from '../storage/index.ts';
import { isFull, roomOf } from '../storage/room.ts';
import { siteOf } from './documents.ts';

/** Calls about the program itself. */
export function addSystemRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, storage } = services;

  addRoute(app, services, health, async () => ({ status: 'ok' }) as const);

  addRoute(app, services, ready, async ({ reply, request }) => {
    if (services.stopping.signal.aborted) {
      reply.status(503).serializer(JSON.stringify);
      return { status: 'stopping', checks: {} } as const;
    }
    const works = async (name: string, check: () => Promise<unknown>) => {
      try {
        await check();
        return [name, true] as const;
      } catch (error) {
        request.log.warn({ err: error }, `not ready: ${name}`);
        return [name, false] as const;
      }
    };
    const needed = Object.fromEntries(
      await Promise.all([works('database', () => db.execute(sql`select 1`)), works('storage', () => storage.check())]),
    );
    const [, room] = await works('room', async () => {
      if (isFull(await roomOf(config))) throw new StorageError('full');
    });
    const checks = { ...needed, room };
    // 503 takes this process out of a load balancer's rotation; the body says why. A full disk does not: what is stored
    // can be seen, written and fetched.
    const isReady = Object.values(needed).every(Boolean);
    if (!isReady) reply.status(503).serializer(JSON.stringify);
    return { status: isReady ? (room ? 'ready' : 'full') : 'not ready', checks } as const;
  });

  addRoute(app, services, reportClientError, async ({ body, user, request }) => {
    request.log.warn({ clientError: body, userId: user?.id }, 'error in a page');
    return { message: 'Thank you.' };
  });

  addRoute(app, services, getSite, async () => siteOf(config));
}
