/** Columns that hold the key of a file. */
export const FILE_COLUMNS = ['storage_key', 'poster_key', 'preview_key', 'cover_key', 'logo_key'] as const;
/** Columns that are called a key and are none of a file. */
export const OTHER_KEYS = ['client_key', 'film_key'] as const;

/**
 * The keys of all files that a row names: in its columns and in the parts of an upload it needs them; what a film's
 * plan names may be gone once the film is made.
 */
export function filesOf(row: Record<string, unknown>): { needed: string[]; used: string[] } {
  const needed: string[] = [];
  const used: string[] = [];
  for (const column of FILE_COLUMNS) collect(row[column], needed);
  if (Array.isArray(row.parts)) for (const part of row.parts) collect((part as { key?: unknown }).key, needed);
  inPlan(row.plan, used);
  return { needed: needed, used: used };
}

function inPlan(value: unknown, found: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'storageKey') collect(inner, found);
    else inPlan(inner, found);
  }
}

function collect(key: unknown, found: string[]): void {
  if (typeof key === 'string') found.push(key);
}
