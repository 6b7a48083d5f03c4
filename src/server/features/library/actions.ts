import type { CallOutput } from '../../../contract/call.ts';
import type { Clip, listBackgroundVideos } from '../../../contract/library.ts';
import { mediaAddress, previewAddress } from '../../../contract/media.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { fillWithStarters } from './handlers/starters.ts';
import { mayReadClip } from './policy.ts';
import { type ClipRow, findClip, listClips } from './queries.ts';

export type { ClipRow } from './queries.ts';

/** The backgrounds that a person may choose from. */
export async function listBackgrounds(
  { db }: Services,
  user: SessionUser,
): Promise<CallOutput<typeof listBackgroundVideos>> {
  const rows = await listClips(db, user.id);
  return {
    universal: rows.filter((row) => row.userId === null).map(present),
    // Whole uploads; their pieces are `clips`.
    personal: [],
    clips: rows.filter((row) => row.userId !== null).map(present),
  };
}

/** The clip of that public id if the person, or a visitor (null), may see it; else null. */
export async function findReadableClip(
  { db }: Services,
  user: SessionUser | null,
  publicId: string,
): Promise<ClipRow | null> {
  const clip = await findClip(db, publicId);
  return clip && mayReadClip(clip, user) ? clip : null;
}

/** Gives a fresh installation its starter backgrounds; does nothing where the universal library holds a clip. */
export async function seedStarterLibrary(services: Services): Promise<void> {
  await fillWithStarters(services);
}

function present({ id, publicId, title, duration, userId }: ClipRow): Clip {
  return {
    id,
    publicId,
    url: mediaAddress(publicId, 'mp4'),
    posterUrl: mediaAddress(publicId, 'jpg'),
    previewUrl: previewAddress(publicId),
    title,
    duration,
    libraryType: userId === null ? 'universal' : 'personal',
  };
}
