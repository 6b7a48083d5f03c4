import type { Facts } from '../facts.ts';
import { type Reader, readerFor } from './read-back.ts';

/**
 * The last look at a text for this class, by what was typed, whoever has written it.
 * @param own lines that the person keeps
 */
export function readerOf(facts: Facts, own: readonly string[] = []): Reader {
  const { detailsTyped: details, classType, name, studio, schedule, time, language, typedIn, description } = facts;
  const form = [classType, name, studio, schedule, time, ...description];
  return readerFor({ details, classType, name, when: schedule, language, typedIn, form, own });
}
