import type { CallInput, CallOutput } from '../../../contract/call.ts';
import { getLeavingConsequences, getMemberConsequences } from '../../../contract/consequences.ts';
import { getPreferences } from '../../../contract/profile.ts';
import {
  acceptInvitation,
  addTeamMember,
  getInstructorNames,
  getOwnerInfo,
  getTeamActivity,
  inviteAllAgain,
  leaveStudio,
  listTeam,
  removeTeamMember,
  renameTeamMember,
  resendInvitation,
  setMembersAdd,
  setOwnerName,
  type TeamMember,
} from '../../../contract/studio.ts';
import { callApi } from '../../api/client.ts';
import { queryOf } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { announce, useRefetchOn } from '../../api/window-events.ts';
import { startAnew } from '../auth/session.ts';
import { refreshBackgrounds } from '../backgrounds/api.ts';

/** The studio that the person owns or belongs to. */
export const ownerInfoQuery = queryOf(getOwnerInfo);

/** The names to choose an instructor from: the owner's and the members'. */
export const instructorNamesQuery = queryOf(getInstructorNames);

/** Polling interval while the team's invitations are being e-mailed. */
const MAILING_MS = 3_000;
/** The seats of the person's own studio; polled while e-mails are being sent. */
export const teamQuery = {
  ...queryOf(listTeam),
  refetchInterval: ({ state: { data } }: { state: { data: CallOutput<typeof listTeam> | undefined } }) =>
    data?.teamMembers.some(({ invitation }) => invitation === 'sending') ? MAILING_MS : (false as const),
};

/** What the members have made, and what the week has brought; read anew when the team is opened. */
export const teamActivityQuery = { ...queryOf(getTeamActivity), staleTime: 0 };

/** Keeps names and team in sync with the window's events; mount it once, in a part that is always present. */
export function useTeamUpdates(): void {
  useRefetchOn('teamMemberNamesUpdated', [
    getInstructorNames.path,
    getOwnerInfo.path,
    listTeam.path,
    getTeamActivity.path,
    // The owner's own name is part of the preferences.
    getPreferences.path,
  ]);
}

const onSettled = () => announce('teamMemberNamesUpdated');

/** Adds a seat and e-mails the invitation. */
export function useAddMember() {
  return useMutation({
    mutationFn: (body: { name: string; email: string }) => callApi(addTeamMember, { body }),
    onSettled,
  });
}

/** Changes a member's name. */
export function useRenameMember() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callApi(renameTeamMember, { params: { id }, body: { name } }),
    onSettled,
  });
}

/** What a member would lose with the seat. */
export const foreseeRemoval = (id: string) => callApi(getMemberConsequences, { params: { id } });

/** Removes a seat. */
export function useRemoveMember() {
  return useMutation({
    mutationFn: ({ id, userId }: Pick<TeamMember, 'id' | 'userId'>) =>
      callApi(removeTeamMember, { params: { id }, query: { seen: userId ? 'joined' : 'invited' } }),
    onSettled,
  });
}

/** E-mails the invitation again. */
export function useResendInvitation() {
  return useMutation({
    mutationFn: (id: string) => callApi(resendInvitation, { params: { id } }),
    onSettled,
  });
}

/** E-mails an invitation to every team member whose invitation is no longer valid. */
export function useInviteAllAgain() {
  return useMutation({ mutationFn: () => callApi(inviteAllAgain), onSettled });
}

/** Changes the owner's own name as the team sees it. */
export function useSetOwnerName() {
  return useMutation({
    mutationFn: (displayName: string) => callApi(setOwnerName, { body: { displayName } }),
    onSettled,
  });
}

/** Says whether members may add to the studio's library. */
export function useSetMembersAdd() {
  return useMutation({
    mutationFn: (membersAdd: boolean) => callApi(setMembersAdd, { body: { membersAdd } }),
    onSettled: refreshBackgrounds,
  });
}

/** What the person would lose with their seat. */
export const foreseeLeaving = () => callApi(getLeavingConsequences);

/** Gives the seat up; from then on, role, class types and library are the person's own. */
export async function leaveTeam(studioId: string): Promise<void> {
  await callApi(leaveStudio, { body: { studioId } });
  await startAnew();
}

/** Accepts the seat the person is invited to; from then on, role, names, class types and library are the team's. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: async (body: CallInput<typeof acceptInvitation>['body']) => {
      const answer = await callApi(acceptInvitation, { body });
      await startAnew();
      return answer;
    },
  });
}
