import { capitalise } from '../../../contract/strings.ts';
import { oneOf, type Spelling } from './spelling.ts';

/** Words that stand for no thing where a German noun can stand. */
const NO_NOUN =
  '(?:uns|euch|dir|mir|dich|mich|ihm|ihr|ihnen|sich|hier|dort|dabei|oben|unten|vorn|vorne|hinten|innen|außen|heute|morgen|gestern|jetzt|sofort|immer|allem|allen|alle|alles|beide|beiden|jeden|jede|jeder|jedes|dem|den|der|die|das|des|ein|eine|einen|einem|einer|sein|ist|sind|wird|kann|muss|soll|viel|mehr|wenig|nicht|auch|noch|nur|schon|mal|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\\p{L}*(?:sten|ste|ster|stes|bar|lich|ig|isch|los)|(?:erst|nächst|letzt|neu|alt|gleich|selb|ander|best|zweit|dritt|groß|klein|extra|gut|kurz|lang|warm|eng|weit|frei|offen|eigen|halb|ganz)(?:e|en|er|es|em)?|(?:mit|ab|an|aus|auf|vor|zu|ein|nach)\\p{L}+en|\\p{L}+t|\\p{L}+iert)';
const GOES_ON =
  '(?=$|[.,;!?)+/|]|\\s?\\p{Extended_Pictographic}| (?:und|oder|mit|ohne|für|im|in|am|an|auf|aus|bei|von|vom|zum|zur|ab|bis|um|pro|je|à)(?!\\p{L})| (?:\\+|\\d))';
/** After an article or a preposition, and one adjective, the last word of its group is a noun: 'aus prag', 'am alten pavillon, bei regen'. */
const NOUN = new RegExp(
  `(?<=(?<![\\p{L}\\d]|, ?)(?:der|die|das|den|dem|des|eine?|eine[mnr]|keine?|keine[mnr]|am|im|beim|zum|zur|vom|ins|ans|hinterm|unterm|pro|aus|mit|ohne|bei|für)(?: \\p{Ll}+(?:en|er|em|es|e))? )(?!${NO_NOUN}(?![\\p{L}]))\\p{Ll}{3,}${GOES_ON}`,
  'gu',
);
/** Behind a number that is no time things are counted: '3 krapfen', 'für 8 termine'; '18 willkommen' is none. */
const COUNTED = new RegExp(
  `(?<=(?<!(?:ab|um|bis|seit|von|vor|nach|gegen|über|unter|ü|[.:,]|\\d) ?)(?<![\\p{L}\\d])\\d{1,2} )(?!${NO_NOUN}(?!\\p{L})|(?:\\p{L}*(?:kommen|wärts)|höher|inklusive|gratis|einzeln|plus|min|max|uhr|ohne|mit|danach|dann|vorher|bitte|gerne?|dafür|online|pro|per|je|können|müssen|sollen|haben|werden|kennen|schaffen|beherrschen)(?!\\p{L}))\\p{Ll}{4,}${GOES_ON}`,
  'gu',
);
/** Beside a noun that is joined to it the other is one too: 'skript und Zertifikat', 'Mama oder papa'; of 'saubere und trockene Schuhe' and 'kommen und Spaß haben' nothing is. */
const JOINED = new RegExp(`(?<=\\p{Lu}\\p{Ll}{2,} (?:und|oder|\\+|&) )\\p{Ll}{3,}${GOES_ON}`, 'gu');
const JOINING = /(?<=^|[,;.!+] ?|\d ?€? )\p{Ll}{4,}(?= (?:und|oder|\+|&) \p{Lu}\p{Ll})/gu;
const NO_THING = new RegExp(
  `^(?:${NO_NOUN}|danach|dann|dazu|lieber|gerne?|trotzdem|sonst|weiter|immer|wieder|sicher|zuerst|erst|los|raus|rein|gratis|inklusive|einfach|komme?|bringe?|mache?|probiere?|tanze?|sei|habe?|nimm|draußen|drinnen|online|zusammen|barfuß|\\p{L}+(?:weise|haft|sam|fach|end))$`,
  'u',
);
const VERB = /(?<!ch)en$|(?:ern|eln)$/;
const isJoined = (word: string): boolean => !NO_THING.test(word);

