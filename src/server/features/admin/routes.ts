import type { FastifyInstance } from 'fastify';
import * as activity from '../../../contract/activity.ts';
import * as calls from '../../../contract/admin.ts';
import { getConsequences, getPerson } from '../../../contract/consequences.ts';
import { cancelJob, getQueue, retryJob } from '../../../contract/queue.ts';
import { sendCsv } from '../../http/files/csv.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';
import * as queue from './queue.ts';

export function addAdminRoutes(app: FastifyInstance, services: Services): void {
  addUsers(app, services);
  addStudios(app, services);
  addActivity(app, services);
  addQueue(app, services);
}

function addUsers(app: FastifyInstance, services: Services): void {
  const changed = async (userId: string, message: string) => ({
    message,
    updatedUser: await actions.readUser(services, { id: userId }),
  });
  addRoute(app, services, calls.listUsers, ({ query }) => actions.listUsers(services, query));
  addRoute(app, services, calls.exportUsers, async ({ query, reply }) =>
    sendCsv(reply, 'people', actions.usersAsCsv(services, query)),
  );
  addRoute(app, services, calls.changeUsers, ({ user, body }) => actions.changeUsers(services, user, body));
  addRoute(app, services, calls.getUserByEmail, ({ params }) => actions.readUser(services, params));
  addRoute(app, services, getPerson, ({ params }) => actions.readPerson(services, params.userId));
  addRoute(app, services, getConsequences, ({ params, query }) => actions.foresee(services, params.userId, query));
  addRoute(app, services, calls.setUserRole, async ({ user, params: { userId }, body }) => {
    await actions.setRole(services, user, userId, body.role);
    return changed(userId, 'The role was changed.');
  });
  addRoute(app, services, calls.deleteUser, async ({ user, params }) => {
    await actions.deleteUser(services, user, params.userId);
    return { message: 'The person was deleted.' };
  });
  addRoute(app, services, calls.resetNameChanges, async ({ user, params: { userId } }) => {
    await actions.resetNames(services, user, userId);
    return changed(userId, 'Their name changes have been reset.');
  });
  addRoute(app, services, calls.updateExpiration, async ({ user, params: { userId }, body }) => {
    await actions.setExpiration(services, user, userId, body.expirationDate);
    return changed(
      userId,
      body.expirationDate ? `The plan ends on ${body.expirationDate}.` : 'The plan no longer has a last day.',
    );
  });
  addRoute(app, services, calls.adminCancelSubscription, async ({ user, params: { userId }, body }) => {
    await actions.cancelFor(services, user, userId, body);
    return changed(
      userId,
      body.immediate ? 'The subscription has ended.' : 'The subscription will end with the current period.',
    );
  });
}

function addStudios(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.listStudios, ({ query }) => actions.listStudios(services, query));
  addRoute(app, services, calls.addStudioMember, ({ user, body }) => actions.addStudioMember(services, user, body));
  addRoute(app, services, calls.removeStudioMember, async ({ user, params, query }) => {
    await actions.removeStudioMember(services, user, { ...params, ...query });
    return { message: 'The member was removed.' };
  });
}

function addActivity(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.getToday, () => actions.readToday(services));
  addRoute(app, services, activity.listDownloads, ({ query }) => actions.listDownloads(services, query));
  addRoute(app, services, activity.summarizeDownloads, ({ query }) => actions.summarizeDownloads(services, query));
  addRoute(app, services, activity.sumDownloads, ({ query }) => actions.sumDownloads(services, query));
  addRoute(app, services, activity.exportDownloads, async ({ query, reply }) =>
    sendCsv(reply, 'download-activity', actions.downloadsAsCsv(services, query)),
  );
  addRoute(app, services, activity.listAudit, ({ query }) => actions.listAudit(services, query));
  addRoute(app, services, activity.exportAudit, async ({ query, reply }) =>
    sendCsv(reply, 'audit-log', actions.auditAsCsv(services, query)),
  );
}

function addQueue(app: FastifyInstance, services: Services): void {
  addRoute(app, services, getQueue, () => queue.readQueue(services));
  addRoute(app, services, retryJob, async ({ user, params }) => ({
    message: await queue.retry(services, user, params),
  }));
  addRoute(app, services, cancelJob, async ({ user, params }) => ({
    message: await queue.cancel(services, user, params),
  }));
}
