import { localAddress } from '../../../contract/auth.ts';

/** Where a person goes after signing in: `next` if it is an address of this site, else the start page; never the sign-in screen itself. */
export function nextPath(next: unknown): string {
  const address = localAddress(next);
  return /^\/auth(?![^?#])/.test(address) ? '/' : address;
}
