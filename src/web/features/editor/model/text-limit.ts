import { LIMITS } from '../../../../contract/limits.ts';
import { SIGNATURE } from '../../../../scene/script.ts';

/** Characters that a person may write; the signature and its blank line count too. */
export function textRoom(signed: boolean): number {
  return LIMITS.promotionalText - (signed ? SIGNATURE.length + 2 : 0);
}

/** Why the text cannot become a film; null if it can. */
export function textFault(text: string, signed: boolean): string | null {
  const over = text.length - textRoom(signed);
  if (over <= 0) return null;
  return `Your text is too long: a video takes ${textRoom(signed)} characters. Please shorten it by ${over}.`;
}
