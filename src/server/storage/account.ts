import { and, asc, eq, gt, inArray, isNull, like, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { formatBytes } from '../../contract/bytes.ts';
import { OWN_MUSIC } from '../../contract/music.ts';
import type { KeptKind } from '../../contract/space.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../db/client.ts';
import { storedFiles } from '../db/schema/stored-files.ts';
import { AppError } from '../errors.ts';
import { KEPT, over } from '../retention.ts';
import type { Account, Entry, Listed } from './store.ts';

/** Bytes that one account may have of each kind; null: bounded where it is reserved, which is the library's own quota. */
export type Bounds = Readonly<Record<KeptKind, number | null>>;

/** A sweep that finds a stray again after this time removes it: what waits for the database writes its row within seconds. */
const NOTED = sql.raw(`interval '5 minutes'`);

const { file, kind, userId, network, bytes, strayAt, touchedAt } = storedFiles;

const columnsOf = (account: Account) => ({
  userId: account !== 'program' && 'person' in account ? account.person : null,
  network: account !== 'program' && 'network' in account ? account.network : null,
});

function isOf(account: Account): SQL {
  if (account === 'program') return and(isNull(userId), isNull(network))!;
  return 'person' in account ? eq(userId, account.person) : eq(network, account.network);
}

const nameOf = (account: Account) => JSON.stringify(account);

/** Bytes on an account, by kind: what is stored, and what is reserved for what is being written. */
export async function usedBy(db: Tx, account: Account): Promise<Record<KeptKind, number>> {
  const rows = await db
    .select({ kind, used: sql<number>`sum(${bytes})::float8` })
    .from(storedFiles)
    .where(isOf(account))
    .groupBy(kind);
  const none = { library: 0, film: 0, frame: 0, compression: 0, logo: 0, part: 0, music: 0 } satisfies Record<
    KeptKind,
    number
  >;
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.kind, row.used])) };
}

/**
 * Enters a file that is about to be written, with the most that it may have. Another reservation on the same account
 * waits, so that concurrent ones cannot exceed the bound together.
 * @returns null; or, where there is no room, how many bytes the account has of this kind
 */
export async function reserve(
  db: Tx,
  key: string,
  wanted: number,
  { account, kind: of, insteadOf = key }: Entry,
  bound: number | null,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (bound !== null && account !== 'program') {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${of} ${nameOf(account)}`}, 0))`);
      const [row] = await tx
        .select({ used: sql<number>`coalesce(sum(${bytes}), 0)::float8` })
        .from(storedFiles)
        .where(and(isOf(account), eq(kind, of), notInArray(file, [key, insteadOf])));
      if (row!.used + wanted > bound) return row!.used;
    }
    const entered = { kind: of, ...columnsOf(account) };
    await tx
      .insert(storedFiles)
      .values({ file: key, bytes: wanted, ...entered })
      .onConflictDoUpdate({
        target: file,
        // While a file is replaced, the larger of the two may be what is left.
        set: { ...entered, bytes: sql`greatest(${bytes}, excluded.bytes)`, touchedAt: sql`now()`, strayAt: null },
      });
    return null;
  });
}

/** Corrects what a file has. */
export async function settle(db: Tx, key: string, has: number, { account, kind: of }: Entry): Promise<void> {
  await db
    .insert(storedFiles)
    .values({ file: key, bytes: has, kind: of, ...columnsOf(account) })
    .onConflictDoUpdate({ target: file, set: { bytes: has, touchedAt: sql`now()`, strayAt: null } });
}

export async function strike(db: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(storedFiles).where(inArray(file, [...keys]));
}

const isBelow = (folder: string) => like(file, `${folder.replaceAll(/[\\%_]/g, '\\$&')}/%`);

export async function strikeBelow(db: Tx, folder: string): Promise<void> {
  await db.delete(storedFiles).where(isBelow(folder));
}

/** The account's oldest files of a kind that make room for so many bytes. */
export async function oldest(db: Tx, { account, kind: of }: Entry, key: string, needed: number): Promise<string[]> {
  const rows = await db
    .select({ file, bytes })
    .from(storedFiles)
    .where(and(isOf(account), eq(kind, of), ne(file, key)))
    .orderBy(asc(touchedAt));
  let freed = 0;
  return rows.flatMap((row) => {
    if (freed >= needed) return [];
    freed += row.bytes;
    return [row.file];
  });
}

/** Puts files on another account, as when an upload is given to somebody else. */
export async function moveTo(db: Tx, keys: readonly string[], account: Account): Promise<void> {
  if (keys.length > 0)
    await db
      .update(storedFiles)
      .set(columnsOf(account))
      .where(inArray(file, [...keys]));
}

/** What a sweep has found of files that are in the store. */
export type Found = Listed & { account: Account | null };

/**
 * Holds the account equal to what a sweep has found: files that something refers to are on its account, with their
 * bytes; what nothing refers to is noted.
 * @returns keys of those that a sweep some time ago found without anything that refers to them, too
 */
