import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Tx } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { type Caller, currentCaller, forCaller, inShare } from '../../shares.ts';
import { findDownloads } from '../renders/actions.ts';
import { presentDownload } from './present.ts';

const BATCH = 2_000;
const COLUMNS = [
  'downloadedAt',
  'userEmail',
  'userRole',
  'userSubscriptionStatus',
  'instructorName',
  'classType',
  'userId',
  'id',
] as const;

/**
 * Downloads as CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets recognize it), newest first, streamed.
 * Values that a spreadsheet would run as a formula are escaped.
 */
export function downloadsAsCsv({ db }: Services, userId: string | undefined): Readable {
  const lines = stringify({
    header: true,
    columns: [...COLUMNS],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // What fails ends the answer: its reader is told, so nobody else is.
  return pipeline(Readable.from(records(db, userId, currentCaller())), lines, () => {});
}

async function* records(db: Tx, userId: string | undefined, caller: Caller) {
  let before: string | undefined;
  for (;;) {
    const rows = await forCaller(caller, () =>
      inShare('long', () => findDownloads(db, { userId, before, limit: BATCH })),
    );
    yield* rows.map(presentDownload);
    if (rows.length < BATCH) return;
    before = rows.at(-1)!.id;
  }
}
