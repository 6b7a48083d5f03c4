import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, Client } from '../../test/client.ts';
import type { Ledger } from './ledger.ts';

/** Answers that say: not now, try again. The proxy's own are 502 to 504. */
const AGAIN = new Set([429, 502, 503, 504]);
/** A caller who hears nothing else for so long gives up; failing over takes less. */
const PATIENCE_MS = 240_000;
const WAIT_MS = 700;

/** There was nothing final within PATIENCE_MS. `wasAnswered`: the last that was heard was a request to come back. */
export class GaveUp extends Error {
  readonly wasAnswered: boolean;

  constructor(message: string, wasAnswered: boolean) {
    super(message);
    this.wasAnswered = wasAnswered;
  }
}

const nameOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\?.*$/g, '…');

/** A person's browser, which does what the page does: it repeats what got no answer, or one that asks for it. */
export class Caller {
  readonly client: Client;
  readonly #ledger: Ledger;
  readonly #headers: Record<string, string>;

  constructor(origin: string, address: string, ledger: Ledger) {
    this.client = new Client(origin);
    this.#ledger = ledger;
    // Everybody has an address of their own, as behind a proxy: limits by address count one person.
    this.#headers = { 'x-forwarded-for': address, origin };
  }

  /** @throws GaveUp */
  async call(method: string, path: string, data?: unknown): Promise<Answer> {
    const end = Date.now() + PATIENCE_MS;
    let last = 'no answer';
    let wasAnswered = false;
    while (Date.now() < end) {
      this.#ledger.calls += 1;
      const answer = await this.#send(method, path, data, 90_000).catch((error: Error) => {
        last = String(error.cause ?? error);
        wasAnswered = false;
        return null;
      });
      if (answer && !AGAIN.has(answer.status)) return this.#looked(method, path, answer);
      if (answer) last = `${answer.status} ${answer.text.slice(0, 120)}`;
      // The proxy's own answers are nobody's word.
      if (answer) wasAnswered = answer.headers.get('retry-after') !== null;
      this.#ledger.repeated += 1;
      if (answer?.status !== 429)
        this.#ledger.note(this.#ledger.failed, `${method} ${nameOf(path)}: ${answer?.status ?? last}`);
      const seconds = Number(answer?.headers.get('retry-after')) || 0;
      await sleep(Math.min(seconds * 1000, 5_000) || WAIT_MS);
    }
    throw new GaveUp(`${method} ${path}: ${last}`, wasAnswered);
  }

  /** Asks once, and writes nothing down. null: no answer within `patienceMs`. */
  once(method: string, path: string, data: unknown, patienceMs: number): Promise<Answer | null> {
    return this.#send(method, path, data, patienceMs).catch(() => null);
  }

  #send(method: string, path: string, data: unknown, patienceMs: number): Promise<Answer> {
    const json = data !== undefined && !(data instanceof FormData);
    const headers = { ...this.#headers, ...(json && { 'content-type': 'application/json' }) };
    const body = json ? JSON.stringify(data) : (data as FormData | undefined);
    const signal = AbortSignal.timeout(patienceMs);
    return this.client.request(method, path, { headers, signal, ...(body !== undefined && { body }) });
  }

  #looked(method: string, path: string, answer: Answer): Answer {
    if (answer.status >= 500 && answer.status !== 507) {
      this.#ledger.note(this.#ledger.wrong, `${answer.status} ${method} ${nameOf(path)}: ${answer.text.slice(0, 140)}`);
    }
    return answer;
  }
}
