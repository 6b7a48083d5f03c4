import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../ui/load-state.tsx';
import type { BackgroundChoice } from '../backgrounds/choice.ts';
import { UserLibrary } from '../backgrounds/user-library.tsx';
import { teamQuery } from './api.ts';

/** The libraries of the members who have joined: filled and cleared out by their studio's owner. */
export function TeamVideos(props: BackgroundChoice) {
  const team = useQuery(teamQuery);
  const [userId, setUserId] = useState('');
  const members = team.data?.teamMembers ?? [];
  const chosen = members.find((member) => member.userId === userId && userId !== '');
  const joined = members.some((member) => member.userId);

  return (
    <Stack gap="md">
      <LoadState queries={[team]} title="Your team could not be loaded.">
        <NativeSelect
          label="Team member"
          value={userId}
          onChange={(event) => setUserId(event.currentTarget.value)}
          disabled={!joined}
        >
          <option value="">Choose a member</option>
          {members.map(({ id, name, userId: account }) => (
            <option key={id} value={account ?? id} disabled={!account}>
              {account ? name : `${name} (has not joined yet)`}
            </option>
          ))}
        </NativeSelect>
        {joined ? (
          <UserLibrary person={chosen ? { id: userId, name: chosen.name } : null} {...props} />
        ) : (
          <Text c="dimmed">Nobody has joined yet. Members appear here once they accept their invitation.</Text>
        )}
      </LoadState>
    </Stack>
  );
}
