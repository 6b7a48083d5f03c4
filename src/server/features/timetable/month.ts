import type { Readable } from 'node:stream';
import type { CallReceived } from '../../../contract/call.ts';
import { FIGURES } from '../../../contract/instagram.ts';
import type * as calls from '../../../contract/month.ts';
import type { Month, MonthClass, OnInstagram } from '../../../contract/month.ts';
import type { PostTime } from '../../../contract/posting.ts';
import type { Occurrence } from '../../../contract/timetable.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { asCsv } from '../../http/files/csv.ts';
import type { Services } from '../../services.ts';
import { addDays, daysFrom } from '../../timetables/calendar-days.ts';
import { dayIn, isOver, occurrences } from '../../timetables/occurrences.ts';
import { momentOf, postMoment } from '../../timetables/post-time.ts';
import { whenDownloaded } from '../renders/actions.ts';
import { ownsStudio } from '../studio/actions.ts';
import { readRows } from './made.ts';
import { assertMayEdit, standingOf } from './policy.ts';
import { findRule } from './posting-queries.ts';
import { listMakers, type MadeRow } from './promo-queries.ts';
import * as queries from './queries.ts';
import { membersOf } from './team.ts';

/** A class that was moved is still known by the day that the timetable has it on. */
const MOVED_DAYS = 31;

/** What people have on Instagram of classes on these days, each under 'person entry day'. */
export type PostedThere = (
  db: Services['db'],
  personIds: string[],
  days: { from: string; to: string },
) => Promise<Map<string, OnInstagram>>;

type Query = CallReceived<typeof calls.getMonth>['query'];

/**
 * What became of the classes of a month, by who made their videos: the owner's and the team's own, and what people posted who are not on the team any more,
 * without their names.
 * @throws AppError `forbidden` for members of a team, who see their own on the page of the week
 */
export async function readMonth(
  { db }: Services,
  user: SessionUser,
  { month: asked }: Query,
  postedThere: PostedThere,
): Promise<Month> {
  const standing = await standingOf(db, user);
  assertMayEdit(standing);
  const { ownerId } = standing;
  const zone = (await queries.findZone(db, ownerId)) ?? 'UTC';
  const now = new Date();
  const today = dayIn(zone, now);
  const month = asked ?? today.slice(0, 7);
  const [listed, since, rule, members, makers] = await Promise.all([
    queries.listEntries(db, ownerId),
    queries.listSince(db, ownerId),
    findRule(db, ownerId),
    membersOf(db, ownerId),
    listMakers(db, ownerId),
  ]);
  const names = new Map<string, string | null>(members.flatMap(({ userId, name }) => (userId ? [[userId, name]] : [])));
  names.set(ownerId, null);
  const found = await readRows(db, ownerId, makers);
  const renders = [...found.values()].flat().flatMap(({ promo }) => promo?.renderId ?? []);
  const downloaded = await whenDownloaded(db, makers, renders);
  // Of whoever is on the team: what others' accounts have reached is their own.
  const days = { from: addDays(`${month}-01`, -MOVED_DAYS), to: addDays(`${month}-01`, daysIn(month) + MOVED_DAYS) };
  const there = await postedThere(db, [...names.keys()], days);
  const byId = new Map(listed.map(({ id, entry }) => [id, entry]));
  const classes = occurrences(listed, zone, `${month}-01`, daysIn(month)).flatMap((occurrence): MonthClass[] => {
    const rows = occurrence.isGone ? [] : (found.get(`${occurrence.entryId} ${occurrence.of}`) ?? []);
    const videos = rows.flatMap(({ row, promo }) => {
      const at = promo?.renderId ? downloaded.get(`${row.personId} ${promo.renderId}`) : undefined;
      if (!promo?.renderId && !row.postedAt) return [];
      const by = names.has(row.personId) ? names.get(row.personId)! : '';
      const instagram = there.get(`${row.personId} ${row.entryId} ${row.date}`) ?? null;
      return [{ by, downloadedAt: at?.toISOString() ?? null, instagram, ...timesOf(row, occurrence, { rule, zone }) }];
    });
    // It was not on the timetable then: nobody has missed it.
    const isNew = occurrence.date < dayIn(zone, since.get(occurrence.entryId) ?? now);
    if (occurrence.isGone || (isNew && videos.length === 0)) return [];
    const { entryId, of, date, time, exception } = occurrence;
    const { classType, instructor } = byId.get(entryId)!;
    const isOff =
      exception?.state === 'cancelled' || (rows.length > 0 && rows.every(({ row }) => row.ownPost === 'never'));
    const state = videos.some(({ posted }) => posted)
      ? 'posted'
      : isOff
        ? 'off'
        : isOver(occurrence, now)
          ? 'missed'
          : 'ahead';
    return [{ entryId, of, classType, instructor: exception?.substitute || instructor, date, time, state, videos }];
  });
  return { month, today, isTeam: ownsStudio(user), classes, totals: totalsOf(classes) };
}

const daysIn = (month: string) => daysFrom(`${month}-01`, `${addDays(`${month}-28`, 4).slice(0, 7)}-01`);

/** When a video is to be posted, by the rule of now, and when it was. */
function timesOf(row: MadeRow, occurrence: Occurrence, { rule, zone }: { rule: PostTime | null; zone: string }) {
  const time = row.ownPost === 'never' ? null : (row.ownPost ?? rule);
  const shown = (moment: { date: string; time: string } | null) => moment && { date: moment.date, time: moment.time };
  return {
    planned: shown(time && postMoment(time, occurrence, zone)),
    posted: shown(row.postedAt && momentOf(row.postedAt, zone)),
  };
}

function totalsOf(classes: readonly MonthClass[]): Month['totals'] {
  const counted = (is: (each: MonthClass) => boolean) => classes.filter(is).length;
  return {
    classes: classes.length,
    videos: counted(({ videos }) => videos.length > 0),
    posted: counted(({ state }) => state === 'posted'),
    missed: counted(({ state }) => state === 'missed'),
    downloads: classes.flatMap(({ videos }) => videos).filter(({ downloadedAt }) => downloadedAt).length,
  };
}

const COLUMNS = [
  ...['date', 'time', 'class', 'instructor', 'state', 'videoBy', 'planned', 'posted', 'downloaded'],
  ...['instagram', ...FIGURES],
];

/** Where Instagram has said nothing, nothing stands. */
const onInstagram = (there: OnInstagram | null) => there && { instagram: there.place, ...there.figures };

/** What the page shows of a month, a line for each video and each class without one. @param own what the caller's videos are said to be by */
export function monthAsCsv({ classes }: Month, own: string): Readable {
  const said = (moment: { date: string; time: string } | null) => (moment ? `${moment.date} ${moment.time}` : '');
  const lines = classes.flatMap(({ date, time, classType, instructor, state, videos }) => {
    const line = { date, time, class: classType, instructor, state };
    if (videos.length === 0) return [line];
    return videos.map(({ by, planned, posted, downloadedAt, instagram }) => ({
      ...{ ...line, ...onInstagram(instagram) },
      videoBy: by === null ? own : by || 'no longer on the team',
      ...{ planned: said(planned), posted: said(posted), downloaded: downloadedAt ?? '' },
    }));
  });
  return asCsv(COLUMNS, lines);
}
