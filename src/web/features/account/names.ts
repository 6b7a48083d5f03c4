import type { User } from '../../../contract/session.ts';
import { graphemes } from '../../../scene/graphemes.ts';

/** The person's name in the header. */
export function nameOf({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** Up to two initials for a name, or one for an e-mail address. */
export function initialsOf(name: string): string {
  const words = name.includes('@') ? [name] : name.split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => graphemes(word ?? '')[0] ?? '');
  return letters.join('').toUpperCase();
}
