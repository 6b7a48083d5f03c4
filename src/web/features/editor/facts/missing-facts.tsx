import { CloseButton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SCHEDULES } from '../../../../contract/classes.ts';
import { addDays, WEEKDAYS, weekdayOf } from '../../../../contract/facts/calendar.ts';
import { CLASS_TIMES } from '../../../../contract/profile.ts';
import type { PromoContent } from '../../../../contract/promos.ts';
import { classTypesQuery } from '../../classes/api.ts';
import { shelfQuery } from '../../promos/api.ts';
import { itemsOf } from '../../promos/present.ts';
import { readEntries } from '../../promos/store.ts';
import { type ClassForm, dayName, type MissingFact, today } from '../model/class-form.ts';
import { useStudio } from '../model/studio.ts';
import classes from './facts.module.css';
import { classesToOffer, timesToOffer, usedMost } from './offers.ts';

/** How many days ahead are offered, in a line that scrolls. */
const DAYS = 7;

const TITLES: Record<MissingFact, string> = {
  class: 'Which class is it?',
  day: 'Which day is it?',
  time: 'What time does it start?',
};
const CHIPS = { class: ClassChips, day: DayChips, time: TimeChips } as const;

/** Asks for what the copywriter cannot do without, one fact after the other, with chips that fill the form and go on at once. */
export function MissingFacts() {
  const { promotion } = useStudio();
  const [asked] = promotion.asks;
  return asked ? <Question asked={asked} /> : null;
}

function Question({ asked }: { asked: MissingFact }) {
  const { promotion } = useStudio();
  const region = useRef<HTMLElement>(null);
  const title = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question is read out as well
  useEffect(() => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const Chips = CHIPS[asked];
  return (
    <section
      ref={region}
      className={classes.question}
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && promotion.notNow()}
    >
      <div className={classes.head}>
        <p id={title} className={classes.title}>
          {TITLES[asked]}
        </p>
        <CloseButton size="var(--sr-touch)" iconSize="1.25rem" aria-label="Not now" onClick={promotion.notNow} />
      </div>
      <Chips />
    </section>
  );
}

function ClassChips() {
  const { promotion } = useStudio();
  const types = useQuery(classTypesQuery);
  const { asking, forms } = useForms();
  // Chips that come later would move under the finger.
  if (types.isPending || asking) return <p className={classes.hint}>Loading your classes…</p>;
  const names = classesToOffer(types.data ?? [], forms);
  return (
    <Chips label="Class">
      {names.map((classType) => (
        <Chip key={classType} onPick={() => promotion.answer({ classType })}>
          {classType}
        </Chip>
      ))}
      <InStep1>{names.length > 0 ? 'Another class…' : 'Choose your class in Step 1'}</InStep1>
    </Chips>
  );
}

/** The schedules that the account uses, the next days, the other weekly days. */
function DayChips() {
  const { promotion } = useStudio();
  const { asking, forms } = useForms();
  if (asking) return <p className={classes.hint}>Loading your days…</p>;
  const now = today();
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(now, ahead));
  const used = usedMost(forms.map(({ schedule }) => schedule));
  const weekly = SCHEDULES.map(({ value }) => value).filter((value) => value !== '' && !used.includes(value));
  const schedule = (value: ClassForm['schedule']) => (
    <Chip key={value} onPick={() => promotion.answer({ schedule: value })}>
      {value}
    </Chip>
  );
  return (
    <Chips label="Day">
      {used.map(schedule)}
      {days.map((date, ahead) => (
        <Chip
          key={date}
          // The weekday is in the day's own name.
          label={ahead < 2 ? `${chipName(date, ahead)}, ${dayName(date)}` : dayName(date)}
          onPick={() => promotion.answer({ date, schedule: '' })}
        >
          {chipName(date, ahead)}
        </Chip>
      ))}
      {weekly.map(schedule)}
      <InStep1>Another date…</InStep1>
    </Chips>
  );
}

const chipName = (date: string, ahead: number) => ['Today', 'Tomorrow'][ahead] ?? WEEKDAYS[weekdayOf(date)];

function TimeChips() {
  const { promotion, preferences } = useStudio();
  const { asking, timed } = useForms();
  if (asking) return <p className={classes.hint}>Loading your times…</p>;
  return (
    <Chips label="Time">
      {timesToOffer(timed, preferences.lastClassTime).map((time) => (
        <Chip key={time} onPick={() => promotion.answer({ time })}>
          {time}
        </Chip>
      ))}
      {/* The phone's own wheel for all the others. */}
      <select
        className={classes.chip}
        aria-label="Another time"
        value=""
        onChange={(event) => promotion.answer({ time: event.currentTarget.value })}
      >
        <option value="" disabled hidden>
          Other…
        </option>
        {CLASS_TIMES.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
    </Chips>
  );
}

/** The forms of the account's latest promos, and of those that only this browser has. Without an answer, this browser's promos say it. `timed`: whose time somebody has said. */
function useForms(): { asking: boolean; forms: readonly ClassForm[]; timed: readonly ClassForm[] } {
  const { user } = useStudio();
  const shelf = useInfiniteQuery(shelfQuery);
  const listed = shelf.data?.pages[0]?.promos ?? null;
  const contents = shelf.isPending ? [] : itemsOf(listed, readEntries(user.id)).map(({ content }) => content);
  const timed = contents.filter(({ timeChosen }) => timeChosen !== false);
  const formOf = ({ form }: PromoContent) => form;
  return { asking: shelf.isPending, forms: contents.map(formOf), timed: timed.map(formOf) };
}

/** The way to all the choices. */
function InStep1({ children }: { children: string }) {
  const { promotion, parts } = useStudio();
  const go = () => {
    promotion.notNow();
    parts.show('class');
  };
  return <Chip onPick={go}>{children}</Chip>;
}

function Chip({ label, onPick, children }: { label?: string; onPick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.chip} aria-label={label} onClick={onPick}>
      {children}
    </button>
  );
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its chips
    <div role="group" aria-label={label} className={classes.chips}>
      {children}
    </div>
  );
}
