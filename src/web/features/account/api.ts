import { getSite } from '../../../contract/tools.ts';
import { queryOf } from '../../api/query-client.ts';

/** What the pages must know of this installation: support and postal address. */
export const siteQuery = queryOf(getSite);

/** Address that opens a new mail in the person's mail program. */
export function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
