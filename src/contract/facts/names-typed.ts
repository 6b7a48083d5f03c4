import type { Case, NameManner } from '../facts.ts';
import { isGlued, type Place } from './words.ts';

/** What comes after a class's name where a common word means it: 'heels class'. */
const CLASS_NOUN = /^ ?-?(?:class|session|workshop|course|crew|kurs|stunde|training|clase|taller|sesi)/iu;
const BEFORE_CLASS = /(?:clases? de|our|unser\p{L}*|nuestr[ao]s?) $/iu;

/** Letters without accents and capitals, each where it was. */
function folded(words: string): string {
  return [...words.normalize('NFC')]
    .map((letter) => {
      const bare = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}

const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const partsOf = (name: string) => folded(name).match(/[\p{L}\p{N}]+/gu) ?? [];
/** However its words are joined: 'sky-studio', 'skystudio', 'Sky. Studio'. */
const joined = (parts: readonly string[]) => parts.map(escaped).join('[\\s._&-]*');

/** Where a name may stand as people type it: in any letters, as a handle or hashtag, with initials or the last name alone. */
export function typedNames(words: string, fact: NameManner['fact'], name: string): (Place & TypedName)[] {
  const parts = partsOf(name);
  const [first = '', last = ''] = [parts[0], parts.length > 1 ? parts.at(-1) : ''];
  const whole = joined(parts);
  const short =
    fact === 'name'
      ? [
          ...(first.length > 2 ? [joined([first])] : []),
          ...(last
            ? [
                `${first.charAt(0)}\\.? ?${last}`,
                `${first} ${last.charAt(0)}\\.?`,
                `${first.charAt(0)}\\.? ?${last.charAt(0)}\\.?`,
              ]
            : []),
          ...(last.length > 2 ? [last] : []),
        ]
      : [];
  const haystack = folded(words);
  if (whole.length < 2 || haystack.length !== words.length) return [];
  const found: (Place & TypedName)[] = [];
  for (const source of [whole, ...short]) {
    for (const match of haystack.matchAll(new RegExp(`([@#]?)(${source})((?:['’]?s|['’])?)(?![\\p{L}\\p{N}])`, 'gu'))) {
      const [text, sign = '', value = '', ending = ''] = match;
      const place = { start: match.index, end: match.index + text.length };
      const at = words.slice(place.start + sign.length, place.end - ending.length);
      const initials = value.replace(/[^\p{L}]/gu, '').length <= 2;
      if (isGlued(words, place.start, place.end) || (initials && at !== at.toUpperCase())) continue;
      if (fact === 'class' && parts.length === 1 && sign === '' && !meansClass(words, place, at)) continue;
      if (found.some((other) => place.start < other.end && other.start < place.end)) continue;
      found.push({
        ...place,
        tag: sign === '#',
        first: source === short[0] && first.length > 2,
        possessive: ending,
        cased: casedAs(at),
      });
    }
  }
  return found;
}

type TypedName = Pick<NameManner, 'first' | 'possessive' | 'cased'> & { tag: boolean };

/** 'flow with us' is not about the class Flow, 'our flow class' is. */
function meansClass(words: string, { start, end }: Place, text: string): boolean {
  return text !== text.toLowerCase() || CLASS_NOUN.test(words.slice(end)) || BEFORE_CLASS.test(words.slice(0, start));
}

function casedAs(text: string): Case {
  if (text === text.toLowerCase()) return 'lower';
  return text === text.toUpperCase() && text.length > 3 ? 'upper' : 'plain';
}
