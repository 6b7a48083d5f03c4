import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/profile.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { readPreferences, savePreferences } from './actions.ts';

export function addProfileRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.getPreferences, ({ user }) => readPreferences(services, user));
  addRoute(app, services, calls.savePreferences, ({ user, body }) => savePreferences(services, user, body));
}
