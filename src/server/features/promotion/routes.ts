import type { FastifyInstance } from 'fastify';
import { chooseText, generatePromotion, readAbout } from '../../../contract/promotion.ts';
import { readCopy } from '../../copywriter/index.ts';
import { answerSignals } from '../../http/connection.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { aboutDetails, noteChosen, writeForPerson } from './actions.ts';

export function addPromotionRoutes(app: FastifyInstance, services: Services): void {
  // What is wrong with it is known before anybody waits for a text.
  readCopy();
  const waits = answerSignals(app);
  addRoute(app, services, generatePromotion, ({ user, body, reply }) =>
    writeForPerson(services, user, body, waits(reply)),
  );
  addRoute(app, services, readAbout, ({ body }) => Promise.resolve(aboutDetails(body)));
  addRoute(app, services, chooseText, async ({ user, params, body }) => {
    await noteChosen(services, user, params.id, body.text);
    return { message: 'Noted.' };
  });
}
