import type { FastifyInstance } from 'fastify';
import { generatePromotion } from '../../../contract/promotion.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { writeForPerson } from './actions.ts';

export function addPromotionRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, generatePromotion, ({ user, body }) => writeForPerson(services, user, body));
}
