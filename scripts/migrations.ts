/** What a program of the release before could not bear, if it is found in a migration: it runs on while the new one starts. */
const UNBEARABLE: readonly (readonly [what: string, statement: RegExp])[] = [
  ['takes away a table', /\bdrop\s+table\b/i],
  ['takes away a column', /\bdrop\s+column\b/i],
  ['renames what is in use', /\brename\s+(to|column|constraint)\b|\balter\s+table\b[^;]*\brename\b/i],
  ['changes the type of a column', /\balter\s+column\b[^;]*\b(set\s+data\s+)?type\b/i],
  ['wants a value in a column that was optional', /\bset\s+not\s+null\b/i],
  ['takes away a default', /\bdrop\s+default\b/i],
  ['adds a column that must be filled in', /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i],
  [
    'adds a rule that rows of the old program may break',
    /\badd\s+constraint\b[^;]*\b(unique|check)\b|\bcreate\s+unique\s+index\b/i,
  ],
];
/** Says why it may nevertheless be: nothing of the release before uses it any more. */
const CONTRACT = /^--\s*contract:\s*\S.*$/im;

/**
 * What of a migration a program of the release before could not bear, in words. A statement with a comment `-- contract: why it may be` is left alone.
 * Tables that the migration itself creates are nobody's yet.
 */
export function unbearable(migration: string): string[] {
  const statements = migration.split(/-->\s*statement-breakpoint|;\s*$/m);
  const created = new Set(
    [...migration.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  return statements.flatMap((statement) => {
    const table = /\b(?:alter\s+table|on)\s+(?:only\s+)?(?:"public"\.)?"?(\w+)"?/i.exec(statement)?.[1];
    if (CONTRACT.test(statement) || (table !== undefined && created.has(table))) return [];
    return UNBEARABLE.filter(([, pattern]) => pattern.test(statement.replace(/--.*$/gm, ''))).map(([what]) => what);
  });
}
