import type { FastifyInstance } from 'fastify';
import { getMySpace, OLD_FILM_DAYS, removeOldFilms } from '../../../contract/space.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as renders from '../renders/actions.ts';
import { readSpace } from './actions.ts';

export function addSpaceRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, getMySpace, ({ user }) => readSpace(services, user));
  addRoute(app, services, removeOldFilms, async ({ user }) => {
    await renders.removeOldFilms(services, user.id, OLD_FILM_DAYS);
    return readSpace(services, user);
  });
}
