import type { Language } from '../../../contract/promotion.ts';
import { likeTyped } from './like-typed.ts';
import { oneOf, type Spelling } from './spelling.ts';

const BEFORE = "(?<![\\p{L}\\d@#._/’'])";
const AFTER = "(?!\\p{L}|\\d|[@’']|[./][\\p{L}\\d])";
/** What joins two days. */
const JOIN: Record<Language, string> = {
  en: ' ?[-–+&/,] ?| (?:to|and|n|or|thru|through|til|till) ',
  de: ' ?[-–+&/,] ?| (?:bis|und|u|oder) ',
  es: ' ?[-–+&/,] ?| (?:al?|y|e|o) ',
};
const SPAN: Record<Language, string> = { en: ' to ', de: ' bis ', es: ' a ' };
/** A date or a time; in German, whose short days are words of their own ('so 10 Leute'), nothing else. */
const NUMBER: Record<Language, string> = {
  en: '\\d|noon|midday',
  de: '\\d{1,2}(?:[.:]\\d| ?(?:uhr|h)(?!\\p{L})|\\.| ?(?:-|–|bis) ?\\d)|den \\d',
  es: '\\d',
};
/** Where a day that is a word as well ends its part: 'am so', and no 'ab so viel'. */
const ENDS =
  '(?=\\.?(?:$|[\\s]*[.,;!?)|+&/–-]|\\n| (?:\\d|und|u|oder|um|ab|bis|von|vor|nach|and|at|anmelden|anmeldung|bescheid|buchen|zahlen|geschlossen|zu|nicht|frei)(?!\\p{L})))';
const NO_SUN = '(?! ?(?:cream|screen|salut|hat|block|set|rise|lotion))';

/** How a language's days and months are found, made when they are first asked for. */
const made = new WeakMap<Spelling, (text: string) => string>();

/** Weekdays and months in full, where what is typed is one: 'thurs 14 jan' is 'Thursday 14 January', and 'he sat' and 'mit Jan' stay. */
export function withDays(text: string, language: Language, spelling: Spelling): string {
  const spell = made.get(spelling) ?? speller(language, spelling);
  made.set(spelling, spell);
  return spell(text);
}

function speller(language: Language, { days, months, sets }: Spelling): (text: string) => string {
  const full = [...new Set(days.values())].map((day) => day.toLowerCase());
  const any = `${oneOf([...days.keys(), ...full])}\\.?`;
  const clear = new Set(sets.get('clear'));
  const led = oneOf([...days.keys()].filter((each) => !sets.get('unclear')?.includes(each)));
  const lead = `(?<=(?<!\\p{L})${oneOf(sets.get('before a day') ?? [])} )`;
  const key = `${oneOf(days.keys())}${language === 'en' ? NO_SUN : ''}`;
  const tail = ` ?(?:${NUMBER[language]})| ${oneOf(sets.get('after a day') ?? [])}(?!\\p{L})`;
  const day = new RegExp(
    [
      `${BEFORE}${oneOf(clear)}${AFTER}`,
      `${lead}${led}${language === 'en' ? NO_SUN : ''}${AFTER}${language === 'de' ? `(?:(?<!(?<!\\p{L})so)|${ENDS})` : ''}`,
      `${BEFORE}(?<![-–])${key}(?=\\.?(?:${tail}))${AFTER}`,
      `${BEFORE}${key}(?=\\.?(?:${JOIN[language]})${any}(?!\\p{L}))`,
      `(?<=(?<![\\p{L}\\d@#._/])${any}(?:${JOIN[language]}))${key}${AFTER}`,
    ]
      .map((each) => `${each}(?:\\.(?= ?\\d))?`)
      .join('|'),
    'giu',
  );
  const span = new RegExp(`(?<=(?<!\\p{L})${oneOf(full)}) ?[-–] ?(?=${oneOf(full)}(?!\\p{L}))`, 'giu');
  const [month, link] = [monthIn(language, months), sets.get('link')?.[0]];
  return (text) =>
    text
      .replace(month, (typed, ...rest) => {
        const [at, whole] = [rest.at(-2) as number, rest.at(-1) as string];
        const said = likeTyped(months.get(typed.toLowerCase().replace('.', '')) ?? typed, typed);
        return link && /\d $/.test(whole.slice(0, at)) ? `${link} ${said}` : said;
      })
      .replace(day, (typed) => likeTyped(days.get(typed.toLowerCase().replace('.', '')) ?? typed, typed))
      .replace(span, SPAN[language]);
}

/** Beside the number of a day, or behind what only a month stands behind. */
function monthIn(language: Language, months: Spelling['months']): RegExp {
  const key = oneOf(months.keys());
  const sure = oneOf([...months.keys()].filter((each) => !/^(?:may|mar|march)$/.test(each)));
  const leads = {
    en: 'in|until|till?|thru|from|all|mid|early|late|end of|start of|since',
    de: 'ab|im|bis|ende|anfang|mitte|seit',
    es: 'en|hasta|desde|finales de|mediados de',
  };
  return new RegExp(
    [
      `(?<=(?<![\\d:.,$€£])(?:[12]?\\d|3[01])(?:st|nd|rd|th|\\.|º)? (?:de )?)${key}${AFTER}`,
      ...(language === 'en'
        ? [`${BEFORE}${key}(?= (?:[12]?\\d|3[01])(?:st|nd|rd|th)?(?![\\d:%]| ?(?:am|pm|people|ppl|min)))`]
        : []),
      `(?<=(?<!\\p{L})(?:${leads[language]}) )${sure}${AFTER}`,
    ]
      .map((each) => `${each}(?:\\.(?= ?[\\d,]))?`)
      .join('|'),
    'giu',
  );
}
