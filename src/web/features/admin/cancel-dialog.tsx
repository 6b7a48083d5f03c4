import { Alert, Button, Flex, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import { failureOf } from '../../api/failure.ts';
import { longDayOf } from '../../ui/dates.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { OutlookText, useOutlook } from '../../ui/outlook.tsx';
import { useCancelSubscription } from './api.ts';
import { lookAt } from './look-at.ts';

type Props = {
  /** null: closed. */
  user: AdminUser | null;
  onClose: () => void;
};

/** Asks when a person's subscription is to end; one that is already canceled can only be ended at once. */
export function CancelDialog({ user, onClose }: Props) {
  const isCanceled = user?.standing.own?.state === 'ends';
  return (
    <Modal
      opened={user !== null}
      onClose={onClose}
      title={isCanceled ? 'End the subscription now?' : 'Cancel subscription?'}
    >
      {user && <CancelForm user={user} onClose={onClose} />}
    </Modal>
  );
}

function CancelForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { own } = user.standing;
  const isCanceled = own?.state === 'ends';
  const [when, setWhen] = useState(isCanceled ? 'now' : 'period');
  const outlook = useOutlook(() => lookAt('cancel', user));
  const cancel = useCancelSubscription();
  const submit = () =>
    cancel.mutate(
      { userId: user.id, immediate: when === 'now' },
      {
        onSuccess: ({ message }) => {
          showSuccess(message);
          onClose();
        },
      },
    );
  return (
    <Stack gap="lg">
      {isCanceled ? (
        <Text style={{ overflowWrap: 'anywhere' }}>
          The subscription of {user.email} is canceled and ends {own && `on ${longDayOf(own.at)}`}. Ended now, access
          stops at once, without a refund.
        </Text>
      ) : (
        <>
          <Text style={{ overflowWrap: 'anywhere' }}>The subscription of {user.email} ends</Text>
          <Radio.Group value={when} onChange={setWhen} aria-label="When the subscription ends">
            <Stack gap="md">
              <Radio
                value="period"
                label="At the end of the period"
                description={
                  own
                    ? `Access remains until ${longDayOf(own.at)}, then the free tier.`
                    : 'Access remains until the billing period ends, then the free tier.'
                }
              />
              <Radio value="now" label="Immediately" description="Access ends now, without a refund." />
            </Stack>
          </Radio.Group>
        </>
      )}
      <OutlookText query={outlook.query} />
      {cancel.isError && (
        <Alert color="danger" role="alert">
          <FailureText failure={failureOf(cancel.error, { what: 'Failed to cancel subscription' })} />
        </Alert>
      )}
      <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button variant="filled" color="danger" loading={cancel.isPending} disabled={outlook.blocked} onClick={submit}>
          {isCanceled ? 'End it now' : 'Cancel subscription'}
        </Button>
      </Flex>
    </Stack>
  );
}
