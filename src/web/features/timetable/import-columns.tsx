import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { COLUMNS, type Column, type Preview } from '../../../contract/timetable-import.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import classes from './timetable.module.css';

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

/** Asks what the dates do not tell. */
export function MonthFirst({ onChoose }: { onChoose: (monthFirst: boolean) => void }) {
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

type ColumnsProps = NonNullable<Preview['table']> & { onChange: (columns: Column[]) => void };

/** What each column is taken for, which a person can put right. */
export function Columns({ headers, columns, onChange }: ColumnsProps) {
  // Whoever has named the first of them is not done yet.
  const [isUnknown] = useState(() => columns.every((column) => column === 'ignore'));
  return (
    <details className={classes.columns} open={isUnknown || undefined}>
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
