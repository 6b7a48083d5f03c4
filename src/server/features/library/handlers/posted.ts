import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../../../../contract/plans.ts';
import {
  type Allowance,
  type AnnouncedFile,
  FORM_SLACK,
  receiveForm,
  type UploadForm,
} from '../../../http/upload-form.ts';
import { scratchOf } from '../../../media/place.ts';
import { withScratch } from '../../../media/scratch.ts';
import type { Services } from '../../../services.ts';
import * as queries from '../queries.ts';
import { lookAtPosted } from './check.ts';
import { openSource, settle } from './intake.ts';
import { underLease } from './states.ts';
import { titleOf } from './title.ts';

type Fields = UploadForm['fields'];
/** Who uploads, and into whose library; uploaderId null: a signature alone says so. */
export type Permit = { uploaderId: string | null; userId: string | null };

type Posted = {
  /** Name of the form's file field. */
  field: string;
  /**
   * Says from the fields that stand before the file where its bytes are booked while it comes; throws where it should not be read at all. Where the
   * fields do not say yet whose library it is, that is the sender's own, so that nobody writes what is booked nowhere.
   */
  before: (fields: Fields) => Promise<Permit>;
  /** Says from all fields whose library it is; throws where it may not be. */
  after: (fields: Fields) => Promise<Permit & { title: string | undefined }>;
};

/** Of a form that does not say how long it is, so many bytes are booked at a time. */
const STEP_BYTES = 2 ** 20;

/**
 * Takes in a video that comes in one piece, as a form: booked in its library before its first byte is written, looked at and kept when the last one
 * is there. Whatever goes wrong, nothing of it stays.
 * @throws AppError as `before`, `after` and lookAtPosted; `payload_too_large`, `invalid_input`
 */
export async function takePosted(
  services: Services,
  request: FastifyRequest,
  { field, before, after }: Posted,
): Promise<{ source: queries.Source; form: UploadForm }> {
  const leaseId = randomUUID();
  let id: string | null = null;
  const beforeFile = async (fields: Fields, { formBytes }: AnnouncedFile) => {
    const permit = await before(fields);
    id = randomUUID();
    return book(services, { ...permit, id, leaseId }, formBytes);
  };
  const work = (folder: string) => async () => {
    const form = await receiveForm(request, { folder, field, beforeFile });
    const { userId, title } = await after(form.fields);
    const said = { userId, title: titleOf(title, form.file.name), bytes: form.file.bytes };
    const settled = await queries.settlePosting(services.db, id!, leaseId, said, services.config.personalQuotaBytes);
    return { source: await lookAtPosted(services, settled, leaseId, form.file.path), form };
  };
  try {
    // The lease is renewed for as long as the form comes: what is not renewed is taken for lost.
    return await withScratch(scratchOf(services), (folder) => underLease(services.db, () => id, leaseId, work(folder)));
  } catch (error) {
    if (id !== null) await settle(services, id, await queries.deletePosting(services.db, id, leaseId));
    throw error;
  }
}

/** Makes the upload known and books what its form is long, or as much of that as there is room for: the form is a little longer than its file. */
async function book(
  services: Services,
  { id, leaseId, uploaderId, userId }: Permit & { id: string; leaseId: string },
  formBytes: number | null,
): Promise<Allowance> {
  const bytes = Math.min(formBytes ?? 0, LIMITS.uploadBytes);
  const least = Math.max(0, bytes - FORM_SLACK);
  const target = { userId, title: titleOf(undefined, '') };
  const source = await openSource(services, uploaderId, target, { id, leaseId, bytes, least });
  const { personalQuotaBytes } = services.config;
  return {
    bytes: userId === null ? Number.POSITIVE_INFINITY : (source?.reserved ?? 0),
    grow: (needed) =>
      queries.growPosting(services.db, id, leaseId, { bytes: needed, wish: needed + STEP_BYTES }, personalQuotaBytes),
  };
}
