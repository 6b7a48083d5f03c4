import type { InstagramPost } from '../../../contract/instagram.ts';
import type { Posting, PostTime } from '../../../contract/posting.ts';
import type { Timetable } from '../../../contract/timetable.ts';
import { momentOf } from '../../ui/dates.ts';
import { sayDay, sayTime, sayWeekday } from './words.ts';

/** 'the day before at 6:00 PM' */
export const sayRule = ({ daysBefore, time }: PostTime): string => `${sayDaysBefore(daysBefore)} at ${sayTime(time)}`;

export function sayDaysBefore(days: number): string {
  if (days === 0) return 'on the day';
  if (days === 1) return 'the day before';
  return days === 7 ? 'a week before' : `${days} days before`;
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** '6:00 PM' today, 'Wed 6:00 PM' in the days around it, else 'Dec 2, 6:00 PM' with its weekday. */
function sayMoment({ date, time }: { date: string; time: string }, today: string): string {
  if (date === today) return sayTime(time);
  return Math.abs(daysBetween(today, date)) < 7
    ? `${sayWeekday(date)} ${sayTime(time)}`
    : `${sayDay(date)}, ${sayTime(time)}`;
}

/** In a few words when a class's video is to be posted, or that it was; null: there is nothing to say. @param isOver the class has begun */
export function sayPosting({ state, when, by, review }: Posting, today: string, isOver = false): string | null {
  if (state === 'none') return null;
  if (state === 'held' && !isOver) return sayHeld({ when, by, review }, today);
  if (state === 'posted') return `Posted ${when ? sayMoment(when, today) : ''}${by === null ? '' : `, by ${by}`}`;
  if (isOver) return state === 'never' ? null : 'Not posted';
  if (state === 'never') return 'Not to be posted';
  if (state === 'now' || !when) return 'Post now';
  return `${state === 'overdue' ? 'Was to be posted' : 'Post'} ${sayMoment(when, today)}`;
}

const OVER: readonly InstagramPost['state'][] = ['published', 'failed', 'cancelled'];

/** Whether a video goes to Instagram by itself, or is on its way. */
export const isGoing = (post: InstagramPost | undefined): post is InstagramPost =>
  post !== undefined && !OVER.includes(post.state);

/** Whether Instagram has it already: another time changes nothing then. */
export const isWithInstagram = (post: InstagramPost | undefined): boolean => isGoing(post) && post.state !== 'planned';

/** The same of one that goes to Instagram by itself; null: that says nothing else. */
export function sayGoing({ state, when }: Posting, { trouble }: InstagramPost, today: string): string | null {
  if (state === 'planned' && when)
    return trouble === null ? `It goes to Instagram ${sayMoment(when, today)}` : 'Not on its way to Instagram: see why';
  if (state !== 'overdue') return null;
  return trouble === null ? 'Going to Instagram now' : 'Not on Instagram yet: see why';
}

/** For whom a video waits, and when it could be posted then. */
function sayHeld({ when, by, review }: Pick<Posting, 'when' | 'by' | 'review'>, today: string): string {
  const owner = by === null ? review?.owner || 'the owner' : 'you';
  const then = when ? `, to be posted ${sayMoment(when, today)}` : '';
  if (review?.state === 'back') return by === null ? `Sent back by ${owner}` : 'Sent back';
  return review?.state === 'waiting' ? `Waiting for ${owner}${then}` : `For ${owner} to see once it is made${then}`;
}

const ON_INSTAGRAM: Record<InstagramPost['state'], string> = {
  planned: 'It is posted to Instagram by itself, as a',
  container: 'It is being posted to Instagram, as a',
  processing: 'It is being posted to Instagram, as a',
  publishing: 'It is being posted to Instagram, as a',
  published: 'It is on Instagram, as a',
  failed: 'It was not posted to Instagram as a',
  cancelled: 'It is not posted to Instagram as a',
};

/** How far a video is on its way to Instagram: 'It is on Instagram, as a reel.' */
export function sayInstagram({ state, place, ownAt, trouble }: InstagramPost): string {
  if (state === 'planned' && ownAt === null && trouble !== null) return `It is to go to Instagram, as a ${place}.`;
  if (state !== 'planned' || ownAt === null) return `${ON_INSTAGRAM[state]} ${place}.`;
  // What has no class has its time only here.
  if (trouble !== null) return `It was to go to Instagram ${momentOf(ownAt)}, as a ${place}.`;
  return Date.parse(ownAt) > Date.now()
    ? `It goes to Instagram ${momentOf(ownAt)}, as a ${place}.`
    : `It goes to Instagram now, as a ${place}.`;
}

/** That a studio has set no time to post, for whoever is on its team: who can, and what they can do themselves. */
export const sayNoRule = (studio: string | null): string =>
  `${studio || 'Your studio'} has set no time to post. Its owner can set one, and you can choose one for each video of yours, at its class.`;

/** What becomes of videos once they are made, what the way to have it otherwise is called, and whether it comes by itself. */
export function sayThen(
  { postRule: rule, mayEdit, studio }: Pick<Timetable, 'postRule' | 'mayEdit' | 'studio'>,
  { every, isReminded }: { every: InstagramPost['place'] | null; isReminded: boolean },
): { words: string; change: string | null; isSure: boolean } {
  const sure = (words: string) => ({ words, change: 'Change', isSure: true });
  if (rule === null && !mayEdit) return { words: sayNoRule(studio), change: null, isSure: false };
  if (rule === null)
    return { words: 'No time to post is set, so nothing reminds you.', change: 'Say when to post', isSure: false };
  if (every) return sure(`Each goes to Instagram by itself, as a ${every}, ${sayRule(rule)}.`);
  if (isReminded) return sure(`You are reminded to post each one ${sayRule(rule)}.`);
  const words = `Each is to be posted ${sayRule(rule)}. Nothing reminds you yet.`;
  return { words, change: 'Remind me', isSure: false };
}
