import type { CallOutput } from '../../../contract/call.ts';
import { type getQueue, QUEUE_LISTED, type QueueJob } from '../../../contract/queue.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { ingestKind, stopIngest } from '../library/actions.ts';
import { failedFilmJobs, renderFilmKind, retryFilm, stopFilm } from '../renders/actions.ts';
import { compressKind, stopCompression } from '../tools/actions.ts';
import * as queries from './queries.ts';

const FILM = renderFilmKind.name;
/** Jobs that somebody waits for, by the name of their kind: how one is stopped. Each tells whoever waits. */
const STOPS: Record<string, (services: Services, key: string) => Promise<void>> = {
  [FILM]: stopFilm,
  [ingestKind.name]: stopIngest,
  [compressKind.name]: stopCompression,
};
const DAY_MS = 24 * 3_600_000;

type Where = { kind: string; key: string };
const gone = () => new AppError('conflict', 'It has just ended by itself. Look again.');

/** What the machines have to do at this moment. */
export async function readQueue({ db, queue }: Services): Promise<CallOutput<typeof getQueue>> {
  const since = new Date(Date.now() - DAY_MS);
  const [{ depths, people }, films, failures, ...lines] = await Promise.all([
    queue.depths(),
    failedFilmJobs(db, since, QUEUE_LISTED),
    queue.failures(QUEUE_LISTED),
    ...Object.keys(STOPS).map(async (name) => ({ name, line: await queue.line({ name }) })),
  ]);
  const open = lines.flatMap(({ name, line }) =>
    line.slice(0, QUEUE_LISTED).map(({ key, person, running, since }) => ({
      ...{ kind: name, key, person, since, reason: null },
      state: running ? ('running' as const) : ('waiting' as const),
    })),
  );
  const failed = [
    ...films.map(({ key, userId, at, error }) => ({ kind: FILM, key, person: userId, since: at, reason: error })),
    ...failures.map((each) => ({ ...each, person: null })),
  ].map((each) => ({ ...each, state: 'failed' as const }));
  const all = [...open, ...failed];
  const emails = await queries.emailsOf(db, [...new Set(all.flatMap(({ person }) => person ?? []))]);
  const present = ({ person, since, ...job }: (typeof all)[number]): QueueJob => {
    const email = person === null ? undefined : emails.get(person);
    return { ...job, since: since.toISOString(), person: person && email ? { id: person, email } : null };
  };
  return { people, kinds: depths, jobs: all.map(present) };
}

/**
 * Puts a failed job back in the queue.
 * @returns what becomes of it, in words
 * @throws AppError `conflict` if it is not a failed one
 */
export async function retry(services: Services, actor: SessionUser, { kind, key }: Where): Promise<string> {
  if (kind !== FILM) {
    if (!(await services.queue.retry({ name: kind }, key))) throw gone();
    await recordAuditEvent(services.db, {
      actor,
      action: 'job-retried',
      subject: { id: null, email: '' },
      details: { job: kind },
    });
    return 'It will be tried again in a moment.';
  }
  const owner = await retryFilm(services, key);
  if (!owner) throw gone();
  await recordAuditEvent(services.db, { actor, action: 'job-retried', subject: owner, details: { job: kind } });
  return `It is back in the queue. ${owner.email} will find it with their promos.`;
}

/**
 * Stops a job that somebody waits for, and tells them.
 * @returns what they are told, in words
 * @throws AppError `not_found` (a kind that nobody waits for), `conflict` (it has ended)
 */
export async function cancel(services: Services, actor: SessionUser, { kind, key }: Where): Promise<string> {
  const stop = Object.hasOwn(STOPS, kind) ? STOPS[kind] : undefined;
  if (!stop) throw new AppError('not_found', 'Only videos, uploads and compressions can be stopped here.');
  const job = (await services.queue.line({ name: kind })).find((each) => each.key === key);
  if (!job) throw gone();
  const email = (await queries.emailsOf(services.db, [job.person])).get(job.person);
  await stop(services, key);
  await recordAuditEvent(services.db, {
    ...{ actor, action: 'job-canceled', details: { job: kind } },
    subject: { id: email ? job.person : null, email: email ?? '' },
  });
  return email ? `Stopped. ${email} has been told to start it again.` : 'Stopped.';
}
