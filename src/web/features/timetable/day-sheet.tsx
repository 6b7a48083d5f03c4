import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { KeptEntry, Timetable } from '../../../contract/timetable.ts';
import type { MadeState } from '../../../contract/week.ts';
import { useMakeWeek, useStartPromo } from './api.ts';
import { Change, useDay } from './day-change.tsx';
import { Failed } from './failed.tsx';
import { MadeLine } from './made-state.tsx';
import { Told, useStays } from './meanwhile.tsx';
import { PostingSection } from './posting-section.tsx';
import classes from './timetable.module.css';
import { keyOf, type OnDay, sayWho } from './week-classes.ts';
import { sayHours, sayLongDay } from './words.ts';

type Props = {
  /** As it is by now; null: it is not there, or not any more. */
  onDay: OnDay | null;
  opened: boolean;
  onClose: () => void;
  /** Absent for whoever may not change the class itself. */
  onEdit: ((kept: KeptEntry) => void) | undefined;
  /** Opens a promo in the editor. */
  onOpen: (promoId: string) => void;
  timetable: Pick<Timetable, 'postRule' | 'today'>;
};

/** What there is of a class on its day, and what is different about it. */
export function DaySheet({ onDay, opened, onClose, ...rest }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const shown = useStays(onDay);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={shown ? shown.kept.entry.classType : ''}
      fullScreen={narrow}
      size="md"
    >
      {shown && (
        <Day key={keyOf(shown.occurrence)} {...{ onClose, ...rest }} onDay={shown} isGone={opened && onDay === null} />
      )}
    </Modal>
  );
}

type DayProps = Omit<Props, 'onDay' | 'opened'> & { onDay: OnDay; isGone: boolean };

function Day({ onDay, isGone, onClose, onEdit, onOpen, timetable: { postRule: rule, today } }: DayProps) {
  const { kept, occurrence } = onDay;
  const { entry, mayExcept } = kept;
  const typed = useDay(onDay, isGone);
  // It may have been moved away by that.
  const [isSaved, setSaved] = useState(false);
  return (
    <Stack gap="md">
      {isGone && !isSaved && (
        <Told words="This class is not to come on this day any more: it has begun, or was changed meanwhile." />
      )}
      <div>
        <Text>
          {sayLongDay(occurrence.date)}, {sayHours(occurrence)}
        </Text>
        <Text c="dimmed">{sayWho(entry, occurrence)}</Text>
      </div>
      {/* One thing at a time is what the gold button does. */}
      <Film {...{ onDay, onClose, onOpen }} isQuiet={typed.isTyped} />
      <PostingSection {...{ onDay, rule, today }} />
      {mayExcept ? (
        <Change {...{ kept, occurrence, typed, onClose }} onSaved={() => setSaved(true)} />
      ) : (
        <Text size="sm" c="dimmed">
          Only whoever teaches it, and the studio’s owner, can say what is different on this day.
        </Text>
      )}
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
  const start = useStartPromo();
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
        <Button
          variant="default"
          loading={start.isPending}
          onClick={() => start.mutate({ id: entryId, date: of }, { onSuccess: ({ promoId }) => onOpen(promoId) })}
        >
          {made.state === 'nothing' ? 'Write it in the editor' : 'Open in the editor'}
        </Button>
      </div>
      <Failed error={make.error ?? start.error} />
    </section>
  );
}
