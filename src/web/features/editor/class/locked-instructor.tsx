import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Preferences } from '../../../../contract/profile.ts';
import type { User } from '../../../../contract/session.ts';
import { NameForm } from '../../../ui/name-form.tsx';
import { showSuccess } from '../../../ui/notify.tsx';
import { SupportLink } from '../../../ui/support-link.tsx';
import { nameChangesQuery, useChangeName } from '../../profile/api.ts';
import type { FieldsProps } from './fields.ts';

type Props = Omit<FieldsProps, 'faults'> & { user: User; saved: Preferences };

/** An Individual Pro's name as the promo says it: read-only; Edit changes the account's, and the promo with it, a limited number of times, then only support can. */
export function LockedInstructor({ saved, user, form, change }: Props) {
  const name = saved.instructorName;
  const [editing, setEditing] = useState(false);
  const status = useQuery(nameChangesQuery);
  const changeName = useChangeName();

  if (editing) {
    return (
      <NameForm
        label="Instructor name"
        value={name}
        max={LIMITS.instructorName}
        blank="Enter your name."
        save={async (instructorName) => {
          await changeName.mutateAsync({ instructorName, studio: saved.studio });
          change({ instructorName });
          showSuccess('Your name is changed.');
        }}
        failure="Failed to update name"
        onDone={() => setEditing(false)}
      />
    );
  }
  const { remainingChanges = null, canChange = false } = status.data ?? {};
  return (
    <Stack gap={6}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput label="Instructor name" value={form.instructorName} readOnly flex={1} />
        {canChange && (
          <Button variant="default" onClick={() => setEditing(true)} aria-label="Edit instructor name">
            Edit
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" aria-live="polite">
        {status.isError && 'How many name changes you have left could not be loaded.'}
        {remainingChanges !== null && `Name changes left: ${remainingChanges}/${LIMITS.nameChanges}`}
      </Text>
      {status.data && !canChange && (
        <SupportLink subject={`Name change for ${user.email}`} body={changeRequest(user, name)} />
      )}
    </Stack>
  );
}

/** The prefilled e-mail to support. */
function changeRequest({ email }: User, name: string): string {
  return [
    'Hello Spinreel team,',
    '',
    `I have used my ${LIMITS.nameChanges} name changes and need another one.`,
    '',
    `Account: ${email}`,
    `Current instructor name: ${name}`,
    'New instructor name: ',
    'Reason: ',
  ].join('\n');
}
