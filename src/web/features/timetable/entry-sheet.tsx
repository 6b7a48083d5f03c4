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
import { Meanwhile, Told } from './meanwhile.tsx';
import classes from './timetable.module.css';
import { type Typed, useTyped } from './typed.ts';
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
      // Nobody is interrupted in typing by a click beside it.
      closeOnClickOutside={false}
    >
      <EntryForm key={kept?.id ?? 'new'} {...{ timetable, kept, opened, onClose }} />
    </Modal>
  );
}

/** `id` stays until it is saved: what is sent twice, because the first answer was lost, is one class. */
type Draft = { id: string; entry: Entry };

/** The class as it is typed; `isRemoved`: it is on the timetable no more. */
function useDraft(what: string, timetable: Timetable, kept: KeptEntry | null) {
  const [first] = useState<Draft>(() => (kept ? { id: kept.id, entry: kept.entry } : { id: newId(), entry: NEW }));
  const there = timetable.entries.find(({ id }) => id === kept?.id);
  const now = there ? { id: there.id, entry: there.entry } : null;
  return { draft: useTyped(what, { first, now }), isRemoved: kept !== null && !there };
}

/** The fields that are others by now. */
const changedIn = (now: Entry, before: Entry): Partial<Entry> =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== before[field as keyof Entry]));

function EntryForm({ timetable, kept, opened, onClose }: Props) {
  const what = `class ${kept?.id ?? 'new'}`;
  const { draft, isRemoved } = useDraft(what, timetable, kept);
  const { id, entry } = draft.value;
  const first = useRef<HTMLInputElement>(null);
  const save = useSaveEntry(what);
  const form = useFirstFault(save.error);
  const change = (fields: Partial<Entry>) => draft.change((now) => ({ ...now, entry: { ...now.entry, ...fields } }));
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
          if (!more) {
            draft.begin(draft.value, (now) => now);
            return onClose();
          }
          const next = { id: newId(), entry: { ...entry, classType: '', details: '' } };
          draft.begin(next, (now) => ({ ...next, entry: { ...next.entry, ...changedIn(now.entry, entry) } }));
          first.current?.focus();
        },
      },
    );
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        {opened && !save.isPending && <Elsewhere {...{ draft, isRemoved, timetable }} />}
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

type ElsewhereProps = { draft: Typed<Draft>; isRemoved: boolean; timetable: Timetable };

/** What has become of the class that is typed here. */
function Elsewhere({ draft, isRemoved, timetable: { entries } }: ElsewhereProps) {
  if (isRemoved) return <Told words="This class was removed meanwhile. Saving it puts it back on your timetable." />;
  const now = entries.find(({ id }) => id === draft.value.id);
  return <Meanwhile typed={draft} changed={now ? `This class was changed meanwhile: ${sayRow(now)}.` : ''} />;
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
