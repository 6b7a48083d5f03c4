import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Creates the signals of long responses: each fires when the caller goes away or the program stops. A caller waiting
 * for a response must not delay shutdown; the work it waits for continues elsewhere.
 */
export function answerSignals(app: FastifyInstance): (reply: FastifyReply) => AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return ({ raw }) => {
    // The request's own signal fires as soon as its body is read; the response's connection closes when the caller goes away.
    const gone = new AbortController();
    raw.once('close', () => gone.abort());
    return AbortSignal.any([gone.signal, closing.signal]);
  };
}

/** Answers with states as server-sent events. What `check` throws, for a wrong id, is answered as an error before the stream begins. */
export async function sendEvents(
  reply: FastifyReply,
  check: Promise<unknown>,
  states: AsyncIterable<unknown>,
): Promise<void> {
  await check;
  await reply.sse.send(asEvents(states));
}

async function* asEvents(states: AsyncIterable<unknown>): AsyncGenerator<{ data: unknown }> {
  for await (const data of states) yield { data };
}
