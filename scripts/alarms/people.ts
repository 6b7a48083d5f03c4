import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../../test/client.ts';

const PLAN = { planId: 'individual_pro' };

/** Somebody who uses a site, and hears of its faults without giving up. */
export class Person {
  readonly email = `${randomUUID()}@example.com`;
  readonly #client: Client;
  readonly #headers: Record<string, string>;

  private constructor(origin: string, number: number) {
    this.#client = new Client(origin);
    // An address of their own, as behind a proxy: limits by address count one person.
    this.#headers = { 'x-forwarded-for': `10.8.0.${number}`, origin };
  }

  /** Signs up and pays. @throws if that is refused */
  static async join(origin: string, number: number): Promise<Person> {
    const person = new Person(origin, number);
    await person.#ok('POST', '/api/auth/register', { email: person.email, password: 'a torture to remember' });
    const checkout = await person.#ok('POST', '/api/subscription/create-checkout', PLAN);
    const sessionId = new URL(checkout.redirectUrl, origin).searchParams.get('session_id');
    await person.#ok('POST', '/api/test/simulate-stripe-success', { sessionId, ...PLAN });
    return person;
  }

  /** Looks at their promos every second and a half, until it is over. */
  async look(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await this.#ask('GET', '/api/promos').catch(() => null);
      await sleep(1_500, undefined, { signal: over }).catch(() => {});
    }
  }

  /** Asks for a film, and waits for it no longer than anybody would for an answer. */
  async film(): Promise<void> {
    const form = new FormData();
    const settings = { text: `Spin night ${randomUUID()}`, videoDuration: 2, animationType: 'none' };
    form.append('videoSettings', JSON.stringify(settings));
    const begun = await this.#ask('POST', '/api/generate-video', form).catch(() => null);
    if (begun?.status !== 200) return;
    const { textOverlayPublicId } = begun.body;
    const order = { backgroundPublicId: null, textOverlayPublicId, videoDuration: 2 };
    await this.#ask('POST', '/api/compose-video', order).catch(() => null);
  }

  /** Asks for a film again and again. @param everyMs between two */
  async films(everyMs: number, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await this.film();
      await sleep(everyMs, undefined, { signal: over }).catch(() => {});
    }
  }

  /** Has a mail sent that is of no use later, and is given up. */
  async forgetPassword(): Promise<void> {
    await this.#ok('POST', '/api/auth/forgot-password', { email: this.email });
  }

  /** Has a mail sent that is tried again for days. */
  async changeTheirMind(): Promise<void> {
    await this.#ok('POST', '/api/subscription/cancel', {});
    await this.#ok('POST', '/api/subscription/keep', {});
  }

  #ask(method: string, path: string, data?: unknown) {
    const json = data !== undefined && !(data instanceof FormData);
    const headers = { ...this.#headers, ...(json && { 'content-type': 'application/json' }) };
    const body = json ? JSON.stringify(data) : (data as FormData | undefined);
    return this.#client.request(method, path, {
      ...{ headers, signal: AbortSignal.timeout(90_000) },
      ...(body !== undefined && { body }),
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: the answer's shape is the contract's; here only a few of its fields are read
  async #ok(method: string, path: string, data: unknown): Promise<any> {
    const answer = await this.#ask(method, path, data);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return answer.body;
  }
}
