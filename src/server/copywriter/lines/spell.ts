import type { Language } from '../../../contract/promotion.ts';
import { capitalise } from '../../../contract/strings.ts';
import { spellingIn } from './index.ts';
import type { Spelling } from './spelling.ts';

// A name behind '@', an address or a word with digits stays as it is.
const BEFORE = "(?<![\\p{L}\\d@#._/’'-])";
const AFTER = "(?![\\p{L}\\d@’']|[./-][\\p{L}\\d])";
/** A word in small letters, with which no name, handle or link goes on. */
const WORD = new RegExp(`${BEFORE}\\p{Ll}{8,}${AFTER}`, 'gu');
const expressions = new Map<Language, RegExp>();
/** Months and weekdays that are words of their own as well: only beside a number or another of them. */
const SHORT =
  /(?<=\b(?:until|by|from|on|to|this|next|every|each|since|before|after) )(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)\b|(?<=\b\d{1,2}(?:st|nd|rd|th|\.)? )(?:mar|may|march|jun|jul|sep)\b|\b(?:mar|may|march|jun|jul|sep)(?= \d{1,2}\b)|\b(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)(?=s? (?:\d|at \d|@)|[,/&+-]? ?(?:and )?(?:mon|tue|wed|thu|fri|sat|sun)\b)|(?<=\b(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)[,/&+-]? ?(?:and )?)(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)\b/giu;

/** 'Nos mudamos!!', 'dudas?' */
const MARKED = /(^|[.!?,;] )([^.!?,;¡¿\n]*\p{L}[^.!?,;¡¿\n]*)(!+|\?+)(?=\s|$)/gu;
/** What is short for a Spanish word only beside others: 'esta semana' and 'esta enferma', '60 min' and 'min 8', 'd' and 'sala D'. */
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Ll} )d(?= [\p{L}\d])/gu, 'de'],
  [/(?<=\p{Ll} )si(?=$|[,.;!|])/gu, 'sí'],
  [/(?<=s )imprescindible(?!\p{L})/gu, 'imprescindibles'],
  [/(?<=\p{L}a )incl\.?(?!\p{L})/giu, 'incluida'],
  [/(?<=\p{L}o )incl\.?(?!\p{L})/giu, 'incluido'],
  [/(?<=\d ?)sem\.?(?!\p{L})/giu, 'semanas'],
  [/(?<![\p{L}\d])sem\.?(?= \d)/giu, 'semana'],
  [/(?<!\d ?)(?<![\p{L}\d])min\.? ?(?=\d)/giu, 'mínimo '],
  [
    /(?<![\p{L}\d])esta(?= (?:en|de (?:baja|vacaciones|viaje)|mal(?:it[ao])?|abiert|agotad|cerrad|complet|disponible|enferm|inclui|llen))/giu,
    'está',
  ],
];
/** Words that stand for no thing where a German noun can stand. */
const NO_NOUN =
  '(?:uns|euch|dir|mir|dich|mich|ihm|ihr|ihnen|sich|hier|dort|dabei|oben|unten|vorn|vorne|hinten|innen|außen|heute|morgen|gestern|jetzt|sofort|immer|allem|allen|alle|alles|beide|beiden|jeden|jede|jeder|jedes|dem|den|der|die|das|des|ein|eine|einen|einem|einer|sein|ist|sind|wird|kann|muss|soll|viel|mehr|wenig|nicht|auch|noch|nur|schon|mal|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\\p{L}*(?:sten|ste|ster|stes|bar|lich|ig|isch|los)|(?:erst|nächst|letzt|neu|alt|gleich|selb|ander|best|zweit|dritt|groß|klein|extra|gut|kurz|lang|warm|eng|weit|frei|offen|eigen|halb|ganz)(?:e|en|er|es|em)?|(?:mit|ab|an|aus|auf|vor|zu|ein|nach)\\p{L}+en|\\p{L}+t|\\p{L}+iert)';
