import { type getToday, TODAY_HOURS } from '../../../contract/admin.ts';
import type { CallOutput } from '../../../contract/call.ts';
import type { Services } from '../../services.ts';
import { listUnmatched, overduePayments } from '../billing/actions.ts';
import { failedUploads } from '../library/actions.ts';
import { failedFilms } from '../renders/actions.ts';
import * as queries from './queries.ts';

/** What needs an admin's attention at this moment. */
export async function readToday(services: Services): Promise<CallOutput<typeof getToday>> {
  const { db } = services;
  const since = new Date(Date.now() - TODAY_HOURS * 3_600_000);
  const [unmatched, overdue, films, uploads, newPeople] = await Promise.all([
    listUnmatched(services),
    queries.countEvents(db, overduePayments()),
    queries.countEvents(db, failedFilms(since)),
    queries.countEvents(db, failedUploads(since)),
    queries.countEvents(db, queries.arrivals(since)),
  ]);
  const unmatchedPayments = unmatched.filter(({ state }) => state === 'found').length;
  return { unmatchedPayments, overdue, failedFilms: films, failedUploads: uploads, newPeople };
}
