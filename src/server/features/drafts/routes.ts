import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/drafts.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { keepDraft, readDraft } from './actions.ts';

export function addDraftRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.getDraft, ({ user }) => readDraft(services, user));
  addRoute(app, services, calls.saveDraft, ({ user, body }) => keepDraft(services, user, body.draft));
}
