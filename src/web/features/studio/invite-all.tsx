import { Alert, Button, Stack, Text } from '@mantine/core';
import type { TeamMember } from '../../../contract/studio.ts';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { useInviteAllAgain } from './api.ts';
import { needsInvitation } from './member-row.tsx';

/** One button for all seats whose invitation is no longer valid, as after a studio was closed and reopened. */
export function InviteAll({ members }: { members: readonly TeamMember[] }) {
  const invite = useInviteAllAgain();
  const waiting = members.filter(needsInvitation).length;
  if (waiting === 0) return null;
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: ({ invited }) =>
        showSuccess(invited === 1 ? 'One invitation is on its way.' : `${invited} invitations are on their way.`),
      onError: (error) => showError(error, 'The invitations could not be sent'),
    });
  return (
    <Alert
      color="gold"
      title={waiting === 1 ? 'One seat has no valid invitation' : `${waiting} seats have no valid invitation`}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Each of them gets an email with a new link. Members who have joined, or whose link still works, do not.
        </Text>
        <Button variant="default" size="sm" loading={invite.isPending} onClick={send}>
          Resend all invitations
        </Button>
      </Stack>
    </Alert>
  );
}
