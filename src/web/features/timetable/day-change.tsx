import { Button, NumberInput, TextInput } from '@mantine/core';
import { LIMITS } from '../../../contract/limits.ts';
import { type Exception, NO_EXCEPTION, type Shown, TIMETABLE } from '../../../contract/timetable.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { useMakeWeek, useSaveException } from './api.ts';
import { Failed } from './failed.tsx';
import { Meanwhile } from './meanwhile.tsx';
import classes from './timetable.module.css';
import { type Typed, useTyped } from './typed.ts';
import { keyOf, type OnDay } from './week-classes.ts';
import { sayException } from './words.ts';

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

/** What is said of the day, and under which word. */
type Draft = { exception: Exception; kind: Kind };

const isSame = (one: Draft, other: Draft) => JSON.stringify(one.exception) === JSON.stringify(other.exception);
const draftOf = (exception: Exception): Draft => ({ exception, kind: kindOf(exception) });

/** What is typed of a day. @param isGone it is not to come any more */
export function useDay({ occurrence }: OnDay, isGone: boolean): Typed<Draft> {
  const now = draftOf(occurrence.exception ?? NO_EXCEPTION);
  return useTyped(dayOf(occurrence), { first: now, now: isGone ? null : now, isSame });
}

const dayOf = (occurrence: Shown) => `day ${keyOf(occurrence)}`;

type ChangeProps = OnDay & {
  typed: Typed<Draft>;
  onClose: () => void;
  /** Nothing that is typed here is still to be kept. */
  onSaved: () => void;
};

/** With what a kind begins. */
function begun(kind: Kind, exception: Exception, { date, time }: Shown): Exception {
  if (kind === 'usual') return NO_EXCEPTION;
  if (kind === 'soldOut' || kind === 'cancelled') return { ...exception, state: kind, placesLeft: null };
  return {
    ...exception,
    state: null,
    ...(kind === 'placesLeft' && { placesLeft: exception.placesLeft ?? 2 }),
    ...(kind === 'moved' && { moved: exception.moved ?? { date, time } }),
  };
}

/** What is different on this day alone. Where there is a text already, text and video follow by themselves. */
export function Change({ kept, occurrence, typed, onClose, onSaved }: ChangeProps) {
  const { kind, exception } = typed.value;
  const keep = useKeep({ kept, occurrence, typed, onClose, onSaved });
  const was = sayException(occurrence.exception ?? NO_EXCEPTION).join(', ') || 'as always';
  return (
    <>
      <ChoiceGroup<Kind>
        label="This day is"
        choices={(['usual', ...KINDS] as const).map((value) => ({ value, label: WORDS[value] }))}
        value={kind}
        onChange={(next) => typed.change((now) => ({ kind: next, exception: begun(next, now.exception, occurrence) }))}
        shape="pills"
      />
      <Fields
        {...{ kind, exception }}
        change={(fields) => typed.change((now) => ({ ...now, exception: { ...now.exception, ...fields } }))}
      />
      {!keep.isSaving && <Meanwhile typed={typed} changed={`This day was changed meanwhile: ${was}.`} />}
      <Failed error={keep.error} />
      {typed.isTyped && (
        <div className={classes.buttons}>
          <Button variant="gradient" loading={keep.isWaiting} onClick={keep.andMake}>
            Save and make the video
          </Button>
          {!keep.follows && (
            <Button variant="default" disabled={keep.isWaiting} onClick={keep.alone}>
              Save
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Keeps what is different on the day, and has the video made of it, which follows by itself where there is a text. */
function useKeep({ kept, occurrence, typed, onClose, onSaved }: ChangeProps) {
  const save = useSaveException(dayOf(occurrence));
  const make = useMakeWeek();
  const follows = occurrence.made.state !== 'nothing' && occurrence.made.promoId !== null;
  const send = (then: () => void) =>
    save.mutate(
      { id: kept.id, date: occurrence.of, exception: typed.value.exception },
      {
        onSuccess: () => {
          typed.begin(typed.value, (now) => now);
          onSaved();
          then();
        },
      },
    );
  const andMake = () =>
    send(() =>
      follows ? onClose() : make.mutate([{ entryId: kept.id, date: occurrence.of }], { onSuccess: onClose }),
    );
  return {
    ...{ follows, andMake, alone: () => send(onClose) },
    error: save.error ?? make.error,
    isWaiting: save.isPending || make.isPending,
    isSaving: save.isPending,
  };
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
