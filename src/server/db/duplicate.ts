/** True for the error of a unique index (PostgreSQL 23505), as drizzle throws it. */
export function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}
