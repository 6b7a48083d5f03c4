import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SCHEDULES } from '../../../contract/classes.ts';
import { ANCHORED, type Entry, MONTHLY } from '../../../contract/timetable.ts';
import classes from './timetable.module.css';

const MONTHLY_WORDS = {
  weekday: 'The same weekday, such as the second Friday',
  last: 'The last such weekday',
  date: 'The same day of the month',
};

/** Without what its rhythm does not have. */
export const whole = (entry: Entry): Entry => ({
  ...entry,
  ...(entry.schedule === '' && { from: null, until: null }),
  date: ANCHORED.includes(entry.schedule) ? entry.date : null,
  monthly: entry.schedule === 'Monthly' ? (entry.monthly ?? 'weekday') : null,
});

export type FieldsProps = {
  entry: Entry;
  change: (fields: Partial<Entry>) => void;
  error: (field: keyof Entry) => string | undefined;
};

/** On which days it is, and at what time. */
export function When({ entry, change, error }: FieldsProps) {
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

/** The first and the last day on which it can be. */
export function Bounds({ entry, change, error }: FieldsProps) {
  // Whoever empties the last of it is not done yet.
  const [isOpen] = useState(entry.from !== null || entry.until !== null);
  if (entry.schedule === '') return null;
  const isWrong = Boolean(error('from') ?? error('until'));
  return (
    <details className={classes.columns} open={isOpen || isWrong || undefined}>
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
