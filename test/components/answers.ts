import type { Call, CallOutput, CallReceived } from '../../src/contract/call.ts';
import { ERRORS, type ErrorBody, type ErrorCode, errorBodySchema } from '../../src/contract/errors.ts';
import { allows } from '../../src/contract/policies.ts';
import type { User } from '../../src/contract/session.ts';
import { fault } from './faults.ts';

/** What a call was made with, checked by its contract as the server does. */
export type Asked<C extends Call> = CallReceived<C> & { form: FormData | null };
type Reply<C extends Call> = CallOutput<C> | ((asked: Asked<C>) => CallOutput<C> | Response | Promise<CallOutput<C>>);
type Given = { call: Call; reply: Reply<Call>; times: number };

let visitor: User | null = null;
let given: Given[] = [];
let holds: { what: Call | string; released: Promise<void> }[] = [];
/** By path. */
const files = new Map<string, Blob>();
let asked: { call: Call; with: Asked<Call> }[] = [];

/**
 * From now on the server answers `call` so; what stood before stands behind. The answer must have the shape that the
 * contract promises, and the call must be one that the person may make: else the test fails.
 * @param times how often, after which the answer of before stands again
 * @returns what takes the answer back
 */
export function answer<C extends Call>(call: C, reply: Reply<C>, times = Number.POSITIVE_INFINITY): () => void {
  const one = { call, reply: reply as Reply<Call>, times };
  given.unshift(one);
  return () => {
    given = given.filter((other) => other !== one);
  };
}

/** The server refuses `call` with this code, in its own words or in these. */
export function refuse(call: Call, code: ErrorCode, more: Partial<ErrorBody> = {}, times?: number): () => void {
  return answer(call, () => refusal(code, more), times);
}

/** Something before the server answers `call`, such as a proxy. */
export function fail(call: Call, status: number, body: string, times?: number): () => void {
  return answer(call, () => new Response(body, { status }), times);
}

/** `call` gets no answer: the connection breaks. */
export function cut(call: Call, times?: number): () => void {
  return answer(call, () => Response.error(), times);
}

/** What lies at an address beside the calls, such as a film. */
export function serve(path: string, file: Blob): void {
  files.set(path, file);
}

/** Lets `call`, or the file at this address, wait for its answer until it is released. */
export function hold(what: Call | string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  holds.push({ what, released: promise });
  return resolve;
}

/** What `call` was made with so far, in order. */
export function callsOf<C extends Call>(call: C): Asked<C>[] {
  return asked.filter((made) => made.call === call).map((made) => made.with as Asked<C>);
}

/** An answer that is not a success, as the server writes it. */
function refusal(code: ErrorCode, more: Partial<ErrorBody> = {}): Response {
  const { status, message } = ERRORS[code];
  return Response.json(errorBodySchema.parse({ code, message, ...more }), { status });
}

/** Whose session the server sees. */
export function setVisitor(user: User | null): void {
  visitor = user;
}

/** Counts the tests: what a page of an earlier one still asks for is nothing to the server of this one. */
let round = 0;

export function forgetAnswers(): void {
  round += 1;
  [given, holds, asked, visitor] = [[], [], [], null];
  files.clear();
}

/** What fetch fails with where there is no connection. */
const BROKEN = new TypeError('Failed to fetch');

const realFetch = globalThis.fetch;

/** Answers in place of the server; `src/web/api/client.ts` has the only fetch of the pages. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  const file = files.get(pathname);
  if (file) await released(pathname);
  if (file) return new Response(file);
  if (!pathname.startsWith('/api/')) return realFetch(request);
  // React's strict mode mounts twice: what the first one asked for is taken back at once, and never reaches the server.
  const began = round;
  await new Promise((resolve) => setTimeout(resolve));
  request.signal.throwIfAborted();
  if (began !== round) return new Promise<never>(() => {});
  const match = find(request.method, pathname);
  if (!match) {
    fault(`no answer is given for ${request.method} ${pathname}`);
    return refusal('not_found');
  }
  try {
    return await reply(match, await read(match, request));
  } catch (error) {
    if (error === BROKEN) throw error;
    fault(`${request.method} ${pathname}: ${error instanceof Error ? error.message : error}`);
    return refusal('internal');
  }
};

type Match = Given & { params: Record<string, string> };

function find(method: string, pathname: string): Match | undefined {
  const matches = given.flatMap((one) => {
    if (one.call.method !== method || one.times < 1) return [];
    const params = paramsOf(one.call.path, pathname);
    return params ? [{ one, params }] : [];
  });
  // A fixed address wins over one with parameters, as in the server's router.
  const match = matches.find(({ params }) => Object.keys(params).length === 0) ?? matches[0];
  if (!match) return undefined;
  match.one.times -= 1;
  return { ...match.one, params: match.params };
}

function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const [wanted, had] = [path.split('/'), pathname.split('/')];
  if (wanted.length !== had.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(had[at]!);
    else if (part !== had[at]) return null;
  }
  return params;
}

async function read({ call, params }: Match, request: Request): Promise<Asked<Call>> {
  if (!allows(call.policy, visitor)) throw new Error('the person may not make this call');
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const form = call.form ? await request.formData() : null;
  const text = form ? '' : await request.text();
  if (form) call.form!.parse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
  return {
    params: call.params?.parse(params),
    query: call.query?.parse(query),
    body: call.body?.parse(text === '' ? undefined : JSON.parse(text)),
    form,
  } as Asked<Call>;
}

async function released(what: Call | string): Promise<void> {
  await Promise.all(holds.filter((held) => held.what === what).map(({ released }) => released));
}

async function reply({ call, reply }: Given, received: Asked<Call>): Promise<Response> {
  asked.push({ call, with: received });
  await released(call);
  const answered = typeof reply === 'function' ? await reply(received) : reply;
  if (answered instanceof Response && answered.type === 'error') throw BROKEN;
  if (answered instanceof Response) return answered;
  return Response.json(call.output!.parse(answered));
}

/** Progress that nobody tells: who listens hears nothing, and the answers of the calls decide. */
globalThis.EventSource = class extends EventTarget {
  close() {}
} as unknown as typeof EventSource;
