import { LIST_LIMITS, type List, type ListRow } from '../../../../scene/list-schema.ts';

/** Where a row stands. */
export type Place = { readonly group: number; readonly row: number };

const emptyRow = (): ListRow => ({ lead: '', name: '', value: '', note: '', off: false });

/** What a row is known by while it is edited and moved; rows are stored without it. */
const ids = new WeakMap<ListRow, number>();
let lastId = 0;
export function idOf(row: ListRow): number {
  const id = ids.get(row) ?? ++lastId;
  ids.set(row, id);
  return id;
}

function changed(row: ListRow, change: Partial<ListRow>): ListRow {
  const next = { ...row, ...change };
  ids.set(next, idOf(row));
  return next;
}

export const countRows = ({ groups }: List): number => groups.reduce((sum, { rows }) => sum + rows.length, 0);
export const isFull = (list: List): boolean => countRows(list) >= LIST_LIMITS.rows;

export const withHeading = (list: List, group: number, heading: string): List => ({
  ...list,
  groups: list.groups.map((each, at) => (at === group ? { ...each, heading } : each)),
});

export const withRow = (list: List, { group, row }: Place, change: Partial<ListRow>): List => ({
  ...list,
  groups: list.groups.map((each, at) =>
    at === group
      ? { ...each, rows: each.rows.map((one, place) => (place === row ? changed(one, change) : one)) }
      : each,
  ),
});

/** The list with a row more at the end of a group, or with a group more that has it. */
export function withMore(list: List, group: number | null): List {
  if (group === null) return { ...list, groups: [...list.groups, { heading: '', rows: [emptyRow()] }] };
  return {
    ...list,
    groups: list.groups.map((each, at) => (at === group ? { ...each, rows: [...each.rows, emptyRow()] } : each)),
  };
}

/** The list without a row; a group without rows goes as well. */
export const without = (list: List, { group, row }: Place): List => ({
  ...list,
  groups: list.groups
    .map((each, at) => (at === group ? { ...each, rows: each.rows.filter((_, place) => place !== row) } : each))
    .filter(({ rows }) => rows.length > 0),
});

/** The list with a row one place up or down: from the edge of its group into the next one. @returns also where it is then; null: it is at the end already */
export function moved(list: List, { group, row }: Place, by: -1 | 1): { list: List; place: Place } | null {
  const own = list.groups[group]!;
  const to = row + by;
  if (to >= 0 && to < own.rows.length) {
    const rows = [...own.rows];
    [rows[row], rows[to]] = [rows[to]!, rows[row]!];
    const groups = list.groups.map((each, at) => (at === group ? { ...each, rows } : each));
    return { list: { ...list, groups }, place: { group, row: to } };
  }
  const next = list.groups[group + by];
  if (!next) return null;
  const moving = own.rows[row]!;
  const rows = by < 0 ? [...next.rows, moving] : [moving, ...next.rows];
  const groups = list.groups
    .map((each, at) => {
      if (at === group) return { ...each, rows: each.rows.filter((_, place) => place !== row) };
      return at === group + by ? { ...each, rows } : each;
    })
    .filter(({ rows }) => rows.length > 0);
  const isGone = own.rows.length === 1;
  const place = { group: by > 0 && isGone ? group : group + by, row: by < 0 ? rows.length - 1 : 0 };
  return { list: { ...list, groups }, place };
}
