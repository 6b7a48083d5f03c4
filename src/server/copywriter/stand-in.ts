import type { PromotionInput } from './types.ts';
import { tellsOf } from './understand/away.ts';

/** 'Rocío sustituye a Ana' as a name is who teaches; for whom stands with the details, if they do not say it. */
export function withStandIn(input: PromotionInput): PromotionInput {
  const [, instructorName, of] = STANDS_IN.exec(input.instructorName) ?? [];
  if (!instructorName || !of) return input;
  const isSaid = input.details.toLowerCase().includes(of.split(' ')[0]!.toLowerCase());
  const details = isSaid ? input.details : `${input.instructorName}. ${input.details}`;
  return { ...input, instructorName, details };
}
const STANDS_IN =
  /^(.+?),? (?:sustituye a|cubre a|suple a|en lugar de|sub(?:s|bing)? for|cover(?:s|ing)? for|in for|instead of|vertritt|statt|(?:als )?vertretung für) (.+)$/iu;

/** Where somebody stands in, a name of the form's has its capital letter and its marks: 'vertretung sabrina', 'va rocio'. */
export function withNames(details: string, name: string): string {
  const names = STANDING.test(details) || tellsOf(name, details) ? (name.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []) : [];
  const inAnyMarks = (letter: string) => `[${letter}${letter.normalize('NFD').charAt(0)}]`;
  return names.reduce(
    (all, each) =>
      all.replace(new RegExp(`(?<![\\p{L}@#._])${each.replace(/[^a-z]/gi, inAnyMarks)}(?![\\p{L}])`, 'giu'), each),
    details,
  );
}
const STANDING =
  /(?<!\p{L})(?:sub|cover\p{L}*|instead|ill|sick|away|vertr\p{L}*|statt|krank|sustitu\p{L}*|cubre|suple|reemplaz\p{L}*|enferm[ao]|mal[ao]|teach(?:es|ing)?|unterrichtet|springt|hoy (?:la )?da|da la clase|de viaje|de vacaciones|de baja)(?!\p{L})/iu;
