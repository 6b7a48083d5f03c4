import { type PromoContent, packContent, type ShelfPromo, sketchOf, unpackContent } from '../../../contract/promos.ts';
import type { Tx } from '../../db/client.ts';
import { findStates, type RenderState } from '../renders/actions.ts';
import { create } from './create.ts';
import * as queries from './queries.ts';

const STATES = { planned: 'gone', queued: 'making', running: 'making', done: 'ready', failed: 'failed' } as const;

/** What becomes of the film of a content. */
export function filmState(renderId: string | null, film: RenderState | undefined): ShelfPromo['film']['state'] {
  if (renderId === null) return 'none';
  return film ? STATES[film.status] : 'gone';
}

/** A promo as it stands, with its film. */
export type PromoFilm = {
  version: number;
  updatedAt: Date;
  content: PromoContent;
  renderId: string | null;
  film: ShelfPromo['film']['state'];
  counted: boolean;
  /** Why the film failed, in words for people. */
  error: string | null;
  /** By which it is delivered; null: there is none. */
  publicId: string | null;
};

/** Those of a person's promos that are there and can be read, by their ids. */
export async function findFilmsOf(db: Tx, userId: string, ids: string[]): Promise<Map<string, PromoFilm>> {
  const rows = await queries.listByIds(db, userId, ids);
  const films = await findStates(
    db,
    userId,
    rows.flatMap(({ renderId }) => renderId ?? []),
  );
  return new Map(
    rows.flatMap(({ id, version, updatedAt, content: text, renderId }) => {
      const content = unpackContent(text);
      const film = renderId === null ? undefined : films.get(renderId);
      const { counted = false, error = null, publicId = null } = film ?? {};
      const made = { film: filmState(renderId, film), counted, error, publicId };
      return content ? [[id, { version, updatedAt, content, renderId, ...made }] as const] : [];
    }),
  );
}

/**
 * Saves what the program has made of a promo: a new one where `version` is 0. It stands under the same versions as what browsers send, so that none of
 * them replaces it unseen. @returns false if there is another version by now
 * @throws AppError `promo_limit`
 */
export async function putPromo(
  tx: Tx,
  { userId, id, version }: { userId: string; id: string; version: number },
  read: PromoContent,
): Promise<boolean> {
  const content = packContent(read);
  const values = { content, sketch: packContent(sketchOf(read)), renderId: read.ticket?.renderId ?? null };
  const row =
    version === 0
      ? await create(tx, { ...values, userId, id, title: null })
      : await queries.replaceContent(tx, { userId, id, version }, values);
  return row !== undefined;
}