/** Letters of a noun that is known at the end of another word, and of what stands before it: 'trainingshose'; 'entdecke' is a verb. */
const [NOUN_END, NOUN_BEFORE] = [4, 3];
const NO_COMPOUND =
  /^(?:ver|ent|be|ge|er|zer|um|hin|her|zu|da|dr|so|wo|der|jed|all|über|mit|ein|aus|auf|ab|an|vor|nach|los)|(?:essen|ende|enden|start|mal|lust|ring|schnuppern|schauen|sehen|dehnen|tanzen|üben|hüften|decken|parken)$/;
const WORD = /(?<![\p{L}\d@#._/’'-])\p{Ll}{7,}(?![\p{L}\d@’']|[./-][\p{L}\d])/gu;
const isCompound = (word: string, { words }: Spelling): boolean =>
  !NO_COMPOUND.test(word) &&
  Array.from({ length: Math.max(0, word.length - NOUN_END - NOUN_BEFORE + 1) }, (_, at) =>
    word.slice(at + NOUN_BEFORE),
  ).some(
    (end) => words.get(end)?.some(({ said, where }) => where.length === 0 && /^\p{Lu}\p{Ll}/u.test(said)) === true,
  );

const things = new WeakMap<Spelling, RegExp>();
/** What is brought, or is there, is a thing: 'hemd mitbringen', 'duschen vorhanden'. */
function thingIn(spelling: Spelling): RegExp {
  const known =
    things.get(spelling) ??
    new RegExp(
      `(?<=^|(?<!\\d)[,;.!+(] ?|\\d ?€ |(?:und|oder|bitte) (?:\\p{Ll}+(?:e|en|er|es) )?|(?:^|[,;.!] ?)\\p{Ll}+(?:e|en|er|es) )(?!${NO_NOUN}(?!\\p{L})|\\p{L}+(?:end|zeitig|weise|mals|fach|sam|haft|fuß|seits|wärts)(?!\\p{L})|(?:wieder|weiter|gleich|schon|noch|auch|nicht|keine?|alles?|immer|bald|dann|bleibt|sind|ohne|beim|hinterm|unterm|bitte|eigene[nrms]?|gerne?|kinder|sehr|super|etwas|gratis|online|selbst|selber|vorher|zusammen|draußen|drinnen|direkt|spontan|sonst|extra|spontan)(?!\\p{L}))\\p{Ll}{4,}(?= ${oneOf(spelling.sets.get('thing') ?? [])}(?:$|[ .,;!?)]))`,
      'gu',
    );
  things.set(spelling, known);
  return known;
}

/** German nouns with their capital letter, by what stands around them, by what they end with, or beside a noun. */
export function withNouns(text: string, spelling: Spelling): string {
  const isAdjective = (word: string) => /(?:[^i]sch|lich|ig|bar|los)(?:e|en|er|es)?$/.test(word);
  return text
    .replace(NOUN, (noun) => capitalise(noun))
    .replace(COUNTED, (noun) => (isAdjective(noun) ? noun : capitalise(noun)))
    .replace(thingIn(spelling), (noun) =>
      isAdjective(noun) || /(?:te|ene|end)n?$/.test(noun) ? noun : capitalise(noun),
    )
    .replace(WORD, (word) => (isCompound(word, spelling) ? capitalise(word) : word))
    .replace(JOINED, (word) => (isJoined(word) ? capitalise(word) : word))
    .replace(JOINING, (word) => (isJoined(word) && !VERB.test(word) ? capitalise(word) : word));
}
