import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '../../../contract/instagram.ts';
import { AppError } from '../../errors.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';
import * as connect from './connect.ts';
import { deleteAsAsked, sayDeleted, signedIn } from './deletion.ts';
import { sendFilm } from './film.ts';
import { type Door, instagramOf } from './open.ts';
import { cancelPromo, planPromo } from './plan-promo.ts';
import { setRule } from './rule.ts';

/** Where it is not set up it looks nonexistent to everyone. */
export async function addInstagramRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const door = instagramOf(services.config);
  if (!door) return;
  addConnection(app, services, door);
  addRoute(app, services, calls.setInstagramRule, async ({ user, body }) => {
    await setRule(services, user, body.every);
    return { message: 'Saved.' };
  });
  addRoute(app, services, calls.planInstagram, async ({ user, params, body }) => {
    await actions.planPost(services, user, { params, body, query: undefined });
    return { message: 'It is posted at its time.' };
  });
  addRoute(app, services, calls.cancelInstagram, async ({ user, params }) => {
    await actions.cancelPost(services, user, params);
    return { message: 'It is not posted to Instagram.' };
  });
  addRoute(app, services, calls.planInstagramPromo, async ({ user, params, body }) => {
    await planPromo(services, user, { params, body });
    return { message: 'It is posted at its time.' };
  });
  addRoute(app, services, calls.cancelInstagramPromo, async ({ user, params }) => {
    await cancelPromo(services, user, params.id);
    return { message: 'It is not posted to Instagram.' };
  });
  addRoute(app, services, calls.instagramFilm, (input) => sendFilm(services, input));
  await app.register(async (scope) => addMetasCalls(scope, services, door));
}

function addConnection(app: FastifyInstance, services: Services, door: Door): void {
  addRoute(app, services, calls.getInstagram, ({ user }) => actions.readInstagram(services, user));
  addRoute(app, services, calls.connectInstagram, ({ user, request }) =>
    connect.beginConnection(services, door, user, sessionOf(request)),
  );
  addRoute(app, services, calls.instagramCallback, async ({ user, query, request, reply }) => {
    const answered = user && { ...query, session: sessionOf(request) };
    const outcome = answered ? await connect.endConnection(services, door, user, answered) : 'expired';
    return reply.header('referrer-policy', 'no-referrer').redirect(`/week?instagram=${outcome}`);
  });
  addRoute(app, services, calls.disconnectInstagram, async ({ user }) => {
    await connect.disconnect(services, user);
    return { message: 'Instagram is disconnected.' };
  });
}

/** Meta sends forms. */
function addMetasCalls(app: FastifyInstance, services: Services, door: Door): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addRoute(app, services, calls.instagramDeauthorized, async ({ request }) => {
    await connect.endByInstagram(services, signedIn(door, request.body), 'disconnect');
    return { message: 'It is disconnected.' };
  });
  addRoute(app, services, calls.instagramDeletion, ({ request }) =>
    deleteAsAsked(services, signedIn(door, request.body)),
  );
  addRoute(app, services, calls.instagramDeleted, async ({ query, reply }) =>
    reply.type('text/plain; charset=utf-8').send(sayDeleted(services, query.code)),
  );
}

/** What only this session of this browser has: its cookie. @throws AppError `unauthorized` */
function sessionOf({ headers: { cookie = '' } }: FastifyRequest): string {
  const session = /(?:^|;\s*)(?:__Secure-)?spinreel\.session_token=([^;]+)/.exec(cookie)?.[1];
  if (!session) throw new AppError('unauthorized');
  return session;
}
