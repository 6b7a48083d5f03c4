import { z } from 'zod';
import { currentOrigin } from '../telemetry/origin.ts';
import { currentParent } from '../telemetry/tracing.ts';

/**
 * Beside a job's data: who queued it. Kinds take only what they know, so that it never reaches a job, nor an older
 * version of the program.
 */
const KEY = '$from';

const senderSchema = z.object({
  request: z.string().nullable().default(null),
  /** What continues the trace in which it is queued; null: there is none. */
  trace: z.string().nullable().default(null),
});
type Sender = z.infer<typeof senderSchema>;

/** The data of a job with the request on whose behalf, and the trace in which, it is queued. */
export function withSender(data: unknown): object {
  const { request } = currentOrigin();
  const sender: Sender = { request, trace: currentParent() };
  return { ...(data as object), ...((sender.request ?? sender.trace) !== null && { [KEY]: sender }) };
}

/** Who queued the job with this data. */
export function senderOf(data: unknown): Sender {
  const parsed = senderSchema.safeParse((data as Record<string, unknown> | null)?.[KEY]);
  return parsed.data ?? { request: null, trace: null };
}
