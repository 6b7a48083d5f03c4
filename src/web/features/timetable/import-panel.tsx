import { Alert, Button, Checkbox, FileButton, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { COLUMNS, type Column, type Preview, TIMETABLE, type Timetable } from '../../../contract/timetable.ts';
import { failureOf } from '../../api/failure.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { momentOf } from '../../ui/dates.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showError, showInfo, showSuccess, showUndo } from '../../ui/notify.tsx';
import { type Import, undo, useApplyImport, usePreviewImport, zoneHere } from './api.ts';
import { CalendarAddress, Calendars } from './calendars.tsx';
import { ImportPreview } from './import-preview.tsx';
import classes from './timetable.module.css';
import { count } from './words.ts';

const EXAMPLE = 'Mon 18:00 Spin Basics with Jo\nTue 19:15 Pole Level 2\nSat 11:00 Open Pole';
const ACCEPTED = '.ics,.csv,.tsv,.txt,text/calendar,text/csv,text/plain,.xlsx,.xls,.ods,.numbers';
const NOT_TEXT =
  'Save the sheet as CSV first, then choose that file: under “Save as” in Excel and LibreOffice, under “Export to” in Numbers. Or copy the cells, and paste them here.';

const COLUMN_NAMES: Record<Column, string> = {
  class: 'Class',
  instructor: 'Teacher',
  day: 'Weekday',
  date: 'Date',
  time: 'Begins at',
  ends: 'Ends at, or length',
  place: 'Place',
  details: 'Details',
  until: 'Last day',
  state: 'Cancelled or sold out',
  places: 'Places left',
  substitute: 'Substitute',
  allDay: 'All day',
  ignore: 'Leave out',
};

type Pasted = Exclude<Import, { address: string }>;
type Props = { timetable: Timetable; onDone: () => void };

/** Takes a timetable as it is: pasted, or as a file. Nothing changes before the preview was looked at. */
export function ImportPanel({ timetable, onDone }: Props) {
  const [given, setGiven] = useState<Pasted>({ text: '', kind: null, zone: zoneHere() });
  const [looked, setLooked] = useState<Import>(given);
  const preview = usePreviewImport();
  const look = (next: Import) => {
    if (!('address' in next)) setGiven(next);
    setLooked(next);
    preview.mutate(next);
  };
  const isAddress = 'address' in looked;
  if (preview.data)
    return (
      <Checked
        {...{ timetable, given: looked, preview: preview.data, look, onDone }}
        waiting={preview.isPending}
        back={preview.reset}
      />
    );
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
        error={preview.isError && !isAddress && <FailureText failure={failureOf(preview.error)} />}
      />
      <div className={classes.buttons}>
        <Button
          variant="gradient"
          disabled={given.text.trim() === ''}
          loading={preview.isPending && !isAddress}
          onClick={() => look(given)}
        >
          Look at what it says
        </Button>
        <FileChoice onFile={(file) => void take(file, given, look)} />
      </div>
      <Text size="sm" c="dimmed">
        Files: iCalendar (.ics) from Google Calendar, Outlook or Apple, and CSV from spreadsheets and booking systems.
      </Text>
      <CalendarAddress
        onLook={(address) => look({ address, zone: given.zone })}
        waiting={preview.isPending && isAddress}
        error={preview.isError && isAddress ? preview.error : null}
      />
      <Calendars timetable={timetable} />
      {timetable.lastImport && <LastImport last={timetable.lastImport} onDone={onDone} />}
    </Stack>
  );
}

function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  return (
    <FileButton accept={ACCEPTED} onChange={(file) => file && onFile(file)}>
      {(props) => (
        <Button variant="default" {...props}>
          Choose a file
        </Button>
      )}
    </FileButton>
  );
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

async function take(file: File, given: Pasted, look: (next: Pasted) => void): Promise<void> {
  if (/\.(?:xls[xmb]?|ods|numbers)$/i.test(file.name)) return showInfo(NOT_TEXT);
  try {
    if (file.size > TIMETABLE.importChars * 2) return showInfo('This file is too long for a timetable.');
    const kind = /\.ics$/i.test(file.name) ? 'calendar' : /\.(?:csv|tsv)$/i.test(file.name) ? 'csv' : null;
    look({ ...given, text: await textOf(file), kind, columns: null });
  } catch (error) {
    showError(error, 'The file could not be read');
  }
}

