import { z } from 'zod';
import type { PolicyName } from './policies.ts';
// Gives every call's validation messages for people.
import './sentences.ts';

/**
 * One call between browser and server: what goes in, what comes out, who may make it. The server builds its route, its
 * validation and its OpenAPI entry from it; the browser's client and forms take their types from it.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Who may make the call; a rule in `plans.ts`. */
  readonly policy: PolicyName;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** JSON body. */
  readonly body?: z.ZodType;
  /** Multipart form: the shape of its text fields; the route reads the files. */
  readonly form?: z.ZodType;
  /** Names of the form's file fields, for the API document. */
  readonly files?: readonly string[];
  readonly output?: z.ZodType;
  /** The response if it is not JSON: a page or redirect, server-sent events (each event's data has this shape), or a file. */
  readonly answers?: 'page' | 'file' | { readonly events: z.ZodType };
  /** At most `max` calls in `seconds`, counted per person, or per network if nobody is signed in or `by` says so. See `costs.ts`. */
  readonly rate?: Rate;
  /** What differs from what such calls cost, in `costs.ts`. */
  readonly cost?: Partial<Cost>;
  /** Maximum body size in bytes; 64 kB by default. */
  readonly bodyLimit?: number;
};

export type Rate = { readonly max: number; readonly seconds: number; readonly by?: 'person' | 'address' };

/** What the server spends on a call: callers who spend too much of it wait for others. */
export type Cost = {
  /**
   * The processor. quick: a place among the quick calls. heavy: one of its few slots, as long as the call runs. inside:
   * such a slot too, only for that part of the call which needs it. waits: none, the call waits for what others do.
   */
  readonly slot: 'quick' | 'heavy' | 'inside' | 'waits';
  /** Bytes of its body that are in memory at once, at most. */
  readonly keeps: number;
  /** Bytes of its answer that are in memory at once, at most. */
  readonly answers: number;
};

/** Keeps the literal types of a call's definition. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

/** The `rate` of calls that save or delete data entered by hand. */
export const WRITES = { max: 120, seconds: 60 } as const;

/** The response of a call that only says what it did. */
export const messageSchema = z.object({ message: z.string() });

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a client passes to make call `C`. */
export type CallInput<C extends Call> = {
  [K in 'params' | 'query' | 'body' as C[K] extends z.ZodType ? K : never]: In<C[K]>;
};
/** What the server's handler receives for call `C`, validated and with defaults filled in. */
export type CallReceived<C extends Call> = { params: Out<C['params']>; query: Out<C['query']>; body: Out<C['body']> };
/** What call `C` returns, as the client sees it. */
export type CallOutput<C extends Call> = C['output'] extends z.ZodType ? z.output<C['output']> : undefined;
/** What the server's handler must return for call `C`. */
export type CallResult<C extends Call> = C['output'] extends z.ZodType ? z.input<C['output']> : unknown;
