import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Timetable } from '../../../contract/timetable.ts';
import { preferencesQuery } from '../profile/api.ts';
import { newsOf } from './news.ts';
import classes from './print-week.module.css';
import { classesIn } from './week-classes.ts';
import { sayDay, sayHours, sayLongDay, sayPlace } from './words.ts';

type Days = Timetable['days'];

/** `print` puts a week on the printed page and opens the browser's own dialog. The week stays there: a phone reads it when the dialog is long open. */
export function usePrinting(): { printed: Days | null; print: (week: Days) => void } {
  const [printed, setPrinted] = useState<Days | null>(null);
  const print = (week: Days) => {
    // The browser prints what is there in this moment.
    flushSync(() => setPrinted(week));
    window.print();
  };
  return { printed, print };
}

type Props = { timetable: Timetable; week: Days };

/** A week as it hangs at the studio's door: one page, a column for each day, dark on white. On the screen there is nothing of it. */
export function PrintedWeek({ timetable, week }: Props) {
  const { data: preferences } = useQuery(preferencesQuery);
  const studio = timetable.studio ?? preferences?.studio ?? '';
  useEffect(() => {
    // What else is on the page is not printed.
    document.documentElement.dataset.prints = 'week';
    return () => {
      delete document.documentElement.dataset.prints;
    };
  }, []);
  const most = Math.max(...week.map((day) => classesIn(timetable, [day]).length));
  return createPortal(
    <article className={classes.sheet} style={{ '--most': most } as CSSProperties}>
      <header className={classes.head}>
        <h2>{studio || 'Timetable'}</h2>
        <p>
          {sayDay(week[0]!.date)} – {sayDay(week.at(-1)!.date)}
        </p>
      </header>
      <div className={classes.days}>
        {week.map((day) => (
          <Day key={day.date} timetable={timetable} day={day} />
        ))}
      </div>
    </article>,
    document.body,
  );
}

function Day({ timetable, day }: { timetable: Timetable; day: Timetable['days'][number] }) {
  const [weekday = '', ...rest] = sayLongDay(day.date).split(', ');
  return (
    <section>
      <h3>
        {weekday} <span>{rest.join(', ')}</span>
      </h3>
      <ul>
        {classesIn(timetable, [day]).map(({ kept: { entry }, occurrence }) => (
          <li
            key={`${occurrence.entryId} ${occurrence.of}`}
            data-off={occurrence.exception?.state === 'cancelled' || undefined}
          >
            <span>{sayHours(occurrence)}</span>
            <strong>{entry.classType}</strong>
            <span>{occurrence.exception?.substitute || entry.instructor}</span>
            <span>{sayPlace(entry.place)}</span>
            <em>{newsOf(occurrence, entry.instructor).join(', ')}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}
