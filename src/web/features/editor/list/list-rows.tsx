import { Button, Group, SimpleGrid, Stack, Switch, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { listLine } from '../../../../scene/list.ts';
import { LIST_LIMITS, type List, type ListRow } from '../../../../scene/list-schema.ts';
import { useLatestStudio } from '../model/latest-studio.tsx';
import { countRows, idOf, isFull, moved, type Place, withHeading, withMore, without, withRow } from './edit-list.ts';
import classes from './list-rows.module.css';

type Change = (list: List) => void;

/** Step 2 of a list: its rows under their headings, of which one is open for editing. */
export function ListRows() {
  const { state, dispatch } = useLatestStudio();
  const { list } = state.promo;
  const [open, setOpen] = useState<Place | null>(null);
  if (!list) return null;
  const change: Change = (next) => dispatch({ type: 'listChanged', list: next });
  const add = (group: number | null) => {
    change(withMore(list, group));
    setOpen(group === null ? { group: list.groups.length, row: 0 } : { group, row: list.groups[group]!.rows.length });
  };
  const full = isFull(list);
  return (
    <Stack gap="lg">
      {list.groups.map(({ heading, rows }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heading is known by its place alone
        <div key={group}>
          <TextInput
            label={group === 0 ? 'Heading' : `Heading ${group + 1}`}
            placeholder="None"
            value={heading}
            maxLength={LIST_LIMITS.heading}
            onChange={(event) => change(withHeading(list, group, event.currentTarget.value))}
            autoComplete="off"
          />
          <ul className={classes.rows}>
            {rows.map((row, at) => (
              <li key={idOf(row)}>
                <Row
                  {...{ list, row, change, setOpen }}
                  place={{ group, row: at }}
                  isOpen={open?.group === group && open.row === at}
                />
              </li>
            ))}
          </ul>
          <Button variant="subtle" size="sm" disabled={full} onClick={() => add(group)}>
            {heading ? `Add a row under ${heading}` : 'Add a row'}
          </Button>
        </div>
      ))}
      <Group justify="space-between">
        <Button variant="default" size="sm" disabled={full} onClick={() => add(null)}>
          Add a heading
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {full
            ? `A video takes ${LIST_LIMITS.rows} rows. Remove one to add another.`
            : `${countRows(list)} of ${LIST_LIMITS.rows} rows`}
        </Text>
      </Group>
    </Stack>
  );
}

type RowProps = {
  list: List;
  row: ListRow;
  place: Place;
  change: Change;
  isOpen: boolean;
  setOpen: (place: Place | null) => void;
};

const said = ({ lead, name, value, note }: ListRow) =>
  [listLine(lead), [name, value, note].map(listLine).filter(Boolean).join(' · ')].filter(Boolean).join(' ');

function Row({ list, row, place, change, isOpen, setOpen }: RowProps) {
  const words = said(row) || 'Empty row';
  return (
    <>
      <UnstyledButton
        className={classes.row}
        aria-expanded={isOpen}
        data-off={row.off || undefined}
        onClick={() => setOpen(isOpen ? null : place)}
      >
        {words}
      </UnstyledButton>
      {isOpen && (
        <div className={classes.fields}>
          <RowFields row={row} onChange={(values) => change(withRow(list, place, values))} />
          <Group gap="xs" mt="sm">
            <Mover {...{ list, place, change, setOpen }} by={-1} words={words} />
            <Mover {...{ list, place, change, setOpen }} by={1} words={words} />
            <Button
              variant="subtle"
              color="danger"
              size="sm"
              ml="auto"
              aria-label={`Remove ${words}`}
              onClick={() => {
                change(without(list, place));
                setOpen(null);
              }}
            >
              Remove
            </Button>
          </Group>
        </div>
      )}
    </>
  );
}

type MoverProps = Pick<RowProps, 'list' | 'place' | 'change' | 'setOpen'> & { by: -1 | 1; words: string };

function Mover({ list, place, change, setOpen, by, words }: MoverProps) {
  const after = moved(list, place, by);
  const name = by < 0 ? 'Up' : 'Down';
  return (
    <Button
      variant="default"
      size="sm"
      disabled={!after}
      aria-label={`${name}: ${words}`}
      onClick={() => {
        if (!after) return;
        change(after.list);
        setOpen(after.place);
      }}
    >
      {name}
    </Button>
  );
}

const FIELDS = [
  ['lead', 'Time', '18:00'],
  ['name', 'Name', 'Spin Basics'],
  ['value', 'Who, or what it costs', 'Jasmine'],
  ['note', 'Note', '2 places left'],
] as const;

function RowFields({ row, onChange }: { row: ListRow; onChange: (change: Partial<ListRow>) => void }) {
  return (
    <>
      <SimpleGrid cols={2} spacing="sm" verticalSpacing="sm">
        {FIELDS.map(([field, label, example]) => (
          <TextInput
            key={field}
            label={label}
            placeholder={example}
            value={row[field]}
            maxLength={LIST_LIMITS[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
            autoComplete="off"
          />
        ))}
      </SimpleGrid>
      <Switch
        mt="sm"
        label="Cross it out: it does not take place"
        checked={row.off}
        onChange={(event) => onChange({ off: event.currentTarget.checked })}
      />
    </>
  );
}
