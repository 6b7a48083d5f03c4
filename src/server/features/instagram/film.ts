import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { instagramFilm } from '../../../contract/instagram.ts';
import { findPerson } from '../../accounts/people.ts';
import { AppError } from '../../errors.ts';
import { sendFile } from '../../http/files/send-file.ts';
import type { Received } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findSavedFiles } from '../renders/actions.ts';

import { findPost } from './queries.ts';
import type { PostRow } from './states.ts';

/** Instagram fetches it within minutes, and may try again. */
const HANDED_OUT_MS = 2 * 3_600_000;

type Signing = Pick<Services['config'], 'secrets' | 'publicUrl'>;

const signatureOf = ({ secrets }: Signing, id: string, until: string): Buffer =>
  createHmac('sha256', secrets.handout).update(`instagram ${id} ${until}`).digest();

/** Where a post's video is for a while, for whoever has the address. */
export function filmAddress(config: Signing, { id }: PostRow, now: Date): string {
  const until = String(Math.floor((now.getTime() + HANDED_OUT_MS) / 1000));
  const signature = signatureOf(config, id, until).toString('base64url');
  return `${config.publicUrl}${instagramFilm.path.replace(':id', id)}?${new URLSearchParams({ until, signature })}`;
}

/**
 * Sends a post's video, never by way of another address: nobody says that Instagram would follow.
 * @throws AppError `not_found`, whatever is wrong
 */
export async function sendFilm(
  services: Services,
  { params: { id }, query: { until, signature }, request, reply }: Received<typeof instagramFilm>,
): Promise<Readable | undefined> {
  const { db, config, storage } = services;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(config, id, until);
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  const post = isSigned && Number(until) * 1000 > Date.now() ? await findPost(db, id) : null;
  const person = post && (await findPerson(db, { id: post.userId }));
  if (!post?.renderId || !person || post.state === 'cancelled') throw new AppError('not_found');
  const file = (await findSavedFiles(services, person, [post.renderId])).get(post.renderId);
  if (!file) throw new AppError('not_found');
  const { storageKey, bytes } = file;
  return sendFile(
    { request, reply },
    { storageKey, size: bytes, type: 'video/mp4', caching: 'private, no-store', saveAs: null },
    { read: (key, range) => storage.read(key, range), link: async () => null },
  );
}
