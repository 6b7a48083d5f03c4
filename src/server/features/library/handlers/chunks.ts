import { createReadStream } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../../../contract/plans.ts';
import { findPerson } from '../../../db/people.ts';
import { AppError } from '../../../http/errors.ts';
import { type AnnouncedFile, receiveForm, tooLarge, type UploadForm } from '../../../http/upload-form.ts';
import { scratchOf } from '../../../media/place.ts';
import { withScratch } from '../../../media/scratch.ts';
import { follow } from '../../../queue/follow.ts';
import type { Services } from '../../../services.ts';
import { may } from '../policy.ts';
import * as queries from '../queries.ts';
import { isWanted, takeLook } from './check.ts';
import { openSource, sourceTopic } from './intake.ts';
import { appendStream } from './parts.ts';
import type { Permit } from './posted.ts';
import { titleOf } from './title.ts';

type Fields = UploadForm['fields'];
/** A part of a file: where it begins, where it ends (exclusive), how long the file is (null: not known yet). */
type Chunk = { name: string; start: number; end: number; total: number | null };

/** How long the last chunk, sent again, waits for the look that the first one has begun. */
const PATIENCE_MS = 120_000;

/** @returns null for an upload in one piece @throws AppError `invalid_input`, `payload_too_large` */
export function readChunk({ headers }: FastifyRequest): Chunk | null {
  const [range, name] = [headers['content-range'], headers['x-unique-upload-id']];
  if (range === undefined && name === undefined) return null;
  const [, first, last, size] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|-1|\*)$/.exec(String(range)) ?? [];
  const isNamed = typeof name === 'string' && /^[A-Za-z0-9_.-]{1,100}$/.test(name);
  const [start, end] = [Number(first), Number(last) + 1];
  const total = size === '-1' || size === '*' ? null : Number(size);
  if (!isNamed || size === undefined || end <= start || (total !== null && end > total)) {
    throw new AppError(
      'invalid_input',
      'A chunk needs X-Unique-Upload-Id and a Content-Range such as bytes 0-19999999/50000000.',
    );
  }
  if (Math.max(end, total ?? 0) > LIMITS.uploadBytes) throw tooLarge('file');
  return { name, start, end, total };
}

/**
 * Takes in a chunk of an upload. Its parameters stand before its file, so that it is known what it belongs to before anything is written; what is
 * there already is not written again.
 * @returns the upload, looked at, if this is its last chunk; else null
 * @throws AppError `invalid_input`, `payload_too_large`, `not_found`, `unprocessable` with the reason, `storage_full`; as `permit`
 */
export async function takeChunk(
  services: Services,
  request: FastifyRequest,
  chunk: Chunk,
  permit: (fields: Fields) => Promise<Permit>,
): Promise<queries.Source | null> {
  const { start, end, total } = chunk;
  const seen: { source?: queries.Source; isThere?: boolean } = {};
  await withScratch(scratchOf(services), async (folder) => {
    const beforeFile = async (fields: Fields, { name }: AnnouncedFile) => {
      const title = titleOf(fields.title, name);
      seen.source = await findOrOpen(services, await permit(fields), title, chunk);
      seen.isThere = !(await isNext(services, seen.source, chunk));
      if (seen.isThere) throw new AppError('conflict');
      return { bytes: end - start, grow: () => Promise.reject(notAsLong()) };
    };
    const form = await receiveForm(request, { folder, field: 'file', beforeFile });
    if (form.file.bytes !== end - start) throw notAsLong();
    await appendStream(services, seen.source!, createReadStream(form.file.path), start);
  }).catch((error) => {
    if (!seen.isThere) throw error;
  });
  return total === null || end < total ? null : looked(services, seen.source!.id);
}

const notAsLong = () => new AppError('invalid_input', 'The chunk is not as long as its range.');

async function findOrOpen(
  services: Services,
  { uploaderId, userId }: Permit,
  title: string,
  { name, start, end, total }: Chunk,
): Promise<queries.Source> {
  const { db } = services;
  const clientKey = `${queries.folderOf(userId)}/${name}`;
  const known = await queries.findSourceByClientKey(db, clientKey);
  if (!known) {
    if (start > 0) throw new AppError('invalid_input', 'The first chunk of this upload is not here. Begin it anew.');
    // As long as nobody knows how long the file is, it may be as long as any.
    const file = { bytes: total ?? LIMITS.uploadBytes, reserved: total ?? end, clientKey };
    const opened = await openSource(services, uploaderId, { userId, title }, file);
    if (opened) return opened;
  }
  const source = known ?? (await queries.findSourceByClientKey(db, clientKey));
  if (!source || !(await mayAsk(services, source, { uploaderId, userId }))) {
    throw new AppError('not_found', 'This upload was given up.');
  }
  return source;
}

/** It may have been moved into another library since it was sent. */
async function mayAsk(services: Services, source: queries.Source, { uploaderId, userId }: Permit): Promise<boolean> {
  if (source.userId === userId) return true;
  const person = uploaderId && (await findPerson(services.db, { id: uploaderId }));
  return person ? may(services, person, 'follow', source.userId) : false;
}

/**
 * Whether the chunk is what comes next; books it then. If not, it is there already: it was sent again because its answer was lost.
 * @throws AppError `invalid_input` if something before it is missing, `payload_too_large`
 */
async function isNext(services: Services, source: queries.Source, { start, end, total }: Chunk): Promise<boolean> {
  if (source.status === 'uploading' && start === source.received) {
    const size = { bytes: total ?? source.bytes, reserved: total ?? end };
    await queries.resize(services.db, source.id, size, services.config.personalQuotaBytes);
    return true;
  }
  if (end > source.received) {
    throw new AppError('invalid_input', `The next byte to be sent is ${source.received}.`);
  }
  return false;
}

/** The upload whose last chunk has come, once it was looked at: by this request, or by the one that brought the chunk first. */
async function looked(services: Services, id: string): Promise<queries.Source> {
  const { db, progress } = services;
  const read = async () => {
    const source = await queries.findSource(db, { id });
    if (!source) throw new AppError('not_found', 'This upload was given up.');
    return source;
  };
  let source = await read();
  if (source.status === 'uploading' && !(await isWanted(services, source))) {
    throw new AppError('not_found', 'This upload was given up.');
  }
  await (await takeLook(services, id))?.();
  const followed = {
    topic: sourceTopic(id),
    read,
    mark: ({ status }: queries.Source) => status,
    isOver: ({ status }: queries.Source) => status !== 'checking',
  };
  for await (source of follow(progress, followed, AbortSignal.timeout(PATIENCE_MS)));
  if (source.status === 'failed') throw new AppError('unprocessable', source.reason ?? undefined);
  if (source.status === 'uploading' || source.status === 'checking') {
    throw new AppError('conflict', 'This upload is being looked at. Ask again in a moment.');
  }
  return source;
}
