import { Button, Modal, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeptEntry, Timetable } from '../../../contract/timetable.ts';
import frame from '../../ui/frame.module.css';
import { LinkAnchor } from '../../ui/links.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { timetableQuery, useSetZone, zoneHere } from './api.ts';
import { FailingCalendars } from './calendars.tsx';
import { DayColumn } from './day-column.tsx';
import { DaySheet } from './day-sheet.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { ImportPanel } from './import-panel.tsx';
import { MakeSheet } from './make-sheet.tsx';
import { useStays } from './meanwhile.tsx';
import { PostingRule } from './posting-rule.tsx';
import { PrintedWeek, usePrinting } from './print-week.tsx';
import { Reviews } from './review-sheet.tsx';
import classes from './timetable.module.css';
import { comingIn, isMissing, keyOf, type OnDay, videosIn } from './week-classes.ts';
import { WeekFilmButton, WeekFilmNews } from './week-film.tsx';
import { WeekOut } from './week-out.tsx';
import { WeekProgress } from './week-progress.tsx';
import { sayHours, sayWhen } from './words.ts';

type Props = {
  /** Opens a promo in the editor. */
  onOpen: (promoId: string) => void;
  /** Whether the team's videos are shown to the owner, as the address says. */
  showsVideos: boolean;
  onVideos: (shown: boolean) => void;
};

/** What is open: a class as it was then. */
type Sheet = 'import' | 'new' | KeptEntry | null;

