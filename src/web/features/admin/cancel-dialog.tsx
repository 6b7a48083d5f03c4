import { Alert, Button, Flex, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import { failureOf } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { useCancelSubscription } from './api.ts';

type Props = {
  /** null: closed. */
  user: AdminUser | null;
  onClose: () => void;
};

/** Asks when a person's subscription is to end. */
export function CancelDialog({ user, onClose }: Props) {
  return (
    <Modal opened={user !== null} onClose={onClose} title="Cancel subscription?">
      {user && <CancelForm user={user} onClose={onClose} />}
    </Modal>
  );
}

function CancelForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [when, setWhen] = useState('period');
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
      <Text style={{ overflowWrap: 'anywhere' }}>The subscription of {user.email} ends</Text>
      <Radio.Group value={when} onChange={setWhen} aria-label="When the subscription ends">
        <Stack gap="md">
          <Radio
            value="period"
            label="At the end of the period"
            description="Access remains until the billing period ends, then the free tier."
          />
          <Radio value="now" label="Immediately" description="Access ends now, without a refund." />
        </Stack>
      </Radio.Group>
      {cancel.isError && (
        <Alert color="danger" role="alert">
          <FailureText failure={failureOf(cancel.error, { what: 'Failed to cancel subscription' })} />
        </Alert>
      )}
      <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep It
        </Button>
        <Button variant="filled" color="danger" loading={cancel.isPending} onClick={submit}>
          Cancel Subscription
        </Button>
      </Flex>
    </Stack>
  );
}
