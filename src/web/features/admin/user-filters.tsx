import { Button, Checkbox, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { ENDS_SOON_DAYS, exportUsers, type listUsers } from '../../../contract/admin.ts';
import type { CallInput } from '../../../contract/call.ts';
import { PLANS, SOLD } from '../../../contract/plans.ts';
import { addressOf } from '../../api/client.ts';

/** Whom the list has, and in which order, as the call takes it. */
export type UserFilters = Omit<NonNullable<CallInput<typeof listUsers>['query']>, 'page' | 'pageSize' | 'search'>;
export type View = 'cards' | 'table';

type Props = {
  filters: UserFilters;
  onFilters: (filters: UserFilters) => void;
  /** What was searched for. */
  search: string | undefined;
  view: View;
  onView: (view: View) => void;
};

const PAYS = [
  { value: '', label: 'Any' },
  ...SOLD.map(({ name, sale }) => ({ value: sale.id, label: `Pays for ${name}` })),
  { value: 'granted', label: 'Given by an admin' },
  { value: 'none', label: `${PLANS.free.name} or a seat` },
];
const SORTS = [
  { value: 'joined', label: 'Newest' },
  { value: 'name', label: 'Name' },
  { value: 'lastSeen', label: 'Last seen' },
  { value: 'downloads', label: 'Downloads' },
  { value: 'lastDay', label: 'Last day' },
];
const FLAGS = [
  ['endsSoon', `Ends within ${ENDS_SOON_DAYS} days`],
  ['overdue', 'Payment overdue'],
  ['noVideo', 'Never made a video'],
] as const;

/** Without what is not set: the address of a file has only what matters. */
const cut = (filters: UserFilters): UserFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => !['', 'false'].includes(String(value))));

/** Who is listed, in which order and how; what is listed can be taken along as a file. */
export function UserFilterBar({ filters, onFilters, search, view, onView }: Props) {
  const set = (change: Record<string, string>) => onFilters(cut({ ...filters, ...change } as UserFilters));
  return (
    <>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Plan"
          value={filters.pays ?? ''}
          onChange={(event) => set({ pays: event.currentTarget.value })}
          data={PAYS}
        />
        <NativeSelect
          label="Order"
          value={filters.sort ?? 'joined'}
          onChange={(event) => set({ sort: event.currentTarget.value })}
          data={SORTS}
        />
        <Checkbox
          label="Reversed"
          py="xs"
          checked={filters.reverse === 'true'}
          onChange={(event) => set({ reverse: String(event.currentTarget.checked) })}
        />
      </Group>
      <Group gap="md">
        {FLAGS.map(([flag, label]) => (
          <Checkbox
            key={flag}
            label={label}
            py={4}
            checked={filters[flag] === 'true'}
            onChange={(event) => set({ [flag]: String(event.currentTarget.checked) })}
          />
        ))}
      </Group>
      <Group gap="sm" justify="space-between">
        <SegmentedControl
          aria-label="Show people as"
          value={view}
          onChange={(next) => onView(next as View)}
          data={[
            { value: 'cards', label: 'Cards' },
            { value: 'table', label: 'Table' },
          ]}
        />
        <Button
          component="a"
          variant="default"
          href={addressOf(exportUsers.path, { query: { ...filters, ...(search && { search }) } })}
          download
        >
          Export CSV
        </Button>
      </Group>
    </>
  );
}