/** This week's classes and the next one's. */
export function Week({ onOpen, showsVideos, onVideos }: Props) {
  const query = useQuery(timetableQuery);
  const [sheet, setSheet] = useState<Sheet>(null);
  const timetable = query.data;
  const isFull = timetable !== undefined && timetable.entries.length > 0;
  return (
    <div className={`${frame.page} ${classes.page}`} data-narrow={!isFull || undefined}>
      <div className={frame.top}>
        <div>
          <PageTitle>The week</PageTitle>
          {isFull && <Zone timetable={timetable} />}
          {isFull && <PostingRule timetable={timetable} />}
          {isFull && timetable.mayEdit && <MonthLink />}
        </div>
        {isFull && (
          <div className={`${classes.buttons} ${classes.topButtons}`}>
            <WeekFilmButton timetable={timetable} />
            {timetable.mayEdit && (
              <>
                <Button variant="default" onClick={() => setSheet('import')}>
                  Import
                </Button>
                <Button variant="default" onClick={() => setSheet('new')}>
                  Add a class
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <LoadState queries={[query]} title="Your timetable could not be loaded.">
        {timetable && <FailingCalendars timetable={timetable} />}
        {timetable && !isFull && <Empty timetable={timetable} onType={() => setSheet('new')} />}
        {timetable && isFull && <Reviews timetable={timetable} opened={showsVideos} onOpen={onVideos} />}
        {timetable && isFull && <Weeks timetable={timetable} onOpen={onOpen} open={setSheet} />}
        {timetable && <Sheets timetable={timetable} sheet={sheet} onClose={() => setSheet(null)} />}
      </LoadState>
    </div>
  );
}

function Empty({ timetable, onType }: { timetable: Timetable; onType: () => void }) {
  const { mayEdit, studio } = timetable;
  if (!mayEdit)
    return <Text c="dimmed">The timetable of {studio || 'your studio'} is still empty. Its owner can fill it in.</Text>;
  return (
    <>
      <Text size="lg" mb="lg">
        Paste your timetable once, and each class is one tap from its video, every week.
      </Text>
      <ImportPanel timetable={timetable} onDone={() => undefined} />
      <Button variant="subtle" mt="md" onClick={onType}>
        Type it in, class by class
      </Button>
    </>
  );
}

function Sheets({ timetable, sheet, onClose }: { timetable: Timetable; sheet: Sheet; onClose: () => void }) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const entry = useStays(sheet === 'import' ? null : sheet);
  const kept = typeof entry === 'string' ? null : entry;
  return (
    <>
      <EntrySheet {...{ timetable, kept, onClose }} opened={sheet !== null && sheet !== 'import'} />
      <Modal
        opened={sheet === 'import'}
        onClose={onClose}
        title="Import a timetable"
        fullScreen={narrow === true}
        size="lg"
        // Nobody is interrupted in typing by a click beside it.
        closeOnClickOutside={false}
      >
        <ImportPanel timetable={timetable} onDone={onClose} />
      </Modal>
    </>
  );
}

type WeeksProps = Pick<Props, 'onOpen'> & { timetable: Timetable; open: (sheet: Sheet) => void };

function Weeks({ timetable, onOpen, open }: WeeksProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [making, setMaking] = useState<number | null>(null);
  const { days, mayEdit, studio } = timetable;
  const weeks = [days.slice(0, 7), days.slice(7)] as const;
  // As it is by now, while it is looked at.
  const onDay = comingIn(timetable, days).find(({ occurrence }) => keyOf(occurrence) === chosen) ?? null;
  const next = nextSteps(timetable, weeks);
  const printing = usePrinting();
  const edit = (kept: KeptEntry) => {
    setChosen(null);
    open(kept);
  };
  return (
    <>
      <WeekProgress timetable={timetable} />
      <WeekFilmNews timetable={timetable} />
      {weeks.map((week, at) => (
        <section key={week[0]!.date} aria-label={at === 0 ? 'This week' : 'Next week'} className={classes.week}>
          <div className={classes.weekTop}>
            <Title order={2} size="h3">
              {at === 0 ? 'This week' : 'Next week'}
            </Title>
            <div className={classes.buttons}>
              <MakeButton {...{ timetable, week }} isNext={next.make === week} onMake={() => setMaking(at)} />
              <WeekOut {...{ timetable, week }} isNext={next.save === week} onPrint={printing.print} />
            </div>
          </div>
          <div className={classes.days}>
            {week.map((day) => (
              <DayColumn
                key={day.date}
                {...{ day, timetable }}
                onOpen={({ occurrence }) => setChosen(keyOf(occurrence))}
              />
            ))}
          </div>
          <NoMore week={week} today={timetable.today} />
        </section>
      ))}
      {printing.printed && <PrintedWeek timetable={timetable} week={printing.printed} />}
      <AllClasses timetable={timetable} onEdit={edit} />
      <MakeSheet timetable={timetable} at={making} onClose={() => setMaking(null)} />
      <DaySheet
        {...{ onDay, timetable }}
        opened={chosen !== null}
        onClose={() => setChosen(null)}
        onOpen={onOpen}
        onEdit={mayEdit ? edit : undefined}
      />
      <StudioNote studio={studio} />
    </>
  );
}

function MonthLink() {
  return (
    <LinkAnchor to="/month" size="sm" className={classes.monthLink}>
      What was posted this month
    </LinkAnchor>
  );
}

function StudioNote({ studio }: Pick<Timetable, 'studio'>) {
  if (studio === null) return null;
  return (
    <Text size="sm" c="dimmed" mt="xl">
      This is the timetable of {studio || 'your studio'}. For classes of yours you can say what is different on a day.
    </Text>
  );
}

type Days = Timetable['days'];

/** The page's one bright button: at the first week that lacks something, else at the first whose videos are not saved. */
function nextSteps(timetable: Timetable, weeks: readonly Days[]): { make: Days | null; save: Days | null } {
  const make = weeks.find((week) => comingIn(timetable, week).some(isMissing)) ?? null;
  const isReady = ({ occurrence: { made } }: OnDay) => made.state === 'ready';
  const save = weeks.find((week) => videosIn(timetable, week).some(isReady)) ?? null;
  return { make, save: make ? null : save };
}

type MakeProps = { timetable: Timetable; week: Days; isNext: boolean; onMake: () => void };

function MakeButton({ timetable, week, isNext, onMake }: MakeProps) {
  if (!comingIn(timetable, week).some(isMissing)) return null;
  return (
    <Button variant={isNext ? 'gradient' : 'default'} onClick={onMake}>
      {week[0] === timetable.days[0] ? 'Make this week' : 'Make next week'}
    </Button>
  );
}

/** On a phone, where days without classes are left out. */
function NoMore({ week, today }: { week: Timetable['days']; today: string }) {
  const isSome = week.some(({ date, occurrences }) => date >= today && occurrences.length > 0);
  return isSome ? null : (
    <Text c="dimmed" className={classes.noMore}>
      No more classes.
    </Text>
  );
}

function Zone({ timetable: { zone, mayEdit } }: { timetable: Timetable }) {
  const save = useSetZone();
  const here = zoneHere();
  if (zone === null || zone === here) return null;
  return (
    <Text size="sm" c="dimmed">
      Times are on the clock of {zone.replaceAll('_', ' ')}.{' '}
      {mayEdit && (
        <Button
          variant="transparent"
          size="compact-sm"
          px={0}
          loading={save.isPending}
          onClick={() => save.mutate(here)}
        >
          Use {here.replaceAll('_', ' ')}
        </Button>
      )}
    </Text>
  );
}

/** Every class, also those that are in neither week. */
function AllClasses({
  timetable: { entries, mayEdit },
  onEdit,
}: {
  timetable: Timetable;
  onEdit: (kept: KeptEntry) => void;
}) {
  if (!mayEdit) return null;
  return (
    <details className={classes.columns}>
      <summary>All classes of the timetable ({entries.length})</summary>
      <ul className={classes.rows}>
        {entries.map((kept) => (
          <AnyClass key={kept.id} kept={kept} onEdit={onEdit} />
        ))}
      </ul>
    </details>
  );
}

function AnyClass({ kept, onEdit }: { kept: KeptEntry; onEdit: (kept: KeptEntry) => void }) {
  const { entry } = kept;
  return (
    <li className={classes.read}>
      <div>
        <Text size="sm" c="dimmed">
          {sayWhen(entry)}, {sayHours(entry)}
        </Text>
        <Text fw={600}>{entry.classType}</Text>
        <Text size="sm">{[entry.instructor, entry.place].filter(Boolean).join(' · ')}</Text>
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={`Change ${entry.classType}, ${sayWhen(entry)}`}
        onClick={() => onEdit(kept)}
      >
        Change
      </Button>
    </li>
  );
}
