import type { Entry, Occurrence } from '../../../contract/timetable.ts';
import type { Made, MadeState } from '../../../contract/week.ts';
import type { Tx } from '../../db/client.ts';
import { factsOf, fingerprint, saysFacts } from '../../timetables/class-facts.ts';
import { findFilmsOf, type PromoFilm } from '../promos/actions.ts';
import * as queries from './promo-queries.ts';

const NOTHING: Made = { state: 'nothing', promoId: null, renderId: null, by: null, reason: null };

/** What a person may know of what was made: their own, and for the owner what the members have made. */
export type Makers = { ownerId: string; personId: string; members: readonly { userId: string; name: string }[] };

type Row = { row: queries.MadeRow; promo: PromoFilm | null };

/** What there is of a class on its day, and of which row and promo it tells; null: of none. */
export type MadeOf = { made: Made; row: queries.MadeRow | null; promo: PromoFilm | null };

/** Reads what there is of each class on its day. What is out of date is told by the facts of now, so that nothing has to be noted when they change. */
export async function readMade(
  db: Tx,
  { ownerId, personId, members }: Makers,
): Promise<(entry: Entry, occurrence: Occurrence) => MadeOf> {
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const found = await readRows(db, ownerId, [...new Set([personId, ...names.keys()])]);
  return (entry, occurrence) => {
    const there = occurrence.isGone ? [] : (found.get(`${occurrence.entryId} ${occurrence.of}`) ?? []);
    const all = there.map((each) => madeOf(each, entry, occurrence));
    const own = all.find(({ row }) => row.personId === personId);
    const theirs = all.find(({ row, made }) => names.has(row.personId) && made.state !== 'nothing');
    if (own && (own.made.state !== 'nothing' || !theirs)) return own;
    if (!theirs) return { made: NOTHING, row: null, promo: null };
    const by = names.get(theirs.row.personId)!;
    return { ...theirs, made: { ...NOTHING, state: theirs.made.state, by } };
  };
}

/** What these people have made of a timetable, by `entryId date`. */
export async function readRows(db: Tx, ownerId: string, personIds: string[]): Promise<Map<string, Row[]>> {
  const rows = await queries.listMade(db, ownerId, personIds);
  const found = new Map<string, Row[]>();
  for (const [maker, theirs] of Map.groupBy(rows, (row) => row.personId)) {
    const promos = await findFilmsOf(
      db,
      maker,
      theirs.flatMap(({ promoId }) => promoId ?? []),
    );
    for (const row of theirs) {
      const key = `${row.entryId} ${row.date}`;
      const promo = (row.promoId && promos.get(row.promoId)) || null;
      found.set(key, [...(found.get(key) ?? []), { row, promo }]);
    }
  }
  return found;
}

/** What there is of a class on its day by one person. */
export const madeOf = (each: Row, entry: Entry, occurrence: Occurrence) => ({
  ...each,
  made: presentMade(each, entry, occurrence),
});

function presentMade({ row, promo }: Row, entry: Entry, occurrence: Occurrence): Made {
  const state = stateOf(row, promo, entry, occurrence);
  const reason = state === 'failed' ? (row.trouble ?? promo?.error ?? null) : null;
  return { state, promoId: promo && row.promoId, renderId: promo?.renderId ?? null, by: null, reason };
}

function stateOf(row: queries.MadeRow, promo: PromoFilm | null, entry: Entry, occurrence: Occurrence): MadeState {
  if (row.wantedAt) return 'waiting';
  if (row.trouble) return 'failed';
  if (!promo || promo.content.origin === 'default') return 'nothing';
  if (!isCurrent(row, promo, entry, occurrence)) return 'outOfDate';
  if (promo.film === 'ready') return promo.counted ? 'saved' : 'ready';
  return promo.film === 'none' || promo.film === 'gone' ? 'text' : promo.film;
}

/** Whether a promo says what the timetable says now, by what it was made from or as its person has set it right since. */
export function isCurrent(
  { facts }: queries.MadeRow,
  { content }: PromoFilm,
  entry: Entry,
  occurrence: Occurrence,
): boolean {
  const now = factsOf(entry, occurrence);
  return facts === fingerprint(now) || saysFacts(content.form, now);
}
