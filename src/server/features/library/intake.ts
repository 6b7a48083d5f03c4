import { randomBytes, randomUUID } from 'node:crypto';
import { holderOf, type Library } from '../../db/libraries.ts';
import { AppError } from '../../errors.ts';
import { randomName } from '../../random-name.ts';
import type { Services } from '../../services.ts';
import { type Entry, personOr } from '../../storage/index.ts';
import type * as queries from './queries.ts';
import * as reservations from './reservation-queries.ts';

/** Which libraries an upload is for, at least one. */
export type Target = { libraries: readonly Library[]; title: string };

/** Where uploads, pieces and parts cut out of clips are in the store. No row refers to parts, so they are swept when they are a day old. */
export const FOLDERS = { uploads: 'uploads', pieces: 'pieces', parts: 'parts' } as const;

/** Whose account the files of a library are on: its owner's; the universal library is the program's. */
export const entryOf = (userId: string | null): Entry => ({ account: personOr(userId), kind: 'library' });

/** The folder of the parts that were cut out of a stored clip. */
export const partsOf = (storageKey: string) => `${FOLDERS.parts}/${storageKey}`;

const PERSON = /^[A-Za-z0-9_-]{1,64}$/;

export const unknownUpload = () => new AppError('not_found', 'This upload does not exist.');

/** Where the news of an upload is published. */
export const uploadTopic = (id: string) => `upload:${id}`;

/**
 * Registers an upload before its bytes are received, and reserves them once.
 * @returns null if the client uses the same name for another upload
 * @throws AppError `payload_too_large` if there is no room, `not_found` if there is no such person
 */
export async function openUpload(
  { db, config }: Services,
  uploaderId: string | null,
  { libraries, title }: Target,
  file: Pick<reservations.NewUpload, 'bytes' | 'least' | 'clientKey' | 'leaseId'> & { id?: string; reserved?: number },
): Promise<queries.Upload | null> {
  // Clients of the protocols may write anything here.
  if (libraries.some((library) => library !== null && !PERSON.test(holderOf(library))))
    throw new AppError('not_found', 'This account does not exist.');
  const row = {
    reserved: file.bytes,
    ...file,
    id: file.id ?? randomUUID(),
    name: randomName(),
    libraries,
    uploaderId,
    title,
  };
  return reservations.insertUpload(db, row, config.personalQuotaBytes);
}

/** The key of a new file of an upload. */
export const fileOf = (id: string, ending = '') =>
  `${FOLDERS.uploads}/${id}/${randomBytes(8).toString('hex')}${ending}`;

/**
 * Removes the files of an upload that was changed or deleted, and notifies its followers.
 * @param files null: nothing has changed
 * @returns whether something has
 */
export async function settle(services: Services, id: string, files: queries.Files | null): Promise<boolean> {
  if (files === null) return false;
  await removeFiles(services, files);
  await services.progress.publish(uploadTopic(id));
  return true;
}

/** Removes files with the parts that were cut out of them. Rows go before files: the sweep finds what a crash in between leaves. */
export async function removeFiles({ storage, log }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const warn = (err: unknown) => log.warn({ err, key }, 'a file was not removed');
    await storage.delete(key).catch(warn);
    if (!key.startsWith(FOLDERS.uploads)) await storage.deletePrefix(partsOf(key)).catch(warn);
  }
}
