import type { FastifyInstance } from 'fastify';
import { getMemberConsequences } from '../../../contract/consequences.ts';
import * as calls from '../../../contract/studio.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';

/**
 * @param endPlan ends what people who join a team pay for themselves
 * @param made counts what people have made
 */
export function addStudioRoutes(
  app: FastifyInstance,
  services: Services,
  endPlan: actions.EndPlan,
  made: actions.Made,
): void {
  addRoute(app, services, calls.getTeamActivity, ({ user }) => actions.readActivity(services, user, made));
  addRoute(app, services, calls.listTeam, ({ user }) => actions.listTeam(services, user));
  addRoute(app, services, calls.addTeamMember, ({ user, body }) => actions.addMember(services, user, body));
  addRoute(app, services, calls.renameTeamMember, ({ user, params, body }) =>
    actions.renameMember(services, user, params.id, body.name),
  );
  addRoute(app, services, calls.removeTeamMember, async ({ user, params, query }) => {
    await actions.removeMember(services, user, { id: params.id, studioId: user.id, seen: query.seen });
    return { message: 'The member was removed.' };
  });
  addRoute(app, services, getMemberConsequences, ({ user, params }) =>
    actions.foreseeRemoval(services, user, params.id),
  );
  addRoute(app, services, calls.resendInvitation, async ({ user, params }) => {
    await actions.inviteAgain(services, user, params.id);
    return { message: 'A new invitation is on its way.' };
  });
  addRoute(app, services, calls.inviteAllAgain, ({ user }) => actions.inviteAllAgain(services, user));

  addRoute(app, services, calls.setOwnerName, ({ user, body }) =>
    actions.setOwnerName(services, user, body.displayName),
  );
  addRoute(app, services, calls.getOwnerInfo, ({ user }) => actions.readOwnerInfo(services, user));
  addRoute(app, services, calls.getInstructorNames, async ({ user }) => ({
    instructorNames: await actions.listInstructorNames(services, user),
  }));
  addRoute(app, services, calls.getTeamMemberName, async ({ user, query }) => ({
    name: await actions.readMemberName(services, user, query.email),
  }));
  addRoute(app, services, calls.leaveStudio, async ({ user, body }) => {
    await actions.leaveStudio(services, user, body.studioId);
    return { message: 'You have left the team.' };
  });
  addRoute(app, services, calls.setMembersAdd, ({ user, body }) =>
    actions.setMembersAdd(services, user, body.membersAdd),
  );
  addInvitations(app, services, endPlan);
}

function addInvitations(app: FastifyInstance, services: Services, endPlan: actions.EndPlan): void {
  addRoute(app, services, calls.lookAtInvitation, ({ query }) => actions.lookAtInvitation(services, query.token));
  addRoute(app, services, calls.listInvitations, async ({ user }) => ({
    invitations: await actions.listInvitations(services, user),
  }));
  addRoute(app, services, calls.acceptInvitation, async ({ user, body }) => {
    const { studioName, ownPlan } = await actions.acceptInvitation(services, user, body, endPlan);
    return { studioName, message: [`Welcome to ${studioName || 'the team'}.`, ownPlan].filter(Boolean).join(' ') };
  });
}
