import type { FastifyInstance } from 'fastify';
import { forgetEdits, getOwnWords, saveOwnWords } from '../../../contract/own-words.ts';
import { chooseText, generatePromotion, readAbout } from '../../../contract/promotion.ts';
import { readCopy } from '../../copywriter/index.ts';
import { answerSignals } from '../../http/connection.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { aboutDetails, noteChosen, writeForPerson } from './actions.ts';
import { forget, putOwnWords, readOwnWords } from './own-words.ts';

export function addPromotionRoutes(app: FastifyInstance, services: Services): void {
  // What is wrong with it is known before anybody waits for a text.
  readCopy();
  const waits = answerSignals(app);
  addRoute(app, services, generatePromotion, ({ user, body, reply }) =>
    writeForPerson(services, user, body, waits(reply)),
  );
  addRoute(app, services, readAbout, ({ body }) => Promise.resolve(aboutDetails(body)));
  addRoute(app, services, chooseText, async ({ user, params, body }) => {
    await noteChosen(services, user, params.id, body);
    return { message: 'Noted.' };
  });
  addRoute(app, services, getOwnWords, ({ user }) => readOwnWords(services, user));
  addRoute(app, services, saveOwnWords, ({ user, body }) => putOwnWords(services, user, body));
  addRoute(app, services, forgetEdits, async ({ user }) => {
    await forget(services, user);
    return { message: 'Forgotten.' };
  });
}
