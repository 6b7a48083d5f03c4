import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { ENDS_SOON_DAYS, type listUsers as listUsersCall } from '../../../contract/admin.ts';
import type { CallReceived } from '../../../contract/call.ts';
import { ownsTeam, PLANS, type Role, statusesOf } from '../../../contract/plans.ts';
import type { Tx } from '../../db/client.ts';
import { personWords, type SessionUser, users } from '../../db/schema/people.ts';
import { isOverdue, isPaying, lastDays, payingUntil } from '../billing/actions.ts';
import { studiosWithSeats } from '../studio/actions.ts';

export type Page = { page: number; pageSize: number };
export type Paged<Row> = { rows: Row[]; total: number };
/** Which people, and in which order. */
export type UserSelection = Omit<CallReceived<typeof listUsersCall>['query'], keyof Page>;

/** What somebody searches for: its words as cards have them, as a query of the word index, and the ids that it is a part of. */
type Search = { words: string[]; query: SQL; ids: string[] };

/** So much of an id tells it apart from a name; the card shows the first 18 characters and a dot for the rest. */
const ID_PART = /^(?=.*([\d_]|[a-z][A-Z]))[\w-]{6,}$/;
const FEW = 100;

/**
 * Reads what somebody typed. `search_words` folds it like the stored text; it and the ids are looked up beforehand,
 * since the planner cannot see through them.
 */
async function readSearch(db: Tx, typed: string): Promise<Search> {
  const { rows } = await db.execute<{ words: string[]; query: string }>(
    sql`select words, coalesce((select string_agg(quote_literal(word) || ':*', ' & ') from unnest(words) word), '') as query
      from search_words(${typed}) words`,
  );
  const { words, query } = rows[0]!;
  const id = typed.replace(/…$/, '');
  return { words, query: sql`${query}::tsquery`, ids: ID_PART.test(id) ? await idsWith(db, id) : [] };
}

/** People by their own id, or a part of the payment provider's. */
async function idsWith(db: Tx, part: string): Promise<string[]> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  const provider = [users.stripeCustomerId, users.stripeSubscriptionId].map((column) => like(column, pattern));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, part), ...provider))
    .limit(FEW);
  return rows.map(({ id }) => id);
}

/** For a query of people with their words: whoever's card has all parts of words, or such an id; `seats`: also owners of studios with such a seat. */
function found({ words, query, ids }: Search, seats: boolean): SQL {
  const onCard = words.length > 0 ? and(...words.map((word) => like(personWords.shown, `%${word}%`))) : undefined;
  const others = [
    ids.length > 0 ? inArray(personWords.userId, ids) : undefined,
    seats ? sql`${personWords.userId} in (${studiosWithSeats(query)})` : undefined,
  ];
  return or(onCard, ...others) ?? sql`false`;
}

/** Everyone who has a plan that one of the roles stands for, by role or by status. */
function having(...roles: Role[]): SQL | undefined {
  const byStatus = and(eq(users.role, 'user'), inArray(users.subscriptionStatus, roles.flatMap(statusesOf)));
  const others = roles.filter((role) => role !== 'user');
  return others.length > 0 ? or(inArray(users.role, others), byStatus) : byStatus;
}

const OWNERS = Object.values(PLANS).filter(({ plan }) => ownsTeam(plan));
/** Plans that an admin may give. */
const GIVEN = Object.values(PLANS).filter(({ plan, sale }) => sale !== undefined || plan === 'beta');

function paying(pays: NonNullable<UserSelection['pays']>): SQL | undefined {
  if (pays !== 'granted' && pays !== 'none') return isPaying(pays);
  const given = having(...GIVEN.map(({ role }) => role));
  return and(not(isPaying()), pays === 'granted' ? given : not(given!));
}

/** The last day of what a person has: of a subscription that is canceled, or the date that an admin has set. */
const lastDay = sql`least(${users.subscriptionExpiresAt}, ending.at)`;

/** Both have an index of their own, which an `or` would use neither of. */
function endingSoon(): SQL {
  const day = users.subscriptionExpiresAt;
  const isSoon = and(gt(day, sql`now()`), lt(day, sql`now() + make_interval(days => ${ENDS_SOON_DAYS})`));
  return sql`${users.id} in (select ${users.id} from ${users} where ${isSoon} union all ${payingUntil(ENDS_SOON_DAYS)})`;
}

function selected({ role, pays, endsSoon, overdue, noVideo }: UserSelection): SQL | undefined {
  return and(
    role && having(role),
    pays && paying(pays),
    endsSoon ? endingSoon() : undefined,
    overdue ? isOverdue() : undefined,
    noVideo ? isNull(users.firstFilmAt) : undefined,
  );
}

