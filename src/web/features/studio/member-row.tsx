import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { LIMITS } from '../../../contract/plans.ts';
import type { TeamMember } from '../../../contract/studio.ts';
import cards from '../../ui/card-list.module.css';
import { dayOf } from '../../ui/dates.ts';
import { NameForm } from '../../ui/name-form.tsx';
import { useRenameMember } from './api.ts';

type Props = {
  member: TeamMember;
  onRemove: (member: TeamMember) => void;
  onResend: (member: TeamMember) => void;
  /** The member whose invitation is being mailed. */
  resending: string | null;
};

/** A seat: who has it, or who is invited to it. */
export function MemberRow({ member, onRemove, onResend, resending }: Props) {
  const [editing, setEditing] = useState(false);
  const rename = useRenameMember();
  const { id, name, email, userId, invitedAt } = member;
  if (editing) {
    return (
      <li className={cards.card}>
        <NameForm
          label={`Name of ${email}`}
          value={name}
          max={LIMITS.instructorName}
          blank="Enter the name of the member."
          save={(next) => rename.mutateAsync({ id, name: next })}
          failure="Failed to update team member name"
          onDone={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li className={cards.card} aria-label={name}>
      <Group gap="xs">
        <Text fw={600} className={cards.text}>
          {name}
        </Text>
        <Badge variant="outline" color={userId ? 'gold.5' : 'gray'} tt="none">
          {userId ? 'Joined' : 'Invited'}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" className={cards.text}>
        {email}
      </Text>
      {!userId && (
        <Text size="sm" c="dimmed">
          {invitationState(invitedAt)}
        </Text>
      )}
      <Group gap="xs" mt="xs" className={cards.actions}>
        <Button variant="default" size="sm" onClick={() => setEditing(true)}>
          Rename
        </Button>
        {!userId && (
          <Button
            variant="default"
            size="sm"
            aria-label="Resend invitation"
            loading={resending === id}
            onClick={() => onResend(member)}
          >
            Resend
          </Button>
        )}
        <Button variant="subtle" color="danger" size="sm" onClick={() => onRemove(member)}>
          Remove
        </Button>
      </Group>
    </li>
  );
}

function invitationState(invitedAt: TeamMember['invitedAt']): string {
  return invitedAt ? `Invitation mailed ${dayOf(invitedAt)}, not accepted yet` : 'The invitation is about to be mailed';
}
