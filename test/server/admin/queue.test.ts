import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelJob, getQueue, type QueueJob, retryJob } from '../../../src/contract/queue.ts';
import { films } from '../../../src/server/db/schema/renders.ts';
import { stripeEventKind, syncKind } from '../../../src/server/features/billing/kinds.ts';
import { markRunning } from '../../../src/server/features/renders/queries.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { generate, settings } from '../renders/fixtures.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  // No worker runs: what is asked for waits.
  server = await startServer();
  admin = await createUser(server, { role: 'admin' });
});
afterAll(() => server.close());

const look = async () => (await admin.client.get(getQueue.path)).body;
const act = (call: { path: string }, { kind, key }: Pick<QueueJob, 'kind' | 'key'>) =>
  admin.client.post(call.path.replace(':kind', kind).replace(':key', key), {});

it('a video is stopped and tried again: who waits reads why, and the log who did it [B264]', async () => {
  const { db } = server.services;
  const person = await createUser(server, { role: 'pro' });
  const { body } = await generate(person.client, { videoSettings: settings({ text: 'Waits', videoDuration: 5 }) });
  const { renderId, textOverlayPublicId } = body;
  const waiting = person.client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 5 });
  await expect.poll(async () => (await look()).people, SOON).toBe(1);
  const { jobs, kinds } = await look();
  const job: QueueJob = jobs[0];
  const owner = { id: person.id, email: person.email };
  expect(jobs).toEqual([
    expect.objectContaining({ kind: 'render-film', state: 'waiting', person: owner, reason: null }),
  ]);
  expect(kinds).toContainEqual(expect.objectContaining({ kind: 'render-film', waiting: 1, running: 0 }));

  // Nobody but admins; nothing that nobody waits for; nothing that has not failed.
  expect((await person.client.get(getQueue.path)).status).toBe(403);
  expect((await act(cancelJob, { kind: 'sweep-renders', key: 'schedule' })).status).toBe(404);
  expect((await act(retryJob, job)).status).toBe(409);

  const stopped = await act(cancelJob, job);
  expect([stopped.status, stopped.body.message]).toEqual([
    200,
    `Stopped. ${person.email} has been told to start it again.`,
  ]);
  const reason = 'We had to stop this video. Please generate it again in a few minutes.';
  expect((await waiting).body).toMatchObject({ code: 'render_failed', message: reason });
  expect((await act(cancelJob, job)).status).toBe(409);
  // A worker that has not heard of it yet does not bring it back.
  await markRunning(db, job.key, 40);
  const again = await look();
  expect(again.people).toBe(0);
  expect(again.jobs).toEqual([expect.objectContaining({ key: job.key, state: 'failed', person: owner, reason })]);

  expect((await act(retryJob, job)).body.message).toContain(person.email);
  expect((await person.client.get(`/api/renders/${renderId}`)).body.status).not.toBe('failed');
  expect((await look()).jobs).toEqual([expect.objectContaining({ key: job.key, state: 'waiting' })]);
  await db.delete(films).where(eq(films.key, job.key));
  const log = (await admin.client.get('/api/admin/audit')).body.entries;
  expect(log.map((entry: { action: string; subjectEmail: string }) => [entry.action, entry.subjectEmail])).toEqual([
    ['job-retried', person.email],
    ['job-canceled', person.email],
  ]);
});

it('what fails in the background is listed with its reason and tried again [B264]', async () => {
  const { db, queue } = server.services;
  // Its queue is made when it is first asked for.
  await queue.stateOf(stripeEventKind, 'none');
  await db.execute(sql`insert into pgboss.job (name, data, state, singleton_key, completed_on, output, policy)
    values ('stripe-event', '{"id":"x"}', 'failed', 'an-event', now(), '{"message":"no route"}', 'exclusive')`);
  const event = { kind: 'stripe-event', key: 'an-event' };
  expect((await look()).jobs).toContainEqual(
    expect.objectContaining({ ...event, state: 'failed', reason: 'no route', person: null }),
  );
  expect((await act(retryJob, event)).status).toBe(200);
  expect((await look()).jobs.filter(({ key }: QueueJob) => key === 'an-event')).toEqual([]);
  expect((await act(retryJob, event)).status).toBe(409);
  // Of a kind that no worker has opened yet nothing has failed.
  const unopened = { kind: syncKind.name, key: 'x' };
  expect((await act(retryJob, unopened)).status).toBe(409);
});
