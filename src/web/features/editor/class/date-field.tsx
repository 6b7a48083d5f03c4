import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, dayMoved, daysFrom } from '../../../../contract/facts/calendar.ts';
import { firstDayOfWeek } from '../../../ui/first-day.ts';
import { Icon } from '../../../ui/icons.tsx';
import { dayName, today } from '../model/class-form.ts';
import classes from './date-field.module.css';

type Props = {
  /** YYYY-MM-DD */
  value: string | null;
  onChange: (date: string | null) => void;
  error?: ReactNode;
};

const CLEAR = { width: 'var(--sr-touch)', height: 'var(--sr-touch)', '--cb-icon-size': '1.125rem' };

/** The day of a single class, in the person's language and with their first day of the week; past days cannot be chosen. */
export function DateField({ value, onChange, error }: Props) {
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const id = useId();
  /** A day of the month that is shown, once somebody has left the first one. */
  const [shown, show] = useState<string | null>(null);
  const first = today();

  /** Arrows, Home, End and the page keys move by days, weeks, months and years, as in the date grid of the ARIA Authoring Practices. */
  function move(event: KeyboardEvent<HTMLElement>, date: string) {
    const moved = dayMoved(date, event.key, { year: event.shiftKey, firstDay: firstDayOfWeek() });
    if (moved === null || event.ctrlKey || event.metaKey || event.altKey) return;
    // The calendar's own keys end at the edge of the month.
    event.stopPropagation();
    event.preventDefault();
    const to = addDays(first, Math.max(0, daysFrom(first, moved)));
    const calendar = event.currentTarget.closest('[data-calendar]');
    flushSync(() => show(to));
    calendar?.querySelector<HTMLElement>(`[data-day="${to}"]:not([data-outside])`)?.focus();
  }
  return (
    <DatePickerInput
      label="Date"
      id={id}
      // By the label alone, nobody would hear which day is chosen.
      aria-labelledby={`${id}-label ${id}`}
      date={shown ?? value ?? first}
      onDateChange={show}
      onClick={() => show(null)}
      getDayProps={(date) => ({
        'data-day': date,
        'data-autofocus': date === (value ?? first) || undefined,
        onKeyDownCapture: (event) => move(event, date),
      })}
      // The calendar takes its label from the field, which it finds by this id.
      popoverProps={{ id, returnFocus: true }}
      ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month' }}
      placeholder="Choose a day"
      value={value}
      onChange={onChange}
      minDate={first}
      weekendDays={[]}
      classNames={{ day: classes.day! }}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the date', style: CLEAR }}
      dropdownType={touch ? 'modal' : 'popover'}
      modalProps={{ title: 'Date of the class' }}
      valueFormatter={({ date }) => (typeof date === 'string' ? dayName(date) : '')}
      firstDayOfWeek={firstDayOfWeek()}
      monthLabelFormat={(date) => format(date, { month: 'long', year: 'numeric' })}
      weekdayFormat={(date) => format(date, { weekday: 'short' })}
      monthsListFormat={(date: string) => format(date, { month: 'short' })}
      getDayAriaLabel={(date) => format(date, { dateStyle: 'full' })}
      rightSection={value ? undefined : <Icon name="calendar" />}
      rightSectionPointerEvents={value ? 'all' : 'none'}
      error={error}
    />
  );
}

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(undefined, options).format(new Date(`${date.slice(0, 10)}T12:00:00`));
}
