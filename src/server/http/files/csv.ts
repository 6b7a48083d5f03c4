import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/**
 * Records as CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets recognize it), streamed. Values that a
 * spreadsheet would run as a formula are escaped.
 */
export function asCsv(columns: readonly string[], records: Iterable<object> | AsyncIterable<object>): Readable {
  const lines = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // What fails ends the answer: its reader is told, so nobody else is.
  return pipeline(Readable.from(records), lines, () => {});
}

/** As a file, named after what it has and the day, or what else tells it from others. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  csv: Readable,
  of = new Date().toISOString().slice(0, 10),
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${of}.csv"`)
    .send(csv);
}
