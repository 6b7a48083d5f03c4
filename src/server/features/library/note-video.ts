import { findPerson } from '../../accounts/people.ts';
import { recordAuditEvent } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import { holderOf, type Library } from '../../db/libraries.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { ClipRow, Upload } from './queries.ts';

/** Logs an action on a video in another person's library, or their studio's. The universal library is nobody's personal data. */
export async function noteVideo(
  tx: Tx,
  actor: SessionUser,
  action: 'video-uploaded' | 'video-deleted',
  { title, publicId }: Pick<Upload | ClipRow, 'title' | 'publicId'>,
  library: Library,
): Promise<void> {
  const userId = library === null ? null : holderOf(library);
  if (userId === null || userId === actor.id) return;
  const person = await findPerson(tx, { id: userId });
  if (person) await recordAuditEvent(tx, { actor, action, subject: person, details: { title, publicId } });
}

/** Logs that somebody sends an upload into other people's libraries. */
export async function noteUpload(tx: Tx, upload: Upload, libraries: readonly Library[]): Promise<void> {
  const { uploaderId } = upload;
  if (!uploaderId || libraries.every((library) => library === uploaderId)) return;
  const uploader = await findPerson(tx, { id: uploaderId });
  if (!uploader) return;
  for (const library of libraries) await noteVideo(tx, uploader, 'video-uploaded', upload, library);
}
