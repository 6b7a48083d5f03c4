import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Makes the signals of answers that take long: each fires when the caller goes away or the program ends. Who waits for an answer must not hold up
 * the end of the program; what is waited for goes on elsewhere.
 */
export function answerSignals(app: FastifyInstance): (reply: FastifyReply) => AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return ({ raw }) => {
    // The request's own signal fires as soon as its body is read; the answer's connection closes when the caller goes away.
    const gone = new AbortController();
    raw.once('close', () => gone.abort());
    return AbortSignal.any([gone.signal, closing.signal]);
  };
}

/** States as the data of server-sent events. */
export async function* asEvents(states: AsyncIterable<unknown>): AsyncGenerator<{ data: unknown }> {
  for await (const data of states) yield { data };
}
