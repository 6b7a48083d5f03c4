import { setTimeout as delay } from 'node:timers/promises';

/** The process was told to leave while something was being opened. */
class Leaving extends Error {
  override name = 'Leaving';
}

type End = { readonly name: string; readonly end: () => unknown };

/** How long the way out waits for what is still being opened; what comes later is closed as it comes. */
const OPENING_MS = 5_000;

/**
 * What a process has opened, and the one way out of it: whatever was opened is closed again, once, the last first, also
 * if the process is told to leave or fails between two steps or in one.
 */
export class Opened {
  readonly #leaving = new AbortController();
  readonly #onStep: (name: string) => void;
  readonly #onFault: (error: unknown, name: string) => void;
  readonly #patienceMs: number;
  readonly #ends: End[] = [];
  readonly #opening = new Set<Promise<unknown>>();
  #failed: string | null = null;
  #closed: Promise<void> | null = null;
  #isOver = false;

  /**
   * @param onStep called with each name before it is opened or closed
   * @param onFault called with what closing has thrown; the rest is closed all the same
   */
  constructor(
    onStep: (name: string) => void = () => {},
    onFault: (error: unknown, name: string) => void = () => {},
    patienceMs = OPENING_MS,
  ) {
    this.#onStep = onStep;
    this.#onFault = onFault;
    this.#patienceMs = patienceMs;
  }

  /** The first step that failed. */
  get failedAt(): string | null {
    return this.#failed;
  }

  /**
   * Opens something that `end` closes. Neither is called once the process leaves.
   * @param open should give up when its signal fires
   * @throws Leaving instead of anything else once the process leaves; what `open` throws otherwise
   */
  open<What>(
    name: string,
    open: (signal: AbortSignal) => What | Promise<What>,
    end: ((what: What) => unknown) | null = null,
  ): Promise<What> {
    const opening = this.#open(name, open, end);
    this.#opening.add(opening);
    opening.catch(() => {}).finally(() => this.#opening.delete(opening));
    return opening;
  }

  async #open<What>(
    name: string,
    open: (signal: AbortSignal) => What | Promise<What>,
    end: ((what: What) => unknown) | null,
  ): Promise<What> {
    const { signal } = this.#leaving;
    if (signal.aborted) throw new Leaving(name);
    this.#onStep(name);
    let what: What;
    try {
      what = await open(signal);
    } catch (error) {
      if (signal.aborted) throw new Leaving(name);
      this.#failed ??= name;
      throw error;
    }
    if (end) await this.#keep({ name, end: () => end(what) });
    if (signal.aborted) throw new Leaving(name);
    return what;
  }

  async #keep(end: End): Promise<void> {
    // Nobody is left who would close it later.
    if (this.#isOver) await this.#end(end);
    else this.#ends.push(end);
  }

  /** Nothing is opened from now on. Resolves when what was being opened is there or has given up. */
  async leave(): Promise<void> {
    this.#leaving.abort(new Leaving('The process leaves.'));
    const waited = new AbortController();
    await Promise.race([
      Promise.allSettled(this.#opening),
      delay(this.#patienceMs, undefined, { signal: waited.signal }).catch(() => {}),
    ]);
    waited.abort();
  }

  /** Leaves, and closes everything. Never rejects; called again, it waits for the first call. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.leave();
    for (let last = this.#ends.pop(); last; last = this.#ends.pop()) await this.#end(last);
    this.#isOver = true;
  }

  async #end({ name, end }: End): Promise<void> {
    this.#onStep(`-${name}`);
    try {
      await end();
    } catch (error) {
      this.#onFault(error, name);
    }
  }
}
