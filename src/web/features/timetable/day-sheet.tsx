import { Alert, Button, Modal, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { type Exception, type KeptEntry, NO_EXCEPTION, TIMETABLE } from '../../../contract/timetable.ts';
import type { MadeState } from '../../../contract/week.ts';
import { ApiError } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { useMakeWeek, useSaveException } from './api.ts';
import { MadeLine } from './made-state.tsx';
import classes from './timetable.module.css';
import { type OnDay, sayWho } from './week-classes.ts';
import { sayHours, sayLongDay } from './words.ts';

type Props = {
  onDay: OnDay | null;
  onClose: () => void;
  /** Absent for whoever may not change the class itself. */
  onEdit: ((kept: KeptEntry) => void) | undefined;
  /** Opens the editor for the class on its day. */
  onOpen: (onDay: OnDay) => void;
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

/** What there is of a class on its day, and what is different about it. */
export function DaySheet({ onDay, onClose, onEdit, onOpen }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={onDay !== null}
      onClose={onClose}
      title={onDay ? onDay.kept.entry.classType : ''}
      fullScreen={narrow}
      size="md"
    >
      {onDay && <Day key={`${onDay.kept.id} ${onDay.occurrence.of}`} {...{ onDay, onClose, onEdit, onOpen }} />}
    </Modal>
  );
}

function Day({ onDay, onClose, onEdit, onOpen }: Props & { onDay: OnDay }) {
  const { kept, occurrence } = onDay;
  const { entry, mayExcept } = kept;
  // One thing at a time is what the gold button does.
  const [isChanging, setChanging] = useState(false);
  return (
    <Stack gap="md">
      <div>
        <Text>
          {sayLongDay(occurrence.date)}, {sayHours(occurrence)}
        </Text>
        <Text c="dimmed">{sayWho(entry, occurrence)}</Text>
      </div>
      <Film {...{ onDay, onClose, onOpen }} isQuiet={isChanging} />
      {mayExcept && <Change {...{ kept, occurrence, onClose }} onChanging={setChanging} />}
      {onEdit && (
        <Button variant="subtle" onClick={() => onEdit(kept)}>
          Change the class for every week
        </Button>
      )}
    </Stack>
  );
}

const MAKE: Partial<Record<MadeState, string>> = {
  nothing: 'Make the video',
  text: 'Make the video',
  outOfDate: 'Make it again',
  failed: 'Try again',
};

type FilmProps = Pick<Props, 'onClose' | 'onOpen'> & { onDay: OnDay; isQuiet: boolean };

/** The state of the class's video, and what can be done about it. */
function Film({ onDay, onClose, onOpen, isQuiet }: FilmProps) {
  const { made, entryId, of } = onDay.occurrence;
  const make = useMakeWeek();
  const word = MAKE[made.state];
  return (
    <section aria-label="Video" className={classes.film}>
      <MadeLine made={made} />
      {made.reason && (
        <Text size="sm" c="danger.3">
          {made.reason}
        </Text>
      )}
      <div className={classes.buttons}>
        {word && (
          <Button
            variant={isQuiet ? 'default' : 'gradient'}
            loading={make.isPending}
            onClick={() => make.mutate([{ entryId, date: of }], { onSuccess: onClose })}
          >
            {word}
          </Button>
        )}
        <Button variant="default" onClick={() => onOpen(onDay)}>
          {made.state === 'nothing' ? 'Write it in the editor' : 'Open in the editor'}
        </Button>
      </div>
      {make.isError && <Failed error={make.error} />}
    </section>
  );
}

function Failed({ error }: { error: Error }) {
  return (
    <Alert color="danger" role="alert">
      <Stack gap="xs" align="start">
        <FailureText failure={failureOf(error)} />
        {error instanceof ApiError && error.code === 'plan_required' && (
          <LinkButton variant="default" size="compact-md" to="/upgrade" search={{ feature: 'week' }}>
            See what Pro does
          </LinkButton>
        )}
      </Stack>
    </Alert>
  );
}

type ChangeProps = OnDay & Pick<Props, 'onClose'> & { onChanging: (isChanging: boolean) => void };

/** What is different on this day alone. Where there is a text already, text and video follow by themselves. */
function Change({ kept, occurrence, onClose, onChanging }: ChangeProps) {
  const was = occurrence.exception ?? NO_EXCEPTION;
  const [exception, setException] = useState(was);
  const [kind, setKind] = useState(kindOf(exception));
  const save = useSaveException();
  const make = useMakeWeek();
  const isOther = (next: Exception) => JSON.stringify(next) !== JSON.stringify(was);
  const put = (next: Exception) => {
    setException(next);
    onChanging(isOther(next));
  };
  const change = (fields: Partial<Exception>) => put({ ...exception, ...fields });
  const choose = (next: Kind) => {
    setKind(next);
    if (next === 'usual') return put(NO_EXCEPTION);
    if (next === 'soldOut' || next === 'cancelled') return change({ state: next, placesLeft: null });
    change({
      state: null,
      ...(next === 'placesLeft' && { placesLeft: exception.placesLeft ?? 2 }),
      ...(next === 'moved' && { moved: exception.moved ?? { date: occurrence.date, time: occurrence.time } }),
    });
  };
  const follows = occurrence.made.state !== 'nothing' && occurrence.made.promoId !== null;
  const send = (then: () => void) => save.mutate({ id: kept.id, date: occurrence.of, exception }, { onSuccess: then });
  const putAndMake = () =>
    send(() =>
      follows ? onClose() : make.mutate([{ entryId: kept.id, date: occurrence.of }], { onSuccess: onClose }),
    );
  return (
    <>
      <ChoiceGroup<Kind>
        label="This day is"
        choices={(['usual', ...KINDS] as const).map((value) => ({ value, label: WORDS[value] }))}
        value={kind}
        onChange={choose}
        shape="pills"
      />
      <Fields {...{ kind, exception, change }} />
      {save.isError && <Failed error={save.error} />}
      {make.isError && <Failed error={make.error} />}
      {isOther(exception) && (
        <div className={classes.buttons}>
          <Button variant="gradient" loading={save.isPending || make.isPending} onClick={putAndMake}>
            Save and make the video
          </Button>
          {!follows && (
            <Button variant="default" disabled={save.isPending} onClick={() => send(onClose)}>
              Save
            </Button>
          )}
        </div>
      )}
    </>
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
          autoFocus
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
