import type { z } from 'zod';
import type { Call, CallInput, CallOutput } from '../../contract/call.ts';
import { type ErrorBody, type ErrorCode, errorBodySchema } from '../../contract/errors.ts';
import { inOwnDays } from './moments.ts';

/** An unsuccessful response. `message` has the specification's form: status, colon, space, text. */
export class ApiError extends Error {
  readonly status: number;
  /** null if the response was not ours, such as a proxy's page. */
  readonly code: ErrorCode | null;
  /** The message in the body, or the status text if the body is empty. `failure.ts` decides whether people may read it. */
  readonly text: string;
  /** What is wrong with which input field. */
  readonly fields: Record<string, string>;
  /** The reference by which support finds this failure. */
  readonly reference: string | null;
  /** Seconds after which the server wants the request repeated. */
  readonly retryAfter: number | null;
  /** With `promo_changed`: the promo as it stands on the server. */
  readonly current: ErrorBody['current'];

  constructor(status: number, code: ErrorCode | null, text: string, details: ErrorDetails = {}) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.text = text;
    this.fields = details.fields ?? {};
    this.reference = details.reference ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.current = details.current;
  }
}

type ErrorDetails = {
  fields?: Record<string, string> | undefined;
  reference?: string | undefined;
  retryAfter?: number | null;
  current?: ErrorBody['current'];
};

/** The server could not be reached, or the connection broke before the response was complete. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Unable to connect to the server. Please try again.', { cause });
    this.name = 'NetworkError';
  }
}

/** `keepalive`: the call outlives the page. */
type Options = { signal?: AbortSignal | undefined; keepalive?: boolean };
/** `onSent` is called with the share of the body that has been sent, 0 to 1. */
type UploadOptions = Options & { onSent?: (share: number) => void };
/** What `callApi` takes after the call; the input can be omitted if the call has none. */
export type CallArgs<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: Options]
    : [input: CallInput<C>, options?: Options];
type FormCall = Call & { form: z.ZodType };
type EventsCall = Call & { answers: { events: z.ZodType } };
type EventOf<C extends EventsCall> = z.output<C['answers']['events']>;

const signOutListeners = new Set<() => void>();

/** Calls `listener` whenever a response says that nobody is signed in anymore. Returns the function that stops it. */
export function onUnauthorized(listener: () => void): () => void {
  signOutListeners.add(listener);
  return () => signOutListeners.delete(listener);
}

/**
 * Makes a call of the contract. Sends cookies, and a JSON content type only with a body.
 * @throws ApiError for every unsuccessful response, NetworkError if there is none
 */
export async function callApi<C extends Call>(call: C, ...[input, options]: CallArgs<C>): Promise<CallOutput<C>> {
  const { body, ...address } = (input ?? {}) as AnyInput;
  return send(call, address, options, body === undefined ? {} : jsonBody(body));
}

/**
 * Sends a multipart form: the text fields named in the call's `form`, and files under their field names.
 * @throws ApiError, NetworkError
 */
export async function uploadForm<C extends FormCall>(
  call: C,
  fields: z.input<C['form']>,
  files: Record<string, Blob>,
  options?: UploadOptions,
): Promise<CallOutput<C>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, unknown>)) {
    if (value !== undefined && value !== null) body.set(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) body.set(name, file);
  return send(call, {}, options, { body });
}

/** A stream silent for this long is reopened: a phone that changes networks may keep a dead connection without an error. */
const SILENCE_MS = 30_000;

/**
 * Listens to a call that returns server-sent events, the first of which is the current state. The browser reconnects after a broken connection, this
 * function after a silent one.
 * @param onBroken called when the connection is lost and the browser is reconnecting
 * @param onRefused called when the server returns no stream and the browser has given up
 * @returns the function that closes the stream; call it after the last event
 */
