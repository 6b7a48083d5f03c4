import { entitlements } from '../../../contract/plans.ts';
import { findPerson } from '../../accounts/people.ts';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { assertWithin } from './policy.ts';
import { insertDownload, setDownloadCount } from './queries.ts';

export type DownloadCount = { count: number; limit: number | null };

/**
 * Counts a download once per person and render and writes its record, in one transaction that holds the person's row:
 * concurrent downloads wait for each other.
 * @throws AppError `download_limit` if it would be one too many
 */
export async function countDownload(
  db: Database,
  userId: string,
  download: { renderId: string; instructorName: string; classType: string },
): Promise<DownloadCount> {
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, { id: userId }, 'update');
    if (!person) throw new AppError('unauthorized');
    const limit = entitlements(person).downloadLimit;
    if (!(await insertDownload(tx, person, download))) return { count: person.downloadCount, limit };
    assertWithin(person, 'downloadLimit', person.downloadCount);
    const count = person.downloadCount + 1;
    await setDownloadCount(tx, userId, count);
    return { count, limit };
  });
}