/** After an article or a preposition, and one adjective, the last word of its group is a noun: 'aus prag', 'am alten pavillon, bei regen'. */
const NOUN = new RegExp(
  `(?<=(?<![\\p{L}\\d]|, ?)(?:der|die|das|den|dem|des|eine?|eine[mnr]|keine?|keine[mnr]|am|im|beim|zum|zur|vom|ins|ans|hinterm|unterm|pro|aus|mit|ohne|bei|für)(?: \\p{Ll}+(?:en|er|em|es|e))? )(?!${NO_NOUN}(?![\\p{L}]))\\p{Ll}{3,}(?=$|[.,;!?)+/]|\\s?\\p{Extended_Pictographic}| (?:und|oder|mit|ohne|für|im|in|am|an|auf|aus|bei|von|vom|zum|zur|ab|bis|um|\\+|\\d))`,
  'gu',
);
/** 'DM 4 info', and not '4 weeks' or 'lvl 4 beginners'. */
const FOUR =
  /(?<!\S)(?<!(?:le?ve?l|stage|part|week|block|grade|max\.?|only) )4(?= (?:info|details|more|booking|bookings|questions|you|all|everyone|beginners)(?![\p{L}]))/giu;

/** What is short only beside other words: 'mats r here', 'gloves 2 borrow'. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Ll} )r(?= \p{Ll})/gu, 'are'],
  [
    /(?<=\p{L} )2(?= (?:borrow|book|bring|buy|come|get|hire|join|rent|reserve|save|share|sign|try|use)(?!\p{L}))/giu,
    'to',
  ],
  [/(?<=(?<!\p{L})moved )2(?= )/giu, 'to'],
  [FOUR, 'for'],
];
const DAYS_ES: Readonly<Record<string, string>> = {
  ...{ lun: 'lunes', mar: 'martes', mie: 'miércoles', mié: 'miércoles', jue: 'jueves', vie: 'viernes' },
  ...{ sab: 'sábado', sáb: 'sábado', dom: 'domingo' },
};
/** 'el vie 18', 'lun a vie' */
const DAY_ES =
  /(?<=(?<!\p{L})(?:el|este|del|al) )(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\.?(?= \d)|(?<!\p{L})(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\.?(?= (?:a|y) (?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)(?!\p{L}))|(?<=(?<!\p{L})(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\p{Ll}* (?:a|y) )(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\.?(?!\p{L})/giu;

/** What is short, or small, only beside other German words: 'am fr 18.12.', '6 wo. Kurs', '1. mal', 'ü16', 'ihr lieben'. */
const GERMAN: readonly (readonly [RegExp, Said])[] = [
  [
    /(?<=(?<!\p{L})(?:am|ab|bis|jeden|immer) )(?:mo|di|mi|do|fr|sa|so)(?=\.?(?:$|[,&+]| (?:\d|und|um|ab)))/gu,
    capitalise,
  ],
  // 'Sa+So', 'Fr-So'.
  [
    /(?<![\p{L}\d])(?:mo|di|mi|do|fr|sa|so)(?= ?[-–+&/] ?(?:mo|di|mi|do|fr|sa|so)(?!\p{L}))|(?<=(?<!\p{L})(?:mo|di|mi|do|fr|sa|so) ?[-–+&/] ?)(?:mo|di|mi|do|fr|sa|so)(?!\p{L})/giu,
    capitalise,
  ],
  // 'Was Kurzes', 'nix Schweres'.
  [/(?<=(?<!\p{L})(?:etwas|was|nichts|nix|wenig|viel) )(?!ander|all)\p{Ll}{3,}es(?!\p{L})/gu, capitalise],
  [/(?<=\d )wo(?:\.|(?!\p{L}))/giu, 'Wochen'],
  [/(?<=\d\. )mal(?!\p{L})|(?<=(?<!\p{L})ihr )lieben(?!\p{L})|(?<![\p{L}\d])ü(?=\d\d)/gu, capitalise],
];
/** Letters of a noun that is known at the end of another word, and of what stands before it: 'trainingshose'; 'entdecke' is a verb. */
const [NOUN_END, NOUN_BEFORE] = [4, 4];
const NO_COMPOUND =
  /^(?:ver|ent|be|ge|er|zer|um|hin|her|zu|da|dr|so|wo|der|jed|all|über)|(?:essen|ende|enden|start|mal|lust|ring|schnuppern|schauen|sehen|dehnen|tanzen|üben)$/;
const isCompound = (word: string, words: Spelling): boolean =>
  !NO_COMPOUND.test(word) &&
  Array.from({ length: Math.max(0, word.length - NOUN_END - NOUN_BEFORE + 1) }, (_, at) =>
    word.slice(at + NOUN_BEFORE),
  ).some((end) => /^\p{Lu}/u.test(words.get(end) ?? ''));

/** A German clause begins after a comma: 'bitte pünktlich, weil die Tür zugeht'. */
const CLAUSE =
  /(?<=[\p{L}\d])(?<!(?<!\p{L})(?:auch|nur|und|oder|selbst|außer|besonders|aber|als|erst|immer|gerade|vor allem))(?= (?:weil|damit|obwohl|falls|wenn) \p{L})/giu;

/** Letters of a word before an ending by which it is known: 'jung' is none in '-ung'. */
const LEAST_BEFORE = 3;

/** The words as they are spelled in a text: 'pls bring ur mat' is 'please bring your mat'. Names, handles and links stay. */
export function spelled(text: string, language: Language): string {
  const words = spellingIn(language);
  const expression = expressions.get(language) ?? expressionFor(words);
  expressions.set(language, expression);
  const spelt = text.replace(expression, (typed: string, at: number) => {
    const word = words.get(typed.toLowerCase()) ?? withEnding(words, typed, text.slice(0, at));
    const next = typed.endsWith('/') && /\S/.test(text.charAt(at + typed.length)) ? ' ' : '';
    return likeTyped(word, typed) + next;
  });
  if (language === 'es')
    return eachIn(SPANISH, spelt)
      .replace(DAY_ES, (day) => DAYS_ES[day.toLowerCase().replace('.', '')]!)
      .replace(
        MARKED,
        (_, lead: string, words: string, [mark]: string) =>
          `${lead}${mark === '!' ? '¡' : '¿'}${/[,;] $/.test(lead) ? words : capitalise(words)}${mark}`,
      )
      .replace(/(?<=[¡¿][^!?]*[!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (language === 'de')
    return eachIn(GERMAN, spelt)
      .replace(NOUN, (noun) => capitalise(noun))
      .replace(WORD, (word) => (isCompound(word, words) ? capitalise(word) : word))
      .replace(CLAUSE, ',');
  return language === 'en' ? eachIn(ENGLISH, spelt).replace(SHORT, (word) => likeTyped(capitalise(word), word)) : spelt;
}

type Said = string | ((found: string) => string);
const eachIn = (words: readonly (readonly [RegExp, Said])[], text: string): string =>
  words.reduce(
    (all, [typed, word]) =>
      all.replace(typed, (found) => (typeof word === 'string' ? likeTyped(word, found) : word(found))),
    text,
  );

/** A word that its ending tells: a noun with a capital letter, or with the ending as it is spelled. 'Encarnacion' within a sentence is a name. */
function withEnding(words: Spelling, typed: string, before: string): string {
  const [from, to] =
    [...words].find(
      ([key, word]) => key !== word && typed.toLowerCase().endsWith(key.slice(1)) && key.startsWith('-'),
    ) ?? [];
  if (from === undefined || to === undefined) return capitalise(typed);
  const isName = /^\p{Lu}\p{Ll}/u.test(typed) && /[^.!?]\s$/u.test(before);
  return isName ? typed : typed.slice(0, 1 - from.length) + to.slice(1);
}

/** Matches what the list has, the longest first. What has to follow a word is said once for many: V8 compiles it each time that it is said. */
function expressionFor(words: Spelling): RegExp {
  const keys = [...words.keys()].toSorted((a, b) => b.length - a.length).map((key) => key.replace(/[.?/]/g, '\\$&'));
  const whole = (some: readonly string[]) => `(?:${some.join('|')})${AFTER}`;
  const slashed = keys.filter((key) => key.endsWith('/'));
  const endings = keys.filter((key) => key.startsWith('-')).map((key) => key.slice(1));
  const plain = keys.filter((key) => !key.endsWith('/') && !key.startsWith('-'));
  const longer = plain.filter((key) => slashed.some((each) => key.startsWith(each)));
  const all = [
    ...(longer.length > 0 ? [whole(longer)] : []),
    ...slashed,
    whole(plain),
    ...(endings.length > 0 ? [`\\p{L}{${LEAST_BEFORE},}${whole(endings)}`] : []),
  ];
  return new RegExp(`${BEFORE}(?:${all.join('|')})`, 'giu');
}

const likeTyped = (word: string, typed: string): string => {
  if (/^\p{Lu}{2,}$/u.test(typed)) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? capitalise(word) : word;
};
