import { Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import type { BackgroundChoice } from '../backgrounds/choice.ts';
import { UserLibrary } from '../backgrounds/user-library.tsx';
import { usersQuery } from './api.ts';
import { nameOf } from './roles.ts';

const OFFERED = 20;

/** Any person's library: an admin uploads into it, uses its clips and deletes them. */
export function VideosTab(props: BackgroundChoice) {
  const [user, setUser] = useState<AdminUser | null>(null);
  return (
    <Stack gap="md">
      <UserPicker onPick={setUser} />
      <UserLibrary person={user && { id: user.id, name: user.email }} {...props} />
    </Stack>
  );
}

/** Finds one person by name or e-mail: a list of everyone would be too long. */
function UserPicker({ onPick }: { onPick: (user: AdminUser | null) => void }) {
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), 250);
  const users = useQuery({
    ...usersQuery({ page: 1, pageSize: OFFERED, ...(settled !== '' && { search: settled }) }),
    placeholderData: keepPreviousData,
  });
  const found = users.data?.users ?? [];
  return (
    <Select
      label="User"
      placeholder="Search by name, email or studio"
      searchable
      clearable
      searchValue={text}
      onSearchChange={setText}
      // The server has already searched.
      filter={({ options }) => options}
      data={found.map(({ id, email }) => ({ value: id, label: email }))}
      renderOption={({ option }) => <Option user={found.find(({ id }) => id === option.value)} />}
      onChange={(id) => onPick(found.find((user) => user.id === id) ?? null)}
      nothingFoundMessage={users.isPending ? 'Searching...' : 'Nobody matches this search.'}
      error={users.isError && 'The users could not be loaded.'}
      maxDropdownHeight={320}
      clearButtonProps={{ 'aria-label': 'Clear choice' }}
    />
  );
}

function Option({ user }: { user: AdminUser | undefined }) {
  if (!user) return null;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm">{user.email}</Text>
      <Text size="xs" c="dimmed">
        {nameOf(user)}
      </Text>
    </div>
  );
}
