import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/promos.ts';
import { listClipUses } from '../../../contract/shelf.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';
import { readUses } from './uses.ts';

export function addPromoRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.listPromos, ({ user, query }) => actions.listPromos(services, user, query.before));
  addRoute(app, services, calls.getCurrentPromo, ({ user }) => actions.readCurrent(services, user));
  addRoute(app, services, calls.getPromo, ({ user, params }) => actions.readPromo(services, user, params.id));
  addRoute(app, services, calls.savePromo, ({ user, params, body }) =>
    actions.savePromoAs(services, user, params.id, body),
  );
  addRoute(app, services, calls.renamePromo, async ({ user, params, body }) => {
    await actions.renamePromo(services, user, params.id, body.title);
    return { message: 'The name is saved.' };
  });
  addRoute(app, services, calls.deletePromo, async ({ user, params }) => {
    await actions.deletePromo(services, user, params.id);
    return { message: 'The promo is deleted.' };
  });
  addRoute(app, services, calls.listDeletedPromos, ({ user, query }) =>
    actions.listDeletedPromos(services, user, query.before),
  );
  addRoute(app, services, listClipUses, ({ user }) => readUses(services, user));
  addRoute(app, services, calls.restorePromo, async ({ user, params }) => {
    await actions.restorePromo(services, user, params.id);
    return { message: 'The promo is back.' };
  });
}
