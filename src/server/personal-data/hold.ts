import { eq, getTableColumns, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/client.ts';
import type { SessionUser } from '../db/schema/people.ts';

export type Row = Record<string, unknown>;

/** Rows that are read at once. */
const BATCH = 40;

/** Why a column is not handed over. */
export const SECRET = 'secret';
export const INTERNAL = 'bookkeeping of the program';
export const OTHERS = 'about somebody else';
type Reason = typeof SECRET | typeof INTERNAL | typeof OTHERS;
export const GIVEN = true;

/** What of one table is handed over to a person. */
export type Held = {
  /** `table.column`: the references to a person by which the rows are found. */
  readonly by: readonly string[];
  /** A few rows at a time: a person may have many, and each may be long. */
  read(db: Tx, person: SessionUser): AsyncIterable<Row>;
};

/** The types make sure that every column of the table is decided on. */
export function held<T extends PgTable>(
  table: T,
  by: readonly PgColumn[],
  columns: { readonly [C in keyof T['$inferSelect']]: typeof GIVEN | Reason },
  {
    where,
    present = (row) => row,
  }: { where?: (person: SessionUser) => SQL | undefined; present?: (row: Row) => Row } = {},
): Held {
  const all = getTableColumns(table as PgTable);
  const given = Object.keys(all).filter((name) => columns[name as keyof typeof columns] === GIVEN);
  return {
    by: by.map(nameOf),
    async *read(db, person) {
      const own = where?.(person) ?? or(...by.map((column) => eq(column, person.id)));
      for (let offset = 0; ; offset += BATCH) {
        const rows: Row[] = await db
          .select()
          .from(table as PgTable)
          .where(own)
          // In one snapshot rows keep their places.
          .orderBy(sql`ctid`)
          .limit(BATCH)
          .offset(offset);
        for (const row of rows) {
          const presented = present(row);
          const added = Object.keys(presented).filter((name) => !(name in all));
          yield Object.fromEntries([...given, ...added].map((name) => [name, presented[name]]));
        }
        if (rows.length < BATCH) return;
      }
    },
  };
}

/** 'table.column' */
export const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`;
