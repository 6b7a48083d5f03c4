import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/classes.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';

const DELETED = { message: 'Deleted' };

export function addClassRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.listClassTypes, ({ user }) => actions.listClassTypes(services, user));
  addRoute(app, services, calls.createClassType, ({ user, body }) => actions.createClassType(services, user, body));
  addRoute(app, services, calls.renameClassType, ({ user, params, body }) =>
    actions.renameClassType(services, user, params.id, body.classType),
  );
  addRoute(app, services, calls.deleteClassTypeByName, async ({ user, body }) => {
    await actions.deleteClassType(services, user, { name: body.classType });
    return DELETED;
  });
  addRoute(app, services, calls.deleteClassType, async ({ user, params, query }) => {
    await actions.deleteClassType(services, user, { id: params.id }, query.seen);
    return DELETED;
  });

  addRoute(app, services, calls.listClassDescriptions, ({ user }) => actions.listClassDescriptions(services, user));
  addRoute(app, services, calls.listClassDescriptionsWithFallback, ({ user }) =>
    actions.listClassDescriptionsWithFallback(services, user),
  );
  addRoute(app, services, calls.saveClassDescription, ({ user, body }) =>
    actions.saveClassDescription(services, user, body),
  );
  addRoute(app, services, calls.sayClass, async ({ user, body }) => {
    await actions.saveClassSentence(services, user, body);
    return { message: 'Saved.' };
  });
  addRoute(app, services, calls.updateClassDescription, ({ user, params, body }) =>
    actions.updateClassDescription(services, user, params.id, body),
  );
  addRoute(app, services, calls.deleteClassDescription, async ({ user, params, query }) => {
    await actions.deleteClassDescription(services, user, params.id, query.seen);
    return DELETED;
  });
}
