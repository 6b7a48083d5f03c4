import { Button, NumberInput, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { type Exception, NO_EXCEPTION, type Shown, TIMETABLE } from '../../../contract/timetable.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { useMakeWeek, useSaveException } from './api.ts';
import { Failed } from './failed.tsx';
import { Meanwhile } from './meanwhile.tsx';
import classes from './timetable.module.css';
import type { OnDay } from './week-classes.ts';
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

/** Of what is different on the day: nothing is changed here, something is and not kept, or it is kept. */
export type Stage = 'asItIs' | 'changing' | 'saved';

type ChangeProps = OnDay & { onClose: () => void; onStage: (stage: Stage) => void };

const isSame = (one: Exception, other: Exception) => JSON.stringify(one) === JSON.stringify(other);

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
export function Change({ kept, occurrence, onClose, onStage }: ChangeProps) {
  const was = occurrence.exception ?? NO_EXCEPTION;
  const [exception, setException] = useState(was);
  const [kind, setKind] = useState(kindOf(exception));
  const keep = useKeep({ kept, occurrence, exception, onClose, onStage });
  const put = (next: Exception) => {
    setException(next);
    onStage(isSame(next, was) ? 'asItIs' : 'changing');
  };
  const take = () => {
    put(was);
    setKind(kindOf(was));
  };
  const isOvertaken = useOvertaken({ was, exception, isSaved: keep.isSaved, take });
  const change = (fields: Partial<Exception>) => put({ ...exception, ...fields });
  const choose = (next: Kind) => {
    setKind(next);
    put(begun(next, exception, occurrence));
  };
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
      {isOvertaken && (
        <Meanwhile
          words={`This day was changed meanwhile: ${sayException(was).join(', ') || 'as always'}. Saving puts yours in its place.`}
          onTake={take}
        />
      )}
      <Failed error={keep.error} />
      {!isSame(exception, was) && (
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

type Keeping = ChangeProps & { exception: Exception };

/** Keeps what is different on the day, and has the video made of it, which follows by itself where there is a text. */
function useKeep({ kept, occurrence, exception, onClose, onStage }: Keeping) {
  const save = useSaveException();
  const make = useMakeWeek();
  const follows = occurrence.made.state !== 'nothing' && occurrence.made.promoId !== null;
  const send = (then: () => void) =>
    save.mutate(
      { id: kept.id, date: occurrence.of, exception },
      {
        onSuccess: () => {
          onStage('saved');
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
    isSaved: save.isPending || save.isSuccess,
  };
}

type Overtaken = { was: Exception; exception: Exception; isSaved: boolean; take: () => void };

/** Whether the day was changed elsewhere while something was typed here. Where nothing was typed yet, the change is shown. */
function useOvertaken({ was, exception, isSaved, take }: Overtaken): boolean {
  const [seen, setSeen] = useState(was);
  const isOther = !isSame(was, seen);
  const isTyped = !isSame(exception, seen) && !isSame(exception, was);
  useEffect(() => {
    if (!isOther || (isTyped && !isSaved)) return;
    setSeen(was);
    if (!isTyped) take();
  });
  return isOther && isTyped && !isSaved;
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
