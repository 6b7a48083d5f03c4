import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dayName, today } from '../../ui/dates.ts';
import { useKeyboardOpen } from '../../ui/use-keyboard-open.ts';
import { backgroundsQuery, usable } from '../backgrounds/api.ts';
import { startNew } from '../promos/open.ts';
import { useStudio } from './model/studio.ts';
import classes from './promo-bar.module.css';

/** What the person must know or decide about the promo that is open; usually nothing. */
export function PromoBar() {
  const { kept, state, facts } = useStudio();
  const { form, film } = state;
  const isOver = form.date !== null && form.date < today();
  // Of a day that has passed, one bar speaks: this one beside a finished film, otherwise the one over the film's button if the text says it.
  const offersAgain = film.url !== null ? form.date !== null : isOver && facts.stale.length === 0;
  return (
    <div role="status" className={classes.place}>
      {kept.behind !== null && <Behind deleted={kept.behind === 'deleted'} />}
      {kept.behind === null && offersAgain && <Again isOver={isOver} />}
      <BackgroundGone />
      {kept.behind === null && kept.problem === 'limit' && (
        <Alert color="gold" title="Your account is full of promos">
          <Text size="sm">
            This one is only on this device. Delete some in My promos, and it is kept in your account as well.
          </Text>
        </Alert>
      )}
    </div>
  );
}

/** Somebody else was faster: nothing is replaced before the person has chosen. */
function Behind({ deleted }: { deleted: boolean }) {
  const { kept, user } = useStudio();
  const navigate = useNavigate();
  const typing = useKeyboardOpen();
  const letGo = () => {
    kept.takeTheirs();
    if (deleted) navigate({ to: '/', search: { promo: startNew(user.id) } });
  };
  // An open keyboard leaves half a phone's screen: the question waits until it closes, for nothing is lost meanwhile.
  if (typing) return null;
  return (
    <Alert
      ref={bringIntoView}
      color="gold"
      p="sm"
      className={classes.asking}
      title={deleted ? 'Deleted on another device.' : 'Changed on another device.'}
    >
      <Text size="sm" mb="xs">
        {deleted
          ? 'This promo was deleted while you were working on it here. What you see is still yours.'
          : 'You see what you wrote here. The other version is safe as well.'}
      </Text>
      <Group gap={4}>
        <Button variant="default" size="sm" mih="var(--sr-touch)" px="xs" onClick={letGo}>
          {deleted ? 'Let it go' : 'Take that version'}
        </Button>
        <Button variant="default" size="sm" mih="var(--sr-touch)" px="xs" onClick={kept.keepMine}>
          Keep mine as a copy
        </Button>
      </Group>
    </Alert>
  );
}

/** On a low screen it stands in the page. */
const bringIntoView = (question: HTMLElement | null) => question?.scrollIntoView({ block: 'nearest' });

/** Next week's promo: one tap, and the film is one more. */
function Again({ isOver }: { isOver: boolean }) {
  const { state, again } = useStudio();
  const { date } = state.form;
  return (
    <div className={classes.again}>
      <Text size="sm">{isOver ? `This class was on ${dayName(date!)}.` : `Made for ${dayName(date!)}.`}</Text>
      <Button variant="default" size="sm" mih="var(--sr-touch)" px="sm" onClick={again}>
        Use again for next week
      </Button>
    </div>
  );
}

/** A promo outlives its background: another is offered in its place. */
function BackgroundGone() {
  const { state, dispatch } = useStudio();
  const { background } = state;
  const library = useQuery({ ...backgroundsQuery, enabled: background !== null }).data;
  if (!background || !library) return null;
  if (usable(library).some(({ publicId }) => publicId === background.publicId)) return null;
  const other = library.clips[0] ?? library.studio?.clips[0] ?? library.universal[0];
  return (
    <Alert color="gold" title="The background of this promo is no longer there.">
      <Text size="sm" mb={other && 'sm'}>
        Choose another one below, or make the video without.
      </Text>
      {other && (
        <Button
          variant="default"
          size="sm"
          mih="var(--sr-touch)"
          onClick={() => dispatch({ type: 'backgroundChosen', background: other })}
        >{`Use ${other.title}`}</Button>
      )}
    </Alert>
  );
}
