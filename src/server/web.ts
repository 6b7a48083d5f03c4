import { join } from 'node:path';
import multipart from '@fastify/multipart';
import sse, { type SSEPluginOptions } from '@fastify/sse';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { addAuthRoutes } from './accounts/routes.ts';
import { addAdminRoutes } from './features/admin/routes.ts';
import { cancelOwn } from './features/billing/actions.ts';
import { addBillingRoutes } from './features/billing/routes.ts';
import { addBookingRoutes } from './features/booking/routes.ts';
import { addBrandRoutes } from './features/brand/routes.ts';
import { addClassRoutes } from './features/classes/routes.ts';
import { postedThere } from './features/instagram/actions.ts';
import { addInstagramRoutes } from './features/instagram/routes.ts';
import { addLibraryRoutes } from './features/library/routes.ts';
import { addMusicRoutes } from './features/music/routes.ts';
import { addProfileRoutes } from './features/profile/routes.ts';
import { addPromoRoutes } from './features/promos/routes.ts';
import { addPromotionRoutes } from './features/promotion/routes.ts';
import { addReminderRoutes } from './features/reminders/routes.ts';
import { countDownloadsSince, countFilmsSince } from './features/renders/actions.ts';
import { addRenderRoutes } from './features/renders/routes.ts';
import { addSpaceRoutes } from './features/space/routes.ts';
import { addStudioRoutes } from './features/studio/routes.ts';
import { addTimetableRoutes } from './features/timetable/routes.ts';
import { addToolRoutes } from './features/tools/routes.ts';
import { bearerOf, dropCookies } from './http/bearer.ts';
import { addCompression } from './http/compress.ts';
import { limitSockets } from './http/connection-limits.ts';
import { refuseCrossOrigin } from './http/csrf.ts';
import { handleError } from './http/errors.ts';
import { addMetrics } from './http/metrics.ts';
import { addOpenApi } from './http/openapi.ts';
import { followRequests, requestId } from './http/request-id.ts';
import { RequestLog } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serializerCompiler } from './http/serialize.ts';
import { limitBodies } from './http/slow-bodies.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { addPages } from './pages/pages.ts';
import { addSystemRoutes } from './pages/system-routes.ts';
import { addPersonalDataRoutes } from './personal-data/routes.ts';
import type { Services } from './services.ts';

/** The output of the web build. */
const DIST = join(import.meta.dirname, '../../dist');

/** The routes of accounts and features. */
const ROUTES: readonly ((app: FastifyInstance, services: Services) => unknown)[] = [
  addAuthRoutes,
  addProfileRoutes,
  addPromoRoutes,
  addBookingRoutes,
  addBrandRoutes,
  addMusicRoutes,
  (app, services) => addTimetableRoutes(app, services, postedThere),
  addReminderRoutes,
  addInstagramRoutes,
  addClassRoutes,
  addPromotionRoutes,
  addRenderRoutes,
  addLibraryRoutes,
  addBillingRoutes,
  addToolRoutes,
  (app, services) => addStudioRoutes(app, services, cancelOwn, { countFilmsSince, countDownloadsSince }),
  addAdminRoutes,
  addPersonalDataRoutes,
  addSpaceRoutes,
];

/** The web entry point: every route and page, not yet listening. */
export async function buildWeb(services: Services): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new RequestLog({ requestIdLogLabel: 'request' }),
    trustProxy: services.config.trustedProxies ?? false,
    // Requests in progress finish; keep-alive connections do not delay shutdown.
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: handleError,
    genReqId: requestId(services.config.trustedProxies !== null),
    // Longer than the longest e-mail address, percent-encoded or not; the default is 100.
    routerOptions: { maxParamLength: 800 },
  });
  letConnectionsGo(app, services.stopping.signal);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.decorateRequest('person', null);
  app.decorateRequest('caller');
  followRequests(app, services.config.trustedProxies !== null);
  if (services.config.trustedProxies === null) limitSockets(app.server);
  limitBodies(app);
  addCompression(app);
  guardOrigin(app, services.config.publicUrl);
  // Private responses must not be stored in a shared cache; cacheable routes say so themselves.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  await addSecurityHeaders(app, services.config);
  await app.register(multipart, { throwFileSizeLimit: true });
  // The package's types name the plugin's module where its default export is the plugin.
  await app.register(sse as unknown as FastifyPluginAsync<SSEPluginOptions>, { heartbeatInterval: 15_000 });
  await addOpenApi(app, services.config.publicUrl);
  addMetrics(app, services);
  addSystemRoutes(app, services);
  for (const addRoutes of ROUTES) await addRoutes(app, services);
  await addPages(app, DIST, services.config);
  return app;
}

/** A request has either cookies, from our own pages, or a token, from anywhere. */
function guardOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request) =>
    bearerOf(request) === null ? refuseCrossOrigin(request, publicUrl) : dropCookies(request),
  );
}

function letConnectionsGo(app: FastifyInstance, stopping: AbortSignal): void {
  // A proxy's kept connections move to the processes that stay.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
  // A connection whose response ends while the server begins to close counts as busy, and would then be kept for its 72 s of keep-alive.
  app.addHook('preClose', async () => {
    const closeIdle = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(closeIdle));
  });
}
