import type { Readable } from 'node:stream';
import type { deliverMedia } from '../../../contract/media.ts';
import { isWhole, parseDelivery, type Wanted } from '../../../contract/media.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { sendFile } from '../../http/files/send-file.ts';
import type { Received } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findClipFile } from '../library/actions.ts';
import { findLoadableFilm, makeTextVideo } from './actions.ts';

const TYPES = { mp4: 'video/mp4', jpg: 'image/jpeg', webm: 'video/webm' } as const;

/**
 * A file that the person may have. `shared`: it stays open to everyone, so caches may keep it forever. `saved`: it may
 * be saved as a file.
 */
type Located = { storageKey: string; shared: boolean; saved: boolean; fileName: string };

const NOT_COUNTED = 'This video has not been downloaded yet. Open it in the studio and press Download Video.';

/**
 * Sends a stored file, whole or in part (RFC 9110: Range, If-Range, If-None-Match, HEAD). Unknown, foreign and
 * malformed URLs get the same 404.
 * @throws AppError `not_found`; `forbidden` for a film to be saved before it is counted; for a text video also what making it can throw
 */
export async function deliver(
  services: Services,
  { params, query, user, request, reply }: Received<typeof deliverMedia>,
  signal: AbortSignal,
): Promise<Readable | undefined> {
  const wanted = parseDelivery(params['*'], query);
  const file = wanted && (await locate(services, user, wanted, signal));
  const size = file && (await services.storage.size(file.storageKey));
  if (!file || size === null) throw new AppError('not_found');
  if (!file.saved && query.download !== undefined) throw new AppError('forbidden', NOT_COUNTED);

  return sendFile(
    { request, reply },
    {
      ...{ storageKey: file.storageKey, size, type: TYPES[wanted!.format] },
      // A private file is revalidated each time, so that people who lose access do not get it.
      caching: file.shared ? 'public, max-age=31536000, immutable' : 'private, no-cache',
      saveAs: query.download === undefined ? null : file.fileName,
    },
    services.storage,
  );
}

async function locate(
  services: Services,
  user: SessionUser | null,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Located | null> {
  const { publicId, format, small, strip } = wanted;
  const folder = publicId.split('/')[0];
  // Only clips have parts, small loops and filmstrips.
  const plain = isWhole(wanted) && !small && !strip;
  if (folder === 'renders') {
    const found = format !== 'webm' && plain ? await findLoadableFilm(services, user, publicId) : null;
    if (!found) return null;
    const { film, access } = found;
    const storageKey = format === 'mp4' ? film.storageKey : film.coverKey;
    if (!storageKey) return null;
    const kind = format === 'mp4' ? 'video' : 'cover';
    const fileName = `promotional-${kind}-${stamp(film.finishedAt)}.${format}`;
    // Only videos are counted; a free user's cover has the watermark.
    return { storageKey, shared: access === 'counted', saved: access !== 'preview' || kind === 'cover', fileName };
  }
  if (folder === 'overlays') {
    if (format !== 'webm' || !plain || !user) return null;
    const film = await makeTextVideo(services, user, publicId, signal);
    const fileName = `text-overlay-${stamp(film.finishedAt)}.webm`;
    return { storageKey: film.storageKey!, shared: false, saved: true, fileName };
  }
  if (format === 'webm') return null;
  const kind = strip ? 'strip' : format === 'jpg' ? 'poster' : small ? 'preview' : 'film';
  const file = await findClipFile(services, user, wanted, kind);
  return file && { ...file, saved: true, fileName: `background-${publicId.slice(-8)}.${format}` };
}

/** 2026-11-20-221005, in UTC. */
function stamp(time: Date | null): string {
  return (time ?? new Date()).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
}
