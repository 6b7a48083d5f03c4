import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/call.ts';
import { getPreferences } from '../../../contract/profile.ts';
import {
  acceptInvitation,
  addTeamMember,
  getInstructorNames,
  getOwnerInfo,
  listTeam,
  removeTeamMember,
  renameTeamMember,
  resendInvitation,
  setOwnerName,
} from '../../../contract/studio.ts';
import { callApi } from '../../api/client.ts';
import { queryOf } from '../../api/query-client.ts';
import { announce, useRefetchOn } from '../../api/window-events.ts';
import { startAnew } from '../auth/session.ts';

/** The studio that one owns or belongs to. */
export const ownerInfoQuery = queryOf(getOwnerInfo);

/** The names to choose an instructor from: the owner's and the members'. */
export const instructorNamesQuery = queryOf(getInstructorNames);

/** The seats of one's own studio. */
export const teamQuery = queryOf(listTeam);

/** Keeps names and team in step with what the window announces; mount it once, in a part that is always there. */
export function useTeamUpdates(): void {
  useRefetchOn('teamMemberNamesUpdated', [
    getInstructorNames.path,
    getOwnerInfo.path,
    listTeam.path,
    // The owner's own name is among the preferences.
    getPreferences.path,
  ]);
}

const onSettled = () => announce('teamMemberNamesUpdated');

/** Gives a seat and mails the invitation. */
export function useAddMember() {
  return useMutation({
    mutationFn: (body: { name: string; email: string }) => callApi(addTeamMember, { body }),
    onSettled,
  });
}

/** Changes what a member is called. */
export function useRenameMember() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callApi(renameTeamMember, { params: { id }, body: { name } }),
    onSettled,
  });
}

/** Takes a seat back. */
export function useRemoveMember() {
  return useMutation({
    mutationFn: (id: string) => callApi(removeTeamMember, { params: { id } }),
    onSettled,
  });
}

/** Mails the invitation again. */
export function useResendInvitation() {
  return useMutation({
    mutationFn: (id: string) => callApi(resendInvitation, { params: { id } }),
    onSettled,
  });
}

/** Changes the owner's own name as the team reads it. */
export function useSetOwnerName() {
  return useMutation({
    mutationFn: (displayName: string) => callApi(setOwnerName, { body: { displayName } }),
    onSettled,
  });
}

/** Takes the seat that one is invited to; role, names, class types and library are the team's from then on. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: async (body: CallInput<typeof acceptInvitation>['body']) => {
      const answer = await callApi(acceptInvitation, { body });
      await startAnew();
      return answer;
    },
  });
}
