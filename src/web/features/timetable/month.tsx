import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { exportMonth, getMonth, type MonthClass, type Month as Read } from '../../../contract/month.ts';
import { queryOf } from '../../api/query-client.ts';
import { firstDayOfWeek } from '../../ui/first-day.ts';
import frame from '../../ui/frame.module.css';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './month.module.css';
import { sayFigures } from './month-figures.ts';
import timetables from './timetable.module.css';
import { sayDay, sayTime } from './words.ts';

/** @param month YYYY-MM; undefined: this one */
export function Month({ month }: { month: string | undefined }) {
  const query = useQuery({
    ...queryOf(getMonth, { query: month === undefined ? {} : { month } }),
    refetchOnWindowFocus: true,
  });
  const read = query.data;
  return (
    <div className={`${frame.page} ${classes.page}`}>
      <div className={frame.top}>
        <PageTitle>What was posted</PageTitle>
        <div className={timetables.buttons}>
          <LinkButton variant="default" to="/week">
            The week
          </LinkButton>
          {read && read.classes.length > 0 && (
            <a className={classes.export} href={`${exportMonth.path}?month=${read.month}`} download>
              Export CSV
            </a>
          )}
        </div>
      </div>
      {read && <Months month={read.month} />}
      <LoadState queries={[query]} title="The month could not be loaded.">
        {read && <Shown read={read} />}
      </LoadState>
    </div>
  );
}

const say = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, options).format(new Date(`${date}T12:00:00`));
const sayMonth = (month: string) => say(`${month}-01`, { month: 'long', year: 'numeric' });
const monthBy = (month: string, by: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by, 1)).toISOString().slice(0, 7);

function Months({ month }: { month: string }) {
  const [before, after] = [monthBy(month, -1), monthBy(month, 1)];
  return (
    <nav className={classes.months} aria-label="Months">
      <LinkButton variant="default" to="/month" search={{ month: before }} aria-label={sayMonth(before)}>
        <Icon name="back" />
      </LinkButton>
      <Title order={2} size="h3">
        {sayMonth(month)}
      </Title>
      <LinkButton variant="default" to="/month" search={{ month: after }} aria-label={sayMonth(after)}>
        <span className={classes.turned}>
          <Icon name="back" />
        </span>
      </LinkButton>
    </nav>
  );
}

function Shown({ read }: { read: Read }) {
  const { totals, month } = read;
  if (read.classes.length === 0)
    return <Text c="dimmed">There were no classes of your timetable in {sayMonth(month)}.</Text>;
  const figures: [string, number][] = [
    ['Classes', totals.classes],
    ['With video', totals.videos],
    ['Posted', totals.posted],
    ['Not posted', totals.missed],
    ['Downloads', totals.downloads],
  ];
  return (
    <>
      <dl className={classes.totals}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {read.isTeam && <People read={read} />}
      {weeksOf(read.classes).map((week) => (
        <section
          key={week.first}
          aria-label={`Week of ${say(week.first, { month: 'long', day: 'numeric' })}`}
          className={classes.week}
        >
          <Title order={3} size="h4">
            Week of {say(week.first, { month: 'short', day: 'numeric' })}
          </Title>
          <ul className={classes.rows}>
            {week.classes.map((each) => (
              <Class key={`${each.entryId} ${each.of}`} each={each} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** How many videos of each person were posted. */
function People({ read }: { read: Read }) {
  const videos = read.classes.flatMap((each) => each.videos);
  const names = [...new Set(videos.map(({ by }) => nameOf(by)))];
  if (names.length === 0) return null;
  return (
    <ul className={classes.people} aria-label="By whom">
      {names.map((name) => {
        const theirs = videos.filter(({ by }) => nameOf(by) === name);
        return (
          <li key={name}>
            <strong>{name}</strong> {theirs.filter(({ posted }) => posted).length} of {theirs.length} posted
          </li>
        );
      })}
    </ul>
  );
}

const nameOf = (by: string | null) => (by === null ? 'You' : by || 'No longer on the team');

function weeksOf(all: readonly MonthClass[]) {
  const firsts = [...new Set(all.map(({ date }) => weekOf(date)))];
  return firsts.map((first) => ({ first, classes: all.filter(({ date }) => weekOf(date) === first) }));
}

/** The first day of the week that a day is in. */
function weekOf(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  return new Date(noon.getTime() - ((noon.getUTCDay() - firstDayOfWeek() + 7) % 7) * 86_400_000)
    .toISOString()
    .slice(0, 10);
}

const STATES: Record<MonthClass['state'], { word: string; icon: IconName }> = {
  posted: { word: 'Posted', icon: 'check' },
  off: { word: 'Not to be posted', icon: 'pause' },
  missed: { word: 'Not posted', icon: 'close' },
  ahead: { word: 'To come', icon: 'calendar' },
};

function Class({ each }: { each: MonthClass }) {
  const { classType, instructor, date, time, state, videos } = each;
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.when}>
        {sayDay(date)}, {sayTime(time)}
      </span>
      <span>
        <Text span fw={600}>
          {classType}
        </Text>
        {instructor && (
          <Text span size="sm" c="dimmed">
            {' '}
            · {instructor}
          </Text>
        )}
        {videos.map((video) => (
          <div key={nameOf(video.by)}>
            <Text size="sm" c="dimmed">
              {sayVideo(video)}
            </Text>
            {video.instagram && <OnInstagram there={video.instagram} />}
          </div>
        ))}
        {videos.length === 0 && state !== 'off' && (
          <Text size="sm" c="dimmed">
            No video
          </Text>
        )}
      </span>
      <span className={classes.state}>
        <Icon name={STATES[state].icon} /> {STATES[state].word}
      </span>
    </li>
  );
}

const sayAt = ({ date, time }: { date: string; time: string }) => `${sayDay(date)}, ${sayTime(time)}`;

/** 'Video by Jo, posted Tue, Dec 1, 6:04 PM' */
function sayVideo({ by, planned, posted, downloadedAt }: MonthClass['videos'][number]): string {
  const what = by === null ? 'Your video' : by ? `Video by ${by}` : 'Video by somebody no longer on the team';
  if (posted) return `${what}, posted ${sayAt(posted)}`;
  if (planned) return `${what}, planned for ${sayAt(planned)}${downloadedAt ? ', downloaded' : ''}`;
  return downloadedAt ? `${what}, downloaded` : what;
}

/** 'On Instagram, as a reel: reached 214 people, seen 350 times. Open it' */
function OnInstagram({ there }: { there: NonNullable<MonthClass['videos'][number]['instagram']> }) {
  const { place, permalink, figures } = there;
  const said = figures && sayFigures(figures);
  return (
    <Text size="sm" c="dimmed">
      On Instagram, as a {place}
      {said && `: ${said}`}
      {permalink !== null && (
        <>
          .{' '}
          <Anchor href={permalink} target="_blank" rel="noopener noreferrer" inherit>
            Open it
          </Anchor>
        </>
      )}
    </Text>
  );
}
