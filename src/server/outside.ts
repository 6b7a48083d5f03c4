import { AsyncLocalStorage } from 'node:async_hooks';
import { lookup } from 'node:dns';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What an answer from somebody else's server may cost us. */
export interface Limits {
  /** The most bytes of its body that are read. */
  bytes: number;
  /** Milliseconds for all of it, redirects and body included. */
  ms: number;
  /** Redirects that are followed. Only requests without a body are sent on. */
  redirects: number;
  /** How deeply its JSON may be nested. */
  depth: number;
  /**
   * public: of the internet alone, by TLS on its own port and without a password, for addresses that people give us. any: ours too, for what whoever
   * runs the program has configured.
   */
  addresses: 'public' | 'any';
}

/** An answer that is not read: too long, too deep, redirected too often, or from an address that nobody may send us to. */
export class Unacceptable extends Error {
  readonly fault: 'address' | 'elsewhere' | 'long' | 'form';

  constructor(fault: Unacceptable['fault'], message: string) {
    super(message);
    this.fault = fault;
  }
}

/**
 * The only way to somebody else's server: as `fetch`, with the answer read whole within its limits.
 * @throws Unacceptable; the signal's reason, a TimeoutError after `ms`; the error of the connection
 */
export async function fetchOutside(input: string | URL | Request, init: RequestInit | undefined, limits: Limits) {
  const request = new Request(input, init);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.ms)]);
  try {
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    return await follow(request, body, { ...limits, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

type Bounds = Limits & { signal: AbortSignal };

async function follow(request: Request, body: Buffer | null, bounds: Bounds): Promise<Response> {
  const headers = Object.fromEntries(request.headers);
  let url = new URL(request.url);
  for (let left = bounds.redirects; ; left--) {
    const answer = await send(url, { method: request.method, headers }, body, bounds);
    const next =
      REDIRECTS.has(answer.statusCode!) && request.redirect !== 'manual' ? answer.headers.location : undefined;
    if (next === undefined) return await readWhole(answer, bounds);
    answer.destroy();
    if (left === 0 || body !== null || request.redirect === 'error')
      throw new Unacceptable('elsewhere', 'it sends us elsewhere');
    const from = url;
    url = new URL(next, from);
    if (from.protocol === 'https:' && url.protocol !== 'https:')
      throw new Unacceptable('elsewhere', 'it sends us out of TLS');
    if (from.origin !== url.origin) for (const name of SECRETS) delete headers[name];
  }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const SECRETS = ['authorization', 'cookie'];

type Head = { method: string; headers: Record<string, string> };

function send(url: URL, { method, headers }: Head, body: Buffer | null, bounds: Bounds): Promise<IncomingMessage> {
  const { signal } = bounds;
  const onlyPublic = bounds.addresses === 'public';
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Unacceptable('address', 'its address is not of the web');
  if (onlyPublic) assertPublic(url);
  return new Promise((resolve, reject) => {
    const options = {
      method,
      signal,
      headers: {
        ...headers,
        // Nothing is unpacked, so nothing can unpack to more than it seems.
        'accept-encoding': 'identity',
        ...(body && { 'content-length': body.length }),
      },
      // The address that was checked is the one that is connected to, on a connection of its own.
      ...(onlyPublic && { lookup: lookupPublic, agent: false as const }),
    };
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, resolve);
    request.once('error', reject);
    request.end(body ?? undefined);
  });
}

async function readWhole(answer: IncomingMessage, { bytes, depth }: Bounds): Promise<Response> {
  const packed = answer.headers['content-encoding'] ?? 'identity';
  if (packed !== 'identity') throw refused(answer, `it is packed (${packed.slice(0, 20)})`);
  const parts: Buffer[] = [];
  let read = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    read += part.length;
    // Leaving the loop closes the connection.
    if (read > bytes) throw new Unacceptable('long', `it has more than ${bytes} bytes`);
    parts.push(part);
  }
  const body = Buffer.concat(parts);
  if (isDeeper(body.toString(), depth)) throw new Unacceptable('form', `it is nested deeper than ${depth}`);
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return new Response(body.length > 0 ? body : null, { status: answer.statusCode!, headers });
}

function refused(answer: IncomingMessage, why: string): Unacceptable {
  answer.destroy();
  return new Unacceptable('form', why);
}

/** Whether brackets of a JSON text, those in strings not counted, are nested deeper than `most`. Of other texts it says nothing of use. */
function isDeeper(text: string, most: number): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString && char === '\\') at++;
    else if (char === '"') inString = !inString;
    else if (!inString && (char === '[' || char === '{')) depth++;
    else if (!inString && (char === ']' || char === '}')) depth--;
    if (depth > most) return true;
  }
  return false;
}

const NOT_PUBLIC = 'its address is not one of the internet';

/** What an address says by itself; where its name leads is looked up later. @throws Unacceptable */
function assertPublic(url: URL): void {
  if (url.protocol !== 'https:') throw new Unacceptable('address', 'its address is not https');
  if (url.port !== '') throw new Unacceptable('address', 'its address names a port');
  if (url.username !== '' || url.password !== '') throw new Unacceptable('address', 'its address has a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host)) throw new Unacceptable('address', NOT_PUBLIC);
}

/** As `dns.lookup`, for names that lead to the internet alone. */
const lookupPublic: LookupFunction = (name, options, done) =>
  lookup(name, options, (error, found, family) => {
    const all = error ? [] : Array.isArray(found) ? found.map(({ address }) => address) : [found];
    if (all.every(isPublic)) done(error, found as string, family);
    else done(new Unacceptable('address', NOT_PUBLIC), '', 0);
  });

/** Networks that are not of the internet (RFC 6890 and the IANA registries of special addresses). */
// Two lists: one of IPv6 networks has every IPv4 address in it, as ::ffff:0:0/96.
const SPECIAL = { 4: new BlockList(), 6: new BlockList() } as const;
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
])
  SPECIAL[4].addSubnet(network, prefix, 'ipv4');
// All but global unicast, and what of that leads to an IPv4 address or nowhere.
for (const [network, prefix] of [
  ...([
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
])
  SPECIAL[6].addSubnet(network, prefix, 'ipv6');

function isPublic(address: string): boolean {
  const version = isIP(address) as 0 | 4 | 6;
  return version !== 0 && !SPECIAL[version].check(address, version === 4 ? 'ipv4' : 'ipv6');
}

const inForce = new AsyncLocalStorage<Limits>();
let unlimited = globalThis.fetch;
const limited: typeof fetch = (input, init) => {
  const limits = inForce.getStore();
  return limits ? fetchOutside(input, init, limits) : unlimited(input, init);
};

/**
 * Does `work` with limits for whatever a library fetches meanwhile, for libraries that cannot be given a `fetch`: they
 * take the global one.
 */
export function withLimits<T>(limits: Limits, work: () => T): T {
  if (globalThis.fetch !== limited) {
    unlimited = globalThis.fetch;
    globalThis.fetch = limited;
  }
  return inForce.run(limits, work);
}
