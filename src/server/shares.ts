/*
 * What the process does for people besides its jobs, shared fairly. Lines hand out the few slots of the processor that
 * heavy work takes, the places of quick calls, and memory. In each, networks take turns, and in a network its people;
 * people who are signed in come before visitors. Nobody has more than a part of a line, and a caller who goes away
 * gives up their place.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { AppError } from './errors.ts';
import { PRICES, pace } from './pace.ts';

/** For whom something is done. */
export type Caller = {
  /** The id of a person, or for a visitor the network. */
  readonly who: string;
  readonly network: string;
  /** Signed-in people come before visitors. */
  readonly isVisitor: boolean;
  /** Fires when nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
};

/** Jobs, which have turns of their own in the queue. */
const PROGRAM: Caller = { who: 'the program', network: 'the program', isVisitor: false };

type Bounds = {
  /** The most that is given out at once: in all, and to one caller. What is larger than this is given out alone. */
  readonly all: number;
  readonly each: number;
  /** The most that may wait: in all, and of one caller. */
  readonly waitingAll: number;
  readonly waitingEach: number;
  /** Milliseconds that one may wait. */
  readonly patience?: number;
};
type Ticket = { readonly caller: Caller; readonly weight: number; readonly enter: () => void };

/** Of so many turns, one goes to visitors first: however busy people are, somebody can sign in. */
const VISITORS_TURN = 4;
const BUSY = 'Many people are using this right now. Please try again in a moment.';
const OWN = 'You have started too much at once. Please try again in a moment.';
const RETRY_SECONDS = 2;

/** A fair line for something of which there is only so much. */
export class Line {
  readonly #bounds: Bounds;
  readonly #waiting: Ticket[] = [];
  /** What each caller has, and how many turns ago callers and networks had theirs; only of those who have or want something. */
  readonly #given = new Map<string, number>();
  readonly #served = new Map<string, number>();
  #all = 0;
  #turn = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get given(): number {
    return this.#all;
  }

  /**
   * Waits for `weight` of it. @returns gives it back, to the others at once and to the caller after so many milliseconds; calling it again does nothing
   * @throws AppError `unavailable` if too many wait, or it takes too long; `rate_limited` if the caller has too much
   * waiting; the signal's reason
   */
  async take(caller: Caller, weight = 1): Promise<(restMs?: number) => void> {
    const { waitingAll, waitingEach, patience } = this.#bounds;
    caller.signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ticket: Ticket = { caller, weight, enter: resolve };
    this.#waiting.push(ticket);
    this.#go();
    if (this.#waiting.includes(ticket)) {
      const own = this.#waiting.filter((one) => one.caller.who === caller.who).length;
      if (own > waitingEach || this.#waiting.length > waitingAll) {
        this.#drop(ticket);
        throw own > waitingEach ? again('rate_limited', OWN) : again('unavailable', BUSY);
      }
    }
    const leave = () => {
      if (this.#drop(ticket)) reject(caller.signal!.reason);
    };
    const late = patience && setTimeout(() => this.#drop(ticket) && reject(again('unavailable', BUSY)), patience);
    caller.signal?.addEventListener('abort', leave, { once: true });
    try {
      await promise;
    } finally {
      if (late) clearTimeout(late);
      caller.signal?.removeEventListener('abort', leave);
    }
    return this.#giveBack(caller, weight);
  }

  #giveBack({ who }: Caller, weight: number): (restMs?: number) => void {
    let isGiven = true;
    const toCaller = () => {
      const left = this.#given.get(who)! - weight;
      if (left > 0) this.#given.set(who, left);
      else this.#given.delete(who);
      this.#go();
    };
    return (restMs = 0) => {
      if (!isGiven) return;
      isGiven = false;
      this.#all -= weight;
      if (restMs === 0) return toCaller();
      setTimeout(toCaller, restMs).unref();
      this.#go();
    };
  }

  /**
   * Lets in the next ones, as long as there is enough. A next one that needs more than is left holds up the others, or
   * would wait forever.
   */
  #go(): void {
    for (;;) {
      const next = this.#next();
      if (!next || (this.#all > 0 && this.#all + next.weight > this.#bounds.all)) break;
      const { who, network } = next.caller;
      this.#drop(next);
      this.#all += next.weight;
      this.#given.set(who, (this.#given.get(who) ?? 0) + next.weight);
      this.#turn += 1;
      this.#served.set(who, this.#turn).set(`in ${network}`, this.#turn);
      next.enter();
    }
    if (this.#waiting.length === 0 && this.#all === 0) this.#served.clear();
  }

  #next(): Ticket | undefined {
    let best: Ticket | undefined;
    let bestRank: readonly number[] = [];
    for (const ticket of this.#waiting) {
      const { who, network, isVisitor } = ticket.caller;
      const given = this.#given.get(who) ?? 0;
      if (given > 0 && given + ticket.weight > this.#bounds.each) continue;
      const rank = [
        Number(isVisitor !== this.#turn % VISITORS_TURN < 1),
        this.#served.get(`in ${network}`) ?? 0,
        this.#served.get(who) ?? 0,
      ];
      // Equal ones keep the order in which they came.
      if (!best || isLess(rank, bestRank)) [best, bestRank] = [ticket, rank];
    }
    return best;
  }

  #drop(ticket: Ticket): boolean {
    const at = this.#waiting.indexOf(ticket);
    if (at >= 0) this.#waiting.splice(at, 1);
    return at >= 0;
  }
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && one[at]! < other[at]!;
}

function again(code: 'rate_limited' | 'unavailable', message: string): AppError {
  const error = new AppError(code, message);
  error.retryAfter = RETRY_SECONDS;
  return error;
}

const MB = 1_000_000;

const SLOTS = { all: Math.min(8, Math.max(2, availableParallelism())), each: 1, waitingAll: 400, waitingEach: 60 };

/**
 * Heavy work, one piece for each caller: somebody else's never waits behind two of the same person. What takes a second
 * at most, such as a drawing, has slots of its own, so that it never waits for what may take ten: checks of files,
 * cuts, hostile pictures, exports.
 */
export const slots = { short: new Line(SLOTS), long: new Line(SLOTS) } as const;
/** Quick calls: a browser makes six at once. */
export const quick = new Line({ all: 64, each: 8, waitingAll: 2_000, waitingEach: 100 });
/** Bytes of bodies and answers that the process holds. A body must arrive soon after its place is given, so nobody waits long. */
export const memory = new Line({ all: 240 * MB, each: 24 * MB, waitingAll: 1_000, waitingEach: 60, patience: 20_000 });

/** To begin long work costs much of what it costs: whoever gives it up begins the next one no sooner than if they had waited. */
const GIVEN_UP_MS = 500;

const store = new AsyncLocalStorage<Caller & { readonly holds?: true }>();

/** Runs `work` for `caller`, with everything that it calls and awaits. */
export function forCaller<Result>(caller: Caller, work: () => Result): Result {
  return store.run(caller, work);
}

/** For whom the code runs. */
export function currentCaller(): Caller {
  return store.getStore() ?? PROGRAM;
}

/** Runs what has to be done even if its caller goes away. */
export function toTheEnd<Result>(work: () => Result): Result {
  return store.run({ ...currentCaller(), signal: undefined }, work);
}

/**
 * Does a piece of heavy work for the current caller when it is their turn; a piece of such a piece, at once.
 * @param work gets the signal that fires when nobody waits for it any more
 * @throws as `Line.take`, and what `work` throws
 */
export async function inShare<T>(length: keyof typeof slots, work: (signal?: AbortSignal) => Promise<T>): Promise<T> {
  const caller = store.getStore() ?? PROGRAM;
  if ('holds' in caller) return work(caller.signal);
  if (caller !== PROGRAM) pace.spend(caller.who, PRICES.heavy);
  const giveBack = await slots[length].take(caller);
  try {
    return await store.run({ ...caller, holds: true }, () => work(caller.signal));
  } finally {
    giveBack(length === 'long' && caller.signal?.aborted ? GIVEN_UP_MS : 0);
  }
}

/**
 * Work that several callers wait for, known by a key: it is done once, in the turn of the first, and ends when the last of them has gone.
 */
export class Joint<T> {
  readonly #known = new Map<string, { readonly done: Promise<T>; readonly stop: AbortController; callers: number }>();

  has(key: string): boolean {
    return this.#known.has(key);
  }

  /** @throws as `inShare`; the caller's reason if they go away */
  async do(key: string, length: keyof typeof slots, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const caller = currentCaller();
    caller.signal?.throwIfAborted();
    const joint = this.#known.get(key) ?? this.#begin(key, caller, length, work);
    joint.callers += 1;
    const gone = Promise.withResolvers<never>();
    const leave = () => {
      joint.callers -= 1;
      if (joint.callers === 0) joint.stop.abort(caller.signal!.reason);
      gone.reject(caller.signal!.reason);
    };
    caller.signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([joint.done, gone.promise]);
    } finally {
      caller.signal?.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, caller: Caller, length: keyof typeof slots, work: (signal: AbortSignal) => Promise<T>) {
    const stop = new AbortController();
    const done = forCaller({ ...caller, signal: stop.signal }, () => inShare(length, () => work(stop.signal)));
    const joint = { done, stop, callers: 0 };
    this.#known.set(key, joint);
    const forget = () => {
      if (this.#known.get(key) === joint) this.#known.delete(key);
    };
    // A caller that comes after the last one has gone begins anew.
    stop.signal.addEventListener('abort', forget, { once: true });
    done.then(forget, forget);
    return joint;
  }
}
