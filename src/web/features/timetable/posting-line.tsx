import { Button } from '@mantine/core';
import type { InstagramPost } from '../../../contract/instagram.ts';
import type { PostState } from '../../../contract/posting.ts';
import type { Shown } from '../../../contract/timetable.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import classes from './posting.module.css';
import { useMarkPosted } from './posting-api.ts';
import { isGoing, sayGoing, sayPosting } from './posting-words.ts';
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

type LineProps = {
  occurrence: Pick<Shown, 'posting' | 'isOver'>;
  today: string;
  /** Its way to Instagram, if it is on one. */
  post?: InstagramPost | undefined;
};

/** When a class's video is to be posted, or was. */
export function PostingLine({ occurrence: { posting, isOver }, today, post }: LineProps) {
  if (!posting) return null;
  const going = !isOver && isGoing(post) ? sayGoing(posting, post, today) : null;
  const words = going ?? sayPosting(posting, today, isOver);
  if (!words) return null;
  const state = isOver && posting.state !== 'posted' ? 'over' : posting.state;
  return (
    <span className={classes.posting} data-state={going && !post?.trouble ? 'planned' : state}>
      <Icon name={ICONS[posting.state]} /> {words}
    </span>
  );
}

/** Whether the reader is to post it by now: nothing else does. */
export const isDue = ({ posting, isOver }: Pick<Shown, 'posting' | 'isOver'>, post?: InstagramPost): boolean =>
  !isOver && !isGoing(post) && posting?.by === null && (posting.state === 'overdue' || posting.state === 'now');

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
