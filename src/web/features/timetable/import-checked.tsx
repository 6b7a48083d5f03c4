import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Preview } from '../../../contract/timetable-import.ts';
import { showUndo } from '../../ui/notify.tsx';
import { type Import, undo, useApplyImport } from './api.ts';
import { Failed } from './failed.tsx';
import { Columns, MonthFirst } from './import-columns.tsx';
import { ImportPreview } from './import-preview.tsx';
import classes from './timetable.module.css';
import { count } from './words.ts';

type Props = {
  /** What `preview` is of. */
  given: Import;
  preview: Preview;
  /** What is being read in its place. */
  waiting: Import | null;
  /** Why that could not be read. */
  error: unknown;
  look: (next: Import) => void;
  back: () => void;
  onDone: () => void;
};

/** What an import would do, and the button that does it. */
export function ImportChecked({ given, preview, waiting, error, look, back, onDone }: Props) {
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
      {table && !('address' in given) && (
        <Columns
          headers={table.headers}
          columns={(waiting && 'columns' in waiting && waiting.columns) || table.columns}
          onChange={(columns) => look({ ...given, columns })}
        />
      )}
      {asksMonth && !('address' in given) && <MonthFirst onChoose={(monthFirst) => look({ ...given, monthFirst })} />}
      <ImportPreview preview={preview} />
      {gone.length > 0 && <Gone {...{ isAddress, removeGone, setRemoveGone }} many={gone.length} />}
      <Failed error={error ?? apply.error} />
      <div className={classes.buttons}>
        <Button
          variant="gradient"
          disabled={waiting !== null || rows.length === 0 || (!isAddress && added + changed + removed === 0)}
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

function actionOf(added: number, changed: number, removed: number, none: string): string {
  const parts = [
    ...(added ? [`Add ${count(added, 'class', 'classes')}`] : []),
    ...(changed ? [`change ${changed}`] : []),
    ...(removed ? [`remove ${removed}`] : []),
  ];
  const words = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
  return words === '' ? none : words.charAt(0).toUpperCase() + words.slice(1);
}

type GoneProps = {
  many: number;
  isAddress: boolean;
  removeGone: boolean;
  setRemoveGone: (removeGone: boolean) => void;
};

/** Classes of before that are not in it: a calendar's go, those of earlier imports if somebody says so. */
function Gone({ many, isAddress, removeGone, setRemoveGone }: GoneProps) {
  if (isAddress)
    return (
      <Text size="sm">
        {count(many, 'class', 'classes')} of this calendar {many === 1 ? 'is' : 'are'} not in it any more, and will be
        removed.
      </Text>
    );
  return (
    <Checkbox
      label={`Also remove ${count(many, 'class', 'classes')} of earlier imports that ${many === 1 ? 'is' : 'are'} not in it`}
      checked={removeGone}
      onChange={({ currentTarget: { checked } }) => setRemoveGone(checked)}
    />
  );
}
