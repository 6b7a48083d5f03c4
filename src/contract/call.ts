import { z } from 'zod';
import type { PolicyName } from './plans.ts';
// Every call's checks speak to people.
import './sentences.ts';

/**
 * One call between browser and server: what goes in, what comes out, who may make it. The server builds its route, its checks and its OpenAPI
 * entry from it; the browser's client and forms take their types from it.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Who may make the call; a rule of `plans.ts`. */
  readonly policy: PolicyName;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** JSON body. */
  readonly body?: z.ZodType;
  /** Multipart form: the shape of its text fields; files are read by the route. */
  readonly form?: z.ZodType;
  /** Names of the form's file fields, for the API document. */
  readonly files?: readonly string[];
  readonly output?: z.ZodType;
  /** What is answered instead of JSON: a page or redirect, server-sent events (each event's data has this shape), or a file. */
  readonly answers?: 'page' | 'file' | { readonly events: z.ZodType };
  /** At most `max` calls in `seconds`, counted per person (or per address where nobody is signed in, or by the named body field as well). */
  readonly rate?: { readonly max: number; readonly seconds: number; readonly by?: 'person' | 'address' };
  /** Bytes of body accepted; 64 kB unless told. */
  readonly bodyLimit?: number;
};

/** Keeps the literal types of a call's definition. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

/** The `rate` of calls that save or remove what somebody entered by hand. */
export const WRITES = { max: 120, seconds: 60 } as const;

/** The answer of a call that says what it did and nothing else. */
export const messageSchema = z.object({ message: z.string() });

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a client hands over to make call `C`. */
export type CallInput<C extends Call> = {
  [K in 'params' | 'query' | 'body' as C[K] extends z.ZodType ? K : never]: In<C[K]>;
};
/** What the server's handler receives of call `C`, checked and with defaults filled in. */
export type CallReceived<C extends Call> = { params: Out<C['params']>; query: Out<C['query']>; body: Out<C['body']> };
/** What call `C` answers with, as the client sees it. */
export type CallOutput<C extends Call> = C['output'] extends z.ZodType ? z.output<C['output']> : undefined;
/** What the server's handler must return for call `C`. */
export type CallResult<C extends Call> = C['output'] extends z.ZodType ? z.input<C['output']> : unknown;
