import type { CallOutput } from '../../../contract/call.ts';
import type { getTeamActivity } from '../../../contract/studio.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** What people have made since a moment; passed in from renders, which sit above studios. */
export type Made = {
  readonly countFilmsSince: (db: Tx, userIds: string[], since: Date) => Promise<Map<string, number>>;
  readonly countDownloadsSince: (db: Tx, userIds: string[], since: Date) => Promise<number>;
};

const WEEK_MS = 7 * 86_400_000;

/** What the members of a person's studio have made, and what the week has brought it. */
export async function readActivity(
  { db }: Services,
  user: SessionUser,
  { countFilmsSince, countDownloadsSince }: Made,
): Promise<CallOutput<typeof getTeamActivity>> {
  const joined = await queries.listSeen(db, user.id);
  const everyone = [user.id, ...joined.map(({ userId }) => userId)];
  const [now, week] = [new Date(), new Date(Date.now() - WEEK_MS)];
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const [ofMonth, ofWeek, downloads, clips] = await Promise.all([
    countFilmsSince(db, everyone, month),
    countFilmsSince(db, everyone, week),
    countDownloadsSince(db, everyone, week),
    Promise.all(joined.map(({ userId }) => queries.countClips(db, userId))),
  ]);
  const members = joined.map(({ id, userId, lastSeenAt }, index) => ({
    ...{ id, lastSeenAt: lastSeenAt?.toISOString() ?? null, films: ofMonth.get(userId) ?? 0, clips: clips[index]! },
  }));
  return { members, week: { films: [...ofWeek.values()].reduce((sum, each) => sum + each, 0), downloads } };
}
