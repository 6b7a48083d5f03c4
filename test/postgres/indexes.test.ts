import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/client.ts';
import { createTestDatabase } from '../postgres.ts';

/** Foreign keys whose columns no index begins with: whoever deletes what they refer to reads the whole table. */
const BARE = `
  select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by a.attnum) || ')' as columns
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
   where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
           select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
              and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey)
   group by c.oid, c.conrelid order by 1`;

test('what refers to a person or a film is found by an index when that is deleted [B148]', async () => {
  const database = await createTestDatabase();
  const { pool, close } = openDatabase(database.url);
  try {
    const { rows } = await pool.query(BARE);
    expect(rows.map(({ columns }) => columns)).toEqual([]);
  } finally {
    await close();
    await database.drop();
  }
});
