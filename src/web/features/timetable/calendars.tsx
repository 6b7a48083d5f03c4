import { Alert, Button, Text, TextInput, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { CALENDAR, type Calendar } from '../../../contract/calendar-address.ts';
import type { Timetable } from '../../../contract/timetable.ts';
import { failureOf } from '../../api/failure.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { momentOf } from '../../ui/dates.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showError, showSuccess, showUndo } from '../../ui/notify.tsx';
import { stopReading, undo, useReadAgain } from './api.ts';
import classes from './timetable.module.css';

type AddressProps = {
  address: string;
  setAddress: (address: string) => void;
  onLook: () => void;
  waiting: boolean;
  error: unknown;
};

/** Takes the address that a calendar is shared by. */
export function CalendarAddress({ address, setAddress, onLook, waiting, error }: AddressProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onLook();
  };
  return (
    <form className={classes.address} onSubmit={submit}>
      <TextInput
        label="Or give the address of a calendar"
        description="We read it again every hour. In Google Calendar it is the “Secret address in iCal format”."
        placeholder="https://…/basic.ics"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={CALENDAR.addressChars}
        value={address}
        onChange={({ currentTarget: { value } }) => setAddress(value)}
        error={error !== null && <FailureText failure={failureOf(error)} />}
      />
      <Button type="submit" variant="default" disabled={address.trim() === ''} loading={waiting}>
        Look at the calendar
      </Button>
    </form>
  );
}

/** The calendars that the timetable is read from. */
export function Calendars({ timetable: { calendars } }: { timetable: Timetable }) {
  if (calendars.length === 0) return null;
  return (
    <section aria-label="Calendars that are read">
      <Title order={3} size="h5" mb="xs">
        Read every hour
      </Title>
      <ul className={classes.rows}>
        {calendars.map((calendar) => (
          <li key={calendar.id} className={classes.unread}>
            <div className={classes.calendar}>
              <Text fw={600}>{calendar.shown}</Text>
              <Text size="sm" c="dimmed">
                Last read: {momentOf(calendar.readAt)}.
              </Text>
              {calendar.failing && <Text size="sm">It cannot be read: {calendar.failing}</Text>}
            </div>
            <Buttons calendar={calendar} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a calendar that cannot be read says over the week. */
export function FailingCalendars({ timetable: { calendars } }: { timetable: Timetable }) {
  return calendars
    .filter(({ isTold }) => isTold)
    .map((calendar) => (
      <Alert key={calendar.id} color="gold" title="A calendar cannot be read" mb="lg">
        <Text size="sm" mb="sm">
          {calendar.shown}: {calendar.failing} Your classes are as they were when it was last read,{' '}
          {momentOf(calendar.readAt)}.
        </Text>
        <Buttons calendar={calendar} />
      </Alert>
    ));
}

function Buttons({ calendar: { id, shown } }: { calendar: Calendar }) {
  const again = useReadAgain();
  const { ask, dialog } = useConfirm();
  const read = () =>
    again.mutate(id, {
      onSuccess: ({ id: change }) => {
        if (change)
          showUndo('The calendar has changed your timetable.', 'The change could not be undone', () => undo(change));
        else showSuccess('The calendar is read. Nothing has changed.');
      },
      onError: (error) => showError(error, 'The calendar could not be read'),
    });
  const stop = () =>
    ask({
      title: 'Stop reading this calendar?',
      text: `${shown}: its classes stay, and no longer follow it. To read it again, you need its address.`,
      action: 'Stop reading it',
      keep: 'Go on reading it',
      danger: true,
      failure: 'The calendar is still read.',
      run: () => stopReading(id),
    });
  return (
    <div className={classes.buttons}>
      <Button variant="default" size="sm" aria-label={`Try again: ${shown}`} loading={again.isPending} onClick={read}>
        Try again
      </Button>
      <Button variant="subtle" size="sm" color="gray" aria-label={`Stop reading ${shown}`} onClick={stop}>
        Stop reading it
      </Button>
      {dialog}
    </div>
  );
}
