import { createHmac, timingSafeEqual } from 'node:crypto';
import { REMINDER_KEY } from '../../../contract/reminders.ts';
import type { Config } from '../../config.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { PushKind } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';
import { sayReminder } from '../../timetables/post-words.ts';
import { type Post, type ReviewNews, sayNews } from '../timetable/actions.ts';
import { dueIn, planOf, toPost } from './due.ts';
import * as queries from './queries.ts';

/** What answers a reminder: its id, and our signature of it. */
export function keyOf({ secrets }: Pick<Config, 'secrets'>, reminderId: string): string {
  return `${reminderId}.${createHmac('sha256', secrets.reminder).update(reminderId).digest('base64url')}`;
}

/** The reminder that a key answers; null: none, or it is too long ago. */
export async function findByKey(
  { db, config }: Pick<Services, 'db' | 'config'>,
  key: string,
): Promise<queries.Reminder | null> {
  if (!REMINDER_KEY.test(key)) return null;
  const id = key.slice(0, key.indexOf('.'));
  const right = Buffer.from(keyOf(config, id));
  return timingSafeEqual(right, Buffer.from(key)) ? queries.findReminder(db, id) : null;
}

/** What of a reminder is still to be posted now, and what it says; null: nothing. */
export async function wordsOf(services: Services, person: SessionUser, reminderId: string) {
  const { db } = services;
  const reminder = await queries.findReminder(db, reminderId);
  if (!reminder || reminder.answeredAt) return null;
  const now = new Date();
  const settings = await queries.findSettings(db, person.id);
  const plan = await planOf(services, person, { now, atNight: settings?.atNight ?? false });
  const named = new Set(reminder.posts.map(({ entryId, of }) => `${entryId} ${of}`));
  const posts = dueIn(plan, now).filter(({ row }) => named.has(`${row.entryId} ${row.date}`));
  if (posts.length === 0) return null;
  return { ...sayReminder(posts.map(toPost)), posts, url: urlOf(posts) };
}

/** The finished video of a single post, ready to share; otherwise the week. */
function urlOf(posts: Post[]): string {
  const [first, ...others] = posts;
  const isOne = first && others.length === 0 && toPost(first).isReady && first.made.promoId;
  return isOne ? `/?promo=${first.made.promoId}&show=video` : '/week';
}

/** That it is time to post, in the browsers of whoever is to do so. */
export const postsDue: PushKind<{ reminderId: string }> = {
  name: 'posts_due',
  async write({ reminderId }, services, person) {
    const words = await wordsOf(services, person, reminderId);
    if (!words) return null;
    const { title, body, url, posts } = words;
    return {
      ...{ title, body, url, tag: reminderId, key: keyOf(services.config, reminderId) },
      actions: [
        { action: 'posted', title: posts.length > 1 ? 'All posted' : 'Posted' },
        { action: 'off', title: 'Turn off' },
      ],
    };
  },
};

/** Characters that a phone shows of a message; a note may have many more, and push services take 4096 bytes. */
const MOST = { title: 100, body: 300 };

const cut = (text: string, most: number): string =>
  text.length > most
    ? `${text
        .slice(0, most)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : text;

/** News of videos that a studio's owner sees first, as the mail has them. */
export const reviewNotice: PushKind<ReviewNews & { reminderId: string }> = {
  name: 'review_news',
  async write({ reminderId, ...news }, { config, db }, person) {
    const said = await sayNews(db, news, person);
    return (
      said && {
        title: cut(said.subject, MOST.title),
        body: cut(said.short, MOST.body),
        ...{ url: said.page, tag: reminderId, key: keyOf(config, reminderId) },
        actions: [{ action: 'off', title: 'Turn off' }],
      }
    );
  },
};

/** The messages of reminders. */
export const pushes: readonly PushKind<never>[] = [postsDue, reviewNotice];
