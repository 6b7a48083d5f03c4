import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { addDays } from '../../timetables/calendar-days.ts';
import { dayIn, isOver } from '../../timetables/occurrences.ts';
import type { ToPost } from '../../timetables/post-words.ts';
import { nightEnd, remindAt } from '../../timetables/remind-time.ts';
import { postedByItself } from '../instagram/actions.ts';
import { type Post, postsOf } from '../timetable/actions.ts';
import { DAYS_BACK } from './queries.ts';

/** What somebody is to post of classes that are to come, in the order of their classes, with when they are told. */
export type Plan = { zone: string; posts: { post: Post; tellAt: Date }[] };

/** @param atNight they are told in the night, too */
export async function planOf(
  { db }: Pick<Services, 'db'>,
  user: SessionUser,
  { now, atNight }: { now: Date; atNight: boolean },
): Promise<Plan> {
  const since = (zone: string) => addDays(dayIn(zone, now), -DAYS_BACK);
  const { zone, posts } = await postsOf(db, user, { now, since });
  const byItself = await postedByItself(db, user.id, posts, now);
  const night = atNight ? null : nightEnd(now, zone);
  const timed = posts.flatMap((post) => {
    const { posted, occurrence } = post;
    const isOpen = posted.state === 'planned' || posted.state === 'overdue' || posted.state === 'now';
    // Whoever posted it too would have it there twice.
    if (byItself.has(post)) return [];
    if (!isOpen || !posted.when || isOver(occurrence, now)) return [];
    const tellAt = new Date(atNight ? posted.when.at : remindAt(posted.when.at, occurrence.at, zone));
    // What is late, as after an outage, waits for the morning too.
    return [{ post, tellAt: night && tellAt < night ? night : tellAt }];
  });
  return { zone, posts: timed.sort((a, b) => (a.post.occurrence.at < b.post.occurrence.at ? -1 : 1)) };
}

/** What of a plan its person is told of by now. */
export const dueIn = ({ posts }: Plan, now: Date): Post[] =>
  posts.flatMap(({ post, tellAt }) => (tellAt <= now ? [post] : []));

/** A post as a reminder says it. */
export function toPost({ entry, occurrence, posted, made }: Post): ToPost {
  const { date, time, exception } = occurrence;
  return {
    ...{ classType: entry.classType, date, time, why: whyOf(posted.state, exception?.state === 'cancelled') },
    isReady: made.state === 'ready' || made.state === 'saved',
  };
}

function whyOf(state: Post['posted']['state'], isCancelled: boolean): ToPost['why'] {
  if (isCancelled) return 'cancelled';
  if (state === 'now') return 'moved';
  return state === 'planned' ? 'tonight' : 'usual';
}
