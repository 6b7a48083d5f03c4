import { Alert, Button, Flex, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type AdminUser, expirationDateSchema } from '../../../contract/admin.ts';
import { whyNoExpiry } from '../../../contract/consequences.ts';
import { failureOf } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { OutlookText, useOutlook } from '../../ui/outlook.tsx';
import { useSetExpiry } from './api.ts';
import { lookAt } from './look-at.ts';

type Props = {
  /** null: closed. */
  user: AdminUser | null;
  onClose: () => void;
};

/** Asks for the last day of a person's plan; Cancel leaves it unchanged. */
export function ExpiryDialog({ user, onClose }: Props) {
  return (
    <Modal opened={user !== null} onClose={onClose} title="Expiration date">
      {user && <ExpiryForm user={user} onClose={onClose} />}
    </Modal>
  );
}

function ExpiryForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  // A date that has no effect can only be removed.
  const why = whyNoExpiry(user);
  const [date, setDate] = useState(why === null ? (user.subscriptionExpiresAt?.slice(0, 10) ?? '') : '');
  const outlook = useOutlook(why === null ? () => lookAt('expiry', user) : undefined);
  const [fault, setFault] = useState<string | null>(null);
  const save = useSetExpiry();
  const isOver = why === null && hasPassed(date.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = expirationDateSchema.safeParse(date.trim());
    if (!read.success) return setFault(read.error.issues[0]!.message);
    save.mutate(
      { userId: user.id, expirationDate: read.data },
      {
        onSuccess: ({ updatedUser: { email, subscriptionExpiresAt: end } }) => {
          const without = hasPassed(read.data) ? 'has ended' : 'has no end';
          showSuccess(`The plan of ${email} ${end ? `ends with ${end.slice(0, 10)}` : without}.`);
          onClose();
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {why !== null && (
          <Text style={{ overflowWrap: 'anywhere' }}>
            The date {user.subscriptionExpiresAt?.slice(0, 10)} of {user.email} is removed. {why}
          </Text>
        )}
        <TextInput
          display={why === null ? undefined : 'none'}
          label={`Last day of ${user.email}'s plan`}
          description="YYYY-MM-DD. Leave it empty to remove the date."
          placeholder="YYYY-MM-DD"
          inputMode="numeric"
          autoComplete="off"
          value={date}
          onChange={(event) => {
            setDate(event.currentTarget.value);
            setFault(null);
          }}
          error={fault}
          data-autofocus
        />
        {isOver && <Over people={outlook.query.data?.people ?? 1} />}
        {why === null && date.trim() !== '' && <OutlookText query={outlook.query} />}
        {save.isError && <NotSaved error={save.error} />}
        <Buttons
          action={isOver ? 'End plan now' : why === null ? 'Save' : 'Remove date'}
          busy={save.isPending}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

/** Whether a last day is over, as the server sees it: days are of UTC. */
const hasPassed = (day: string) =>
  expirationDateSchema.safeParse(day).success && day !== '' && day < new Date().toISOString().slice(0, 10);

function Over({ people }: { people: number }) {
  return (
    <Alert color="danger" role="status">
      This day has passed: the plan ends now, {people === 1 ? '1 person loses' : `${people} people lose`} access.
    </Alert>
  );
}

function NotSaved({ error }: { error: Error }) {
  return (
    <Alert color="danger" role="alert">
      <FailureText failure={failureOf(error, { what: 'The expiration date could not be saved.' })} />
    </Alert>
  );
}

function Buttons({ action, busy, onClose }: { action: string; busy: boolean; onClose: () => void }) {
  return (
    <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap="sm">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" variant="gradient" loading={busy}>
        {action}
      </Button>
    </Flex>
  );
}
