import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { CallOutput } from '../../../contract/call.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { getTeamActivity, TeamMember } from '../../../contract/studio.ts';
import cards from '../../ui/card-list.module.css';
import { dayOf } from '../../ui/dates.ts';
import { NameForm } from '../../ui/name-form.tsx';
import { useRenameMember } from './api.ts';
import rows from './member-row.module.css';

type Made = CallOutput<typeof getTeamActivity>['members'][number];

type Props = {
  member: TeamMember;
  /** What they have made; undefined: it is not known, or they have not joined. */
  made: Made | undefined;
  /** Opens their videos. */
  onVideos: (userId: string) => void;
  onRemove: (member: TeamMember) => void;
  onResend: (member: TeamMember) => void;
  /** The member whose invitation is being e-mailed. */
  resending: string | null;
};

/** A seat: who has it, or who is invited to it. */
export function MemberRow({ member, made, ...actions }: Props) {
  const [editing, setEditing] = useState(false);
  const rename = useRenameMember();
  const { id, name, email, userId, invitation } = member;
  if (editing) {
    return (
      <li className={cards.card}>
        <NameForm
          label={`Name of ${email}`}
          value={name}
          max={LIMITS.instructorName}
          blank="Enter the member’s name."
          save={(next) => rename.mutateAsync({ id, name: next })}
          failure="Failed to update team member name"
          onDone={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li className={`${cards.card} ${rows.row}`} aria-label={name}>
      <div className={cards.text}>
        <Group gap="xs">
          <Text fw={600} className={cards.text}>
            {name}
          </Text>
          <Badge variant="outline" color={userId ? 'gold.5' : 'gray'} tt="none">
            {userId ? 'Joined' : needsInvitation(member) ? 'Not invited' : 'Invited'}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed" className={cards.text}>
          {email}
        </Text>
        {invitation !== null && (
          <Text size="sm" c="dimmed">
            {invitationState(member)}
          </Text>
        )}
        {made && (
          <Text size="sm" c="dimmed">
            {made.lastSeenAt ? `Here on ${dayOf(made.lastSeenAt)}` : 'Not here lately'} · {count(made.films, 'video')}{' '}
            this month · {count(made.clips, 'clip')}
          </Text>
        )}
      </div>
      <Actions member={member} onRename={() => setEditing(true)} {...actions} />
    </li>
  );
}

type ActionsProps = Omit<Props, 'made'> & { onRename: () => void };

/** In one line. */
const count = (n: number, what: string) => `${n.toLocaleString()}\u00a0${n === 1 ? what : `${what}s`}`;

function Actions({ member, onRename, onRemove, onResend, onVideos, resending }: ActionsProps) {
  const { id, name, userId } = member;
  return (
    <Group gap="xs" className={cards.actions}>
      {userId && (
        <Button variant="default" size="sm" aria-label={`Videos of ${name}`} onClick={() => onVideos(userId)}>
          Videos
        </Button>
      )}
      <Button variant="default" size="sm" aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </Button>
      {!userId && (
        <Button
          variant="default"
          size="sm"
          aria-label={`Resend invitation of ${name}`}
          loading={resending === id}
          onClick={() => onResend(member)}
        >
          Resend
        </Button>
      )}
      <Button variant="subtle" color="danger" size="sm" aria-label={`Remove ${name}`} onClick={() => onRemove(member)}>
        Remove
      </Button>
    </Group>
  );
}

/** Invitations that can no longer be used to join. */
const DEAD: ReadonlySet<TeamMember['invitation']> = new Set(['expired', 'failed', 'closed']);

/** Whether a seat is reserved for somebody whose invitation no longer works. */
export const needsInvitation = ({ invitation }: TeamMember): boolean => DEAD.has(invitation);

/** The state of an invitation, in a sentence. */
function invitationState({ invitation, invitedAt }: TeamMember): string {
  const day = invitedAt ? ` on ${dayOf(invitedAt)}` : '';
  switch (invitation) {
    case 'mailed':
      return `Invitation sent${day}, not accepted yet`;
    case 'expired':
      return `The invitation sent${day} has expired`;
    case 'failed':
      return 'The invitation could not be sent. Check the address and send it again';
    case 'closed':
      return 'Not invited since your studio was closed';
    default:
      return 'Sending the invitation';
  }
}
