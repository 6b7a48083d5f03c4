import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { keySchema } from './strings.ts';

const count = z.number();

/** What waits and runs of one kind of job, on all machines. */
export const queueKindSchema = z.object({
  kind: z.string(),
  waiting: count,
  /** Behind another job of the same person. */
  held: count,
  running: count,
  /** How long the first of those that wait has been able to run. */
  oldestSeconds: count,
});
export type QueueKind = z.infer<typeof queueKindSchema>;

/** A job that somebody waits for, or one that has failed for good in the last 24 hours. */
export const queueJobSchema = z.object({
  kind: z.string(),
  key: z.string(),
  state: z.enum(['running', 'waiting', 'failed']),
  /** When it began, was queued, or failed. */
  since: z.iso.datetime(),
  /** Whose; null: nobody's, or somebody who has left. */
  person: z.object({ id: z.string(), email: z.string() }).nullable(),
  /** Why it failed; null: it has not. */
  reason: z.string().nullable(),
});
export type QueueJob = z.infer<typeof queueJobSchema>;

/** Of each kind and state at most so many are listed. */
export const QUEUE_LISTED = 50;

export const getQueue = call({
  method: 'GET',
  path: '/api/admin/queue',
  summary:
    'What the machines have to do: how much waits and how long, the jobs that people wait for, and what failed in the last 24 hours',
  policy: 'admin',
  output: z.object({ people: count, kinds: z.array(queueKindSchema), jobs: z.array(queueJobSchema) }),
});

const params = z.object({
  kind: keySchema(64, 'This kind of job does not exist.'),
  key: keySchema(200, 'This job does not exist.'),
});

export const retryJob = call({
  method: 'POST',
  path: '/api/admin/queue/:kind/:key/retry',
  summary: 'Put a failed job back in the queue. A video goes to the end of its person’s line',
  policy: 'admin',
  params,
  output: messageSchema,
  rate: WRITES,
});
export const cancelJob = call({
  method: 'POST',
  path: '/api/admin/queue/:kind/:key/cancel',
  summary:
    'Stop a video, an upload or a compression that waits or runs. The person who waits for it is told to start it again',
  policy: 'admin',
  params,
  output: messageSchema,
  rate: WRITES,
});
