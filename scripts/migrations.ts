/**
 * What a program of the release before could not bear, if it is found in a migration: it runs on while the new one
 * starts, and may be gone back to.
 */
const UNBEARABLE: readonly (readonly [what: string, statement: RegExp])[] = [
  ['takes away a table', /\bdrop\s+table\b/i],
  ['takes away a column', /\bdrop\s+column\b/i],
  [
    'takes away what statements may use',
    /\bdrop\s+(view|materialized\s+view|function|procedure|type|domain|sequence|schema|trigger)\b/i,
  ],
  [
    'renames what is in use',
    /\brename\s+(to|column|constraint|value)\b|\balter\s+table\b[^;]*\brename\b|\bset\s+schema\b/i,
  ],
  ['changes the type of a column', /\balter\s+column\b[^;]*\b(set\s+data\s+)?type\b/i],
  ['wants a value in a column that was optional', /\bset\s+not\s+null\b/i],
  ['takes away a default', /\bdrop\s+default\b/i],
  ['adds a column that must be filled in', /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i],
  ['makes a column that nobody may write', /\bgenerated\s+always\b/i],
  [
    'adds a rule that rows of the old program may break',
    /\badd\s+(constraint\b[^;]*\b)?(unique|check|exclude|primary\s+key|foreign\s+key)\b|\bcreate\s+unique\s+index\b|\b(?:alter|create)\s+domain\b[^;]*\bcheck\b|\badd\s+column\b[^;]*\b(unique|check|references)\b/i,
  ],
  [
    'adds a trigger, which the statements of the old program run into',
    /\bcreate\s+(or\s+replace\s+)?(constraint\s+|event\s+)?trigger\b/i,
  ],
  ['turns triggers on or off', /\b(enable|disable)\s+(always\s+|replica\s+)?(trigger|rule)\b/i],
  ['adds a rule that rewrites statements', /\bcreate\s+(or\s+replace\s+)?rule\b/i],
  ['changes a function that is in use', /\bcreate\s+or\s+replace\s+(function|procedure)\b/i],
  ['raises an error where there was none', /\braise\s+(exception\b|(sqlstate|using)\b|'|[a-z_]+\s*(;|using\b))/i],
  ['takes away a right', /\brevoke\b|\b(enable|force)\s+row\s+level\s+security\b|\bcreate\s+policy\b/i],
  ['takes rows away', /\btruncate\b/i],
];
/** Functions that a migration writes are read with their bodies: between dollar signs, a semicolon ends nothing. */
const STATEMENT = /((?:\$(\w*)\$[\s\S]*?\$\2\$|'(?:[^']|'')*'|--[^\n]*|[^;$'-]|[$-])*)(?:;|$)/g;
/** Says why it may nevertheless be: nothing of the release before uses it any more. */
const CONTRACT = /^--\s*contract:\s*\S.*$/im;
/** What a program that is too old for the migration finds in the database (src/server/db/bearable.ts). */
const MARK =
  /^\s*comment\s+on\s+table\s+"?drizzle"?\."?__drizzle_migrations"?\s+is\s+'oldest program: (\d+\.\d+\.\d+)'\s*;/im;

function statementsOf(migration: string): string[] {
  return migration
    .split(/-->\s*statement-breakpoint/)
    .flatMap((part) => [...part.matchAll(STATEMENT)].map(([statement]) => statement))
    .filter((statement) => statement.trim() !== '');
}

/**
 * What of a migration a program of the release before could not bear, in words. A statement with a comment `--
 * contract: why it may be` is left alone. Tables that the migration itself creates are nobody's yet.
 */
export function unbearable(migration: string): string[] {
  const created = new Set(
    [...migration.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:"?public"?\.)?"?(\w+)"?/gi)].map(
      ([, name]) => name,
    ),
  );
  const statements = statementsOf(migration);
  return statements.flatMap((statement) => {
    const table =
      /\b(?:alter\s+table|on|truncate(?:\s+table)?)\s+(?:if\s+exists\s+)?(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(
        statement,
      )?.[1];
    if (CONTRACT.test(statement) || (table !== undefined && created.has(table))) return [];
    if (isOfTables(statement, statements, created)) return [];
    return UNBEARABLE.filter(([, pattern]) => pattern.test(statement.replace(/--.*$/gm, ''))).map(([what]) => what);
  });
}

/** Whether a statement makes a function that only triggers on these tables run. */
function isOfTables(
  statement: string,
  statements: readonly string[],
  tables: ReadonlySet<string | undefined>,
): boolean {
  const name = /^\s*create\s+function\s+"?(\w+)"?\s*\(\s*\)\s*returns\s+trigger\b/i.exec(statement)?.[1];
  if (name === undefined) return false;
  const on = statements
    .filter((each) => each !== statement && new RegExp(`\\b${name}\\b`, 'i').test(each))
    .map((each) => /^\s*create\s+trigger\b[^;]*?\son\s+"?(\w+)"?/i.exec(each)?.[1]);
  return on.length > 0 && on.every((table) => table !== undefined && tables.has(table));
}

/** The oldest program that can bear a migration, as it says itself; null: it does not say. */
export function oldestFor(migration: string): string | null {
  return MARK.exec(migration)?.[1] ?? null;
}

/** Whether a migration takes away what an older program than the release before may use. */
export function isContract(migration: string): boolean {
  return CONTRACT.test(migration);
}
