import { Alert, Button, Stack, Text } from '@mantine/core';
import type { TeamMember } from '../../../contract/studio.ts';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { useInviteAllAgain } from './api.ts';
import { needsInvitation } from './member-row.tsx';

/** One button for all seats whose invitation is not good any more, as after a studio was closed and opened again. */
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
      title={waiting === 1 ? 'One seat has no invitation that works' : `${waiting} seats have no invitation that works`}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Each of them gets a mail with a new link. Whoever has joined, or has a link that works, is not written to.
        </Text>
        <Button variant="default" size="sm" loading={invite.isPending} onClick={send}>
          Invite all again
        </Button>
      </Stack>
    </Alert>
  );
}
