import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { costOf, type Rates, ratesOf } from '../../contract/costs.ts';
import type { Database } from '../db/client.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { PRICES, pace } from '../pace.ts';
import { type Caller, forCaller, inShare, memory, quick } from '../shares.ts';
import { networkOf, siteOf } from './network.ts';
import { countUse, LocalWindows } from './rate-limits.ts';

/** Bytes that a person, or a network's visitors, may be answered: ten minutes of films without a pause. */
const ANSWERED = { max: 20_000_000_000, seconds: 600 };

const local = new LocalWindows();
const answered = new LocalWindows();

/** Who calls. The signal fires when they go away before they are answered. */
export function callerOf({ ip }: FastifyRequest, { raw }: FastifyReply, user: SessionUser | null): Caller {
  const network = networkOf(ip);
  const gone = new AbortController();
  raw.once('close', () => raw.writableFinished || gone.abort());
  return { who: user?.id ?? network, network, isVisitor: user === null, signal: gone.signal };
}

/**
 * Counts the call against its rates. What a call says itself is counted in Postgres, for all web processes together;
 * what holds for all calls, here.
 * @throws AppError `rate_limited`
 */
export async function countCall(db: Database, call: Call, { who, network, isVisitor }: Caller, ip: string) {
  const name = `${call.method} ${call.path}`;
  const rates = ratesOf(call);
  answered.count(who, ANSWERED, 0);
  local.count(`${name} in ${network}`, rates.network);
  if (!call.rate) return local.count(`${name} ${who}`, rates.person);
  if (!isVisitor && call.rate.by !== 'address') {
    await countUse(db, `${name} ${who}`, rates.person);
    return;
  }
  await countByAddress(db, name, rates, ip);
}

/** Counts what has no person, by its network and its site. @throws AppError `rate_limited` */
export async function countByAddress(
  db: Database,
  name: string,
  rates: Pick<Rates, 'visitors' | 'site'>,
  ip: string,
): Promise<void> {
  const site = siteOf(ip);
  await countUse(db, `${name} ${networkOf(ip)}`, rates.visitors);
  if (site) await countUse(db, `${name} ${site}`, rates.site);
}

/** Bytes of its body that the call will hold. */
const heldBytes = (call: Call, { headers }: FastifyRequest) =>
  Math.min(costOf(call).keeps, Number(headers['content-length'] ?? Number.POSITIVE_INFINITY));

/** Waits until the caller's allowance covers the call. @throws as `Pace.keep` */
export async function keepPace(call: Call, { who, signal }: Caller, request: FastifyRequest): Promise<void> {
  const price = call.answers === 'file' ? PRICES.file : PRICES.call;
  await pace.keep(who, price + heldBytes(call, request) * PRICES.bytes, signal);
}

/**
 * Waits for the memory that the call may take, and gives it back when it has been answered. Before the body is read.
 * @throws as `Line.take`
 */
export async function holdMemory(call: Call, caller: Caller, request: FastifyRequest, { raw }: FastifyReply) {
  const giveBack = await memory.take(caller, heldBytes(call, request) + costOf(call).answers);
  const { socket } = request.raw;
  const before = socket.bytesWritten;
  const end = () => {
    giveBack();
    const wrote = socket.bytesWritten - before;
    noteAnswered(caller.who, wrote);
    if (call.answers === undefined) pace.spend(caller.who, wrote * PRICES.bytes);
  };
  if (raw.closed) end();
  else raw.once('close', end);
}

function noteAnswered(who: string, bytes: number): void {
  try {
    answered.count(who, ANSWERED, bytes);
  } catch {
    // The next call is refused.
  }
}

/** Handles the call in its caller's turn. @throws as `Line.take`, and what `handle` throws */
export function inTurn<T>(call: Call, caller: Caller, handle: () => Promise<T>): Promise<T> {
  return forCaller(caller, async () => {
    const { slot } = costOf(call);
    if (slot === 'heavy') return inShare('short', handle);
    if (slot !== 'quick') return handle();
    const giveBack = await quick.take(caller);
    try {
      return await handle();
    } finally {
      giveBack();
    }
  });
}
