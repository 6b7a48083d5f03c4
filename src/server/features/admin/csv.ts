import type { Readable } from 'node:stream';
import type * as activity from '../../../contract/activity.ts';
import type { AdminUser, exportUsers } from '../../../contract/admin.ts';
import type { CallReceived } from '../../../contract/call.ts';
import { planOf } from '../../../contract/plans.ts';
import type { Tx } from '../../db/client.ts';
import { asCsv } from '../../http/files/csv.ts';
import type { Services } from '../../services.ts';
import { currentCaller, forCaller, inShare } from '../../shares.ts';
import { findDownloads, sumByPerson, sumByTime } from '../renders/actions.ts';
import { auditSelection, sumStudios } from './activity.ts';
import { idsFound, listByIds, listUserIds } from './list-queries.ts';
import { presentAuditEvent, presentDownload, presentUsers } from './present.ts';
import * as queries from './queries.ts';

const BATCH = 2_000;
/** People are read with their names, plans and studios. */
const PEOPLE = 500;

/** Each batch waits for its turn: who exports everything takes nobody's place meanwhile. */
function turns() {
  const caller = currentCaller();
  return <T>(read: () => Promise<T>) => forCaller(caller, () => inShare('long', read));
}

const USER = [
  ...['id', 'email', 'firstName', 'lastName', 'assignedInstructorName', 'studioName', 'role', 'plan', 'payer'],
  ...['subscriptionState', 'subscriptionAt', 'subscriptionExpiresAt', 'downloadCount', 'nameChangeCount'],
  ...['stripeCustomerId', 'stripeSubscriptionId', 'createdAt', 'lastSeenAt'],
];

/** Everybody whom the list has on its pages, in its order, as they were found when it was asked for. */
export function usersAsCsv({ db }: Services, selection: CallReceived<typeof exportUsers>['query']): Readable {
  const inTurn = turns();
  async function* records() {
    const ids = await inTurn(() => listUserIds(db, selection));
    for (let first = 0; first < ids.length; first += PEOPLE) {
      const part = ids.slice(first, first + PEOPLE);
      yield* (await inTurn(async () => presentUsers(db, await listByIds(db, part)))).map(flat);
    }
  }
  return asCsv(USER, records());
}

const flat = ({ standing: { payer, own }, ...user }: AdminUser) => ({
  ...{ ...user, plan: planOf(user), payer, subscriptionState: own?.state ?? '', subscriptionAt: own?.at ?? '' },
});

type Asked = CallReceived<typeof activity.exportDownloads>['query'];

/** Downloads of a period, newest first, or the sums that the console shows. */
export function downloadsAsCsv({ db }: Services, { by, search, userId, ...period }: Asked): Readable {
  const inTurn = turns();
  async function* records() {
    for (let before: string | undefined; ; ) {
      const rows = await inTurn(() => findDownloads(db, { ...period, userId, before, limit: BATCH }));
      yield* rows.map(presentDownload);
      if (rows.length < BATCH) return;
      before = rows.at(-1)!.id;
    }
  }
  async function* sums(read: () => Promise<object[]>) {
    yield* await inTurn(read);
  }
  if (by === 'person')
    return asCsv(
      ['userId', 'email', 'downloads', 'latest'],
      sums(() => people(db, period, search)),
    );
  if (by === 'studio')
    return asCsv(
      ['key', 'label', 'downloads'],
      sums(() => sumStudios(db, period)),
    );
  if (by)
    return asCsv(
      ['key', 'downloads'],
      sums(() => sumByTime(db, by, period)),
    );
  const columns = ['downloadedAt', 'userEmail', 'userRole', 'userSubscriptionStatus', 'instructorName', 'classType'];
  return asCsv([...columns, 'userId', 'id'], records());
}

/** More people than this have never downloaded anything anywhere. */
const MOST = 1_000_000;

async function people(db: Tx, period: Pick<Asked, 'from' | 'to'>, search: string | undefined) {
  const { rows } = await sumByPerson(db, period, await idsFound(db, search), { limit: MOST, offset: 0 });
  const emails = await queries.emailsOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ latest, ...row }) => ({ ...row, email: emails.get(row.userId), latest: latest.toISOString() }));
}

/** Entries of the audit log, newest first. */
export function auditAsCsv({ db }: Services, query: CallReceived<typeof activity.exportAudit>['query']): Readable {
  const inTurn = turns();
  async function* records() {
    const selection = await auditSelection(db, query);
    for (let before: number | undefined; ; ) {
      const rows = await inTurn(() => queries.listAuditEvents(db, selection, { before, limit: BATCH }));
      yield* rows.map(presentAuditEvent).map((entry) => ({ ...entry, details: JSON.stringify(entry.details) }));
      if (rows.length < BATCH) return;
      before = rows.at(-1)!.id;
    }
  }
  return asCsv(['at', 'action', 'actorEmail', 'subjectEmail', 'subjectId', 'details', 'id'], records());
}
