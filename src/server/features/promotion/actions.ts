import type { CallOutput } from '../../../contract/call.ts';
import { entitlements } from '../../../contract/plans.ts';
import type { generatePromotion, PromotionInput } from '../../../contract/promotion.ts';
import { writePromotion } from '../../copywriter/index.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { listClassDescriptionsWithFallback } from '../classes/actions.ts';

/**
 * Writes the promotional text of a class, with the description that the person sees for it; free users' text ends with the signature.
 * @throws AppError `internal` if there is no text
 */
export async function writeForPerson(
  services: Services,
  user: SessionUser,
  input: PromotionInput,
): Promise<CallOutput<typeof generatePromotion>> {
  const { config, log } = services;
  const classDescription = await descriptionOf(services, user, input.classType);
  const promotion = await writePromotion(
    { ...input, classDescription },
    { signature: entitlements(user).watermark, model: config.llm ?? undefined, log },
  );
  if (!promotion.text) throw new AppError('internal', 'No promotional text received from API');
  return { promotionalText: promotion.text, writer: promotion.writer, fellBack: promotion.fellBack };
}

async function descriptionOf(services: Services, user: SessionUser, classType: string): Promise<string | undefined> {
  if (!classType) return undefined;
  const descriptions = await listClassDescriptionsWithFallback(services, user);
  const name = classType.toLowerCase();
  return descriptions.find((row) => row.className.toLowerCase() === name)?.description;
}
