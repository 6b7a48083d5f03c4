import { Autocomplete, Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { type Entry, type KeptEntry, TIMETABLE, type Timetable } from '../../../contract/timetable.ts';
import { ApiError } from '../../api/client.ts';
import { newId } from '../../api/new-id.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { classTypesQuery } from '../classes/api.ts';
import { dropEntry, useSaveEntry } from './api.ts';
import { EntryStyle } from './entry-style.tsx';
import { Bounds, type FieldsProps, When, whole } from './entry-when.tsx';
import { Failed } from './failed.tsx';
import { Meanwhile } from './meanwhile.tsx';
import classes from './timetable.module.css';
import { sayRow, sayTime, sayWhen } from './words.ts';

const NEW: Entry = {
  ...{ classType: '', instructor: '', memberId: null, schedule: 'Every Monday', date: null, monthly: null },
  ...{ time: '18:00', ends: null, from: null, until: null, place: '', details: '' },
};
/** The fields that show what is wrong with them; the rest is told over the buttons. */
const SAID = ['classType', 'instructor', 'place', 'details', 'date', 'time', 'ends', 'from', 'until'] as const;

type Props = {
  timetable: Timetable;
  /** As it was when the sheet was opened. */
  kept: KeptEntry | null;
  opened: boolean;
  onClose: () => void;
};

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
      // A click beside it would lose what is typed.
      closeOnClickOutside={false}
    >
      <EntryForm key={kept?.id ?? 'new'} {...{ timetable, kept, opened, onClose }} />
    </Modal>
  );
}

function EntryForm({ timetable, kept, opened, onClose }: Props) {
  const [entry, setEntry] = useState(kept?.entry ?? NEW);
  // Stays until it is saved: what is sent twice, because the first answer was lost, is one class.
  const [id, setId] = useState(() => kept?.id ?? newId());
  const first = useRef<HTMLInputElement>(null);
  const save = useSaveEntry();
  const form = useFirstFault(save.error);
  const change = (fields: Partial<Entry>) => setEntry((now) => ({ ...now, ...fields }));
  const faults = save.error instanceof ApiError ? save.error.fields : {};
  const error = (field: keyof Entry) => faults[`entry.${field}`];
  const isSaid = save.isError && SAID.filter(error).length === Object.keys(faults).length && SAID.some(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const more = submitter?.getAttribute('value') === 'more';
    save.mutate(
      { id, entry: whole(entry) },
      {
        onSuccess: () => {
          showSuccess(`${entry.classType} is on your timetable.`);
          if (!more) return onClose();
          setId(newId());
          change({ classType: '', details: '' });
          first.current?.focus();
        },
      },
    );
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {kept && <Elsewhere {...{ timetable, kept, entry, setEntry }} isQuiet={save.isPending || !opened} />}
        <What {...{ timetable, entry, change, error, first }} />
        <Bounds entry={entry} change={change} error={error} />
        <EntryStyle entry={entry} change={change} />
        {!isSaid && <Failed error={save.error} />}
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

/** Leads to the first field that says what is wrong with it: on a phone it is out of sight of the button. */
function useFirstFault(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}

type ElsewhereProps = {
  timetable: Timetable;
  kept: KeptEntry;
  entry: Entry;
  setEntry: (entry: Entry) => void;
  /** It is saved from here, or the sheet closes. */
  isQuiet: boolean;
};

/** What became of the class since the sheet was opened. Where nothing was typed here yet, it is shown as it is now. */
function Elsewhere({ timetable, kept, entry, setEntry, isQuiet }: ElsewhereProps) {
  const [seen, setSeen] = useState(kept.entry);
  const now = timetable.entries.find(({ id }) => id === kept.id)?.entry;
  const take = () => {
    setSeen(now!);
    setEntry(now!);
  };
  const isOther = now !== undefined && !isSame(now, seen);
  const isUntouched = isSame(entry, seen);
  useEffect(() => {
    if (isOther && isUntouched) take();
  });
  if (isQuiet) return null;
  if (!now) return <Meanwhile words="This class was removed meanwhile. Saving it puts it back on your timetable." />;
  if (!isOther || isUntouched || isSame(entry, now)) return null;
  return (
    <Meanwhile
      words={`This class was changed meanwhile: ${sayRow({ entry: now })}. Saving puts yours in its place.`}
      onTake={take}
    />
  );
}

const isSame = (one: Entry, other: Entry) => JSON.stringify(one) === JSON.stringify(other);

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
