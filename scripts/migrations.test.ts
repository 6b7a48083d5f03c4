import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { isOlder, VERSION } from '../src/server/version.ts';
import { isContract, oldestFor, unbearable } from './migrations.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'src/server/db/migrations');
const migrations = globSync('*.sql', { cwd: FOLDER })
  .sort()
  .map((name) => ({ name, sql: readFileSync(join(FOLDER, name), 'utf8') }));

/** A function for triggers that refuses something. */
const RAISES = 'CREATE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION \'no\'; END $$;';

it.each([
  ['DROP TABLE "drafts";', 'takes away a table'],
  ['ALTER TABLE "users" DROP COLUMN "name";', 'takes away a column'],
  ['DROP VIEW "seen";', 'takes away what statements may use'],
  ['DROP FUNCTION "counted"();', 'takes away what statements may use'],
  ['ALTER TABLE "users" RENAME COLUMN "name" TO "called";', 'renames what is in use'],
  ['ALTER TABLE "users" RENAME TO "people";', 'renames what is in use'],
  ["ALTER TYPE \"kind\" RENAME VALUE 'a' TO 'b';", 'renames what is in use'],
  ['ALTER TABLE "users" ALTER COLUMN "n" SET DATA TYPE bigint;', 'changes the type of a column'],
  ['ALTER TABLE "users" ALTER COLUMN "n" SET NOT NULL;', 'wants a value in a column that was optional'],
  ['ALTER TABLE "users" ALTER COLUMN "n" DROP DEFAULT;', 'takes away a default'],
  ['ALTER TABLE "users" ADD COLUMN "n" integer NOT NULL;', 'adds a column that must be filled in'],
  ['ALTER TABLE "users" ALTER COLUMN "n" ADD GENERATED ALWAYS AS IDENTITY;', 'makes a column that nobody may write'],
  ['ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("n");', 'adds a rule that rows of the old program may break'],
  ['ALTER TABLE "users" ADD CHECK ("n" > 0);', 'adds a rule that rows of the old program may break'],
  [
    'ALTER TABLE "users" ADD CONSTRAINT "u" EXCLUDE USING gist ("n" WITH &&);',
    'adds a rule that rows of the old program may break',
  ],
  [
    'ALTER TABLE "users" ADD CONSTRAINT "u" FOREIGN KEY ("n") REFERENCES "t"("n");',
    'adds a rule that rows of the old program may break',
  ],
  [
    'ALTER TABLE "users" ADD COLUMN "n" integer REFERENCES "t"("n");',
    'adds a rule that rows of the old program may break',
  ],
  ['CREATE UNIQUE INDEX "u" ON "users" ("n");', 'adds a rule that rows of the old program may break'],
  [
    'CREATE TRIGGER "t" BEFORE INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "f"();',
    'adds a trigger, which the statements of the old program run into',
  ],
  [
    'CREATE CONSTRAINT TRIGGER "t" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "f"();',
    'adds a trigger, which the statements of the old program run into',
  ],
  ['ALTER TABLE "users" ENABLE TRIGGER "t";', 'turns triggers on or off'],
  ['CREATE RULE "r" AS ON DELETE TO "users" DO INSTEAD NOTHING;', 'adds a rule that rewrites statements'],
  [
    'CREATE OR REPLACE FUNCTION "f"() RETURNS int LANGUAGE sql AS $$ SELECT 1; $$;',
    'changes a function that is in use',
  ],
  [
    'CREATE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  PERFORM 1;\n  RAISE EXCEPTION \'no\';\nEND\n$$;',
    'raises an error where there was none',
  ],
  [
    'CREATE FUNCTION "f"() RETURNS int LANGUAGE plpgsql AS $body$ BEGIN RAISE \'no\'; END $body$;',
    'raises an error where there was none',
  ],
  [
    'CREATE FUNCTION "f"() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RAISE check_violation; END $$;',
    'raises an error where there was none',
  ],
  [
    "DO $$ BEGIN IF true THEN RAISE EXCEPTION USING MESSAGE = 'no'; END IF; END $$;",
    'raises an error where there was none',
  ],
  ['REVOKE INSERT ON "users" FROM "spinreel";', 'takes away a right'],
  ['ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;', 'takes away a right'],
  ['TRUNCATE "users";', 'takes rows away'],
])('O2: %s is refused [B265]', (statement, what) => expect(unbearable(statement)).toEqual([what]));

