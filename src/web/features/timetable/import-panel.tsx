import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type Preview, TIMETABLE, type Timetable } from '../../../contract/timetable.ts';
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

const EXAMPLE = 'Mon 18:00 Spin Basics with Jo\nTue 19:15 Pole Level 2\nSat 11:00 Open Pole';

type Props = { timetable: Timetable; onDone: () => void };

/** Takes a timetable as it is: pasted, or as a file. Nothing changes before the preview was looked at. */
export function ImportPanel({ timetable, onDone }: Props) {
  const [given, setGiven] = useState<Pasted>({ text: '', kind: null, zone: zoneHere() });
  const [address, setAddress] = useState('');
  const { checked, looked, read, waiting, error, back } = usePreview();
  const look = (next: Import) => {
    if (!('address' in next)) setGiven(next);
    read(next);
  };
  if (checked)
    return <ImportChecked {...checked} {...{ look, back, onDone, error }} waiting={waiting ? looked : null} />;
  const isAddress = looked !== null && 'address' in looked;
  return (
    <Stack gap="md">
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
        error={error !== null && !isAddress && <FailureText failure={failureOf(error)} />}
      />
      <div className={classes.buttons}>
        <Button
          variant="gradient"
          disabled={given.text.trim() === ''}
          loading={waiting && !isAddress}
          onClick={() => look(given)}
        >
          Look at what it says
        </Button>
        <FileChoice given={given} look={look} />
      </div>
      <Text size="sm" c="dimmed">
        Files: iCalendar (.ics) from Google Calendar, Outlook or Apple, and CSV from spreadsheets and booking systems.
      </Text>
      <CalendarAddress
        {...{ address, setAddress }}
        onLook={() => look({ address, zone: given.zone })}
        waiting={waiting && isAddress}
        error={isAddress ? error : null}
      />
      <Calendars timetable={timetable} />
      {timetable.lastImport && <LastImport last={timetable.lastImport} onDone={onDone} />}
    </Stack>
  );
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
