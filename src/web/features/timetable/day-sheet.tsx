import { Alert, Button, Modal, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import {
  type Exception,
  type KeptEntry,
  NO_EXCEPTION,
  type Occurrence,
  TIMETABLE,
} from '../../../contract/timetable.ts';
import { failureOf } from '../../api/failure.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useSaveException } from './api.ts';
import classes from './timetable.module.css';
import { sayHours, sayLongDay } from './words.ts';

export type OnDay = { kept: KeptEntry; occurrence: Occurrence };
type Props = {
  onDay: OnDay | null;
  onClose: () => void;
  /** Absent for whoever may not change the class itself. */
  onEdit: ((kept: KeptEntry) => void) | undefined;
  /** Opens the editor for the class as it is then. */
  onMake: (onDay: OnDay) => void;
};

const KINDS = ['substitute', 'placesLeft', 'soldOut', 'cancelled', 'moved'] as const;
type Kind = (typeof KINDS)[number] | 'usual';
const WORDS: Record<Kind, string> = {
  usual: 'As always',
  substitute: 'Substitute',
  placesLeft: 'Places left',
  soldOut: 'Sold out',
  cancelled: 'Cancelled',
  moved: 'Moved',
};

function kindOf({ state, moved, substitute, placesLeft }: Exception): Kind {
  if (state) return state;
  if (moved) return 'moved';
  if (substitute) return 'substitute';
  return placesLeft ? 'placesLeft' : 'usual';
}

/** What is different about a class on one day. */
export function DaySheet({ onDay, onClose, onEdit, onMake }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={onDay !== null}
      onClose={onClose}
      title={onDay ? onDay.kept.entry.classType : ''}
      fullScreen={narrow}
      size="md"
    >
      {onDay && <Day key={`${onDay.kept.id} ${onDay.occurrence.of}`} {...{ onDay, onClose, onEdit, onMake }} />}
    </Modal>
  );
}

function Day({ onDay: { kept, occurrence }, onClose, onEdit, onMake }: Props & { onDay: OnDay }) {
  const [exception, setException] = useState(occurrence.exception ?? NO_EXCEPTION);
  const [kind, setKind] = useState(kindOf(exception));
  const save = useSaveException();
  const change = (fields: Partial<Exception>) => setException((now) => ({ ...now, ...fields }));
  const choose = (next: Kind) => {
    setKind(next);
    if (next === 'usual') return setException(NO_EXCEPTION);
    if (next === 'soldOut' || next === 'cancelled') return change({ state: next, placesLeft: null });
    change({
      state: null,
      ...(next === 'placesLeft' && { placesLeft: exception.placesLeft ?? 2 }),
      ...(next === 'moved' && { moved: exception.moved ?? { date: occurrence.date, time: occurrence.time } }),
    });
  };
  const put = (then: () => void) => save.mutate({ id: kept.id, date: occurrence.of, exception }, { onSuccess: then });
  const make = () =>
    put(() => {
      const { date, time } = exception.moved ?? { date: occurrence.of, time: kept.entry.time };
      onMake({ kept, occurrence: { ...occurrence, date, time, exception } });
    });
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {sayLongDay(occurrence.of)}, {sayHours(kept.entry)}. Only this day changes.
      </Text>
      <ChoiceGroup<Kind>
        label="What is different"
        choices={(['usual', ...KINDS] as const).map((value) => ({ value, label: WORDS[value] }))}
        value={kind}
        onChange={choose}
        shape="pills"
      />
      <Fields {...{ kind, exception, change }} />
      {save.isError && (
        <Alert color="danger" role="alert">
          <FailureText failure={failureOf(save.error)} />
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="gradient" loading={save.isPending} onClick={make}>
          Save and make the video
        </Button>
        <Button variant="default" disabled={save.isPending} onClick={() => put(onClose)}>
          Save
        </Button>
      </div>
      {onEdit && (
        <Button variant="subtle" onClick={() => onEdit(kept)}>
          Change the class for every week
        </Button>
      )}
    </Stack>
  );
}

type FieldsProps = { kind: Kind; exception: Exception; change: (fields: Partial<Exception>) => void };

function Fields({ kind, exception, change }: FieldsProps) {
  const { moved } = exception;
  if (kind === 'usual') return null;
  return (
    <>
      {kind === 'substitute' && (
        <TextInput
          label="Who teaches"
          maxLength={LIMITS.instructorName}
          value={exception.substitute}
          onChange={({ currentTarget: { value } }) => change({ substitute: value })}
        />
      )}
      {kind === 'placesLeft' && (
        <NumberInput
          label="Places left"
          min={1}
          max={99}
          allowDecimal={false}
          clampBehavior="strict"
          value={exception.placesLeft ?? ''}
          onChange={(value) => change({ placesLeft: typeof value === 'number' && value > 0 ? value : null })}
        />
      )}
      {kind === 'moved' && moved && (
        <div className={classes.pair}>
          <TextInput
            type="date"
            label="New date"
            value={moved.date}
            onChange={({ currentTarget: { value } }) => value && change({ moved: { ...moved, date: value } })}
          />
          <TextInput
            type="time"
            label="New time"
            value={moved.time}
            onChange={({ currentTarget: { value } }) => value && change({ moved: { ...moved, time: value } })}
          />
        </div>
      )}
      <TextInput
        label="Note"
        maxLength={TIMETABLE.note}
        value={exception.note}
        onChange={({ currentTarget: { value } }) => change({ note: value })}
      />
    </>
  );
}
