import { CloseButton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ClassType } from '../../../../contract/classes.ts';
import type { ShelfPromo } from '../../../../contract/promos.ts';
import { classTypesQuery } from '../../classes/api.ts';
import { addDays, WEEKDAYS, weekdayOf } from '../../facts/calendar.ts';
import { shelfQuery } from '../../promos/api.ts';
import { itemsOf } from '../../promos/present.ts';
import { readEntries } from '../../promos/store.ts';
import { dayName, today } from '../model/class-form.ts';
import { useStudio } from '../model/studio.ts';
import classes from './facts.module.css';

/** How many classes and days are offered, in a line each that scrolls; the others are in Step 1. */
const CLASSES = 20;
const DAYS = 7;

/** Asks for what the copywriter cannot do without, with chips that fill the form and go on at once. */
export function MissingFacts() {
  const { promotion } = useStudio();
  return promotion.asks.length > 0 ? <Question /> : null;
}

function Question() {
  const { promotion } = useStudio();
  const { asks, notNow } = promotion;
  const region = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={region}
      className={classes.question}
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && notNow()}
    >
      <div className={classes.head}>
        <p id={title} className={classes.title}>
          {asks.length === 2 ? 'Which class, and when?' : asks[0] === 'class' ? 'Which class is it?' : 'When is it?'}
        </p>
        <CloseButton aria-label="Not now" onClick={notNow} />
      </div>
      {asks.includes('class') && <ClassChips />}
      {asks.includes('day') && <DayChips />}
      <p className={classes.hint}>Other days and weekly schedules are in Step 1.</p>
    </section>
  );
}

function ClassChips() {
  const { user, promotion } = useStudio();
  const types = useQuery(classTypesQuery);
  const shelf = useInfiniteQuery(shelfQuery);
  // Chips that come later would move under the finger. Without an answer, this browser's promos say it.
  const asking = types.isPending || shelf.isPending;
  const names = asking ? [] : offered(types.data ?? [], classesUsed(user.id, shelf.data?.pages[0]?.promos ?? null));
  if (names.length === 0) {
    return <p className={classes.hint}>{asking ? 'Loading your classes…' : 'Choose your class in Step 1.'}</p>;
  }
  return (
    <Chips label="Class">
      {names.map((classType) => (
        <button key={classType} type="button" className={classes.chip} onClick={() => promotion.answer({ classType })}>
          {classType}
        </button>
      ))}
    </Chips>
  );
}

/** How many of the account's latest promos, and of those that only this browser has, are about each class. */
function classesUsed(userId: string, listed: readonly ShelfPromo[] | null): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  for (const { content } of itemsOf(listed, readEntries(userId))) {
    const name = content.form.classType;
    if (name) used.set(name, (used.get(name) ?? 0) + 1);
  }
  return used;
}

/** The classes that the person's promos are about most often, then their own, then everyone's. */
function offered(types: readonly ClassType[], used: ReadonlyMap<string, number>): string[] {
  const rank = ({ classType, userId }: ClassType) => (used.get(classType) ?? 0) * 2 + (userId === null ? 0 : 1);
  const names = [...types].sort((a, b) => rank(b) - rank(a)).map(({ classType }) => classType);
  return [...new Set(names)].slice(0, CLASSES);
}

function DayChips() {
  const { promotion } = useStudio();
  const now = today();
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(now, ahead));
  return (
    <Chips label="Day">
      {days.map((date, ahead) => (
        <button
          key={date}
          type="button"
          className={classes.chip}
          aria-label={`${chipName(date, ahead)}, ${dayName(date)}`}
          onClick={() => promotion.answer({ date })}
        >
          {chipName(date, ahead)}
        </button>
      ))}
    </Chips>
  );
}

const chipName = (date: string, ahead: number) => ['Today', 'Tomorrow'][ahead] ?? WEEKDAYS[weekdayOf(date)];

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its chips
    <div role="group" aria-label={label} className={classes.chips}>
      {children}
    </div>
  );
}
