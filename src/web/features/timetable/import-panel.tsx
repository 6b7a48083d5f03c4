import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { TIMETABLE, type Timetable } from '../../../contract/timetable.ts';
import type { Preview } from '../../../contract/timetable-import.ts';
import { failureOf } from '../../api/failure.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { momentOf } from '../../ui/dates.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { type Import, undo, usePreviewImport, zoneHere } from './api.ts';
import { CalendarAddress, Calendars } from './calendars.tsx';
import { ImportChecked } from './import-checked.tsx';
import { FileChoice, type Pasted } from './import-file.tsx';
import classes from './timetable.module.css';
import { useTyped } from './typed.ts';

const EXAMPLE = 'Mon 18:00 Spin Basics with Jo\nTue 19:15 Pole Level 2\nSat 11:00 Open Pole';

type Props = { timetable: Timetable; onDone: () => void };
type Draft = { given: Pasted; address: string };

/** Takes a timetable as it is: pasted, or as a file. Nothing changes before the preview was looked at. */
export function ImportPanel({ timetable, onDone }: Props) {
  const [empty] = useState<Draft>(() => ({ given: { text: '', kind: null, zone: zoneHere() }, address: '' }));
  const draft = useTyped('import', { first: empty });
  const { given, address } = draft.value;
  const setGiven = (next: Pasted) => draft.change((now) => ({ ...now, given: next }));
  const [refused, setRefused] = useState<string | null>(null);
  const { checked, looked, read, waiting, error, back } = usePreview();
  const look = (next: Import) => {
    setRefused(null);
    if (!('address' in next)) setGiven(next);
    read(next);
  };
  if (checked) {
    const done = () => {
      draft.begin(empty, (now) => without(now, checked.given, empty));
      onDone();
    };
    return <ImportChecked {...checked} {...{ look, back, error }} onDone={done} waiting={waiting ? looked : null} />;
  }
  const isAddress = looked !== null && 'address' in looked;
  return (
    <Stack gap="md">
      <Paste
        {...{ given, look, setGiven, refused, setRefused }}
        waiting={waiting && !isAddress}
        error={isAddress ? null : error}
      />
      <Text size="sm" c="dimmed">
        Files: iCalendar (.ics) from Google Calendar, Outlook or Apple, and CSV from spreadsheets and booking systems.
      </Text>
      <CalendarAddress
        address={address}
        setAddress={(next) => draft.change((now) => ({ ...now, address: next }))}
        onLook={() => look({ address, zone: given.zone })}
        waiting={waiting && isAddress}
        error={isAddress ? error : null}
      />
      <Calendars timetable={timetable} />
      {timetable.lastImport && <LastImport last={timetable.lastImport} onDone={onDone} />}
    </Stack>
  );
}

type PasteProps = {
  given: Pasted;
  setGiven: (given: Pasted) => void;
  look: (given: Pasted) => void;
  waiting: boolean;
  error: unknown;
  /** Why a file cannot be taken. It stays until there is something else: what is to be done is done elsewhere. */
  refused: string | null;
  setRefused: (why: string) => void;
};

/** Takes what is pasted, or a file. */
function Paste({ given, setGiven, look, waiting, error, refused, setRefused }: PasteProps) {
  return (
    <>
      <Textarea
        label="Paste your timetable"
        description="Out of a page, a message, a spreadsheet or your booking system."
        placeholder={EXAMPLE}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={TIMETABLE.importChars}
        value={given.text}
        onChange={({ currentTarget: { value } }) => setGiven({ ...given, text: value, kind: null })}
        error={error !== null && <FailureText failure={failureOf(error)} />}
      />
      <div className={classes.buttons}>
        <Button variant="gradient" disabled={given.text.trim() === ''} loading={waiting} onClick={() => look(given)}>
          Look at what it says
        </Button>
        <FileChoice {...{ given, look }} refuse={setRefused} />
      </div>
      {refused && (
        <Alert color="gold" role="alert">
          <Text size="sm">{refused}</Text>
        </Alert>
      )}
    </>
  );
}

/** What is typed, without what is in by now. */
function without(draft: Draft, taken: Import, empty: Draft): Draft {
  if ('address' in taken) return { ...draft, address: empty.address };
  return draft.given.text === taken.text ? { ...draft, given: empty.given } : draft;
}

/** What was read last, which stays while the same is read in another way; `looked`: what was asked for last. */
function usePreview() {
  const [looked, setLooked] = useState<Import | null>(null);
  const [checked, setChecked] = useState<{ given: Import; preview: Preview } | null>(null);
  const { mutate, reset, isPending: waiting, error } = usePreviewImport();
  const read = (given: Import) => {
    setLooked(given);
    mutate(given, { onSuccess: (preview) => setChecked({ given, preview }) });
  };
  const back = () => {
    setChecked(null);
    reset();
  };
  return { checked, looked, read, waiting, error, back };
}

function LastImport({ last, onDone }: { last: NonNullable<Timetable['lastImport']>; onDone: () => void }) {
  const back = useMutation({
    mutationFn: () => undo(last.id),
    onSuccess: () => {
      showSuccess('The import is undone. What you have changed since is still there.');
      onDone();
    },
    onError: (error) => showError(error, 'The import could not be undone'),
  });
  return (
    <Text size="sm" component="div">
      Last import: {momentOf(last.at)}.{' '}
      <Button variant="subtle" size="compact-md" loading={back.isPending} onClick={() => back.mutate()}>
        Undo it
      </Button>
    </Text>
  );
}
