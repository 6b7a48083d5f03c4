import { getSite } from '../../contract/tools.ts';
import { queryOf } from './query-client.ts';

/** What the pages must know of this installation: support and postal address. */
export const siteQuery = queryOf(getSite);

/** Address that opens a new mail in the person's mail program, with what it says already. */
export function mailTo(address: string, subject: string, body?: string): string {
  // Not URLSearchParams: mail programs do not read + as a space (RFC 6068, 5).
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${text}`;
}
