import { vosForms } from './index.ts';
import { likeTyped } from './like-typed.ts';

// Without those that Spain has as well: Córdoba, Santa Fe, Santiago.
const CITIES =
  'argentina|uruguay|buenos aires|caba|bs\\.? ?as\\.?|rosario|mendoza|la plata|mar del plata|neuqu[eé]n|bariloche|tucum[aá]n|posadas|bah[ií]a blanca|paran[aá]|comodoro(?: rivadavia)?|r[ií]o cuarto|tandil|quilmes|lan[uú]s|morón|ushuaia|montevideo|punta del este|maldonado|piri[aá]polis|(?:c[oó]rdoba|santa fe|san juan|san luis|salta|jujuy),? arg\\p{L}*';
const IS_CITY = new RegExp(`(?<![\\p{L}-])(?:${CITIES})(?!\\p{L})`, 'iu');
/** Forms that are said nowhere else. */
const FORMS =
  /(?<!\p{L})(?:vos|sos|traé|vení|tenés|podés|querés|sabés|necesitás|anotate|sumate|animate|avisá|reservá|escribí|escribime|avisame|mandá|mandame|consultá|llevá|venís|traés|cancelás|llegá|probá)(?!\p{L})/iu;

interface Given {
  ownWords?: { city?: string } | undefined;
  studio: string;
  details: string;
}

/** Whether somebody is spoken to with 'vos' there, by the city, the studio's name or how the details are typed. */
export const saysVos = ({ ownWords, studio, details }: Given): boolean =>
  [ownWords?.city ?? '', studio].some((place) => IS_CITY.test(place)) || FORMS.test(details);

const BEGINS = /(?:^|[.:,;!?¡¿\n–“"*] ?|(?<!\p{L})[yo] )$/u;

/** What our lines say with 'tú', with 'vos'. @param typed what the person has typed: its words stay */
export function withVos(text: string, typed: string): string {
  const { always, begin, expression } = vosForms();
  return text.replace(expression, (word: string, at: number) => {
    const key = word.toLowerCase();
    const said = always.get(key) ?? (BEGINS.test(text.slice(0, at)) ? begin.get(key) : undefined);
    return said === undefined || typed.includes(word) ? word : likeTyped(said, word);
  });
}