/** Spreadsheets write UTF-8, and in older versions Windows-1252. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type CheckedProps = Props & {
  given: Import;
  preview: Preview;
  waiting: boolean;
  look: (next: Import) => void;
  back: () => void;
};

function Checked({ given, preview, waiting, look, back, onDone }: CheckedProps) {
  const [removeGone, setRemoveGone] = useState(false);
  const apply = useApplyImport();
  const { rows, gone, table, asksMonth } = preview;
  const added = rows.filter(({ change }) => change === 'new').length;
  const changed = rows.filter(({ change }) => change === 'changed').length;
  const isAddress = 'address' in given;
  const removed = removeGone || isAddress ? gone.length : 0;
  const put = () =>
    apply.mutate('address' in given ? given : { ...given, removeGone }, {
      onSuccess: ({ id }) => {
        if (id)
          showUndo(
            'address' in given ? 'Your calendar is in, and read every hour.' : 'Your timetable is in.',
            'The import could not be undone',
            () => undo(id),
          );
        onDone();
      },
    });
  return (
    <Stack gap="md">
      {table && !('address' in given) && <Columns table={table} onChange={(columns) => look({ ...given, columns })} />}
      {asksMonth && !('address' in given) && <MonthFirst onChoose={(monthFirst) => look({ ...given, monthFirst })} />}
      <ImportPreview preview={preview} />
      {gone.length > 0 && isAddress && (
        <Text size="sm">
          {count(gone.length, 'class', 'classes')} of this calendar {gone.length === 1 ? 'is' : 'are'} not in it any
          more, and will be removed.
        </Text>
      )}
      {gone.length > 0 && !isAddress && (
        <Checkbox
          label={`Also remove ${count(gone.length, 'class', 'classes')} of earlier imports that ${gone.length === 1 ? 'is' : 'are'} not in it`}
          checked={removeGone}
          onChange={({ currentTarget: { checked } }) => setRemoveGone(checked)}
        />
      )}
      {apply.isError && (
        <Alert color="danger" role="alert">
          <FailureText failure={failureOf(apply.error)} />
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button
          variant="gradient"
          disabled={waiting || rows.length === 0 || (!isAddress && added + changed + removed === 0)}
          loading={apply.isPending}
          onClick={put}
        >
          {actionOf(added, changed, removed, isAddress ? 'Read it every hour' : 'Nothing to change')}
        </Button>
        <Button variant="default" onClick={back}>
          {isAddress ? 'Back' : 'Back to the text'}
        </Button>
      </div>
    </Stack>
  );
}

function MonthFirst({ onChoose }: { onChoose: (monthFirst: boolean) => void }) {
  return (
    <ChoiceGroup<'day' | 'month' | ''>
      label="Is 4/5 the 4th of May, or April 5?"
      choices={[
        { value: 'day', label: 'The 4th of May' },
        { value: 'month', label: 'April 5' },
      ]}
      value=""
      onChange={(first) => onChoose(first === 'month')}
      shape="pills"
    />
  );
}

function actionOf(added: number, changed: number, removed: number, none: string): string {
  const parts = [
    ...(added ? [`Add ${count(added, 'class', 'classes')}`] : []),
    ...(changed ? [`change ${changed}`] : []),
    ...(removed ? [`remove ${removed}`] : []),
  ];
  const words = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
  return words === '' ? none : words.charAt(0).toUpperCase() + words.slice(1);
}

type ColumnsProps = { table: NonNullable<Preview['table']>; onChange: (columns: Column[]) => void };

/** What each column is taken for, which a person can put right. */
function Columns({ table: { headers, columns }, onChange }: ColumnsProps) {
  const isUnknown = columns.every((column) => column === 'ignore');
  return (
    <details className={classes.columns} open={isUnknown}>
      <summary>What the columns are</summary>
      <div className={classes.columnFields}>
        {columns.map((column, at) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={at}
            label={headers[at] || `Column ${at + 1}`}
            data={COLUMNS.map((value) => ({ value, label: COLUMN_NAMES[value] }))}
            value={column}
            onChange={({ currentTarget: { value } }) =>
              onChange(columns.map((each, place) => (place === at ? (value as Column) : each)))
            }
          />
        ))}
      </div>
    </details>
  );
}
