import { Button, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import type { Timetable } from '../../../contract/timetable.ts';
import { useStopWeek } from './api.ts';
import classes from './timetable.module.css';
import { goingIn } from './week-classes.ts';
import { count } from './words.ts';

/** How far the week is, while videos are being made, and the way to end it. */
export function WeekProgress({ timetable }: { timetable: Timetable }) {
  const left = goingIn(timetable).length;
  const [most, setMost] = useState(left);
  const stop = useStopWeek();
  // As many as there were when it began, or were added since.
  if (left > most || (left === 0 && most > 0)) setMost(left);
  if (left === 0) return null;
  return (
    <section className={classes.progress} aria-label="Videos being made">
      <div>
        <Text fw={600} role="status">
          {most > left ? `${most - left} of ${count(most, 'video')} made` : `Making ${count(left, 'video')}`}
        </Text>
        <Progress value={(100 * (most - left + 0.3)) / most} aria-label="Progress of the week" animated />
      </div>
      <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
        Stop
      </Button>
    </section>
  );
}
