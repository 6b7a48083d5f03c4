import type { FastifyInstance } from 'fastify';
import { chooseText, generatePromotion } from '../../../contract/promotion.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { noteChosen, writeForPerson } from './actions.ts';

export function addPromotionRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, generatePromotion, ({ user, body }) => writeForPerson(services, user, body));
  addRoute(app, services, chooseText, async ({ user, params, body }) => {
    await noteChosen(services, user, params.id, body.text);
    return { message: 'Noted.' };
  });
}