export async function reconcile(db: Tx, of: KeptKind, found: readonly Found[]): Promise<string[]> {
  if (found.length === 0) return [];
  const keys = found.map(({ key }) => key);
  const rows = await db
    .select({
      file,
      userId,
      network,
      bytes,
      strayAt,
      isBeingWritten: sql<boolean>`${touchedAt} > ${over(KEPT.strayFile)}`,
    })
    .from(storedFiles)
    .where(inArray(file, keys));
  const entries = new Map(rows.map((row) => [row.file, row]));
  for (const { key, bytes: has, account } of found) {
    const entry = entries.get(key);
    if (account === null || entry?.isBeingWritten) continue;
    const wanted = columnsOf(account);
    const isRight = entry?.bytes === has && entry.userId === wanted.userId && entry.network === wanted.network;
    if (isRight && entry.strayAt === null) continue;
    const set = { bytes: has, kind: of, ...wanted, strayAt: null };
    await db
      .insert(storedFiles)
      .values({ file: key, ...set })
      .onConflictDoUpdate({ target: file, set })
      .catch((error) => {
        // Its person is deleted at this moment, and the file with them.
        if (!isGone(error)) throw error;
      });
  }
  const isOld = (key: string) => entries.get(key)?.isBeingWritten !== true;
  const strays = found.filter(({ key, account }) => account === null && isOld(key));
  for (const { key, bytes: has } of strays) {
    await db
      .insert(storedFiles)
      .values({ file: key, bytes: has, kind: of, strayAt: sql`now()` })
      .onConflictDoUpdate({ target: file, set: { strayAt: sql`coalesce(${strayAt}, now())` } });
  }
  const condemned = await db
    .select({ file })
    .from(storedFiles)
    .where(
      and(
        inArray(
          file,
          strays.map(({ key }) => key),
        ),
        lt(strayAt, sql`now() - ${NOTED}`),
      ),
    );
  return condemned.map((row) => row.file);
}

/** True if there is no such person (any more): Postgres's foreign_key_violation. */
export function isGone(error: unknown): boolean {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    if ((inner as { code?: string }).code === '23503') return true;
  }
  return false;
}

/** The accounts of those of the files that were stored within a term, for what no row refers to. */
export async function accountsSince(db: Tx, keys: string[], term: typeof KEPT.part): Promise<Map<string, Account>> {
  const rows = await db
    .select({ file, userId, network })
    .from(storedFiles)
    .where(and(inArray(file, keys), gt(touchedAt, over(term))));
  return new Map(rows.map((row) => [row.file, accountOf(row)]));
}

const accountOf = (row: { userId: string | null; network: string | null }): Account => {
  if (row.network !== null) return { network: row.network };
  return personOr(row.userId);
};

/** The account of a person; null: the program's. */
export const personOr = (id: string | null): Account => (id === null ? 'program' : { person: id });

/** Entries below a folder that have not been touched for a while: whatever of them is not in the store was never written, or is gone. */
export async function untouched(db: Tx, folder: string): Promise<string[]> {
  const rows = await db
    .select({ file })
    .from(storedFiles)
    .where(and(isBelow(folder), lt(touchedAt, over(KEPT.strayFile))));
  return rows.map((row) => row.file);
}

const WAIT = 'Wait an hour, then try again.';

/** What each full account says: what is full, and what the person can do. */
const FULL: Record<KeptKind, (used: string, bound: string) => string> = {
  library: (used, bound) => `There is no room left: ${used} of ${bound} of the library are in use.`,
  film: (used, bound) =>
    `Your finished videos take ${used} of ${bound}, and another one does not fit. Remove old ones in Account Settings, then try again.`,
  frame: (used, bound) =>
    `Too many pictures of text wait for their video: ${used} of ${bound} are in use. They make room within an hour; try again then.`,
  compression: (used, bound) =>
    `Your videos that are being compressed take ${used} of ${bound}, and this one does not fit. Wait until one of them is done, or stop one.`,
  logo: (used, bound) => `Your last logos still take ${used} of ${bound}. ${WAIT}`,
  music: (used, bound) =>
    `Your music takes ${used} of ${bound}, and this track does not fit. Delete one, then try again.`,
  part: (used, bound) => `What was cut for you takes ${used} of ${bound}. ${WAIT}`,
};

/** The answer to whoever has filled an account. */
export function fullAccount(of: KeptKind, used: number, bound: number): AppError {
  return new AppError('payload_too_large', FULL[of](formatBytes(used), formatBytes(bound)));
}

/** The bounds that the settings name. */
export function boundsOf(config: Config): Bounds {
  return {
    library: null,
    film: config.filmsQuotaBytes,
    frame: config.framesQuotaBytes,
    compression: config.compressionsQuotaBytes,
    logo: config.logosQuotaBytes,
    music: OWN_MUSIC.keptBytes,
    part: config.partsQuotaBytes,
  };
}
