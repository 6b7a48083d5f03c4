import { type FakeInstagram, type Mishap, startInstagram } from '../../test/fakes/instagram.ts';
import type { Ledger } from './ledger.ts';
import type { Chance } from './step.ts';

/** How often each happens to a call. */
const CHANCES: Readonly<Record<Exclude<Mishap, null>, number>> = {
  ...{ down: 0.04, lost: 0.05, cut: 0.04, hang: 0.01, garbage: 0.03, busy: 0.03, transient: 0.02, slow: 0.05 },
};

/**
 * Instagram, whose calls fail in every way that it has, before and after it has done what it was asked. It would publish a container twice, which the real one would
 * not. What it publishes goes into the ledger, by the post whose video it was given.
 */
export async function startPeer(ledger: Ledger, chance: Chance): Promise<FakeInstagram> {
  const peer = await startInstagram();
  peer.mishap = () => {
    let left = chance();
    for (const [mishap, share] of Object.entries(CHANCES) as [keyof typeof CHANCES, number][]) {
      left -= share;
      if (left >= 0) continue;
      ledger.note(ledger.mishaps, mishap);
      return mishap;
    }
    return null;
  };
  peer.prepare = () => ({ ms: chance() < 0.5 ? 0 : chance() * 20_000, error: null });
  peer.saidAfter = () => (chance() < 0.3 ? chance() * 30_000 : 0);
  peer.shownAfter = 20_000;
  peer.publishesAgain = true;
  peer.onPublish = ({ film }, { id }) => {
    const post = /\/api\/instagram\/films\/([0-9a-f-]{36})\?/.exec(film)?.[1] ?? film;
    ledger.published.set(post, [...(ledger.published.get(post) ?? []), id]);
  };
  return peer;
}
