import { findPerson } from '../../accounts/people.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { ClipRow, Upload } from './queries.ts';

/** Logs an action on a video in another person's library. The universal library is nobody's personal data. */
export async function noteVideo(
  tx: Tx,
  actor: SessionUser,
  action: 'video-uploaded' | 'video-deleted',
  { userId, title, publicId }: Pick<Upload | ClipRow, 'userId' | 'title' | 'publicId'>,
): Promise<void> {
  if (userId === null || userId === actor.id) return;
  const person = await findPerson(tx, { id: userId });
  if (person) await recordAuditEvent(tx, { actor, action, subject: person, details: { title, publicId } });
}

/** Logs that somebody sends an upload into another person's library. */
export async function noteUpload(tx: Tx, upload: Upload): Promise<void> {
  if (!upload.uploaderId || upload.uploaderId === upload.userId) return;
  const uploader = await findPerson(tx, { id: upload.uploaderId });
  if (uploader) await noteVideo(tx, uploader, 'video-uploaded', upload);
}
