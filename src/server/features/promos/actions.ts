import { randomUUID } from 'node:crypto';
import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type * as calls from '../../../contract/promos.ts';
import {
  type PromoRecord,
  packContent,
  promoName,
  type ShelfPromo,
  type savePromo,
  sketchOf,
  unpackContent,
} from '../../../contract/promos.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { findStates, type RenderState } from '../renders/actions.ts';
import { assertRoom, create, lockPerson } from './create.ts';
import { filmState } from './films.ts';
import * as queries from './queries.ts';

export { findFilmsOf, type PromoFilm, putPromo } from './films.ts';
export { countPromos, countPromosOver, findNewestWeek, sumContents } from './queries.ts';
export { readUses } from './uses.ts';

const PAGE = 24;

/** One page of the person's promos, last changed first. */
export async function listPromos(
  { db }: Services,
  user: SessionUser,
  before?: string,
): Promise<CallOutput<typeof calls.listPromos>> {
  await takeOverDraft(db, user);
  const rows = await queries.listPromos(db, user.id, { before, limit: PAGE + 1 });
  const total = await queries.countPromos(db, user.id);
  const page = rows.slice(0, PAGE);
  const films = await findStates(
    db,
    user.id,
    page.flatMap(({ renderId }) => renderId ?? []),
  );
  return { promos: page.map((row) => presentOnShelf(row, films)), more: rows.length > PAGE, total };
}

/** The promo that was changed last; null if there is none. */
export async function readCurrent(
  { db }: Services,
  user: SessionUser,
): Promise<CallOutput<typeof calls.getCurrentPromo>> {
  await takeOverDraft(db, user);
  const row = await queries.findNewest(db, user.id);
  return { promo: row && present(row) };
}

/** @throws AppError `not_found`, also if it is deleted */
export async function readPromo({ db }: Services, user: SessionUser, id: string): Promise<PromoRecord> {
  const row = await queries.findPromo(db, user.id, id);
  if (!row || row.deletedAt) throw unknown();
  return present(row);
}

/**
 * Saves a promo that continues `version`. Sent again after a lost response, it changes nothing and answers as before.
 * @throws AppError `promo_changed` with the current version, `promo_limit`, `not_found`, `invalid_input`
 */
export async function savePromoAs(
  { db }: Services,
  user: SessionUser,
  id: string,
  { version, content: read, title }: CallReceived<typeof savePromo>['body'],
): Promise<CallOutput<typeof savePromo>> {
  const content = packContent(read);
  const values = { content, sketch: packContent(sketchOf(read)), renderId: read.ticket?.renderId ?? null };
  const row =
    version === 0
      ? await db.transaction((tx) => create(tx, { ...values, userId: user.id, id, title: title || null }))
      : await queries.replaceContent(db, { userId: user.id, id, version }, values);
  if (row) return presentSaved(row);
  const current = await queries.findPromo(db, user.id, id);
  if (!current) throw unknown();
  if (!current.deletedAt && current.version === version + 1 && current.content === content)
    return presentSaved(current);
  throw changed(current);
}

/** An empty title takes the name away. @throws AppError `not_found` */
export async function renamePromo({ db }: Services, user: SessionUser, id: string, title: string): Promise<void> {
  if (!(await queries.setTitle(db, user.id, id, title || null))) throw unknown();
}

/**
 * Deletes a promo. It can be brought back for some days, unless as many as there may be promos were deleted after it.
 * @throws AppError `not_found`
 */
export async function deletePromo({ db }: Services, user: SessionUser, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await queries.markDeleted(tx, user.id, id))) throw unknown();
    await queries.purgeDeleted(tx, user.id, LIMITS.promos);
  });
}

/** One page of the person's deleted promos, deleted last first; those that nobody can read are left out. */
export async function listDeletedPromos(
  { db }: Services,
  user: SessionUser,
  before?: string,
): Promise<CallOutput<typeof calls.listDeletedPromos>> {
  const rows = await queries.listDeleted(db, user.id, { before, limit: PAGE + 1 });
  const total = await queries.countDeleted(db, user.id);
  return { promos: rows.slice(0, PAGE).flatMap(presentDeleted), more: rows.length > PAGE, total };
}

/** Brings a deleted promo back; one that is not deleted stays as it is. @throws AppError `not_found`, `promo_limit` */
export async function restorePromo({ db }: Services, user: SessionUser, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, user.id);
    const row = await queries.findPromo(tx, user.id, id);
    if (!row) throw unknown();
    if (!row.deletedAt) return;
    await assertRoom(tx, user.id);
    await queries.unmarkDeleted(tx, user.id, id);
  });
}

/** Removes what was deleted long ago. */
export async function purgePromos({ db }: Pick<Services, 'db'>): Promise<void> {
  await queries.purgeAll(db);
}

/** The draft that the previous release has kept becomes a promo, once. One that cannot be read could not be opened there either. */
async function takeOverDraft(db: Services['db'], { id: userId }: SessionUser): Promise<void> {
  // Hardly anybody still has one, and every start of the studio asks.
  if (!(await queries.hasDraft(db, userId))) return;
  await db.transaction(async (tx) => {
    const content = unpackContent(await queries.takeDraft(tx, userId));
    if (!content) return;
    const values = { content: packContent(content), sketch: null, renderId: content.ticket?.renderId ?? null };
    await queries.insertPromo(tx, { id: randomUUID(), userId, title: null, ...values });
  });
}

const unknown = () => new AppError('not_found', 'This promo does not exist. It may have been deleted.');

function changed({ version, content, deletedAt }: queries.PromoRow): AppError {
  const error = new AppError('promo_changed');
  error.current = { version, content, deleted: deletedAt !== null };
  return error;
}

function present({ id, title, version, content, updatedAt }: queries.PromoRow): PromoRecord {
  return { id, title, version, content, updatedAt: updatedAt.toISOString() };
}

function presentDeleted(row: queries.DeletedPromo): calls.DeletedPromo[] {
  const { id, title, deletedAt, keptUntil } = row;
  const read = unpackContent(row.sketch ?? row.content);
  if (!read) return [];
  const { date, schedule, time } = read.form;
  const name = promoName({ title, content: read });
  const [deleted, kept] = [deletedAt.toISOString(), keptUntil.toISOString()];
  return [{ id, name, when: { date, schedule, time }, deletedAt: deleted, keptUntil: kept }];
}

function presentSaved({ version, updatedAt }: queries.PromoRow): CallOutput<typeof savePromo> {
  return { version, updatedAt: updatedAt.toISOString() };
}

function presentOnShelf(row: queries.ListedPromo, films: Map<string, RenderState>): ShelfPromo {
  const { id, title, version, renderId, updatedAt } = row;
  const content = row.sketch === null ? unpackContent(row.content) : null;
  const film = renderId === null ? undefined : films.get(renderId);
  const state = filmState(renderId, film);
  const sketch = row.sketch ?? (content ? packContent(sketchOf(content)) : '');
  return {
    id,
    title,
    version,
    updatedAt: updatedAt.toISOString(),
    sketch,
    film: { state, renderId, counted: film?.counted ?? false },
  };
}
