import type { CallOutput, CallReceived } from '../../../contract/call.ts';
import { entitlements } from '../../../contract/plans.ts';
import type { chooseText, generatePromotion, PromotionInput, readAbout } from '../../../contract/promotion.ts';
import { aboutOf, knowsClass, writePromotion } from '../../copywriter/index.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { descriptionFor } from '../classes/actions.ts';
import { countModelCall } from './model-calls.ts';
import { learn, usedBy } from './own-words.ts';
import { insertUsed, listUsed, updateChosen } from './queries.ts';

export { readOwnWords } from './own-words.ts';

/**
 * Writes the promotional text of a class, with the description that the person sees for it and in other words than
 * their last texts; free users' text ends with the signature.
 * @throws AppError `internal` if there is no text; the signal's reason if nobody waits for it any more: then nothing is remembered
 */
export async function writeForPerson(
  services: Services,
  user: SessionUser,
  input: PromotionInput,
  signal: AbortSignal,
): Promise<CallOutput<typeof generatePromotion>> {
  const { db, log, model } = services;
  const [{ own, description }, memory, hers] = await Promise.all([
    descriptionFor(services, user, input.classType),
    listUsed(db, user.id),
    usedBy(services, user),
  ]);
  const promotion = await writePromotion(
    { ...input, ...hers, classDescription: description },
    {
      signature: entitlements(user).watermark,
      memory,
      model,
      signal,
      mayCall: () => countModelCall(services, user.id),
      log,
    },
  );
  signal.throwIfAborted();
  if (!promotion.text) throw new AppError('internal', 'No promotional text received from API');
  const { text, used, ...answer } = promotion;
  const isAsked = input.classType !== '' && !knowsClass(input.classType) && (own !== null || !description);
  return {
    ...{ promotionalText: text, id: await insertUsed(db, user.id, used), ...answer },
    ...(isAsked && { classSentence: own }),
  };
}

/** What a post with these details is about. */
export const aboutDetails = (input: Pick<PromotionInput, 'classType' | 'details'>): CallOutput<typeof readAbout> => ({
  about: aboutOf(input),
});

/** Notes which of the texts of one writing the person has taken, and what they have made of it. What is not theirs, or forgotten, is no matter. */
export async function noteChosen(
  services: Services,
  user: SessionUser,
  id: string,
  { text, edited }: CallReceived<typeof chooseText>['body'],
): Promise<void> {
  const isTheirs = await updateChosen(services.db, user.id, id, text);
  if (isTheirs && edited) await learn(services, user, id, edited);
}
