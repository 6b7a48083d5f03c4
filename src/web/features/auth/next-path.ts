import { localAddress } from '../../../contract/auth.ts';

/** Where a person goes after signing in: `next` if it is a URL of this site, otherwise the home page; never the sign-in screen itself. */
export function nextPath(next: unknown): string {
  const address = localAddress(next);
  return /^\/auth(?![^?#])/.test(address) ? '/' : address;
}
