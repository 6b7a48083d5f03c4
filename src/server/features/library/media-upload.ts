import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { titleOf } from '../../../contract/library.ts';
import { CLOUD_NAME, mediaAddress, type mediaUploadSchema, UPLOAD_PRESET } from '../../../contract/media.ts';
import { findPerson } from '../../accounts/people.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { FormFields } from '../../http/files/form.ts';
import type { Services } from '../../services.ts';
import { readChunk, takeChunk } from './chunks.ts';
import { assertMayUpload, may } from './policy.ts';
import { type Permit, takePosted } from './posted.ts';
import { noteOf } from './present-library.ts';
import type * as queries from './queries.ts';
import { assertSigned } from './signature.ts';

type Answer = z.input<typeof mediaUploadSchema>;
type Asked = { request: FastifyRequest; user: SessionUser | null; cloudName: string };

/**
 * An upload as Cloudinary takes it: whole, or in chunks by X-Unique-Upload-Id and Content-Range; signed, or by preset with a session.
 * @throws AppError `unauthorized` (signature, preset), `payload_too_large`, `unprocessable`, `invalid_input`, `unavailable`
 */
export async function takeMediaUpload(services: Services, { request, user, cloudName }: Asked): Promise<Answer> {
  if (cloudName !== CLOUD_NAME) throw new AppError('not_found', `There is no cloud ${cloudName.slice(0, 50)} here.`);
  const chunk = readChunk(request);
  if (chunk) {
    const upload = await takeChunk(services, request, chunk, (fields) => permit(services, user, fields));
    // The title of an upload in chunks is its file's name, unless it was given one.
    if (upload) return whole(services, upload, upload.title);
    return { done: false, resource_type: 'video', type: 'upload', bytes: chunk.end };
  }
  const { upload, form } = await takePosted(services, request, {
    field: 'file',
    before: async (fields) => {
      // A stranger's bytes are not read; a signed-in person's fields may come after the file.
      const isSaid = fields.signature !== undefined || fields.upload_preset !== undefined;
      if (user && !isSaid && (await may(services, user, 'upload', user.id))) {
        return { uploaderId: user.id, userId: user.id };
      }
      return permit(services, user, fields);
    },
    // The form may have taken an hour.
    after: async (fields) => ({
      ...(await permit(services, await again(services, user), fields)),
      title: fields.title,
    }),
  });
  return whole(services, upload, titleOf(undefined, form.file.name));
}

/** A person as they are now; null if they are gone. */
const again = ({ db }: Services, user: SessionUser | null) => user && findPerson(db, { id: user.id });

/** @throws AppError `unauthorized`, `invalid_input`; as assertMayUpload for the person whose folder it is */
async function permit(services: Services, user: SessionUser | null, fields: FormFields): Promise<Permit> {
  if (fields.signature === undefined) {
    if (fields.upload_preset !== UPLOAD_PRESET) {
      throw new AppError('unauthorized', 'Send signed parameters, or a known upload_preset, before the file.');
    }
    if (!user) throw new AppError('unauthorized');
    await assertMayUpload(services, user, user.id);
    return { uploaderId: user.id, userId: user.id };
  }
  assertSigned(fields, services.config.secrets.upload, Date.now());
  if (fields.folder === 'universal') {
    // The signature grants permission. The person signed in may be anyone.
    const isTheirs = user !== null && (await may(services, user, 'upload', null));
    return { uploaderId: isTheirs ? user.id : null, userId: null };
  }
  const [, userId] = /^user-videos\/([A-Za-z0-9_-]{1,64})$/.exec(fields.folder ?? '') ?? [];
  const owner = userId ? await findPerson(services.db, { id: userId }) : null;
  if (!owner)
    throw new AppError('invalid_input', 'This folder is not a library.', { folder: 'This folder is not a library.' });
  await assertMayUpload(services, owner, owner.id);
  return { uploaderId: owner.id, userId: owner.id };
}

const FORMATS = { mp4: 'mp4', matroska: 'webm', avi: 'avi', mpegts: 'ts' } as const;

/** The response for Cloudinary's clients to an accepted upload, now and on later requests. */
function whole({ config }: Services, upload: queries.Upload, name: string): Answer {
  const url = `${config.publicUrl}${mediaAddress(upload.publicId, 'mp4')}`;
  const { lookedAt } = upload;
  return {
    done: true,
    public_id: upload.publicId,
    url,
    secure_url: url,
    resource_type: 'video',
    type: 'upload',
    ...(lookedAt && { format: FORMATS[lookedAt.container], width: lookedAt.width, height: lookedAt.height }),
    bytes: upload.bytes,
    duration: upload.duration,
    note: noteOf(upload),
    created_at: upload.createdAt.toISOString(),
    original_filename: name,
    job_id: upload.id,
  };
}
