import { CONTACT } from './contact.ts';
import { MONEY_MATTERS } from './money.ts';
import { NOTICES } from './notices.ts';
import { PEOPLE } from './people.ts';
import { PRACTICAL } from './practical.ts';
import { type Pattern, says } from './words.ts';

/** In the order in which they are tried; what one has taken, none after it sees. */
export const PATTERNS: readonly Pattern[] = [
  ...NOTICES,
  ...MONEY_MATTERS,
  ...PEOPLE,
  ...PRACTICAL,
  ...CONTACT,
  // Fillers of the kinds above, tried last.
  says('\\bbring (?:a|your) (?:friend|bestie|mate)\\b', () => ({ kind: 'bring', value: 'a friend' })),
];
