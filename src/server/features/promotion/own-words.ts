import type { CallReceived } from '../../../contract/call.ts';
import { type KeptWords, NO_WORDS, type OwnWords, wordsUsed } from '../../../contract/own-words.ts';
import type { chooseText } from '../../../contract/promotion.ts';
import { findNames } from '../../accounts/names.ts';
import { hasLinkOrMarkup, isOrder } from '../../copywriter/clean.ts';
import { countEdits, editsIn, NO_EDITS, withFound } from '../../copywriter/edits.ts';
import type { PromotionInput } from '../../copywriter/index.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { invalidField } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { findSeat } from '../studio/actions.ts';
import { findOwnWords, lockEdits, upsertOwnWords } from './queries.ts';

/** What the person says in every text, with what their studio says. */
export async function readOwnWords(services: Services, user: SessionUser): Promise<KeptWords> {
  const { db } = services;
  const [row, seat] = await Promise.all([findOwnWords(db, user.id), findSeat(db, user)]);
  const studio = seat && {
    name: (await findNames(db, seat.studioId)).studio,
    words: (await findOwnWords(db, seat.studioId))?.words ?? NO_WORDS,
  };
  return { own: row?.words ?? NO_WORDS, studio, edits: countEdits(row?.edits ?? NO_EDITS) };
}

/** @throws AppError `validation` for what no text can have */
export async function putOwnWords(services: Services, user: SessionUser, words: OwnWords): Promise<KeptWords> {
  const refuse = (field: string, line: string) => {
    if (hasLinkOrMarkup(line) || isOrder(line))
      throw invalidField(
        field,
        'Nobody can tap a link in a video, and code is not shown. Your handle has a field of its own.',
      );
  };
  refuse('signOff', words.signOff);
  for (const phrase of words.phrases) refuse('phrases', phrase);
  await upsertOwnWords(services.db, user.id, { words });
  return readOwnWords(services, user);
}

/** What the writer is given of it. */
export async function usedBy(
  services: Services,
  user: SessionUser,
): Promise<Pick<PromotionInput, 'ownWords' | 'edits'>> {
  const { db } = services;
  const [row, seat] = await Promise.all([findOwnWords(db, user.id), findSeat(db, user)]);
  const studio = seat && (await findOwnWords(db, seat.studioId))?.words;
  return { ownWords: wordsUsed(row?.words ?? NO_WORDS, studio ?? NO_WORDS), edits: row?.edits ?? NO_EDITS };
}

/** Learns from what a person has made of a text, once for each writing. */
export async function learn(
  { db }: Services,
  user: SessionUser,
  writing: string,
  { from, to }: NonNullable<CallReceived<typeof chooseText>['body']['edited']>,
): Promise<void> {
  const found = editsIn(from, to);
  await db.transaction(async (tx) => {
    const edits = (await lockEdits(tx, user.id)) ?? NO_EDITS;
    await upsertOwnWords(tx, user.id, { edits: withFound(edits, found, writing) });
  });
}

/** Forgets what was learned from the person's texts. */
export const forget = ({ db }: Services, user: SessionUser): Promise<void> =>
  upsertOwnWords(db, user.id, { edits: null });
