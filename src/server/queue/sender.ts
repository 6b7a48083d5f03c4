import { z } from 'zod';
import { currentOrigin } from '../telemetry/origin.ts';

/** Beside a job's data: who queued it. Kinds take only what they know, so that it never reaches a job, nor an older version of the program. */
const KEY = '$from';

const senderSchema = z.object({ request: z.string().nullable().default(null) });
type Sender = z.infer<typeof senderSchema>;

/** The data of a job with the request on whose behalf it is queued. */
export function withSender(data: unknown): object {
  const { request } = currentOrigin();
  return { ...(data as object), ...(request !== null && { [KEY]: { request } satisfies Sender }) };
}

/** Who queued the job with this data. */
export function senderOf(data: unknown): Sender {
  const parsed = senderSchema.safeParse((data as Record<string, unknown> | null)?.[KEY]);
  return parsed.data ?? { request: null };
}
