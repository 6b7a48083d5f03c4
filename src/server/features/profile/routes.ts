import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/profile.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { readNameChanges, readPreferences, savePreferences, trackNameChange } from './actions.ts';

export function addProfileRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.getPreferences, ({ user }) => readPreferences(services, user));
  addRoute(app, services, calls.savePreferences, ({ user, body }) => savePreferences(services, user, body));
  addRoute(app, services, calls.getNameChangeStatus, ({ user }) => readNameChanges(services, user));
  addRoute(app, services, calls.trackNameChange, ({ user }) => trackNameChange(services, user));
}
