import { isDeepStrictEqual } from 'node:util';
import { type Entry, type Exception, NO_EXCEPTION } from '../../contract/timetable.ts';
import type { ReadRow } from '../../contract/timetable-import.ts';
import type { Dated } from './occurrences.ts';

/**
 * A class as it stands: what it is, and what the last import said that it was; null: it was entered by hand. `source` is the calendar that is read
 * again and again and said so; absent or null: none.
 */
export type State = {
  entry: Entry;
  imported: Entry | null;
  source?: string | null;
  exceptions: readonly StatedDay[];
};
export type StatedDay = Dated & { imported: Exception | null };
export type Kept = State & { id: string };

/** What happens to a class: null before, it is new; null after, it goes. */
export type Change = { id: string; before: State | null; after: State | null };
export type Planned = {
  row: ReadRow;
  change: 'new' | 'changed' | 'same';
  was: Entry | null;
  id: string | null;
  after: State;
};
export type Plan = { rows: Planned[]; gone: Kept[] };

/** What belongs together: a day without its rhythm means nothing. */
const TOGETHER: readonly (readonly (keyof Entry)[])[] = [
  ...[['schedule', 'date', 'monthly'] as const, ['time', 'ends'] as const, ['instructor', 'memberId'] as const],
  ...(['classType', 'from', 'until', 'place', 'details'] as const).map((field) => [field]),
];
const DAY_FIELDS = Object.keys(NO_EXCEPTION).map((field) => [field as keyof Exception]);

const same = isDeepStrictEqual;
const pick = <T extends object>(of: T, fields: readonly (keyof T)[]) => fields.map((field) => of[field]);

/** What has changed from `base` to `theirs` put into `ours`, where `ours` is still as `base` has it: what was changed by hand stays. */
function merged<T extends object>(groups: readonly (readonly (keyof T)[])[], base: T, theirs: T, ours: T): T {
  const result = { ...ours };
  for (const fields of groups) {
    if (!same(pick(ours, fields), pick(base, fields))) continue;
    for (const field of fields) result[field] = theirs[field];
  }
  return result;
}

const mergedEntry = (base: Entry, theirs: Entry, ours: Entry) => merged(TOGETHER, base, theirs, ours);

/** The same for what is different on single days. */
function mergedDays(base: readonly Dated[], theirs: readonly Dated[], ours: readonly StatedDay[]): StatedDay[] {
  const on = (days: readonly Dated[], date: string) => days.find((each) => each.date === date)?.exception ?? null;
  const dates = [...new Set([...base, ...theirs, ...ours].map(({ date }) => date))].sort();
  return dates.flatMap((date) => {
    const [was, is] = [on(base, date) ?? NO_EXCEPTION, on(theirs, date) ?? NO_EXCEPTION];
    const exception = merged(DAY_FIELDS, was, is, on(ours, date) ?? NO_EXCEPTION);
    const imported = on(theirs, date);
    return same(exception, NO_EXCEPTION) && imported === null ? [] : [{ date, exception, imported }];
  });
}

const importedDays = (days: readonly StatedDay[]): Dated[] =>
  days.flatMap(({ date, imported }) => (imported ? [{ date, exception: imported }] : []));

/** By what a row is known to be a class that is there already, the surest first. A match must be the only one where two classes may be alike. */
const KEYS: readonly { key: (entry: Entry) => unknown[]; alone: boolean; byHand: boolean }[] = [
  {
    key: (entry) => [name(entry), ...when(entry), entry.time, entry.place, entry.instructor, entry.from],
    alone: false,
    byHand: true,
  },
  { key: (entry) => [name(entry), ...when(entry), entry.time, entry.place], alone: false, byHand: true },
  { key: (entry) => [name(entry), ...when(entry), entry.time], alone: false, byHand: true },
  { key: (entry) => [name(entry), ...when(entry)], alone: true, byHand: false },
  { key: (entry) => [...when(entry), entry.time, entry.place], alone: true, byHand: false },
];
const name = ({ classType }: Entry) => classType.toLowerCase();
const when = ({ schedule, date }: Entry) => [schedule, date];

/**
 * What an import would do. A class is compared as the last import had it, so that one which was changed by hand is found again. What is gone is told of
 * what came the same way.
 * @param source the calendar that is read; null: a text or file
 */
