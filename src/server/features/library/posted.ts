import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { titleOf } from '../../../contract/library.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { FORM_SLACK, type FormFields } from '../../http/files/form.ts';
import { type Allowance, type AnnouncedFile, receiveVideo, type VideoForm } from '../../http/files/video-form.ts';
import { scratchOf } from '../../media/tool/place.ts';
import { withScratch } from '../../media/tool/scratch.ts';
import type { Services } from '../../services.ts';
import { checkPosted } from './check-upload.ts';
import { openUpload, settle } from './intake.ts';
import type * as queries from './queries.ts';
import * as removal from './removal-queries.ts';
import * as reservations from './reservation-queries.ts';
import { underLease } from './states.ts';

/** Who uploads, and into whose library; uploaderId null: authorized by a signature alone. */
export type Permit = { uploaderId: string | null; userId: string | null };

type Posted = {
  /** Name of the form's file field. */
  field: string;
  /**
   * Decides from the fields that precede the file where its bytes are reserved while it arrives; throws if it should
   * not be read at all. If the fields do not yet say whose library it is, that is the sender's own, so that nobody
   * writes bytes that are reserved nowhere.
   */
  before: (fields: FormFields) => Promise<Permit>;
  /** Decides from all fields whose library it is; throws if that is not allowed. */
  after: (fields: FormFields) => Promise<Permit & { title: string | undefined }>;
};

/** If a form does not state its length, this many bytes are reserved at a time. */
const STEP_BYTES = 2 ** 20;

/**
 * Accepts a video that arrives in one piece, as a form: reserved in its library before its first byte is written,
 * checked and kept when the last one has arrived. Whatever goes wrong, nothing of it stays.
 * @throws AppError as `before`, `after` and checkPosted; `payload_too_large`, `invalid_input`
 */
export async function takePosted(
  services: Services,
  request: FastifyRequest,
  { field, before, after }: Posted,
): Promise<{ upload: queries.Upload; form: VideoForm }> {
  const leaseId = randomUUID();
  let id: string | null = null;
  const beforeFile = async (fields: FormFields, { formBytes }: AnnouncedFile) => {
    const permit = await before(fields);
    id = randomUUID();
    return reserve(services, { ...permit, id, leaseId }, formBytes);
  };
  const work = (folder: string) => async () => {
    const form = await receiveVideo(request, { folder, field, beforeFile });
    const { userId, title } = await after(form.fields);
    const said = { userId, title: titleOf(title, form.file.name), bytes: form.file.bytes };
    const settled = await reservations.settlePosting(
      services.db,
      id!,
      leaseId,
      said,
      services.config.personalQuotaBytes,
    );
    return { upload: await checkPosted(services, settled, leaseId, form.file.path), form };
  };
  try {
    // The lease is renewed while the form arrives: without renewal the upload counts as lost.
    return await withScratch(scratchOf(services), (folder) => underLease(services.db, () => id, leaseId, work(folder)));
  } catch (error) {
    if (id !== null) await settle(services, id, await removal.deletePosting(services.db, id, leaseId));
    throw error;
  }
}

/**
 * Registers the upload and reserves the form's length, or as much of it as there is room for: the form is a little
 * longer than its file.
 */
async function reserve(
  services: Services,
  { id, leaseId, uploaderId, userId }: Permit & { id: string; leaseId: string },
  formBytes: number | null,
): Promise<Allowance> {
  const bytes = Math.min(formBytes ?? 0, LIMITS.uploadBytes);
  const least = Math.max(0, bytes - FORM_SLACK);
  const target = { libraries: [userId], title: titleOf(undefined, '') };
  const upload = await openUpload(services, uploaderId, target, { id, leaseId, bytes, least });
  const { personalQuotaBytes } = services.config;
  return {
    bytes: userId === null ? Number.POSITIVE_INFINITY : (upload?.reserved ?? 0),
    grow: (needed) =>
      reservations.growPosting(
        services.db,
        id,
        leaseId,
        { bytes: needed, wish: needed + STEP_BYTES },
        personalQuotaBytes,
      ),
  };
}