it.each([
  ['ALTER TABLE "users" ADD COLUMN "n" integer;'],
  ['ALTER TABLE "users" ADD COLUMN "n" integer DEFAULT 0 NOT NULL;'],
  ['CREATE INDEX "i" ON "users" ("n");'],
  ['CREATE FUNCTION "f"() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE \'well\'; RETURN 1; END $$;'],
  [
    'CREATE TABLE "t" ("n" integer NOT NULL);\n--> statement-breakpoint\nALTER TABLE "t" ADD CONSTRAINT "u" UNIQUE("n");',
  ],
  [
    'CREATE TABLE "t" ("n" integer);\n--> statement-breakpoint\nCREATE TRIGGER "x" BEFORE INSERT ON "t" FOR EACH ROW EXECUTE FUNCTION "f"();',
  ],
  [
    `CREATE TABLE "t" ("n" integer);\n--> statement-breakpoint\n${RAISES}--> statement-breakpoint\nCREATE TRIGGER "x" BEFORE INSERT ON "t" FOR EACH ROW EXECUTE FUNCTION "f"();`,
  ],
  ['-- contract: no release since 0.2 reads it\nALTER TABLE "users" DROP COLUMN "name";'],
])('%s is not [B265]', (statement) => expect(unbearable(statement)).toEqual([]));

it('O2: a function that raises is refused where a table in use runs it, or nothing says what does [B265]', () => {
  const table = 'CREATE TABLE "t" ("n" integer);';
  const on = (name: string) => `CREATE TRIGGER "x" BEFORE INSERT ON "${name}" FOR EACH ROW EXECUTE FUNCTION "f"();`;
  expect(unbearable(`${table}${RAISES}`)).toEqual(['raises an error where there was none']);
  expect(unbearable(`${table}${RAISES}${on('t')}${on('users')}`)).toContain('raises an error where there was none');
});

it('O2: the migration that broke uploads of the program before it is seen, each thing that it did [B265]', () => {
  expect(unbearable(migrations.find(({ name }) => name === '0011_upload-states.sql')!.sql)).toEqual([
    ...Array(3).fill('adds a rule that rows of the old program may break'),
    'raises an error where there was none',
    'adds a trigger, which the statements of the old program run into',
  ]);
});

/** Written before old and new programs ran beside each other. */
const LAST_FREE = '0026';

it('no migration takes from the release before what it uses [B265]', () => {
  const faults = migrations
    .filter(({ name }) => basename(name).slice(0, 4) > LAST_FREE)
    .flatMap(({ name, sql }) => unbearable(sql).map((what) => `${name} ${what}`));
  expect(faults).toEqual([]);
});

it('O2: a migration that takes something away says which released program is the oldest to bear it, and none says less than one before [B443]', () => {
  const releases = [...readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
    ([, version]) => version!,
  );
  expect(releases[0]).toBe(VERSION);
  let oldest = releases.at(-1)!;
  for (const { name, sql } of migrations) {
    const mark = oldestFor(sql);
    if (isContract(sql)) expect([name, mark]).toEqual([name, expect.any(String)]);
    if (mark === null) continue;
    expect(releases, name).toContain(mark);
    expect(isOlder(mark, oldest), `${name} goes back to ${mark}`).toBe(false);
    oldest = mark;
  }
  expect(
    oldestFor(
      '-- contract: since 1.1.0 nothing reads it\nDROP TABLE "x";\nCOMMENT ON TABLE "drizzle"."__drizzle_migrations" IS \'oldest program: 1.1.0\';',
    ),
  ).toBe('1.1.0');
});

it('O2: versions are compared by their numbers [B443]', () => {
  expect(
    [
      ['0.1.0', '1.0.0'],
      ['1.9.0', '1.10.0'],
      ['1.0.0', '1.0.0'],
      ['2.0.0', '1.9.9'],
    ].map(([a, b]) => isOlder(a!, b!)),
  ).toEqual([true, true, false, false]);
});
