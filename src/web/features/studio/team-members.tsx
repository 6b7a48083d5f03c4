import { Alert, Button, Divider, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { SEATS_TAKEN, type TeamMember } from '../../../contract/studio.ts';
import cards from '../../ui/card-list.module.css';
import { useConfirm } from '../../ui/confirm.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NameForm } from '../../ui/name-form.tsx';
import { showError, showSuccess } from '../../ui/notify.tsx';
import type { Outlook } from '../../ui/outlook.tsx';
import { AddMember } from './add-member.tsx';
import {
  foreseeRemoval,
  ownerInfoQuery,
  teamActivityQuery,
  teamQuery,
  useRemoveMember,
  useResendInvitation,
  useSetOwnerName,
} from './api.ts';
import { MemberBenefits } from './benefits.tsx';
import { InviteAll } from './invite-all.tsx';
import rows from './member-row.module.css';
import { MemberRow } from './member-row.tsx';

/** The seats of the owner's studio: added, renamed and removed; and the owner's own name. */
export function TeamMembers({ onVideos }: { onVideos: (userId: string) => void }) {
  const team = useQuery(teamQuery);
  const activity = useQuery(teamActivityQuery);
  const made = activity.data?.members ?? [];
  const members = team.data?.teamMembers ?? [];
  const { actions, dialog } = useMemberActions();

  return (
    <Stack gap="lg">
      <OwnerName />
      <Divider />
      <LoadState queries={[team]} title="Your team could not be loaded.">
        <Seats taken={members.length} />
        <LoadState queries={[activity]} title="What your studio has made could not be loaded.">
          {activity.data && <Week {...activity.data.week} />}
        </LoadState>
        <InviteAll members={members} />
        {members.length === 0 ? (
          <Text c="dimmed">Nobody is on your team yet. Invite your first instructor below.</Text>
        ) : (
          <ul className={`${cards.list} ${rows.list}`}>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                made={made.find(({ id }) => id === member.id)}
                onVideos={onVideos}
                {...actions}
              />
            ))}
          </ul>
        )}
        {members.length < LIMITS.teamSeats ? (
          <AddMember />
        ) : (
          <Alert color="gold" role="status">
            {SEATS_TAKEN}
          </Alert>
        )}
        <Stack gap="xs">
          <Text size="sm" fw={600}>
            What every member gets
          </Text>
          <MemberBenefits />
        </Stack>
      </LoadState>
      {dialog}
    </Stack>
  );
}

/** What the last seven days have brought, of the team and its owner. */
function Week({ films, downloads }: { films: number; downloads: number }) {
  return (
    <Text size="sm">
      Last 7 days: {films.toLocaleString()} {films === 1 ? 'video' : 'videos'} made, {downloads.toLocaleString()}{' '}
      {downloads === 1 ? 'download' : 'downloads'}. <LinkAnchor to="/month">What was posted</LinkAnchor>
    </Text>
  );
}

function Seats({ taken }: { taken: number }) {
  const label = `${taken} of ${LIMITS.teamSeats} seats taken`;
  return (
    <Stack gap={6}>
      <Text size="sm" aria-live="polite">
        {label}
      </Text>
      <Progress value={(100 * taken) / LIMITS.teamSeats} color="gold.5" size="sm" aria-label={label} />
    </Stack>
  );
}

function OwnerName() {
  const owner = useQuery(ownerInfoQuery);
  const rename = useSetOwnerName();
  const [editing, setEditing] = useState(false);
  const name = owner.data?.ownerName ?? '';
  return (
    <LoadState queries={[owner]} title="Your display name could not be loaded.">
      {editing ? (
        <NameForm
          label="Your display name"
          value={name}
          max={LIMITS.instructorName}
          blank="Enter your name."
          save={(displayName) => rename.mutateAsync(displayName).then(() => showSuccess('Your name is saved.'))}
          failure="Failed to update name"
          onDone={() => setEditing(false)}
        />
      ) : (
        <Group justify="space-between" wrap="nowrap">
          <div className={cards.text}>
            <Text size="sm" c="dimmed">
              Your display name
            </Text>
            <Text fw={600}>{name || 'None yet'}</Text>
          </div>
          <Button variant="default" size="sm" onClick={() => setEditing(true)} aria-label="Edit display name">
            Edit
          </Button>
        </Group>
      )}
    </LoadState>
  );
}

/** What a member loses, counted by the server. */
async function lookAtRemoval(id: string): Promise<Outlook> {
  const { clips, keptDays } = await foreseeRemoval(id);
  const videos = clips === 1 ? 'background video is' : 'background videos are';
  return {
    refusal: null,
    lines: [
      'They lose unlimited downloads, videos without our watermark, and your class types.',
      ...(clips > 0
        ? [`Their ${clips} ${videos} kept for ${keptDays} days, and longer only with a plan of their own.`]
        : []),
      'They get an email about it. Everything they have made stays theirs.',
    ],
  };
}

function useMemberActions() {
  const { ask, dialog } = useConfirm();
  const remove = useRemoveMember();
  const resend = useResendInvitation();
  const actions = {
    onRemove: (member: TeamMember) => {
      const { id, name, userId } = member;
      ask({
        title: `Remove ${name}?`,
        text: userId
          ? `${name} loses access through your studio right away, and the seat is free again.`
          : `${name}’s invitation stops working, and the seat is free again.`,
        ...(userId && { look: () => lookAtRemoval(id) }),
        action: 'Remove member',
        danger: true,
        run: () => remove.mutateAsync(member).then(() => showSuccess(`${name} is removed.`)),
        failure: `${name} was not removed.`,
      });
    },
    onResend: ({ id, email }: TeamMember) =>
      resend.mutate(id, {
        onSuccess: () => showSuccess(`A new invitation is on its way to ${email}.`),
        onError: (error) => showError(error, 'The invitation could not be sent'),
      }),
    resending: resend.isPending ? resend.variables : null,
  };
  return { actions, dialog };
}
