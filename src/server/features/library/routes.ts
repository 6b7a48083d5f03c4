import type { FastifyInstance } from 'fastify';
import { listBackgroundVideos } from '../../../contract/library.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { listBackgrounds } from './actions.ts';

export function addLibraryRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, listBackgroundVideos, ({ user }) => listBackgrounds(services, user));
}
