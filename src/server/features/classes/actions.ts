import type { AuditAction } from '../../../contract/activity.ts';
import type { ClassDescription, ClassType } from '../../../contract/classes.ts';
import { starterClasses } from '../../copywriter/lines/index.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import { isDuplicate } from '../../db/duplicate.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import * as links from './link-queries.ts';
import { type Owner, readsClassesOf, writesClassesOf } from './policy.ts';
import * as queries from './queries.ts';

export { countTexts } from './queries.ts';

type Which = { id: string } | { name: string };

/** Universal class types, then the person's; each with its description, the person's own in preference to the universal one. */
export async function listClassTypes({ db }: Services, user: SessionUser): Promise<ClassType[]> {
  const owner = await readsClassesOf({ db }, user);
  const [types, descriptions] = await Promise.all([
    queries.listTypes(db, owner),
    queries.listDescriptionsWithFallback(db, owner),
  ]);
  const byName = new Map(descriptions.map((row) => [row.className.toLowerCase(), row.description]));
  return types.map((type) => presentType(user, type, byName.get(type.classType.toLowerCase()) ?? null));
}

/** @throws AppError `conflict` if there is a universal or own class type of this name */
export async function createClassType(
  { db }: Services,
  user: SessionUser,
  { classType, description }: { classType: string; description?: string | null | undefined },
): Promise<ClassType> {
  const owner = writer(user);
  return db.transaction(async (tx) => {
    if (await queries.typeNamed(tx, owner, classType)) throw taken(classType);
    const type = await queries.insertType(tx, owner, classType);
    if (!type) throw taken(classType);
    if (description) await queries.putDescription(tx, owner, classType, description);
    await noteUniversal(tx, user, 'class-type-added', { classType, ...(description && { description }) });
    return presentType(user, type, description || null);
  });
}

/**
 * Renames one of the person's class types; its description and its booking link follow.
 * @throws AppError `not_found`, or `conflict` if the new name is taken
 */
export async function renameClassType(
  { db }: Services,
  user: SessionUser,
  id: string,
  name: string,
): Promise<ClassType> {
  const owner = writer(user);
  return duplicateIs(taken(name), () =>
    db.transaction(async (tx) => {
      const type = await queries.ownType(tx, owner, { id });
      if (!type) throw unknownType();
      const namesake = await queries.typeNamed(tx, owner, name);
      if (namesake && namesake.id !== id) throw taken(name);
      await queries.moveDescriptions(tx, owner, type.classType, name);
      await links.moveLinks(tx, owner, type.classType, name);
      const renamed = await queries.updateType(tx, id, name);
      // What could not follow, because the new name already has a description.
      await queries.deleteOrphans(tx, type.classType);
      await links.deleteOrphanLinks(tx, type.classType);
      await noteUniversal(tx, user, 'class-type-renamed', { from: type.classType, to: name });
      const descriptions = await queries.listDescriptionsWithFallback(tx, owner);
      const description = descriptions.find((row) => row.className.toLowerCase() === name.toLowerCase());
      return presentType(user, renamed, description?.description ?? null);
    }),
  );
}

/**
 * Deletes one of the person's class types with its description and link; a universal one with everyone's, except for people who have their own
 * class type of that name.
 * @param seen its name as the person was asked about it
 * @throws AppError `not_found`; `conflict` if it has another name by now
 */
export async function deleteClassType({ db }: Services, user: SessionUser, which: Which, seen?: string): Promise<void> {
  const owner = writer(user);
  await db.transaction(async (tx) => {
    const type = await queries.ownType(tx, owner, which);
    if (!type) throw unknownType();
    if (seen !== undefined && type.classType !== seen) throw changedSince(`It is called “${type.classType}” by now.`);
    await queries.deleteType(tx, type.id);
    await queries.deleteDescription(tx, owner, { className: type.classType });
    await queries.deleteOrphans(tx, type.classType);
    if (owner !== null) await links.deleteLink(tx, owner, type.classType);
    await links.deleteOrphanLinks(tx, type.classType);
    await noteUniversal(tx, user, 'class-type-deleted', { classType: type.classType });
  });
}

/** The descriptions that the person may change; for team members the owner's. */
export async function listClassDescriptions({ db }: Services, user: SessionUser): Promise<ClassDescription[]> {
  const owner = await readsClassesOf({ db }, user);
  // People who read nobody's have none of their own; only admins own the universal ones.
  if (owner === null && writesClassesOf(user) === undefined) return [];
  return (await queries.listDescriptions(db, owner)).map(presentDescription);
}

/** A description for each class that has one: the person's own, otherwise the universal one. */
export async function listClassDescriptionsWithFallback(
  { db }: Services,
  user: SessionUser,
): Promise<ClassDescription[]> {
  return (await queries.listDescriptionsWithFallback(db, await readsClassesOf({ db }, user))).map(presentDescription);
}

/**
 * Saves the person's own description of a class; an empty one deletes it and returns null. @throws AppError `not_found` (there is no such class
 * type)
 */
export async function saveClassDescription(
  { db }: Services,
  user: SessionUser,
  { className, description }: { className: string; description: string },
): Promise<ClassDescription | null> {
  const owner = writer(user);
  return db.transaction(async (tx) => {
    if (!description) {
      const deleted = await queries.deleteDescription(tx, owner, { className });
      if (deleted) await noteUniversal(tx, user, 'class-description-deleted', { classType: className });
      return null;
    }
    await assertListed(tx, owner, className);
    const row = await queries.putDescription(tx, owner, className, description);
    await noteUniversal(tx, user, 'class-description-changed', { classType: className, description });
    return presentDescription(row);
  });
}

/**
 * Keeps what a person says of a class, for their own texts: their own description of it, whatever their plan.
 * @throws AppError `not_found`: they have no such class to choose
 */
