import { useMutation } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '../../../contract/call.ts';
import { getMemberConsequences } from '../../../contract/consequences.ts';
import { getPreferences } from '../../../contract/profile.ts';
import {
  acceptInvitation,
  addTeamMember,
  getInstructorNames,
  getOwnerInfo,
  inviteAllAgain,
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

/** Between two looks at a team whose invitations are being mailed. */
const MAILING_MS = 3_000;
/** The seats of one's own studio; looked at again while mails are going out. */
export const teamQuery = {
  ...queryOf(listTeam),
  refetchInterval: ({ state: { data } }: { state: { data: CallOutput<typeof listTeam> | undefined } }) =>
    data?.teamMembers.some(({ invitation }) => invitation === 'sending') ? MAILING_MS : (false as const),
};

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

/** What a member would lose with the seat. */
export const foreseeRemoval = (id: string) => callApi(getMemberConsequences, { params: { id } });

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

/** Mails an invitation to everybody in the team whose own is not good any more. */
export function useInviteAllAgain() {
  return useMutation({ mutationFn: () => callApi(inviteAllAgain), onSettled });
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
