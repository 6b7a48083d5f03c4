import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentOf } from '../../test/promo.ts';
import type { Caller } from './caller.ts';
import type { Ledger } from './ledger.ts';

/** A time without service: from the first call that failed to the first that was answered again, or to the end. */
export type Gap = {
  readonly kind: 'reads' | 'writes';
  readonly from: number;
  readonly seconds: number;
  readonly after: string;
};

const EVERY_MS = { reads: 200, writes: 600 };
const PATIENCE_MS = 2_000;

type Watching = {
  readonly origin: string;
  /** The writer: signed in, and in nothing else. */
  readonly writer: { readonly caller: Caller; readonly id: string };
  readonly ledger: Ledger;
  /** What was done to the installation last. */
  readonly harmed: () => string;
  readonly over: AbortSignal;
};

/**
 * Reads and writes through the site all the time, once each, and notes how long nobody was answered: a database without
 * its second node reads on and takes nothing.
 */
export async function watch({ origin, writer, ledger, harmed, over }: Watching): Promise<Gap[]> {
  const reads = () => fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(({ ok }) => ok);
  const all = await Promise.all([
    gapsOf('reads', reads, harmed, over),
    gapsOf('writes', writing(writer, ledger), harmed, over),
  ]);
  return all.flat();
}

/** What saves a promo each time it is called, and writes down what was told. @returns whether it was saved */
function writing({ caller, id }: Watching['writer'], ledger: Ledger): () => Promise<boolean> {
  const promo = randomUUID();
  let n = 0;
  let version = 0;
  return async () => {
    const content = contentOf({ text: `Line ${n++} of ${id}` });
    const before = ledger.promos.get(promo) ?? { person: id, version: 0, content: '', trying: null };
    // Of several that nobody answered the first may be there.
    const trying = before.trying ?? content;
    ledger.promos.set(promo, { ...before, trying });
    const path = `/api/promos/${promo}`;
    const answer = await caller.once('PUT', path, { version, content: trying }, PATIENCE_MS);
    if (answer?.status === 200) version = answer.body.version;
    else if (answer?.status === 409) {
      // Saved by the time before, whose answer was lost; the auditor compares the content.
      const now = await caller.once('GET', path, undefined, PATIENCE_MS);
      if (now?.status !== 200) return false;
      version = now.body.version;
    } else return false;
    ledger.promos.set(promo, { person: id, version, content: trying, trying: null });
    return true;
  };
}

/** Exported for its test. @param ask whether it was answered; rejects or resolves to false if not */
export async function gapsOf(
  kind: Gap['kind'],
  ask: () => Promise<boolean>,
  harmed: () => string,
  over: AbortSignal,
): Promise<Gap[]> {
  const gaps: Gap[] = [];
  let since: { from: number; after: string } | null = null;
  const close = () => {
    if (since) gaps.push({ kind, ...since, seconds: (Date.now() - since.from) / 1000 });
    since = null;
  };
  while (!over.aborted) {
    const asked = Date.now();
    if (await ask().catch(() => false)) close();
    else since ??= { from: asked, after: harmed() };
    await sleep(Math.max(0, EVERY_MS[kind] - (Date.now() - asked)), undefined, { signal: over }).catch(() => {});
  }
  // What did not come back is the longest of all.
  close();
  return gaps;
}