export function planImport(kept: readonly Kept[], rows: readonly ReadRow[], source: string | null = null): Plan {
  const matches = matched(kept, rows);
  const taken = new Set([...matches.values()].map(({ id }) => id));
  return {
    rows: rows.map((row) => planned(row, matches.get(row) ?? null, source)),
    gone: kept.filter((each) => each.imported !== null && (each.source ?? null) === source && !taken.has(each.id)),
  };
}

function matched(kept: readonly Kept[], rows: readonly ReadRow[]): Map<ReadRow, Kept> {
  const matches = new Map<ReadRow, Kept>();
  const free = new Set(kept);
  for (const { key, alone, byHand } of KEYS) {
    const there = grouped(
      [...free].filter(({ imported }) => byHand || imported !== null),
      (each) => key(each.imported ?? each.entry),
    );
    const here = grouped(
      rows.filter((row) => !matches.has(row)),
      ({ entry }) => key(entry),
    );
    for (const [words, own] of here) {
      const others = there.get(words) ?? [];
      if (alone && (own.length > 1 || others.length > 1)) continue;
      for (const [at, row] of own.entries()) {
        const other = others[at];
        if (other) free.delete(other);
        if (other) matches.set(row, other);
      }
    }
  }
  return matches;
}

function grouped<T>(all: readonly T[], key: (one: T) => unknown[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const words = JSON.stringify(key(one));
    const group = groups.get(words);
    if (group) group.push(one);
    else groups.set(words, [one]);
  }
  return groups;
}

function planned(row: ReadRow, kept: Kept | null, source: string | null): Planned {
  if (!kept) {
    const after = { entry: row.entry, imported: row.entry, source, exceptions: mergedDays([], row.exceptions, []) };
    return { row, change: 'new', was: null, id: null, after };
  }
  const { id, ...state } = kept;
  // What was entered by hand is the person's own.
  if (!state.imported) return { row, change: 'same', was: null, id, after: state };
  // Whose class it is, no file says.
  const isSame = row.entry.instructor === state.imported.instructor;
  const said = isSame ? { ...row.entry, memberId: state.imported.memberId } : row.entry;
  const after = {
    entry: mergedEntry(state.imported, said, state.entry),
    imported: said,
    // What a file has brought is the calendar's from when that says it as well.
    source: state.source ?? source,
    exceptions: mergedDays(importedDays(state.exceptions), row.exceptions, state.exceptions),
  };
  const isChanged = !same(after.entry, state.entry) || !same(shown(after.exceptions), shown(state.exceptions));
  return { row, change: isChanged ? 'changed' : 'same', was: isChanged ? state.entry : null, id, after };
}

const shown = (days: readonly StatedDay[]) =>
  days
    .filter(({ exception }) => !same(exception, NO_EXCEPTION))
    .map(({ date, exception }) => ({ date, exception }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));

/** The changes of a plan. @param newId makes the ids of new classes */
export function changesOf(
  { rows, gone }: Plan,
  kept: readonly Kept[],
  removeGone: boolean,
  newId: () => string,
): Change[] {
  const before = new Map(kept.map(({ id, ...state }) => [id, state]));
  const changes = rows.map(({ id, after }) => ({ id: id ?? newId(), before: id ? before.get(id)! : null, after }));
  const removed = removeGone ? gone.map(({ id, ...state }) => ({ id, before: state, after: null })) : [];
  return [...changes.filter(({ before, after }) => !same(before, after)), ...removed];
}

/** What becomes of a class when an import is undone: as it was, but for what was changed by hand since. @param now null: it was deleted since */
export function undone({ before, after }: Change, now: State | null): State | null {
  if (after === null) return now ?? before;
  if (now === null) return null;
  if (before === null)
    return same(now.entry, after.entry) && same(shown(now.exceptions), shown(after.exceptions))
      ? null
      : { ...now, imported: null, source: null };
  return {
    entry: mergedEntry(after.entry, before.entry, now.entry),
    imported: before.imported,
    source: before.source ?? null,
    exceptions: mergedDays(after.exceptions, before.exceptions, now.exceptions)
      .map((day) => ({
        ...day,
        imported: importedDays(before.exceptions).find(({ date }) => date === day.date)?.exception ?? null,
      }))
      .filter(({ exception, imported }) => imported !== null || !same(exception, NO_EXCEPTION)),
  };
}
