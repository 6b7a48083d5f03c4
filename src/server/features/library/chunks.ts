import { createReadStream } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { titleOf } from '../../../contract/library.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { findPerson } from '../../accounts/people.ts';
import { AppError } from '../../errors.ts';
import type { FormFields } from '../../http/files/form.ts';
import { type AnnouncedFile, receiveVideo, tooLarge } from '../../http/files/video-form.ts';
import { scratchOf } from '../../media/tool/place.ts';
import { withScratch } from '../../media/tool/scratch.ts';
import { follow } from '../../queue/follow.ts';
import type { Services } from '../../services.ts';
import { appendStream } from './append-stream.ts';
import { checkUpload, isWanted } from './check-upload.ts';
import { openUpload, uploadTopic } from './intake.ts';
import { assertMayComplete, mayWith } from './policy.ts';
import type { Permit } from './posted.ts';
import * as queries from './queries.ts';
import * as reservations from './reservation-queries.ts';

/** A part of a file: where it begins, where it ends (exclusive), how long the file is (null: not known yet). */
type Chunk = { name: string; start: number; end: number; total: number | null };

/** How long the last chunk, sent again, waits for the check that the first one has begun. */
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
 * Accepts a chunk of an upload. Its parameters precede its file, so that it is known what it belongs to before anything
 * is written; bytes already stored are not written again.
 * @returns the upload, checked, if this is its last chunk; otherwise null
 * @throws AppError `invalid_input`, `payload_too_large`, `not_found`, `unprocessable` with the reason, `storage_full`; as `permit`
 */
export async function takeChunk(
  services: Services,
  request: FastifyRequest,
  chunk: Chunk,
  permit: (fields: FormFields) => Promise<Permit>,
): Promise<queries.Upload | null> {
  const { start, end, total } = chunk;
  const seen: { upload?: queries.Upload; isThere?: boolean } = {};
  await withScratch(scratchOf(services), async (folder) => {
    const beforeFile = async (fields: FormFields, { name }: AnnouncedFile) => {
      const title = titleOf(fields.title, name);
      seen.upload = await findOrOpen(services, await permit(fields), title, chunk);
      seen.isThere = !(await isNext(services, seen.upload, chunk));
      if (seen.isThere) throw new AppError('conflict');
      return { bytes: end - start, grow: () => Promise.reject(notAsLong()) };
    };
    const form = await receiveVideo(request, { folder, field: 'file', beforeFile });
    if (form.file.bytes !== end - start) throw notAsLong();
    await appendStream(services, seen.upload!, createReadStream(form.file.path), start);
  }).catch((error) => {
    if (!seen.isThere) throw error;
  });
  return total === null || end < total ? null : checkedUpload(services, seen.upload!.id);
}

const notAsLong = () => new AppError('invalid_input', 'The chunk’s length does not match its range.');

async function findOrOpen(
  services: Services,
  { uploaderId, userId }: Permit,
  title: string,
  { name, start, end, total }: Chunk,
): Promise<queries.Upload> {
  const { db } = services;
  const clientKey = `${queries.folderOf(userId)}/${name}`;
  const known = await queries.findUploadByClientKey(db, clientKey);
  if (!known) {
    if (start > 0)
      throw new AppError('invalid_input', 'The first chunk of this upload is missing. Start the upload again.');
    // While the file's length is unknown, it is not limited.
    const file = { bytes: total ?? LIMITS.uploadBytes, reserved: total ?? end, clientKey };
    const opened = await openUpload(services, uploaderId, { libraries: [userId], title }, file);
    if (opened) return opened;
  }
  const upload = known ?? (await queries.findUploadByClientKey(db, clientKey));
  if (!upload || !(await mayAsk(services, upload, { uploaderId, userId }))) {
    throw new AppError('not_found', 'This upload was canceled.');
  }
  return upload;
}

/** It may have been moved into another library since it was sent. */
async function mayAsk(services: Services, upload: queries.Upload, { uploaderId, userId }: Permit): Promise<boolean> {
  if (upload.userId === userId) return true;
  const person = uploaderId && (await findPerson(services.db, { id: uploaderId }));
  return person ? mayWith(services, person, 'follow', upload) : false;
}

/**
 * Whether this is the next chunk; reserves it then. If not, it is already stored: it was sent again because the response was lost.
 * @throws AppError `invalid_input` if something before it is missing, `payload_too_large`
 */
async function isNext(services: Services, upload: queries.Upload, { start, end, total }: Chunk): Promise<boolean> {
  if (upload.status === 'uploading' && start === upload.received) {
    const size = { bytes: total ?? upload.bytes, reserved: total ?? end };
    await reservations.resize(services.db, upload.id, size, services.config.personalQuotaBytes);
    return true;
  }
  if (end > upload.received) {
    throw new AppError('invalid_input', `The next byte to be sent is ${upload.received}.`);
  }
  return false;
}

/** The upload whose last chunk has arrived, once it was checked: by this request, or by the one that brought the chunk first. */
async function checkedUpload(services: Services, id: string): Promise<queries.Upload> {
  const { db, progress } = services;
  const read = async () => {
    const upload = await queries.findUpload(db, { id });
    if (!upload) throw new AppError('not_found', 'This upload was canceled.');
    return upload;
  };
  let upload = await read();
  if (upload.status === 'uploading' && !(await isWanted(services, upload))) {
    await assertMayComplete(
      services,
      upload.uploaderId ? await findPerson(db, { id: upload.uploaderId }) : null,
      upload,
    );
  }
  await (await checkUpload(services, id))?.();
  const followed = {
    topic: uploadTopic(id),
    read,
    mark: ({ status }: queries.Upload) => status,
    isOver: ({ status }: queries.Upload) => status !== 'checking',
  };
  for await (upload of follow(progress, followed, AbortSignal.timeout(PATIENCE_MS)));
  if (upload.status === 'failed') throw new AppError('unprocessable', upload.reason ?? undefined);
  if (upload.status === 'uploading' || upload.status === 'checking') {
    throw new AppError('conflict', 'This upload is being checked. Ask again in a moment.');
  }
  return upload;
}
