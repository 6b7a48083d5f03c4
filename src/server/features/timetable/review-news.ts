import type { Tx } from '../../db/client.ts';
import { putMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { listSeeingFirst, lockStudio } from '../studio/actions.ts';
import { reviewNews } from './mails.ts';
import * as made from './promo-queries.ts';
import * as queries from './queries.ts';
import type { ReviewNews } from './review-words.ts';
import { listReviewed, type Reviewed } from './reviewed.ts';

const MINUTE = 60_000;
/** What comes within so many minutes of each other is told at once: a week is made and looked at in one go. */
const QUIET = 5 * MINUTE;
/** And no later than this, whatever else comes. */
const LATEST = 30 * MINUTE;
/** An owner who has done nothing for so long is reminded. */
const FORGOTTEN = 24 * 60 * MINUTE;

/** News that somebody is told, until when it is of use, and on which clock it is night. */
export type Told = { news: ReviewNews; zone: string; endsAt: Date };
/** Tells it in another way, too, in the same transaction. */
type AlsoTell = (tx: Tx, told: Told) => Promise<void>;

/** Notes which films their studios' owners are to see, and tells owners and members what there is to know of them. */
export async function tellOfReviews(services: Services, alsoTell: AlsoTell): Promise<void> {
  for (const ownerId of await listSeeingFirst(services.db))
    await services.db.transaction(async (tx) => {
      // One machine after the other, each with what the one before has noted.
      if (!(await lockStudio(tx, ownerId)).seesFirst) return;
      for (const { row, promo } of await listReviewed(tx, ownerId)) await made.noteToSee(tx, row, promo.renderId);
      await tellOfStudio({ services, tx, alsoTell }, ownerId);
    });
}

type Telling = { services: Services; tx: Tx; alsoTell: AlsoTell };

async function tellOfStudio(telling: Telling, ownerId: string): Promise<void> {
  const { tx } = telling;
  const all = await listReviewed(tx, ownerId);
  const from = { ...telling, zone: (await queries.findZone(tx, ownerId)) ?? 'UTC' };
  const now = new Date();
  const isWaiting = ({ row }: Reviewed) => row.review === 'waiting';
  const untold = all.filter(({ row }) => row.reviewToldAt === null);
  const news = untold.filter(isWaiting);
  if (isTime(news, now)) await tell(from, { userId: ownerId, about: 'waiting' }, news, { reviewToldAt: now });
  const forgotten = all
    .filter(isWaiting)
    .filter(
      ({ row }) => row.reviewToldAt && !row.reviewRemindedAt && now.getTime() - row.reviewToldAt.getTime() >= FORGOTTEN,
    );
  if (forgotten.length > 0)
    await tell(from, { userId: ownerId, about: 'forgotten' }, forgotten, { reviewRemindedAt: now });
  const answers = Map.groupBy(
    untold.filter((each) => !isWaiting(each)),
    ({ row }) => row.personId,
  );
  for (const [userId, theirs] of answers)
    if (isTime(theirs, now)) await tell(from, { userId, about: 'answered' }, theirs, { reviewToldAt: now });
}

/** Nothing more has come for a while, or the first of it has waited long enough. */
function isTime(films: readonly Reviewed[], now: Date): boolean {
  const ages = films.map(({ row }) => now.getTime() - (row.reviewAt?.getTime() ?? 0));
  return ages.length > 0 && (Math.min(...ages) >= QUIET || Math.max(...ages) >= LATEST);
}

/**
 * The one place where people are told of films that are to be seen, or were: by mail, and as else they are told. Together with what is noted of it, it happens
 * once or not at all.
 */
async function tell(
  { services, tx, zone, alsoTell }: Telling & { zone: string },
  news: Omit<ReviewNews, 'renders'>,
  films: readonly Reviewed[],
  told: Parameters<typeof made.noteTold>[2],
): Promise<void> {
  const all = { ...news, renders: films.map(({ promo }) => promo.renderId) };
  await putMail(services, tx, reviewNews, all);
  // Of no use once the last class has begun.
  const endsAt = new Date(Math.max(...films.map(({ occurrence }) => Date.parse(occurrence.at))));
  await alsoTell(tx, { news: all, zone, endsAt });
  for (const { row } of films) await made.noteTold(tx, row, told);
}