export function openEvents<C extends EventsCall>(
  call: C,
  input: CallInput<C>,
  onEvent: (event: EventOf<C>) => void,
  onBroken: () => void,
  onRefused: () => void,
): () => void {
  const address = addressOf(call.path, input as AnyInput);
  let source: EventSource;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(silence);
    source.close();
  };
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      source.close();
      open();
    }, SILENCE_MS);
  };
  const open = () => {
    source = new EventSource(address);
    source.onmessage = (message) => {
      listen();
      onEvent(JSON.parse(message.data) as EventOf<C>);
    };
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return onBroken();
      close();
      onRefused();
    };
    listen();
  };
  open();
  return close;
}

/**
 * Loads a file by its URL, such as a finished film.
 * @throws ApiError, NetworkError
 */
export async function fetchFile(url: string, options?: Options): Promise<Blob> {
  const response = await reach(url, { signal: options?.signal ?? null });
  if (!response.ok) throw await readError(response);
  return response.blob().catch((error: unknown) => Promise.reject(networkError(error)));
}

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Fills in `:name` parameters and appends the query; undefined and null values are left out. */
export function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs "${name}"`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const asked = search.toString();
  return asked === '' ? filled : `${filled}?${asked}`;
}

async function send<C extends Call>(
  call: C,
  address: AnyInput,
  options: UploadOptions | undefined,
  init: { headers?: HeadersInit; body?: FormData | string },
): Promise<CallOutput<C>> {
  const url = addressOf(call.path, address);
  const { signal = null, keepalive = false } = options ?? {};
  const request = { method: call.method, signal, keepalive, ...init };
  const response = await (options?.onSent ? post(url, request, options.onSent) : reach(url, request));
  if (!response.ok) {
    const error = await readError(response);
    if (error.code === 'unauthorized') for (const listener of signOutListeners) listener();
    throw error;
  }
  const text = await response.text().catch((error: unknown) => Promise.reject(networkError(error)));
  if (text === '') return undefined as CallOutput<C>;
  const answer = parseJson(text);
  // A hotel's sign-in page responds to every URL with success.
  if (answer === undefined) throw new ApiError(response.status, null, text);
  return withOwnDays(answer) as CallOutput<C>;
}

/** What an answer says to people in its `message`, with the page's days. */
function withOwnDays(answer: unknown): unknown {
  const said = answer as { message?: unknown } | null;
  return typeof said?.message === 'string' ? { ...said, message: inOwnDays(said.message) } : answer;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { credentials: 'include', ...init }).catch((error: unknown) => Promise.reject(networkError(error)));
}

/** The same with XMLHttpRequest, the only interface that reports how much of a body has been sent. */
function post(
  url: string,
  { method, signal, body }: { method: string; signal: AbortSignal | null; body?: FormData | string },
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const { status, statusText, responseText } = request;
      resolve(
        new Response(responseText, {
          status,
          statusText,
          ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
        }),
      );
    };
    request.onerror = () => reject(new NetworkError(new Error('The connection broke.')));
    request.onabort = () => reject(new DOMException('The call was aborted.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open(method, url);
    request.send(body);
  });
}

function networkError(error: unknown): Error {
  // An aborted call is not a network failure; the caller that aborted it, or set a time limit, knows why.
  const stopped = error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');
  return stopped ? error : new NetworkError(error);
}

function jsonBody(body: unknown) {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function readError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  return errorOf(
    { status: response.status, statusText: response.statusText, body: text },
    response.headers.get('retry-after'),
  );
}

/** An unsuccessful response, whatever received it. */
export type Refusal = { status: number; statusText: string; body: string };

/** The error for such a response. @param retryAfter its Retry-After header */
export function errorOf({ status, statusText, body }: Refusal, retryAfter: string | null = null): ApiError {
  const seconds = secondsOf(retryAfter);
  const ours = errorBodySchema.safeParse(parseJson(body));
  if (!ours.success) return new ApiError(status, null, body || statusText, { retryAfter: seconds });
  const { code, message, fields, reference, current } = ours.data;
  return new ApiError(status, code, inOwnDays(message), { fields, reference, retryAfter: seconds, current });
}

/** Retry-After in seconds (RFC 9110, 10.2.3); it may also be a date. */
function secondsOf(retryAfter: string | null): number | null {
  if (!retryAfter) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
