import { Badge, Text, UnstyledButton } from '@mantine/core';
import type { InstagramPost } from '../../../contract/instagram.ts';
import type { Shown, Timetable } from '../../../contract/timetable.ts';
import { useInstagramPosts } from '../instagram/api.ts';
import { MadeLine } from './made-state.tsx';
import { newsOf } from './news.ts';
import posts from './posting.module.css';
import { isDue, PostedButton, PostingLine } from './posting-line.tsx';
import classes from './timetable.module.css';
import { type OnDay, sayWho } from './week-classes.ts';
import { sayLongDay, sayTime } from './words.ts';

type Props = {
  day: Timetable['days'][number];
  timetable: Timetable;
  onOpen: (onDay: OnDay) => void;
};

/** A day with its classes. */
export function DayColumn({ day: { date, occurrences }, timetable, onOpen }: Props) {
  const { today, entries } = timetable;
  const byId = new Map(entries.map((kept) => [kept.id, kept]));
  const postOf = useInstagramPosts();
  const [weekday = '', ...rest] = sayLongDay(date).split(', ');
  return (
    <section
      aria-label={sayLongDay(date)}
      className={classes.day}
      data-today={date === today || undefined}
      data-past={date < today || undefined}
      data-empty={occurrences.length === 0 || undefined}
    >
      <h3 className={classes.dayName}>
        {date === today ? `Today, ${weekday}` : weekday} <span>{rest.join(', ')}</span>
      </h3>
      <ul className={classes.rows}>
        {occurrences.map((occurrence) => {
          const kept = byId.get(occurrence.entryId);
          return kept ? (
            <ClassRow
              key={`${occurrence.entryId} ${occurrence.of} ${occurrence.isGone}`}
              {...{ kept, occurrence, onOpen, today }}
              post={postOf(occurrence)}
            />
          ) : null;
        })}
      </ul>
    </section>
  );
}

type RowProps = OnDay & Pick<Props, 'onOpen'> & { today: string; post: InstagramPost | undefined };

/** A class in one or two lines; all that can be done with it is behind it. */
function ClassRow({ kept, occurrence, onOpen, today, post }: RowProps) {
  const { entry } = kept;
  const { exception, isGone, isOver, made } = occurrence;
  const isOff = isGone || exception?.state === 'cancelled';
  const rest = (
    <>
      <span className={classes.time}>{sayTime(occurrence.time)}</span>
      <span className={classes.what}>
        <Text span fw={600} className={classes.name}>
          {entry.classType}
        </Text>
        <Text span size="sm" c="dimmed" className={classes.who}>
          {sayWho(entry, occurrence)}
        </Text>
        <News occurrence={occurrence} instructor={entry.instructor} />
        <PostingLine {...{ occurrence, today, post }} />
      </span>
      {!isGone && !(isOver && made.state === 'nothing') && <MadeLine made={made} />}
    </>
  );
  return (
    <li className={classes.card} data-off={isOff || undefined} data-opens={!(isOver || isGone) || undefined}>
      {isOver || isGone ? (
        <div className={classes.row}>{rest}</div>
      ) : (
        <UnstyledButton className={classes.row} onClick={() => onOpen({ kept, occurrence })}>
          {rest}
        </UnstyledButton>
      )}
      {isDue(occurrence, post) && (
        <div className={posts.due}>
          <PostedButton onDay={{ kept, occurrence }} />
        </div>
      )}
    </li>
  );
}

function News({ occurrence, instructor }: { occurrence: Shown; instructor: string }) {
  const words = newsOf(occurrence, instructor);
  if (words.length === 0) return null;
  return (
    <span className={classes.news}>
      {words.map((word) => (
        <Badge component="span" key={word} variant="outline" color={word === 'Cancelled' ? 'danger.3' : 'gold.5'}>
          {word}
        </Badge>
      ))}
    </span>
  );
}
