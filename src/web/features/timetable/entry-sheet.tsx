import { Alert, Autocomplete, Button, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { SCHEDULES } from '../../../contract/classes.ts';
import { LIMITS } from '../../../contract/limits.ts';
import {
  ANCHORED,
  type Entry,
  type KeptEntry,
  MONTHLY,
  TIMETABLE,
  type Timetable,
} from '../../../contract/timetable.ts';
import { ApiError } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { newId } from '../../api/new-id.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { classTypesQuery } from '../classes/api.ts';
import { dropEntry, useSaveEntry } from './api.ts';
import { EntryStyle } from './entry-style.tsx';
import classes from './timetable.module.css';
import { sayTime, sayWhen } from './words.ts';

const NEW: Entry = {
  ...{ classType: '', instructor: '', memberId: null, schedule: 'Every Monday', date: null, monthly: null },
  ...{ time: '18:00', ends: null, from: null, until: null, place: '', details: '' },
};
const MONTHLY_WORDS = {
  weekday: 'The same weekday, such as the second Friday',
  last: 'The last such weekday',
  date: 'The same day of the month',
};

type Props = { timetable: Timetable; kept: KeptEntry | null; opened: boolean; onClose: () => void };

/** One class of the timetable, new or as it is. */
export function EntrySheet({ timetable, kept, opened, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={kept ? 'Change the class' : 'Add a class'}
      fullScreen={narrow}
      size="lg"
    >
      <EntryForm key={kept?.id ?? 'new'} {...{ timetable, kept, onClose }} />
    </Modal>
  );
}

function EntryForm({ timetable, kept, onClose }: Omit<Props, 'opened'>) {
  const [entry, setEntry] = useState(kept?.entry ?? NEW);
  const first = useRef<HTMLInputElement>(null);
  const save = useSaveEntry();
  const change = (fields: Partial<Entry>) => setEntry((now) => ({ ...now, ...fields }));
  const faults = save.error instanceof ApiError ? save.error.fields : {};
  const error = (field: keyof Entry) => faults[`entry.${field}`];
  const isSaid = Object.keys(faults).some((name) => name.slice('entry.'.length) in NEW);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const more = submitter?.getAttribute('value') === 'more';
    save.mutate(
      { id: kept?.id ?? newId(), entry: whole(entry) },
      {
        onSuccess: () => {
          showSuccess(`${entry.classType} is on your timetable.`);
          if (!more) return onClose();
          change({ classType: '', details: '' });
          first.current?.focus();
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <What {...{ timetable, entry, change, error, first }} />
        <Bounds entry={entry} change={change} error={error} />
        <EntryStyle entry={entry} change={change} />
        {save.isError && !isSaid && (
          <Alert color="danger" role="alert">
            <FailureText failure={failureOf(save.error)} />
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button type="submit" variant="gradient" loading={save.isPending}>
            Save
          </Button>
          {kept ? (
            <Remove kept={kept} onDone={onClose} />
          ) : (
            <Button type="submit" value="more" variant="default" disabled={save.isPending}>
              Save and add another
            </Button>
          )}
        </div>
      </Stack>
    </form>
  );
}

function Remove({ kept: { id, entry }, onDone }: { kept: KeptEntry; onDone: () => void }) {
  const { ask, dialog } = useConfirm();
  const drop = () =>
    ask({
      title: `Remove ${entry.classType}?`,
      text: `${sayWhen(entry)}, ${sayTime(entry.time)}: it goes with what is different on its days. Promos and videos stay.`,
      action: 'Remove',
      keep: 'Keep it',
      danger: true,
      failure: 'The class could not be removed.',
      run: async () => {
        await dropEntry(id, entry.classType);
        onDone();
      },
    });
  return (
    <>
      <Button variant="subtle" color="danger.3" onClick={drop}>
        Remove from the timetable
      </Button>
      {dialog}
    </>
  );
}

type WhatProps = FieldsProps & { timetable: Timetable; first: RefObject<HTMLInputElement | null> };

function What({ timetable, entry, change, error, first }: WhatProps) {
  const types = useQuery(classTypesQuery).data ?? [];
  const text = (field: 'instructor' | 'place' | 'details' | 'classType') => ({
    value: entry[field],
    error: error(field),
  });
  return (
    <>
      <Autocomplete
        ref={first}
        data-autofocus
        label="Class"
        maxLength={LIMITS.className}
        data={[...new Set(types.map(({ classType }) => classType))]}
        {...text('classType')}
        onChange={(classType) => change({ classType })}
      />
      <When entry={entry} change={change} error={error} />
      <div className={classes.pair}>
        <Autocomplete
          label="Teacher"
          maxLength={LIMITS.instructorName}
          data={namesIn(timetable)}
          {...text('instructor')}
          onChange={(instructor) => change({ instructor, memberId: null })}
        />
        <TextInput
          label="Place or room"
          maxLength={TIMETABLE.place}
          {...text('place')}
          onChange={({ currentTarget: { value } }) => change({ place: value })}
        />
      </div>
      <Textarea
        label="Details"
        autosize
        maxLength={LIMITS.details}
        {...text('details')}
        onChange={({ currentTarget: { value } }) => change({ details: value })}
      />
    </>
  );
}

/** Who teaches, as far as it is known. */
function namesIn({ members, entries }: Timetable): string[] {
  const all = [...members.map(({ name }) => name), ...entries.map(({ entry }) => entry.instructor)];
  return [...new Set(all)].filter(Boolean);
}

/** Without what its rhythm does not have. */
const whole = (entry: Entry): Entry => ({
  ...entry,
  date: ANCHORED.includes(entry.schedule) ? entry.date : null,
  monthly: entry.schedule === 'Monthly' ? (entry.monthly ?? 'weekday') : null,
});

type FieldsProps = {
  entry: Entry;
  change: (fields: Partial<Entry>) => void;
  error: (field: keyof Entry) => string | undefined;
};

function When({ entry, change, error }: FieldsProps) {
  return (
    <>
      <NativeSelect
        label="When"
        data={SCHEDULES.map(({ value, label }) => ({
          value,
          label: value === 'Bi-weekly' ? 'Every other week' : label,
        }))}
        value={entry.schedule}
        onChange={({ currentTarget: { value } }) => change({ schedule: value as Entry['schedule'] })}
      />
      {ANCHORED.includes(entry.schedule) && (
        <TextInput
          type="date"
          label={entry.schedule === '' ? 'Date' : 'First date'}
          value={entry.date ?? ''}
          error={error('date')}
          onChange={({ currentTarget: { value } }) => change({ date: value || null })}
        />
      )}
      {entry.schedule === 'Monthly' && (
        <NativeSelect
          label="Which day of the month"
          data={MONTHLY.map((value) => ({ value, label: MONTHLY_WORDS[value] }))}
          value={entry.monthly ?? 'weekday'}
          onChange={({ currentTarget: { value } }) => change({ monthly: value as Entry['monthly'] })}
        />
      )}
      <div className={classes.pair}>
        <TextInput
          type="time"
          label="Begins"
          value={entry.time}
          error={error('time')}
          onChange={({ currentTarget: { value } }) => change({ time: value })}
        />
        <TextInput
          type="time"
          label="Ends"
          value={entry.ends ?? ''}
          error={error('ends')}
          onChange={({ currentTarget: { value } }) => change({ ends: value || null })}
        />
      </div>
    </>
  );
}

function Bounds({ entry, change, error }: FieldsProps) {
  // Whoever empties the last of it is not done yet.
  const [isOpen] = useState(entry.from !== null || entry.until !== null);
  if (entry.schedule === '') return null;
  return (
    <details className={classes.columns} open={isOpen || undefined}>
      <summary>From and until</summary>
      <div className={classes.pair}>
        {(['from', 'until'] as const).map((field) => (
          <TextInput
            key={field}
            type="date"
            label={field === 'from' ? 'First day' : 'Last day'}
            value={entry[field] ?? ''}
            error={error(field)}
            onChange={({ currentTarget: { value } }) => change({ [field]: value || null })}
          />
        ))}
      </div>
    </details>
  );
}