/** Each order ends with a column that no two people share; `lastDay` alone is computed, and sorts what is left by it. */
function ordered({ sort, reverse, search }: UserSelection): SQL[] {
  const [first, last] = reverse ? [desc, asc] : [asc, desc];
  switch (sort) {
    case 'name':
      return [first(personWords.name), first(personWords.userId)];
    case 'lastSeen':
      return [sql`${last(users.lastSeenAt)} nulls last`, last(users.id)];
    case 'downloads':
      return [last(users.downloadCount), last(users.id)];
    case 'lastDay':
      return [sql`${first(lastDay)} nulls last`, first(users.id)];
    default:
      return search ? [last(personWords.joined), last(personWords.userId)] : [last(users.createdAt), last(users.id)];
  }
}

type Selection = {
  search?: string | undefined;
  seats?: boolean;
  where?: SQL | undefined;
  order: SQL[];
  by?: UserSelection['sort'];
};

/**
 * A query of people in its parts: to count them, and to put them in order. Whoever needs neither accounts nor words does
 * not pay for them. A page of everybody comes from the order's index alone, however far back it is.
 */
async function chosen(db: Tx, { search, seats = false, where, order, by }: Selection) {
  const all = and(search ? found(await readSearch(db, search), seats) : undefined, where) ?? sql`true`;
  const joined = sql`${users} join ${personWords} on ${personWords.userId} = ${users.id}`;
  const isOfWords = by === 'name' || (by === 'joined' && Boolean(search));
  const counted = search ? (where ? joined : personWords) : users;
  if (isOfWords) return { all, counted, from: where ? joined : personWords, id: personWords.userId, order };
  const people = search ? joined : users;
  const ending = sql`left join (${lastDays()}) ending on ending.user_id = ${users.id}`;
  return { all, counted, from: by === 'lastDay' ? sql`${people} ${ending}` : people, id: users.id, order };
}

/** A query of the ids of those people, in order. */
async function idsOf(db: Tx, selection: Selection): Promise<SQL> {
  const { all, from, id, order } = await chosen(db, selection);
  return sql`select ${id} as id from ${from} where ${all} order by ${sql.join(order, sql`, `)}`;
}

/**
 * A page of them, and how many there are: what a search finds, both at once; otherwise a page is done long before it is
 * counted.
 */
async function pageOf(db: Tx, selection: Selection, { page, pageSize }: Page): Promise<Paged<SessionUser>> {
  const { all, counted, from, id, order } = await chosen(db, selection);
  const isOnce = Boolean(selection.search);
  const offset = (page - 1) * pageSize;
  const listed = db.execute<{ id: string; total: number }>(
    sql`select ${id} as id, ${isOnce ? sql`(count(*) over ())::int` : sql`0`} as total from ${from} where ${all}
      order by ${sql.join(order, sql`, `)} limit ${pageSize} offset ${offset}`,
  );
  const count = async () =>
    (await db.execute<{ total: number }>(sql`select count(*)::int as total from ${counted} where ${all}`)).rows[0]!
      .total;
  const [{ rows }, sum] = await Promise.all([listed, isOnce ? null : count()]);
  // A page behind the last one does not say how many there are.
  const total = sum ?? rows[0]?.total ?? (offset === 0 ? 0 : await count());
  return {
    rows: await listByIds(
      db,
      rows.map((row) => row.id),
    ),
    total,
  };
}

/** The people with these ids, in their order; who no longer exists is missing. */
export async function listByIds(db: Tx, ids: string[]): Promise<SessionUser[]> {
  const rows = ids.length > 0 ? await db.select().from(users).where(inArray(users.id, ids)) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const selectionOf = (selection: UserSelection): Selection => ({
  ...{ search: selection.search, where: selected(selection), order: ordered(selection), by: selection.sort },
});

export function listUsers(db: Tx, { page, pageSize, ...selection }: Page & UserSelection): Promise<Paged<SessionUser>> {
  return pageOf(db, selectionOf(selection), { page, pageSize });
}

/** The ids of everybody whom `listUsers` has on its pages. */
export async function listUserIds(db: Tx, selection: UserSelection): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(await idsOf(db, selectionOf(selection)));
  return rows.map(({ id }) => id);
}

/** A page of studio owners, by e-mail address; seats are searched too. */
export function listOwners(
  db: Tx,
  { search, ...page }: Page & { search?: string | undefined },
): Promise<Paged<SessionUser>> {
  const where = having(...OWNERS.map(({ role }) => role));
  return pageOf(db, { search, seats: true, where, order: [asc(users.email)] }, page);
}

/** A page of people who have downloaded, latest first. */
export function listDownloaders(
  db: Tx,
  { search, ...page }: Page & { search?: string | undefined },
): Promise<Paged<SessionUser>> {
  const order = [desc(users.lastDownloadAt), desc(users.id)];
  return pageOf(db, { search, where: isNotNull(users.lastDownloadAt), order }, page);
}

/** The ids of those whom a search finds, for a query of what people did; undefined without a search. */
export async function idsFound(db: Tx, search: string | undefined): Promise<SQL | undefined> {
  if (!search) return undefined;
  return sql`(select ${personWords.userId} from ${personWords} where ${found(await readSearch(db, search), false)})`;
}
