import { Button, Checkbox, Group, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { AdminUser, changeUsers, UserSort } from '../../../contract/admin.ts';
import type { CallInput } from '../../../contract/call.ts';
import { dayOf } from '../../ui/dates.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { showError, showInfo, showSuccess } from '../../ui/notify.tsx';
import { CONSOLES, overPromo } from '../consoles/console.ts';
import { useChangeUsers } from './api.ts';
import { badgeRole, lastDayOf, nameOf, roleLabel, statusLabel } from './roles.ts';
import type { UserFilters } from './user-filters.tsx';
import classes from './user-table.module.css';

const COLUMNS: readonly { sort: UserSort; label: string }[] = [
  { sort: 'name', label: 'Name' },
  { sort: 'joined', label: 'Joined' },
  { sort: 'lastSeen', label: 'Last seen' },
  { sort: 'downloads', label: 'Downloads' },
  { sort: 'lastDay', label: 'Last day' },
];

type Props = { users: AdminUser[]; filters: UserFilters; onFilters: (filters: UserFilters) => void };

// size: one row of heads with what each does.
/** A page of people in rows: heads put them in order, boxes choose several for what is harmless. */
export function UserTable({ users, filters, onFilters }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const here = users.filter(({ id }) => chosen.has(id));
  const toggle = (ids: string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isOn ? next.add(id) : next.delete(id);
    setChosen(next);
  };
  const sort = filters.sort ?? 'joined';
  // Days and numbers begin with the latest and the most.
  const isDown = ['joined', 'lastSeen', 'downloads'].includes(sort) !== (filters.reverse === 'true');
  return (
    <>
      <AtOnce chosen={here} onDone={() => setChosen(new Set())} />
      <table className={classes.table} aria-label="People">
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label="Choose everyone on this page"
                checked={users.length > 0 && here.length === users.length}
                indeterminate={here.length > 0 && here.length < users.length}
                onChange={(event) =>
                  toggle(
                    users.map(({ id }) => id),
                    event.currentTarget.checked,
                  )
                }
              />
            </th>
            {COLUMNS.map((column) => (
              <th
                key={column.sort}
                scope="col"
                aria-sort={column.sort === sort ? (isDown ? 'descending' : 'ascending') : undefined}
              >
                <UnstyledButton
                  className={classes.head}
                  onClick={() => {
                    const { reverse, ...others } = filters;
                    const turn = column.sort === sort && reverse !== 'true';
                    onFilters({ ...others, sort: column.sort, ...(turn && { reverse: 'true' }) });
                  }}
                >
                  {column.label}
                  {column.sort === sort && <span aria-hidden="true">{isDown ? ' ↓' : ' ↑'}</span>}
                </UnstyledButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <Row
              key={user.id}
              user={user}
              isChosen={chosen.has(user.id)}
              onChoose={(isOn) => toggle([user.id], isOn)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

type RowProps = { user: AdminUser; isChosen: boolean; onChoose: (isOn: boolean) => void };

function Row({ user, isChosen, onChoose }: RowProps) {
  const day = lastDayOf(user);
  const isLate = user.standing.own?.state === 'past_due';
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={`Choose ${user.email}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </td>
      <td className={classes.who}>
        <LinkAnchor to="/" search={overPromo({ ...CONSOLES.admin.address, person: user.id })} fw={600} size="sm" py={2}>
          {nameOf(user)}
        </LinkAnchor>
        <Text size="xs" c="dimmed">
          {user.email}
        </Text>
        <Text size="xs" c={isLate ? 'danger' : 'dimmed'}>
          {roleLabel(badgeRole(user))} · {statusLabel(user)}
        </Text>
      </td>
      <td data-label="Joined">{dayOf(user.createdAt)}</td>
      <td data-label="Last seen">{user.lastSeenAt ? dayOf(user.lastSeenAt) : '–'}</td>
      <td data-label="Downloads">{user.downloadCount.toLocaleString()}</td>
      <td data-label="Last day">{day ? dayOf(day) : '–'}</td>
    </tr>
  );
}

type Action = CallInput<typeof changeUsers>['body']['action'];

/** What may be done to several people with one press: nothing that takes anything from them. */
function AtOnce({ chosen, onDone }: { chosen: AdminUser[]; onDone: () => void }) {
  const change = useChangeUsers();
  if (chosen.length === 0) return null;
  const run = (action: Action, what: string) =>
    change.mutate(
      { action, userIds: chosen.map(({ id }) => id) },
      {
        onSuccess: ({ done, left }) => {
          // One message: the next would take its place.
          const said = done > 0 ? [`${what} for ${done} ${done === 1 ? 'person' : 'people'}.`] : [];
          const others = left.slice(0, 3).map(({ email, why }) => `${email}: ${why}`);
          const more = left.length > 3 ? [`There was nothing to do for ${left.length - 3} more.`] : [];
          (done > 0 ? showSuccess : showInfo)([...said, ...others, ...more].join(' '));
          onDone();
        },
        onError: (error) => showError(error, 'This could not be done'),
      },
    );
  return (
    <Group gap="xs" role="group" aria-label="For everyone chosen" className={classes.bar}>
      <Text size="sm" role="status">
        {chosen.length} chosen
      </Text>
      <Button
        variant="default"
        size="sm"
        loading={change.isPending}
        onClick={() => run('reset-names', 'Name changes are reset')}
      >
        Reset Names
      </Button>
      <Button
        variant="default"
        size="sm"
        loading={change.isPending}
        onClick={() => run('resend-invitations', 'New invitations are on their way')}
      >
        Resend invitations
      </Button>
      <Button variant="subtle" color="gray" size="sm" onClick={onDone}>
        Clear
      </Button>
    </Group>
  );
}
