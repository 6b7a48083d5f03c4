import { Alert, Button, Checkbox, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { Timetable } from '../../../contract/timetable.ts';
import { WEEK_CLASSES } from '../../../contract/week.ts';
import { LinkButton } from '../../ui/links.tsx';
import { showInfo } from '../../ui/notify.tsx';
import { useMakeWeek } from './api.ts';
import { Failed } from './failed.tsx';
import { sayMade } from './made-state.tsx';
import { useStays } from './meanwhile.tsx';
import classes from './timetable.module.css';
import { comingIn, isMissing, keyOf, type OnDay } from './week-classes.ts';
import { useThen, WhatThen } from './what-then.tsx';
import { count, sayDay, sayTime } from './words.ts';

type Props = {
  timetable: Timetable;
  /** The week whose classes are offered, 0 for this one and 1 for the next; null: it is closed. */
  at: number | null;
  onClose: () => void;
};

/** Which classes of a week get their videos: what is missing is ticked, as far as the plan goes. */
export function MakeSheet({ timetable, at, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const shown = useStays(at) ?? 0;
  const [isCovered, setCovered] = useState(false);
  return (
    <Modal
      opened={at !== null}
      onClose={onClose}
      title={shown === 0 ? 'Make this week' : 'Make next week'}
      fullScreen={narrow}
      size="md"
      // The Escape key closes what lies over it first.
      closeOnEscape={!isCovered}
    >
      <Choices key={shown} {...{ timetable, onClose }} at={shown} onCovered={setCovered} />
    </Modal>
  );
}

type ChoicesProps = Props & { at: number; onCovered: (isCovered: boolean) => void };

function Choices({ timetable, at, onClose, onCovered }: ChoicesProps) {
  const { days } = timetable;
  const all = comingIn(timetable, at === 0 ? days.slice(0, 7) : days.slice(7));
  const most = Math.min(timetable.mayMake ?? WEEK_CLASSES, WEEK_CLASSES);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    all
      .filter(isMissing)
      .slice(0, most)
      .map(({ occurrence }) => keyOf(occurrence)),
  );
  const make = useMakeWeek();
  const then = useThen(timetable);
  const toggle = (key: string) =>
    setChosen((now) => (now.includes(key) ? now.filter((each) => each !== key) : [...now, key]));
  // Those that are still there.
  const wanted = all.filter(({ occurrence }) => chosen.includes(keyOf(occurrence)));
  const put = () =>
    make.mutate(
      wanted.map(({ occurrence: { entryId, of } }) => ({ entryId, date: of })),
      {
        onSuccess: ({ making }) => {
          onClose();
          showInfo(sayMaking(making, then));
        },
      },
    );
  const isFull = wanted.length >= most;
  return (
    <Stack gap="md">
      <Text c="dimmed">
        Each class gets a text of its own and a video, the next class first. You find them in My promos too.
      </Text>
      {timetable.mayMake !== null && <Trial left={timetable.mayMake} />}
      <ul className={classes.rows}>
        {all.map((each) => (
          <Choice
            key={keyOf(each.occurrence)}
            onDay={each}
            checked={chosen.includes(keyOf(each.occurrence))}
            disabled={isFull && !chosen.includes(keyOf(each.occurrence))}
            onToggle={toggle}
          />
        ))}
      </ul>
      {all.length === 0 && <Text>No class is still to come.</Text>}
      <div className={classes.sticky}>
        <WhatThen {...{ timetable, then, onCovered }} />
        <Failed error={make.error} />
        <Button fullWidth variant="gradient" loading={make.isPending} disabled={wanted.length === 0} onClick={put}>
          {wanted.length === 0 ? 'Choose a class' : `Make ${count(wanted.length, 'video')}`}
        </Button>
      </div>
    </Stack>
  );
}

/** What the plan includes, before anything is pressed. */
function Trial({ left }: { left: number }) {
  return (
    <Alert color="gold" title={left > 0 ? 'The free trial makes one class a week' : 'This week’s free video is made'}>
      <Stack gap="xs" align="start">
        <Text size="sm">Pro makes every class of your timetable, each week, without our watermark.</Text>
        <LinkButton variant="default" size="compact-md" to="/upgrade" search={{ feature: 'week' }}>
          See what Pro does
        </LinkButton>
      </Stack>
    </Alert>
  );
}

/** That nobody has to wait or come back for it, if that is so. */
const sayMaking = (making: number, then: ReturnType<typeof useThen>): string =>
  [
    `${count(making, 'video')} ${making === 1 ? 'is' : 'are'} being made.`,
    ...(then?.isSure ? [then.words, 'You can close this page.'] : []),
  ].join(' ');

type ChoiceProps = { onDay: OnDay; checked: boolean; disabled: boolean; onToggle: (key: string) => void };

function Choice({ onDay: { kept, occurrence }, checked, disabled, onToggle }: ChoiceProps) {
  const when = `${sayDay(occurrence.date)}, ${sayTime(occurrence.time)}`;
  return (
    <li>
      <Checkbox
        className={classes.choice}
        checked={checked}
        disabled={disabled}
        label={`${kept.entry.classType}, ${when}`}
        // What lacks a video is said by being offered.
        description={occurrence.made.state === 'nothing' ? undefined : sayMade(occurrence.made)}
        onChange={() => onToggle(keyOf(occurrence))}
      />
    </li>
  );
}
