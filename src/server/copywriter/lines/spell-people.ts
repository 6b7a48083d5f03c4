import type { Language } from '../../../contract/promotion.ts';
import { capitalise } from '../../../contract/strings.ts';
import { oneOf, type Spelling } from './spelling.ts';

const [FROM, TO] = ["(?<![\\p{L}\\d@#._/’'-])", '(?![\\p{L}\\d@]|[._/-][\\p{L}\\d])'];
/** Where somebody is named, who is away or stands in: '… is away', 'vertritt …', 'da la clase …'. */
const PLACES: Record<Language, { before: string; after: string }> = {
  en: {
    before:
      '(?:(?:covers?|covering|subs?|subbing|filling in|fills? in|steps? in|stepping in|standing in|in) for|instead of|with guest) ',
    after:
      " (?:(?:is|['’]s) (?:away|sick|ill|injured|poorly|unwell|on (?:holiday|leave|vacation|maternity)|subbing|covering|teaching|standing in|filling in|back)|(?:covers|covering|subbing|subs|steps in|fills in|takes over)(?!\\p{L}))",
  },
  de: {
    before:
      '(?:vertritt|vertretung(?: durch| von| für|:)?|vertreten (?:durch|von)|anstelle von|krankheit von|statt|ersetzt|übernimmt(?: heute| diesmal)?|springt|macht heute) ',
    after:
      ' (?:vertritt|ist (?:leider |noch |heute )?(?:krank|verletzt|weg|verreist|im urlaub|nicht da)|springt (?:heute |diesmal )?(?:ein|für)|übernimmt|unterrichtet (?:heute|diesmal|am))',
  },
  es: {
    before: '(?:sustituye a|cubre a|suple a|reemplaza a|en lugar de|da (?:hoy )?(?:la )?clase|la da|viene) ',
    after:
      ' (?:está (?:de (?:viaje|baja|vacaciones)|mal|malit[ao]|enferm[ao]|lesionad[ao])|sustituye|cubre(?= a)|suple|reemplaza|da (?:hoy )?la clase)',
  },
};
const made = new WeakMap<Spelling, RegExp>();

/** A person's name with its capital letter, where only somebody can be named. */
export function withPeople(text: string, language: Language, spelling: Spelling): string {
  const { before, after } = PLACES[language];
  const nobody = `(?!${oneOf(spelling.sets.get('nobody') ?? [])}(?!\\p{L}))`;
  const known =
    made.get(spelling) ??
    new RegExp(
      `(?<=(?<!\\p{L})(?:${before}))${nobody}${FROM}\\p{L}{3,}${TO}(?! (?:class|teacher|clase|kurs)(?!\\p{L}))|${FROM}(?<=(?:^|[,;.!?(:] ?|(?<!\\p{L})(?:ill|sick|away|krank|because|as|while|since|weil|da|denn|porque|que|y|and|und|so) ))${nobody}\\p{L}{3,}(?=${after})`,
      'giu',
    );
  made.set(spelling, known);
  return text.replace(known, (name) => (/^\p{Ll}+$/u.test(name) ? capitalise(name) : name));
}
