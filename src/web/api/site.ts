import { getSite } from '../../contract/tools.ts';
import { queryOf } from './query-client.ts';

/** What the pages need to know about this installation: support and postal address. */
export const siteQuery = queryOf(getSite);

/** URL that opens a new e-mail in the person's mail program, with its text filled in. */
export function mailTo(address: string, subject: string, body?: string): string {
  // Not URLSearchParams: mail programs do not decode + as a space (RFC 6068, 5).
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${text}`;
}
