import type { Place } from '../../../contract/instagram.ts';
import type { MadeState } from '../../../contract/week.ts';
import { findPerson } from '../../accounts/people.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { addDays } from '../../timetables/calendar-days.ts';
import { dayIn, isOver } from '../../timetables/occurrences.ts';
import { type Post, postsOf, wasReminded } from '../timetable/actions.ts';
import { MINUTE } from './desk.ts';
import { postKind } from './kinds.ts';
import * as queries from './queries.ts';
import type { PostRow } from './states.ts';

/** After so long somebody is looked at again in any case. */
const LOOK_MS = 60 * MINUTE;

/** @throws AppError `conflict` if no account is connected */
export async function setRule({ db }: Services, { id }: SessionUser, every: Place | null): Promise<void> {
  if (!(await queries.putEvery(db, id, every))) throw new AppError('conflict', 'Connect your Instagram account first.');
}

/** Those of which there is a text and a film, or will be without anybody's help. */
const GOING: readonly MadeState[] = ['waiting', 'making', 'ready', 'saved'];

type Ruled = Pick<queries.AccountRow, 'every' | 'everySince' | 'failing'>;
const dayOf = ({ entryId, date }: { entryId: string | null; date: string }) => `${entryId} ${date}`;

/**
 * What goes to Instagram because everything does: of classes of which nothing else was said. It is not noted before its
 * time has come, and follows whatever changes until then, and is nothing while the account lets nobody post: its person
 * was told. What its person may have posted themselves is left to them: of which they were reminded, or whose time had
 * come before they said that everything is to be posted.
 * @param said what was said or done of single posts
 */
export function ruledOf(account: Ruled | null, posts: readonly Post[], said: readonly PostRow[], now: Date): Post[] {
  const { every = null, everySince = null, failing = null } = account ?? {};
  if (!every || !everySince || failing !== null) return [];
  const days = new Set(said.map(dayOf));
  return posts.filter((post) => {
    const { row, made, posted, occurrence } = post;
    const { state, when } = posted;
    if (days.has(dayOf(row)) || !when || !GOING.includes(made.state) || isOver(occurrence, now)) return false;
    if (state !== 'planned' && state !== 'overdue' && state !== 'held') return false;
    return (row.createdAt >= everySince || new Date(when.at) >= everySince) && !wasReminded(post);
  });
}

/** Everything of a person's that goes to Instagram because everything does. */
export async function readRuled(db: Tx, user: SessionUser, account: Ruled | null, now: Date): Promise<Post[]> {
  if (!account?.every) return [];
  const since = (zone: string) => addDays(dayIn(zone, now), -queries.DAYS_BACK);
  const { posts, zone } = await postsOf(db, user, { now, since });
  return ruledOf(account, posts, await queries.listPostsFrom(db, user.id, since(zone)), now);
}

/**
 * Begins the posts of a person whose time has come because everything is posted. Each is begun once, however many
 * processes do so, and none of which something else is being said at that moment.
 */
export async function beginRuled(services: Services, userId: string): Promise<void> {
  const { db, queue } = services;
  const now = new Date();
  const [user, account] = [await findPerson(db, { id: userId }), await queries.findAccount(db, userId)];
  if (!user || !account?.every) return;
  const ruled = await readRuled(db, user, account, now);
  const due = ruled.filter(({ posted }) => new Date(posted.when!.at) <= now);
  const ready = due.filter(
    ({ made, posted }) => made.state !== 'waiting' && made.state !== 'making' && posted.state !== 'held',
  );
  const begun = await db.transaction(async (tx) => {
    const still = await queries.lockAccount(tx, userId);
    if (!still?.every) return [];
    const rows: PostRow[] = [];
    for (const post of ready) rows.push(...(await beginOne(tx, userId, post, { place: still.every, now })));
    const later = ruled.flatMap(({ posted }) => (new Date(posted.when!.at) > now ? [Date.parse(posted.when!.at)] : []));
    // What is late waits for its film.
    if (ready.length < due.length) later.push(now.getTime() + MINUTE);
    const lookAt = new Date(Math.min(now.getTime() + LOOK_MS, ...later));
    // A change that was begun before that may be there only after it.
    await queries.markLooked(tx, userId, { lookedAt: new Date(now.getTime() - MINUTE), lookAt });
    return rows;
  });
  for (const { id } of begun) await queue.send(postKind, { id }, { key: id });
}

/** @returns nothing if something else was said of this class meanwhile */
async function beginOne(
  tx: Tx,
  userId: string,
  { row, made }: Post,
  { place, now }: { place: Place; now: Date },
): Promise<PostRow[]> {
  const { entryId, date } = row;
  if ((await queries.lockPosts(tx, userId, entryId, date)).length > 0) return [];
  const values = { userId, promoId: made.promoId!, place, entryId, date, caption: '', captionOf: '' };
  const begun = await queries.insertPost(tx, { ...values, byRule: true, nextAt: now });
  return begun ? [begun] : [];
}
