import { Button, Flex, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch as useSearchParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import type { Role } from '../../../contract/plans.ts';
import { DEVICE_PREFIX, keep, kept } from '../../api/storage.ts';
import cards from '../../ui/card-list.module.css';
import { LoadState } from '../../ui/load-state.tsx';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSearch } from '../../ui/use-search.ts';
import classes from './admin.module.css';
import { useProcessExpired, usersQuery } from './api.ts';
import { PersonPage } from './person-page.tsx';
import { ROLE_LABELS } from './roles.ts';
import { Today } from './today.tsx';
import { UnmatchedPayments } from './unmatched-payments.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { type UserActions, UserCard } from './user-card.tsx';
import { UserFilterBar, type UserFilters, type View } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

/** How this browser's admin looks at people. */
const VIEW = `${DEVICE_PREFIX}people-view`;

/** All people, or the one in the URL. The search is kept when returning from a person. */
export function UsersTab() {
  const person = useSearchParams({ from: '/', select: (params) => params.person });
  const list = useUserList();
  return person === undefined ? list : <PersonPage key={person} userId={person} />;
}

/** All people, by role and name; what an admin may do to a person is on the person's card. */
function useUserList(): ReactNode {
  const search = useSearch();
  const [role, setRole] = useState<Role | ''>('');
  const [filters, setFilters] = useState<UserFilters>({});
  const [view, setView] = useView();
  const chosen = { ...filters, ...(role !== '' && { role }) };
  const users = useQuery(usersQuery({ ...search.query, ...chosen }));
  const onFilters = ({ role: _, ...next }: UserFilters) => {
    setFilters(next);
    search.setPage(1);
  };
  const { actions, dialogs } = useUserActions();

  return (
    <Stack gap="md">
      <Today />
      <UnmatchedPayments />
      <Flex direction={{ base: 'column', sm: 'row' }} gap="sm" align={{ sm: 'flex-end' }}>
        <SearchField label="Search users" placeholder="Name, email, studio or payment id" search={search} />
        <NativeSelect
          label="Role"
          value={role}
          onChange={(event) => {
            setRole(event.currentTarget.value as Role | '');
            search.setPage(1);
          }}
          data={[{ value: '', label: 'All' }, ...ROLE_LABELS]}
        />
        <CheckExpired />
      </Flex>
      <UserFilterBar filters={chosen} onFilters={onFilters} search={search.query.search} view={view} onView={setView} />
      <LoadState queries={[users]} title="The users could not be loaded.">
        {users.data && (
          <>
            <Pager {...users.data} what={users.data.total === 1 ? 'user' : 'users'} onPage={search.setPage} />
            {users.data.users.length === 0 && <Text c="dimmed">Nobody matches this search.</Text>}
            {users.data.users.length > 0 && (
              <Listed
                // A new page starts at its top.
                key={`${search.page} ${JSON.stringify(chosen)} ${search.query.search ?? ''}`}
                isOld={users.isPlaceholderData}
              >
                {view === 'table' ? (
                  <UserTable users={users.data.users} filters={chosen} onFilters={onFilters} />
                ) : (
                  <UserCards users={users.data.users} actions={actions} />
                )}
              </Listed>
            )}
          </>
        )}
      </LoadState>
      {dialogs}
    </Stack>
  );
}

function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (kept(VIEW) === 'table' ? 'table' : 'cards'));
  const change = (next: View) => {
    setView(next);
    keep(VIEW, next);
  };
  return [view, change];
}

function Listed({ isOld, children }: { isOld: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <section className={classes.scroll} aria-label="Users" aria-busy={isOld} tabIndex={0}>
      {children}
    </section>
  );
}

function UserCards({ users, actions }: { users: AdminUser[]; actions: UserActions }) {
  return (
    <ul className={cards.list}>
      {users.map((user) => (
        <UserCard key={user.id} user={user} actions={actions} />
      ))}
    </ul>
  );
}

function CheckExpired() {
  const check = useProcessExpired();
  return (
    <Button
      variant="default"
      loading={check.isPending}
      onClick={() =>
        check.mutate(undefined, {
          onSuccess: ({ message }) => showSuccess(message),
          onError: (error) => showError(error, 'Expired subscriptions could not be checked'),
        })
      }
    >
      Check Expired
    </Button>
  );
}
