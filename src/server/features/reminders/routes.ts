import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/reminders.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';

export function addReminderRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.getReminders, ({ user }) => actions.readReminders(services, user));
  addRoute(app, services, calls.setReminders, async ({ user, body }) => {
    await actions.setReminders(services, user, body);
    return { message: 'Saved.' };
  });
  addRoute(app, services, calls.addDevice, async ({ user, body, request }) => {
    const { cookie = '' } = request.headers;
    const session = await services.auth.sessionIdOf(new Headers({ cookie }));
    await actions.addDevice(services, user, session, body);
    return { message: 'This browser shows reminders.' };
  });
  addRoute(app, services, calls.removeDevice, async ({ user, params }) => {
    await actions.removeDevice(services, user, params.device);
    return { message: 'This browser shows no more reminders.' };
  });
  addRoute(app, services, calls.readReminder, ({ query }) => actions.readReminder(services, query.key));
  addRoute(app, services, calls.answerReminder, async ({ body }) => ({
    message: await actions.answerReminder(services, body),
  }));
  app.register(async (own) => {
    // What mail programs send says nothing that the address does not (RFC 8058, 3.1).
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null),
    );
    addRoute(own, services, calls.unsubscribeReminders, async ({ query }) => ({
      message: await actions.answerReminder(services, { key: query.key, answer: 'noMail' }),
    }));
  });
}
