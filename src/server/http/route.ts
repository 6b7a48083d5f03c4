import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Call, CallReceived, CallResult } from '../../contract/call.ts';
import { BODY_BYTES } from '../../contract/costs.ts';
import { errorBodySchema } from '../../contract/errors.ts';
import { scopeOf } from '../../contract/tokens.ts';
import type { Database } from '../db/client.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { readAgain } from '../outage.ts';
import type { Caller } from '../shares.ts';
import type { Tokens } from './bearer.ts';
import { callerOf, countCall, holdMemory, inTurn, keepPace } from './callers.ts';
import { openStreams } from './connection-limits.ts';
import { cleanInput } from './input.ts';
import { authorize, readUser, type Sessions } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, after the route's policy has been checked. */
    person: SessionUser | null;
    /** For whom it is, as the lines know them. */
    caller: Caller;
  }
}

const noteStream = openStreams();

/** What a handler is given: the checked input, the caller, and Fastify's own pair for what JSON cannot express. */
export type Received<C extends Call> = CallReceived<C> & {
  user: C['policy'] extends 'public' ? SessionUser | null : SessionUser;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What the pipeline needs to know: who calls, and how often they have. */
export type Door = { readonly auth: Sessions & Tokens; readonly db: Database };

export type Handler<C extends Call> = (input: Received<C>) => Promise<CallResult<C>>;

/**
 * Builds a route from a call: method, path, input and output checks, policy, rates, cost and API document all come from
 * the contract; the handler unpacks, calls one action and returns its result.
 */
export function addRoute<C extends Call>(app: FastifyInstance, { auth, db }: Door, call: C, handler: Handler<C>): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    bodyLimit: call.bodyLimit ?? BODY_BYTES,
    schema: schemaOf(call),
    // Manual: what a caller accepts changes nothing, and errors are handled as everywhere else.
    ...(typeof call.answers === 'object' && { sse: 'manual' as const }),
    // Before the body is read: a stranger's megabytes are not worth parsing.
    onRequest: async (request, reply) => {
      const user = authorize(call.policy, await readAgain(() => readUser({ auth, db }, call, request)));
      request.person = user;
      request.caller = callerOf(request, reply, user);
      await keepPace(call, request.caller, request);
      await countCall(db, call, request.caller, request.ip);
      await holdMemory(call, request.caller, request, reply);
    },
    preValidation: async (request) => {
      request.params = cleanInput(request.params);
      request.query = cleanInput(request.query);
      request.body = cleanInput(request.body);
    },
    handler: async (request, reply) => {
      const { params, query, body, person, caller } = request;
      if (reply.sse && person) noteStream(person.id, reply);
      const given = { params, query, body, user: person, request, reply } as Received<C>;
      const answer = () => inTurn(call, caller, () => handler(given));
      const isUnanswered = () => !reply.sent && !reply.raw.headersSent && !reply.raw.destroyed;
      const result = await (call.method === 'GET' ? readAgain(answer, isUnanswered) : answer());
      // Awaiting the reply would wait for the end of the stream, which the plugin closes only after this.
      if (reply.sse) return;
      return reply.sent || reply.raw.headersSent ? reply : reply.send(result);
    },
  });
}

function schemaOf(call: Call): RouteShorthandOptions['schema'] {
  const scope = scopeOf(call);
  return {
    summary: call.summary,
    description: `Policy: ${call.policy}.`,
    tags: [call.path.split('/')[2] ?? 'media'],
    ...(scope && { security: [{ accessToken: [scope] }] }),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.form && { consumes: ['multipart/form-data'] }),
    ...(call.output && { response: { 200: call.output, '4xx': errorBodySchema, '5xx': errorBodySchema } }),
  };
}
