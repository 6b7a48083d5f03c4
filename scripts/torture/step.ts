import type { Answer } from '../../test/client.ts';
import type { FakeInstagram } from '../../test/fakes/instagram.ts';
import { type Caller, GaveUp } from './caller.ts';
import type { Ledger } from './ledger.ts';

export type Chance = () => number;

export type Crowd = {
  readonly origin: string;
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly instagram: FakeInstagram;
  /** A video to upload, a few frames long. */
  readonly video: Blob;
  /** Aborted when nobody begins anything new. */
  readonly over: AbortSignal;
  /** Everybody makes films over a clip of their own, one after the other, and does nothing else. */
  readonly onlyFilms: boolean;
};

export type Step = Crowd & {
  readonly caller: Caller;
  readonly id: string;
  readonly n: number;
  readonly clips: string[];
  readonly promo: { id: string; version: number };
};

/** null: its person was told to come back until they gave up; what was accepted has not come yet. Silence is another thing. */
export async function patiently(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch((error) => {
    if (error instanceof GaveUp && error.wasAnswered) return null;
    throw error;
  });
}

export const words = (answer: Answer) => `${answer.status} ${answer.body?.message ?? answer.text.slice(0, 100)}`;

export function refuse(ledger: Ledger, call: string, answer: Answer): void {
  ledger.note(ledger.refused, `${call}: ${words(answer)}`);
}

// biome-ignore lint/suspicious/noExplicitAny: the answer's shape is the contract's; here only a few of its fields are read
export function expectOk(answer: Answer): any {
  if (answer.status !== 200) throw new Error(words(answer));
  return answer.body;
}
