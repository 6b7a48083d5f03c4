import '@mantine/dates/styles.layer.css';
import { DatePickerInput, type DayOfWeek } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { dayName, today } from '../model/class-form.ts';

type Props = {
  /** YYYY-MM-DD */
  value: string | null;
  onChange: (date: string | null) => void;
  error?: ReactNode;
};

/** The day of a single class, in the person's language and with their first day of the week; past days cannot be chosen. */
export function DateField({ value, onChange, error }: Props) {
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const id = useId();
  return (
    <DatePickerInput
      label="Date"
      id={id}
      // The calendar takes its label from the field, which it finds by this id.
      popoverProps={{ id }}
      ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month' }}
      placeholder="Choose a day"
      value={value}
      onChange={onChange}
      minDate={today()}
      weekendDays={[]}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the date' }}
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

type Week = { firstDay: number };

/** 0 for Sunday to 6 for Saturday, by the language's region; Monday if the browser does not know. */
function firstDayOfWeek(): DayOfWeek {
  // The language of the month names; the browser's own setting may be no language, such as `C`.
  const { locale: language } = new Intl.DateTimeFormat().resolvedOptions();
  // Firefox has neither yet, older browsers only the property; TypeScript knows neither.
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week };
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return (firstDay % 7) as DayOfWeek;
}
