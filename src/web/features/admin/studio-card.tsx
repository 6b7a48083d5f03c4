import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { type AdminStudio, addStudioMember } from '../../../contract/admin.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { SEATS_TAKEN } from '../../../contract/studio.ts';
import cards from '../../ui/card-list.module.css';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { showSuccess } from '../../ui/notify.tsx';
import classes from './admin.module.css';
import { useAddStudioMember } from './api.ts';

type Member = AdminStudio['teamMembers'][number];
type Props = { studio: AdminStudio; onRemove: (member: Member) => void };

/** A studio: its owner, its team, and a way to add members. */
export function StudioCard({ studio, onRemove }: Props) {
  const { studioName, ownerName, ownerEmail, teamMembers } = studio;
  return (
    <li className={cards.card} aria-label={ownerEmail}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} className={cards.text}>
          {studioName || 'Unnamed studio'}
        </Text>
        <Text size="sm" c="dimmed">
          {teamMembers.length} of {LIMITS.teamSeats} seats
        </Text>
      </Group>
      <Text size="sm" c="dimmed" className={cards.text}>
        {ownerName && `${ownerName} · `}
        {ownerEmail}
      </Text>
      <ul className={classes.members}>
        {teamMembers.map((member) => (
          <MemberLine key={member.id} member={member} onRemove={() => onRemove(member)} />
        ))}
      </ul>
      {teamMembers.length < LIMITS.teamSeats ? (
        <AddMember studio={studio} />
      ) : (
        <Text size="sm" c="gold.5">
          {SEATS_TAKEN}
        </Text>
      )}
    </li>
  );
}

function MemberLine({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { firstName, lastName, name, email, userId } = member;
  return (
    <li className={classes.member}>
      <div className={cards.text}>
        <Group gap="xs">
          <Text size="sm" fw={500} className={cards.text}>
            {name || `${firstName} ${lastName}`.trim() || email}
          </Text>
          {!userId && (
            <Badge variant="outline" color="gray" tt="none" size="sm">
              Invited
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" className={cards.text}>
          {email}
        </Text>
      </div>
      <Button variant="subtle" color="danger" size="sm" flex="none" aria-label={`Remove ${email}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

function AddMember({ studio: { studioId, ownerEmail } }: { studio: AdminStudio }) {
  const add = useAddStudioMember();
  const form = useForm({ initialValues: { studioId, email: '' }, validate: zod4Resolver(addStudioMember.body) });
  const submit = form.onSubmit((values) => {
    if (add.isPending) return;
    add.mutate(values, {
      onSuccess: ({ email }) => {
        showSuccess(`An invitation is on its way to ${email}.`);
        form.reset();
      },
      onError: (error) => putFieldErrors(form, error),
    });
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} aria-label={`Add a member to the studio of ${ownerEmail}`} noValidate>
      <Stack gap="xs">
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label="Member’s email"
            type="email"
            inputMode="email"
            autoComplete="off"
            enterKeyHint="send"
            {...form.getInputProps('email')}
          />
          <Button type="submit" variant="default" disabled={form.values.email.trim() === ''} loading={add.isPending}>
            Add
          </Button>
        </Group>
        <FormAlert form={form} error={add.error} what="The member could not be added." />
      </Stack>
    </form>
  );
}
