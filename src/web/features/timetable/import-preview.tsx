import { Badge, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Preview } from '../../../contract/timetable-import.ts';
import classes from './timetable.module.css';
import { count, sayDay, sayException, sayHours, sayRow, sayWhen } from './words.ts';

const CHANGES = { new: 'New', changed: 'Changed', same: 'As it is' } as const;
const COLORS = { new: 'gold', changed: 'accent', same: 'gray' } as const;

/** What an import would do, row by row, and what of it cannot be read and why. */
export function ImportPreview({ preview: { rows, unread } }: { preview: Preview }) {
  const changes = rows.filter(({ change }) => change !== 'same').length;
  const first = useRef<HTMLParagraphElement>(null);
  // It stands in place of the button that asked for it.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <Text ref={first} tabIndex={-1} role="status">
        {summary(rows.length, changes, unread.length)}
      </Text>
      {unread.length > 0 && <NotRead unread={unread} />}
      {rows.length > 0 && (
        <section aria-label="Read">
          <Title order={3} size="h5" mb="xs">
            Read
          </Title>
          <ul className={classes.rows}>
            {rows.map(({ line, entry, exceptions, change, was }) => (
              <li key={`${line} ${sayRow({ entry })}`} className={classes.read}>
                <div>
                  <Text size="sm" c="dimmed">
                    {sayWhen(entry)}, {sayHours(entry)}
                  </Text>
                  <Text fw={600}>{entry.classType}</Text>
                  <Text size="sm">{[entry.instructor, entry.place, entry.details].filter(Boolean).join(' · ')}</Text>
                  {exceptions.map(({ date, exception }) => (
                    <Text key={date} size="sm" c="gold.5">
                      {sayDay(date)}: {sayException(exception).join(', ') || 'as always'}
                    </Text>
                  ))}
                  {was && sayRow({ entry: was }) !== sayRow({ entry }) && (
                    <Text size="sm" c="dimmed">
                      It was: {sayRow({ entry: was })}
                    </Text>
                  )}
                </div>
                <Badge variant="outline" color={COLORS[change]}>
                  {CHANGES[change]}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NotRead({ unread }: Pick<Preview, 'unread'>) {
  return (
    <section aria-label="Not read">
      <Title order={3} size="h5" mb="xs">
        Not read
      </Title>
      <ul className={classes.rows}>
        {unread.map(({ line, text, reason }) => (
          <li key={`${line} ${text} ${reason}`} className={classes.unread}>
            <Text size="sm" c="dimmed">
              Line {line}: {text}
            </Text>
            <Text size="sm">{reason}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

function summary(read: number, changes: number, unread: number): string {
  const lost = unread > 0 ? ` ${count(unread, 'line')} could not be read: see why below.` : '';
  if (read === 0) return `No class could be read.${lost}`;
  const done = changes === 0 ? ' Your timetable has all of it already.' : '';
  return `${count(read, 'class', 'classes')} read.${done}${lost}`;
}
