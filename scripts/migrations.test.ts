import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { unbearable } from './migrations.ts';

it.each([
  ['DROP TABLE "drafts";', 'takes away a table'],
  ['ALTER TABLE "users" DROP COLUMN "name";', 'takes away a column'],
  ['ALTER TABLE "users" RENAME COLUMN "name" TO "called";', 'renames what is in use'],
  ['ALTER TABLE "users" RENAME TO "people";', 'renames what is in use'],
  ['ALTER TABLE "users" ALTER COLUMN "n" SET DATA TYPE bigint;', 'changes the type of a column'],
  ['ALTER TABLE "users" ALTER COLUMN "n" SET NOT NULL;', 'wants a value in a column that was optional'],
  ['ALTER TABLE "users" ALTER COLUMN "n" DROP DEFAULT;', 'takes away a default'],
  ['ALTER TABLE "users" ADD COLUMN "n" integer NOT NULL;', 'adds a column that must be filled in'],
  ['ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("n");', 'adds a rule that rows of the old program may break'],
  ['CREATE UNIQUE INDEX "u" ON "users" ("n");', 'adds a rule that rows of the old program may break'],
])('%s is refused [B265]', (statement, what) => expect(unbearable(statement)).toEqual([what]));

it.each([
  ['ALTER TABLE "users" ADD COLUMN "n" integer;'],
  ['ALTER TABLE "users" ADD COLUMN "n" integer DEFAULT 0 NOT NULL;'],
  ['CREATE INDEX "i" ON "users" ("n");'],
  [
    'CREATE TABLE "t" ("n" integer NOT NULL);\n--> statement-breakpoint\nALTER TABLE "t" ADD CONSTRAINT "u" UNIQUE("n");',
  ],
  ['-- contract: no release since 0.2 reads it\nALTER TABLE "users" DROP COLUMN "name";'],
])('%s is not [B265]', (statement) => expect(unbearable(statement)).toEqual([]));

/** Written before old and new programs ran beside each other. */
const LAST_FREE = '0026';

it('no migration takes from the release before what it uses [B265]', () => {
  const folder = join(import.meta.dirname, '../src/server/db/migrations');
  const files = globSync('*.sql', { cwd: folder }).filter((name) => basename(name).slice(0, 4) > LAST_FREE);
  const faults = files.flatMap((name) =>
    unbearable(readFileSync(join(folder, name), 'utf8')).map((what) => `${name} ${what}`),
  );
  expect(faults).toEqual([]);
});
