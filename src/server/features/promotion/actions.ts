import type { CallOutput } from '../../../contract/call.ts';
import { entitlements } from '../../../contract/plans.ts';
import type { generatePromotion, PromotionInput, readAbout } from '../../../contract/promotion.ts';
import { aboutOf, knowsClass, writePromotion } from '../../copywriter/index.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { descriptionFor } from '../classes/actions.ts';
import { countModelCall } from './model-calls.ts';
import { insertUsed, listUsed, updateChosen } from './queries.ts';

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
  const [{ own, description }, memory] = await Promise.all([
    descriptionFor(services, user, input.classType),
    listUsed(db, user.id),
  ]);
  const promotion = await writePromotion(
    { ...input, classDescription: description },
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

/** Notes which of the texts of one writing the person has taken. What is not theirs, or forgotten, is no matter. */
export const noteChosen = ({ db }: Services, user: SessionUser, id: string, text: number): Promise<void> =>
  updateChosen(db, user.id, id, text);
