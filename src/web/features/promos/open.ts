import { useEffect, useState } from 'react';
import type { Brand } from '../../../contract/brand.ts';
import type { CallOutput } from '../../../contract/call.ts';
import type { Clip, listBackgroundVideos } from '../../../contract/library.ts';
import { getCurrentPromo, getPromo, type PromoContent, packContent, unpackContent } from '../../../contract/promos.ts';
import type { User } from '../../../contract/session.ts';
import { LOOKS, type LookId } from '../../../scene/looks.ts';
import { callApi } from '../../api/client.ts';
import { isAbort } from '../../api/failure.ts';
import { newId } from '../../api/new-id.ts';
import { queryClient } from '../../api/query-client.ts';
import { forget, kept } from '../../api/storage.ts';
import { backgroundsQuery } from '../backgrounds/api.ts';
import { brandQuery } from '../brand/api.ts';
import { receive, sendSoon } from './send.ts';
import { apply, bringBack, prune, readEntries, readEntry } from './store.ts';
import { type Entry, newEntry } from './sync.ts';

/** What a new promo begins with: its background (null: black), and the look of the brand kit (null: none was chosen). */
export type Beginning = { background: Clip | null; look: LookId | null };
/** The promo that the editor opens. `fresh`: it is new, and the editor fills it. */
export type OpenPromo = { entry: Entry; fresh: boolean; beginning: Beginning };

const EMPTY: Beginning = { background: null, look: null };

/**
 * The promo that was asked for; otherwise what this browser has not sent yet; otherwise what was changed last on any device; otherwise a new one.
 * Without an answer from the server, the latest that this browser has.
 * @param asked id of a promo
 * @returns undefined while the server is being asked
 */
export function useOpenPromo({ id: userId, entitlements }: User, asked: string | undefined): OpenPromo | undefined {
  const { brandKit } = entitlements;
  const [found, setFound] = useState<{ asked: string | undefined; promo: OpenPromo } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Asked for at once, since most will need it.
    const begin = readBeginning(brandKit);
    const open = async () => {
      const promo = opened(userId, await find(userId, asked, leaving.signal));
      const beginning = promo.fresh ? await begin : EMPTY;
      if (!leaving.signal.aborted) setFound({ asked, promo: { ...promo, beginning } });
    };
    open().catch((error: unknown) => {
      if (!isAbort(error)) throw error;
    });
    return () => leaving.abort();
  }, [userId, brandKit, asked]);
  return found && found.asked === asked ? found.promo : undefined;
}

/** What a new promo of this person begins with. Without a connection it is asked for in vain, instead of waiting for one. */
export async function readBeginning(brandKit: boolean): Promise<Beginning> {
  const library = queryClient.fetchQuery({ ...backgroundsQuery, networkMode: 'always' }).catch(() => null);
  const brand = brandKit ? queryClient.fetchQuery({ ...brandQuery, networkMode: 'always' }).catch(() => null) : null;
  return beginningIn(await library, await brand);
}

/** The look that the brand kit says, over the loop that it was drawn for; otherwise what the library says. */
function beginningIn(library: CallOutput<typeof listBackgroundVideos> | null, brand: Brand | null): Beginning {
  const look = brand?.kit.look ?? null;
  const starter = library?.starter ?? null;
  if (!look) return { background: starter, look };
  const { background: slug } = LOOKS[look];
  if (slug === null) return { background: null, look };
  return { background: library?.universal.find((clip) => clip.slug === slug) ?? starter, look };
}

function opened(userId: string, found: Entry | null): Omit<OpenPromo, 'beginning'> {
  const entry = found ?? newEntry(newId(), '', Date.now());
  prune(userId);
  return { entry, fresh: entry.content === '' };
}

async function find(userId: string, asked: string | undefined, signal: AbortSignal): Promise<Entry | null> {
  bringBack(userId);
  await takeOverDraft(userId, signal);
  if (asked) {
    const here = readEntry(userId, asked);
    if (here && (here.dirty || here.base === 0)) return here;
    const there = await answerOf(callApi(getPromo, { params: { id: asked } }, { signal }), signal);
    const entry = there ? receive(userId, there) : here;
    if (entry) return entry;
  }
  const unsent = readEntries(userId).find(({ dirty }) => dirty);
  if (unsent) return unsent;
  const answer = await answerOf(callApi(getCurrentPromo, {}, { signal }), signal);
  if (answer?.promo) return receive(userId, answer.promo);
  // What the account does not have anymore was deleted; without an answer nobody knows.
  const here = readEntries(userId).filter(({ content, base }) => content !== '' && (!answer || base === 0));
  return here[0] ?? null;
}

/** null: there is no answer, or there is no such promo. @throws if it was aborted */
async function answerOf<T>(answer: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return answer.catch(() => {
    signal.throwIfAborted();
    return null;
  });
}

/** The one draft that the previous release has kept in this browser becomes a promo, unless the account has it. */
async function takeOverDraft(userId: string, signal: AbortSignal): Promise<void> {
  const name = `spinreel.draft.${userId}`;
  const draft = unpackContent(kept(name) ?? null);
  if (!draft) return forget(name);
  const content = packContent(draft);
  const answer = await answerOf(callApi(getCurrentPromo, {}, { signal }), signal);
  forget(name);
  if (answer?.promo?.content === content) return;
  const id = newId();
  apply(userId, [{ id, entry: newEntry(id, content, Date.now(), true) }]);
}

/** A new promo that nothing is known of yet; the one that is open stays. @returns its id */
export function startNew(userId: string): string {
  const id = newId();
  apply(userId, [{ id, entry: newEntry(id, '', Date.now()) }]);
  return id;
}

/** A new promo with this content. @returns its id */
export function startFrom(userId: string, content: PromoContent): string {
  const id = newId();
  apply(userId, [{ id, entry: newEntry(id, packContent(content), Date.now(), true) }]);
  sendSoon(userId);
  return id;
}
