/** Columns that hold the key of a file. */
export const FILE_COLUMNS = ['storage_key', 'poster_key', 'preview_key', 'cover_key', 'logo_key'] as const;
/** Columns that are called a key and are none of a file. */
export const OTHER_KEYS = ['client_key', 'film_key'] as const;

/** The keys of all files that a row names: in its columns, in a film's plan and in the parts of an upload. */
export function filesOf(row: Record<string, unknown>): string[] {
  const found: string[] = [];
  for (const column of FILE_COLUMNS) collect(row[column], found);
  if (Array.isArray(row.parts)) for (const part of row.parts) collect((part as { key?: unknown }).key, found);
  inPlan(row.plan, found);
  return found;
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
