import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownsTeam, type Plan, saleOf } from '../../../contract/plans.ts';
import { type Invitation, listInvitations } from '../../../contract/studio.ts';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { useUser } from '../auth/api.ts';
import { OwnPlanNote } from '../billing/own-plan-note.tsx';
import { preferencesQuery } from '../profile/api.ts';
import { useAcceptInvitation } from './api.ts';
import classes from './open-invitations.module.css';

/** People who already have a studio join none. */
const mayJoin = (plan: Plan) => plan === 'free' || (saleOf(plan) !== null && !ownsTeam(plan));

/** Invitations for the person's verified e-mail: the link in the e-mail is not needed. */
export function OpenInvitations() {
  const { emailVerified, entitlements } = useUser();
  const invitations = useQuery({
    ...queryOf(listInvitations),
    enabled: emailVerified && mayJoin(entitlements.plan),
  });
  return invitations.data?.invitations.map((invitation) => <Offer key={invitation.id} invitation={invitation} />);
}

function Offer({ invitation: { id, studioName, ownerName } }: { invitation: Invitation }) {
  const accept = useAcceptInvitation();
  const [endOwnPlan, setEndOwnPlan] = useState(false);
  const join = () =>
    accept.mutate(
      { id, endOwnPlan },
      {
        onSuccess: ({ message }) => {
          showSuccess(message);
          // The editor around this opens anew with the team's names, classes and library: an untouched promo says them, one that was begun is offered them.
          void queryClient.resetQueries({ queryKey: preferencesQuery.queryKey });
          void queryClient.invalidateQueries();
        },
        onError: (error) => showError(error, 'The invitation could not be accepted'),
      },
    );
  return (
    <Alert color="gold" className={classes.offer} title={`Join ${studioName || 'a studio'}`}>
      <Text size="sm" mb="sm">
        {ownerName || 'The owner'} has a seat for you on the team. Their plan covers you.
      </Text>
      <OwnPlanNote ends={endOwnPlan} onChange={setEndOwnPlan} />
      <Button variant="default" size="sm" mt="sm" loading={accept.isPending} onClick={join}>
        Accept
      </Button>
    </Alert>
  );
}