export async function saveClassSentence(
  { db }: Services,
  user: SessionUser,
  { className, sentence }: { className: string; sentence: string },
): Promise<void> {
  const reads = await readsClassesOf({ db }, user);
  await db.transaction(async (tx) => {
    if (!sentence) await queries.deleteDescription(tx, user.id, { className });
    else {
      await assertListed(tx, reads, className);
      await queries.putDescription(tx, user.id, className, sentence);
    }
  });
}

/** Where people book somebody's classes, of those that have a link of their own. */
export async function listClassLinks(db: Tx, ownerId: string): Promise<{ classType: string; link: string }[]> {
  return (await links.listLinks(db, ownerId)).map(({ className, link }) => ({ classType: className, link }));
}

/** Keeps where people book a class; an empty link takes it away. @throws AppError `not_found`: they have no such class to choose */
export async function putClassLink(
  { db }: Services,
  user: SessionUser,
  className: string,
  link: string,
): Promise<void> {
  const reads = await readsClassesOf({ db }, user);
  await db.transaction(async (tx) => {
    if (link === '') return links.deleteLink(tx, user.id, className);
    await assertListed(tx, reads, className);
    await links.putLink(tx, user.id, className, link);
  });
}

/** What texts about a class are told of it: what the person says, or else what everybody reads who sees the class. */
export async function descriptionFor(
  { db }: Services,
  user: SessionUser,
  className: string,
): Promise<{ own: string | null; description: string | undefined }> {
  const [own, all] = await Promise.all([
    queries.listDescriptions(db, user.id),
    readsClassesOf({ db }, user).then((owner) => queries.listDescriptionsWithFallback(db, owner)),
  ]);
  const of = (rows: queries.DescriptionRow[]) =>
    rows.find((row) => row.className.toLowerCase() === className.toLowerCase())?.description;
  const said = of(own);
  return { own: said ?? null, description: said ?? of(all) };
}

/**
 * Changes the person's own description; an empty one deletes it and returns null.
 * @throws AppError `not_found` (also if there is no such class type), or `conflict` if the new class name has a description
 */
export async function updateClassDescription(
  services: Services,
  user: SessionUser,
  id: string,
  fields: { className?: string | undefined; description: string },
): Promise<ClassDescription | null> {
  const owner = writer(user);
  if (!fields.description) {
    await deleteClassDescription(services, user, id);
    return null;
  }
  const conflict = new AppError('conflict', `“${fields.className}” has a description already.`, {
    className: 'This class has a description already.',
  });
  const row = await duplicateIs(conflict, () =>
    services.db.transaction(async (tx) => {
      if (fields.className) await assertListed(tx, owner, fields.className);
      const changed = await queries.updateDescription(tx, owner, id, fields);
      if (!changed) throw unknownDescription();
      const { className: classType, description } = changed;
      await noteUniversal(tx, user, 'class-description-changed', { classType, description });
      return changed;
    }),
  );
  return presentDescription(row);
}

/**
 * @param seen its text as the person was asked about it
 * @throws AppError `not_found`; `conflict` if it has another text by now
 */
export async function deleteClassDescription(
  { db }: Pick<Services, 'db'>,
  user: SessionUser,
  id: string,
  seen?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await queries.deleteDescription(tx, writer(user), { id });
    if (!deleted) throw unknownDescription();
    // The transaction takes the deletion back.
    if (seen !== undefined && deleted.description !== seen)
      throw changedSince('The description was changed meanwhile.');
    await noteUniversal(tx, user, 'class-description-deleted', { classType: deleted.className });
  });
}

/** What is said of a class would be orphaned without it; the class type is locked, so that it cannot be deleted meanwhile. */
async function assertListed(tx: Tx, owner: Owner, className: string): Promise<void> {
  if (await queries.typeNamed(tx, owner, className, 'share')) return;
  const message = `There is no class type named “${className}” (any more). Reload the list, or add it first.`;
  throw new AppError('not_found', message, { className: 'This class type does not exist.' });
}

/** Changes an admin makes for everyone are in the audit log; changes to personal data are not. */
async function noteUniversal(
  tx: Tx,
  actor: SessionUser,
  action: AuditAction,
  details: Record<string, string>,
): Promise<void> {
  if (writer(actor) !== null) return;
  await recordAuditEvent(tx, { actor, action, subject: { id: null, email: '' }, details });
}

/** Gives a fresh installation its universal class types; does nothing if there are any. */
export async function seedClassTypes({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction((tx) => queries.seedUniversal(tx, starterClasses()));
}

/** The route's policy has admitted the person; the owner is never missing then. */
function writer(user: SessionUser): Owner {
  const owner = writesClassesOf(user);
  if (owner === undefined) throw new AppError('plan_required');
  return owner;
}

function presentType(user: SessionUser, row: queries.ClassTypeRow, description: string | null): ClassType {
  const { id, classType, userId } = row;
  return { id, classType, description, userId, editable: writesClassesOf(user) === userId };
}

function presentDescription({ createdAt, updatedAt, ...row }: queries.DescriptionRow): ClassDescription {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

const unknownType = () =>
  new AppError('not_found', 'You have no such class type. It may have been deleted. Reload the list.');
const unknownDescription = () =>
  new AppError('not_found', 'You have no such description. It may have been deleted: reload the list.');
const changedSince = (how: string) => new AppError('conflict', `${how} Nothing was deleted: look again.`);
const taken = (name: string) =>
  new AppError('conflict', `There is a class type named “${name}” already. Choose another name.`, {
    classType: 'This name is taken.',
  });

async function duplicateIs<T>(error: AppError, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw isDuplicate(thrown) ? error : thrown;
  }
}
