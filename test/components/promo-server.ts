import { ERRORS } from '../../src/contract/errors.ts';
import {
  deletePromo,
  getCurrentPromo,
  getPromo,
  listDeletedPromos,
  listPromos,
  type PromoRecord,
  packContent,
  promoName,
  renamePromo,
  restorePromo,
  type ShelfPromo,
  savePromo,
  sketchOf,
  unpackContent,
} from '../../src/contract/promos.ts';
import { answer } from './answers.ts';

type Kept = Omit<ShelfPromo, 'sketch'> & { content: string; deleted?: boolean };

/** The account's promos, last changed first; tests may change them, as another device would. */
export let promos: Kept[] = [];

const NO_FILM: ShelfPromo['film'] = { state: 'none', renderId: null, counted: false };

/** A promo that the account has. */
export function givePromo(promo: Partial<Kept> & { content: string }): Kept {
  const kept = {
    id: crypto.randomUUID(),
    title: null,
    version: 1,
    updatedAt: new Date().toISOString(),
    film: NO_FILM,
    ...promo,
  };
  promos.unshift(kept);
  return kept;
}

/** From now on the server keeps promos as the real one does. */
export function keepPromos(): void {
  promos = [];
  const find = (id: string) => promos.find((promo) => promo.id === id);
  const open = (id: string) => (find(id)?.deleted ? undefined : find(id));
  const missing = () => refusal('not_found', {});
  const record = ({ id, title, version, content, updatedAt }: Kept): PromoRecord => ({
    id,
    title,
    version,
    content,
    updatedAt,
  });
  answer(listPromos, () => {
    const shelf = promos
      .filter(({ deleted }) => !deleted)
      .map(({ deleted: _, content, ...promo }) => {
        const read = unpackContent(content);
        return { ...promo, sketch: read ? packContent(sketchOf(read)) : '' };
      });
    return { promos: shelf, more: false, total: shelf.length };
  });
  answer(getCurrentPromo, () => {
    const newest = promos.find(({ deleted }) => !deleted);
    return { promo: newest ? record(newest) : null };
  });
  answer(getPromo, ({ params }) => {
    const promo = open(params.id);
    return promo ? record(promo) : missing();
  });
  answer(savePromo, ({ params: { id }, body: { version, content: sent } }) => {
    const content = packContent(sent);
    const before = find(id);
    if (!before && version > 0) return missing();
    if (before && !before.deleted && before.version === version + 1 && before.content === content) return before;
    if (before && (before.deleted || before.version !== version)) {
      const current = { version: before.version, content: before.content, deleted: before.deleted ?? false };
      return refusal('promo_changed', { current });
    }
    promos = promos.filter((promo) => promo !== before);
    return givePromo({ ...before, id, content, version: version + 1, updatedAt: new Date().toISOString() });
  });
  answer(renamePromo, ({ params, body }) => change(params.id, { title: body.title || null }));
  answer(listDeletedPromos, () => {
    const gone = promos.filter(({ deleted }) => deleted);
    const [deletedAt, keptUntil] = [new Date().toISOString(), new Date(Date.now() + 30 * 86_400_000).toISOString()];
    const list = gone.map(({ id, title, content }) => {
      const read = unpackContent(content)!;
      const { date, schedule, time } = read.form;
      return { id, name: promoName({ title, content: read }), when: { date, schedule, time }, deletedAt, keptUntil };
    });
    return { promos: list, more: false, total: list.length };
  });
  answer(deletePromo, ({ params }) => change(params.id, { deleted: true }));
  answer(restorePromo, ({ params }) => change(params.id, { deleted: false }));
}

function change(id: string, changes: Partial<Kept>): { message: string } {
  promos = promos.map((promo) => (promo.id === id ? { ...promo, ...changes } : promo));
  return { message: 'Done.' };
}

function refusal(code: 'not_found' | 'promo_changed', more: object): Response {
  const { status, message } = ERRORS[code];
  return Response.json({ code, message, ...more }, { status });
}
