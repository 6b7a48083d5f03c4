import type * as calls from '../../../contract/activity.ts';
import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { listNames, listStudioNames } from '../../accounts/names.ts';
import { findPerson } from '../../accounts/people.ts';
import type { Tx } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { countDownloads, findDownloads, sumByPerson, sumByStudio, sumByTime } from '../renders/actions.ts';
import { idsFound, listByIds, listDownloaders, type Page } from './list-queries.ts';
import { presentAuditEvent, presentDownload } from './present.ts';
import * as queries from './queries.ts';

export async function listDownloads(
  { db }: Services,
  { pageSize, ...query }: CallReceived<typeof calls.listDownloads>['query'],
): Promise<CallOutput<typeof calls.listDownloads>> {
  const { rows, next } = cut(await findDownloads(db, { ...query, limit: pageSize + 1 }), pageSize);
  return { activity: rows.map(presentDownload), next: next?.id ?? null };
}

export async function summarizeDownloads(
  { db }: Services,
  query: CallReceived<typeof calls.summarizeDownloads>['query'],
): Promise<CallOutput<typeof calls.summarizeDownloads>> {
  const { rows, total } = await downloaders(db, query);
  const names = await listNames(
    db,
    rows.map(({ person }) => person.id),
  );
  const users = rows.map(({ person, downloads: count, latest }) => ({
    ...{ email: person.email, role: person.role, subscriptionStatus: person.subscriptionStatus },
    assignedInstructorName: names.get(person.id)?.instructorName ?? '',
    studioName: names.get(person.id)?.studioName ?? '',
    userId: person.id,
    downloads: count,
    lastDownloadedAt: latest.toISOString(),
  }));
  return { users, total, page: query.page, pageSize: query.pageSize };
}

type Query = CallReceived<typeof calls.summarizeDownloads>['query'];

/** A page of people with what they have downloaded: most recent first, or of a period, the most first. */
async function downloaders(db: Tx, { from, to, search, ...page }: Query) {
  if (from || to) return mostActive(db, { from, to, search, ...page });
  const { rows, total } = await listDownloaders(db, { search, ...page });
  const counts = await countDownloads(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((person) => ({ person, downloads: counts.get(person.id) ?? 0, latest: person.lastDownloadAt! })),
    total,
  };
}

async function mostActive(db: Tx, { from, to, search, page, pageSize }: Page & Omit<Query, keyof Page>) {
  const listed = await sumByPerson(db, { from, to }, await idsFound(db, search), {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const people = new Map(
    (
      await listByIds(
        db,
        listed.rows.map(({ userId }) => userId),
      )
    ).map((row) => [row.id, row]),
  );
  const rows = listed.rows.flatMap(({ userId, ...sum }) => {
    const person = people.get(userId);
    return person ? [{ person, ...sum }] : [];
  });
  return { rows, total: listed.total };
}

export async function sumDownloads(
  { db }: Services,
  { by, ...period }: CallReceived<typeof calls.sumDownloads>['query'],
): Promise<CallOutput<typeof calls.sumDownloads>> {
  if (by === 'studio') return { sums: await sumStudios(db, period) };
  return { sums: (await sumByTime(db, by, period)).map((sum) => ({ ...sum, label: sum.key })) };
}

/** Studios by their names, otherwise by the address of their owner. */
export async function sumStudios(db: Tx, period: Pick<Query, 'from' | 'to'>) {
  const sums = await sumByStudio(db, period);
  const names = await listStudioNames(
    db,
    sums.map(({ key }) => key),
  );
  return sums.map((sum) => ({ ...sum, label: names.get(sum.key) ?? sum.key }));
}

export async function listAudit(
  { db }: Services,
  { before, pageSize, ...query }: CallReceived<typeof calls.listAudit>['query'],
): Promise<CallOutput<typeof calls.listAudit>> {
  const selection = await auditSelection(db, query);
  const { rows, next } = cut(await queries.listAuditEvents(db, selection, { before, limit: pageSize + 1 }), pageSize);
  return { entries: rows.map(presentAuditEvent), next: next ? String(next.id) : null };
}

/** Of a deleted person only what was done under their id is found. */
export async function auditSelection(
  db: Tx,
  { userId, ...others }: CallReceived<typeof calls.exportAudit>['query'],
): Promise<queries.AuditSelection> {
  const about = userId ? ((await findPerson(db, { id: userId })) ?? { id: userId, email: '' }) : undefined;
  return { ...others, about };
}

/** One row more than a page is read: if it exists, there is a next page, which starts after the last row of this one. */
function cut<Row>(rows: Row[], pageSize: number): { rows: Row[]; next: Row | null } {
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)! : null };
}
