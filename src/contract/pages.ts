/** Every page that the browser's router knows. The server answers any other address with 404; a test holds the two against each other. */
export const PAGES = [
  '/',
  '/auth',
  '/reset-password',
  '/reminder',
  '/join',
  '/upgrade',
  '/subscription/success',
  '/account-switch',
  '/promos',
  '/week',
  '/month',
  '/compression',
  '/privacy',
  '/terms',
  '/refund-policy',
  '/cookie-policy',
  '/browsers',
  '/developers',
] as const;

/** Pages for developers: not found in production. */
export const DEVELOPER_PAGES = ['/mock-checkout', '/transparency-test', '/transparency-test-simple'] as const;

/** The path as the router compares it: decoded, in small letters, without a closing slash. null where it cannot be decoded. */
export function routePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/(.)\/$/, '$1');
  } catch {
    return null;
  }
}
