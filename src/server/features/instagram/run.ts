import { putMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { notePosted } from '../timetable/actions.ts';
import { consider } from './consider.ts';
import type { Desk } from './desk.ts';
import { filmAddress } from './film.ts';
import { postFailed } from './mails.ts';
import { type Door, instagramOf } from './open.ts';
import { considerPromo } from './plan-promo.ts';
import { advance } from './publish.ts';
import { findPost } from './queries.ts';

function deskOf(services: Services, { instagram, vault }: Door): Desk {
  const { db, log, config } = services;
  const now = () => new Date();
  return {
    ...{ db, log, instagram, vault, now },
    filmAddress: (post) => filmAddress(config, post, now()),
    onPublished: async (tx, { entryId, date, userId, publishedAt, postedAs }) => {
      if (entryId === null) return;
      await notePosted(tx, { entryId, date, personId: userId }, { postedAt: publishedAt!, postedAs: postedAs! });
    },
    onFailed: (tx, { id, userId }) => putMail(services, tx, postFailed, { userId, postId: id }),
  };
}

/** What is done with a post when its turn has come. */
export async function takePost(services: Services, id: string): Promise<void> {
  const door = instagramOf(services.config);
  const post = door && (await findPost(services.db, id));
  if (!door || !post) return;
  const desk = deskOf(services, door);
  // Two sweeps may have sent it.
  if (post.state === 'planned' && post.renderId === null && post.nextAt <= desk.now())
    await (post.entryId === null ? considerPromo : consider)(desk, services, post);
  await advance(desk, id);
}
