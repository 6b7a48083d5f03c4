const HOME = '/';

/**
 * Where a person goes after signing in: `next` if it is a path of this site, else the start page. Everything that a browser would read as
 * another site (`//host`, `/\host`, `javascript:`, control characters in between) is refused.
 * @param origin this site's origin, such as `https://spinreel.example`
 */
export function nextPath(next: unknown, origin: string): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, origin)) return HOME;
  const url = new URL(next, origin);
  // Dots are resolved by now: `/.//host` has become `//host`.
  if (url.origin !== origin || url.pathname.startsWith('//')) return HOME;
  // The sign-in screen itself would lead here again.
  if (url.pathname === '/auth') return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}
