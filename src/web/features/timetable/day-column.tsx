import { Badge, Button, Text } from '@mantine/core';
import type { Occurrence, Timetable } from '../../../contract/timetable.ts';
import type { OnDay } from './day-sheet.tsx';
import classes from './timetable.module.css';
import { sayException, sayHours, sayLongDay, sayTime } from './words.ts';

type Props = {
  day: Timetable['days'][number];
  timetable: Timetable;
  onMake: (onDay: OnDay) => void;
  onChange: (onDay: OnDay) => void;
};

/** A day with its classes. */
export function DayColumn({ day: { date, occurrences }, timetable, onMake, onChange }: Props) {
  const { today, entries } = timetable;
  const byId = new Map(entries.map((kept) => [kept.id, kept]));
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
            <ClassCard
              key={`${occurrence.entryId} ${occurrence.of} ${occurrence.isGone}`}
              {...{ kept, occurrence, onMake, onChange }}
              isOver={date < today}
            />
          ) : null;
        })}
      </ul>
    </section>
  );
}

type CardProps = OnDay & Pick<Props, 'onMake' | 'onChange'> & { isOver: boolean };

function ClassCard({ kept, occurrence, isOver, onMake, onChange }: CardProps) {
  const { entry, mayExcept } = kept;
  const { exception, isGone } = occurrence;
  const teacher = exception?.substitute || entry.instructor;
  const name = `${entry.classType}, ${sayTime(occurrence.time)}`;
  const isOff = isGone || exception?.state === 'cancelled';
  return (
    <li className={classes.card} data-off={isOff || undefined}>
      <Text size="sm" className={classes.time}>
        {sayHours(occurrence)}
      </Text>
      <div className={classes.what}>
        <Text fw={600} className={classes.name}>
          {entry.classType}
        </Text>
        <Text size="sm" c="dimmed">
          {[teacher, entry.place].filter(Boolean).join(' · ')}
        </Text>
        <News occurrence={occurrence} instructor={entry.instructor} />
      </div>
      {!isOver && !isGone && (
        <div className={classes.cardButtons}>
          <Button
            variant="light"
            size="compact-md"
            aria-label={`Make the video: ${name}`}
            onClick={() => onMake({ kept, occurrence })}
          >
            Make the video
          </Button>
          {mayExcept && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-md"
              aria-label={`Change this day: ${name}`}
              onClick={() => onChange({ kept, occurrence })}
            >
              Change
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function News({
  occurrence: { exception, isGone, of, date },
  instructor,
}: {
  occurrence: Occurrence;
  instructor: string;
}) {
  if (!exception) return null;
  const { moved, substitute } = exception;
  const words = isGone
    ? sayException({ ...exception, state: null, placesLeft: null, substitute: '', note: '' })
    : [
        ...(moved ? [of === date ? 'New time' : `Moved from ${sayLongDay(of)}`] : []),
        ...(substitute ? [instructor ? `For ${instructor}` : 'Substitute'] : []),
        ...sayException({ ...exception, moved: null, substitute: '' }),
      ];
  return (
    <div className={classes.news}>
      {words.map((word) => (
        <Badge key={word} variant="outline" color={word === 'Cancelled' ? 'danger.3' : 'gold.5'}>
          {word}
        </Badge>
      ))}
    </div>
  );
}
