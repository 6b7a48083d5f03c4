import { createReadStream } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CLOUD_NAME, mediaAddress, type mediaUploadSchema, UPLOAD_PRESET } from '../../../../contract/media.ts';
import { allows, LIMITS } from '../../../../contract/plans.ts';
import { findPerson } from '../../../db/people.ts';
import { AppError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.ts';
import { receiveForm, tooLarge, type UploadForm } from '../../../http/upload-form.ts';
import { scratchOf } from '../../../media/place.ts';
import { withScratch } from '../../../media/scratch.ts';
import type { Services } from '../../../services.ts';
import { assertMayUpload } from '../policy.ts';
import * as queries from '../queries.ts';
import { openSource, type TakenIn, type Target, takeInFile } from './intake.ts';
import { appendStream, completeParts } from './parts.ts';
import { assertSigned } from './signature.ts';
import { titleOf } from './title.ts';

type Answer = z.input<typeof mediaUploadSchema>;
type Asked = { request: FastifyRequest; user: SessionUser | null; cloudName: string };
/** Who uploads, and into whose library. */
type Permit = { uploaderId: string | null; userId: string | null };

/**
 * An upload as Cloudinary takes it: whole, or in chunks by X-Unique-Upload-Id and Content-Range; signed, or by preset with a session.
 * @throws AppError `unauthorized` (signature, preset), `payload_too_large`, `unprocessable`, `invalid_input`, `unavailable`
 */
export async function takeMediaUpload(services: Services, { request, user, cloudName }: Asked): Promise<Answer> {
  if (cloudName !== CLOUD_NAME) throw new AppError('not_found', `There is no cloud ${cloudName.slice(0, 50)} here.`);
  const chunk = readChunk(request);
  const mayUpload = user !== null && allows('personalUploads', user);
  return withScratch(scratchOf(services), async (folder) => {
    const form = await receiveForm(request, {
      folder,
      field: 'file',
      // A stranger's bytes are not read; the fields of somebody who is signed in may stand behind the file.
      beforeFile: async (fields) => {
        if (!mayUpload) await permit(services, user, fields);
      },
    });
    const { uploaderId, userId } = await permit(services, user, form.fields);
    const target = { userId, title: titleOf(form.fields.title, form.file.name) };
    if (chunk) return takeChunk(services, uploaderId, target, form, chunk);
    return whole(services, await takeInFile(services, uploaderId, target, form.file), form);
  });
}

/** @throws AppError `unauthorized`, `invalid_input`; as assertMayUpload for the person whose folder it is */
async function permit(services: Services, user: SessionUser | null, fields: UploadForm['fields']): Promise<Permit> {
  if (fields.signature === undefined) {
    if (fields.upload_preset !== UPLOAD_PRESET) {
      throw new AppError('unauthorized', 'Send signed parameters, or a known upload_preset, before the file.');
    }
    if (!user) throw new AppError('unauthorized');
    await assertMayUpload(services, user, user.id);
    return { uploaderId: user.id, userId: user.id };
  }
  assertSigned(fields, services.config.secrets.upload, Date.now());
  if (fields.folder === 'universal') return { uploaderId: user?.id ?? null, userId: null };
  const [, userId] = /^user-videos\/([A-Za-z0-9_-]{1,64})$/.exec(fields.folder ?? '') ?? [];
  const owner = userId ? await findPerson(services.db, { id: userId }) : null;
  if (!owner) throw new AppError('invalid_input', 'The folder is no library.', { folder: 'The folder is no library.' });
  await assertMayUpload(services, owner, owner.id);
  return { uploaderId: owner.id, userId: owner.id };
}

/** A part of a file: where it begins, where it ends (exclusive), how long the file is (null: not known yet). */
type Chunk = { name: string; start: number; end: number; total: number | null };

/** @throws AppError `invalid_input`, `payload_too_large` */
function readChunk({ headers }: FastifyRequest): Chunk | null {
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

async function takeChunk(
  services: Services,
  uploaderId: string | null,
  target: Target,
  form: UploadForm,
  chunk: Chunk,
): Promise<Answer> {
  const { name, start, end, total } = chunk;
  const { db, config } = services;
  if (form.file.bytes !== end - start) throw new AppError('invalid_input', 'The chunk is not as long as its range.');
  const clientKey = `${queries.folderOf(target.userId)}/${name}`;
  let source = await queries.findSourceByClientKey(db, clientKey);
  if (!source) {
    if (start > 0) throw new AppError('invalid_input', 'The first chunk of this upload is not here. Begin it anew.');
    // As long as nobody knows how long the file is, it may be as long as any.
    const bytes = total ?? LIMITS.uploadBytes;
    source = await openSource(services, uploaderId, target, { bytes, reserved: total ?? end, clientKey });
  }
  // A chunk that is sent again, because its answer was lost, is there already.
  if (source.status === 'uploading' && start === source.received) {
    await queries.resize(
      db,
      source.id,
      { bytes: total ?? source.bytes, reserved: total ?? end },
      config.personalQuotaBytes,
    );
    await appendStream(services, source, createReadStream(form.file.path), start);
  } else if (end > source.received) {
    throw new AppError('invalid_input', `The next byte to be sent is ${source.received}.`);
  }
  const arrived = await queries.findSource(db, { id: source.id });
  if (!arrived) throw new AppError('not_found', 'This upload was given up.');
  if (total === null || end < total) return { done: false, resource_type: 'video', type: 'upload', bytes: end };
  return whole(services, await completeParts(services, arrived), form);
}

const FORMATS = { mp4: 'mp4', matroska: 'webm', avi: 'avi', mpegts: 'ts' } as const;

function whole({ config }: Services, { source, facts }: TakenIn, { file }: UploadForm): Answer {
  const url = `${config.publicUrl}${mediaAddress(source.publicId, 'mp4')}`;
  return {
    done: true,
    public_id: source.publicId,
    url,
    secure_url: url,
    resource_type: 'video',
    type: 'upload',
    format: FORMATS[facts.container],
    bytes: source.bytes,
    duration: facts.duration,
    width: facts.video.width,
    height: facts.video.height,
    created_at: source.createdAt.toISOString(),
    original_filename: titleOf(undefined, file.name),
    job_id: source.id,
  };
}
