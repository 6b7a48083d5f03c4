import { Button } from '@mantine/core';
import type { PostState } from '../../../contract/posting.ts';
import type { Shown } from '../../../contract/timetable.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import classes from './posting.module.css';
import { useMarkPosted } from './posting-api.ts';
import { sayPosting } from './posting-words.ts';
import type { OnDay } from './week-classes.ts';
import { sayTime } from './words.ts';

/** A picture beside the words, so that no color has to say it. */
const ICONS: Record<PostState, IconName> = {
  none: 'calendar',
  planned: 'calendar',
  overdue: 'clock',
  now: 'clock',
  never: 'close',
  posted: 'check',
  held: 'clock',
};

type LineProps = { occurrence: Pick<Shown, 'posting' | 'isOver'>; today: string };

/** When a class's video is to be posted, or was. */
export function PostingLine({ occurrence: { posting, isOver }, today }: LineProps) {
  const words = posting && sayPosting(posting, today, isOver);
  if (!words) return null;
  return (
    <span className={classes.posting} data-state={isOver && posting.state !== 'posted' ? 'over' : posting.state}>
      <Icon name={ICONS[posting.state]} /> {words}
    </span>
  );
}

/** Whether the reader is to post it by now. */
export const isDue = ({ posting, isOver }: Pick<Shown, 'posting' | 'isOver'>): boolean =>
  !isOver && posting?.by === null && (posting.state === 'overdue' || posting.state === 'now');

/** One tap that notes it. */
export function PostedButton({ onDay, size = 'sm' }: { onDay: OnDay; size?: 'sm' | 'md' }) {
  const mark = useMarkPosted();
  const { classType } = onDay.kept.entry;
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<Icon name="check" />}
      aria-label={`I have posted it: ${classType}, ${sayTime(onDay.occurrence.time)}`}
      loading={mark.isPending}
      onClick={() => mark.mutate(onDay)}
    >
      I have posted it
    </Button>
  );
}
