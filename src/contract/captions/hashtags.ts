import { tagOf } from '../facts/tags.ts';
import { NO_WORDS, type OwnWords } from '../own-words.ts';
import type { Language } from '../promotion.ts';
import type { ClassForm } from '../written.ts';
import { tagsOf, withoutTwins } from './own.ts';

type Row = { names: readonly string[]; tags: Record<Language, readonly string[]> };

const split = (cell = '', by = ' ') => cell.split(by).map((part) => part.trim());

/** What `copy/hashtags.tsv` says; `onStage`: the rows of the pole and the air. */
export type Hashtags = { readonly rows: readonly Row[]; readonly onStage: readonly Row[] };

/** @param table the file as it is read: in the browser and on the server in another way each */
export function readHashtags(table: string): Hashtags {
  const rows = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([names, en, de, es]) => ({
      names: split(names, '|'),
      tags: { en: split(en), de: split(de), es: split(es) },
    }));
  return { rows, onStage: rows.filter(({ tags }) => tags.en.some((tag) => /pole|aerial/.test(tag))) };
}

/**
 * Hashtags for the class in the usage of the text's language (`copy/hashtags.tsv`), one of the studio's name where there is one, and the person's own. What is
 * done in the class its own name says, or else its details ('Open day: try pole and hoop'), of which each has a tag; a studio's name says what is shown on
 * its open day, and nothing of a class: 'Flamenco' at 'Box 21' is no boxing.
 * @param most how many there may be: of the class and the city one stays, then come the person's own, then the others
 */
export function hashtagsOf(
  { rows, onStage }: Hashtags,
  { classType, studio, details }: Pick<ClassForm, 'classType' | 'studio' | 'details'>,
  language: Language,
  words: Pick<OwnWords, 'city' | 'hashtags'> = NO_WORDS,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const known = onBikes(classType, details, rows) ?? rowOf(classType, rows);
  const isOpen = !known || rows.indexOf(known) >= rows.length - OF_EVENTS;
  const source = `${details} ${OF_STUDIO.test(classType) ? studio : ''}`;
  const row = (isOpen ? onStageIn(source, onStage, SURE)[0] : undefined) ?? known ?? rows.at(-1)!;
  // 'Pole + hoop tasters' is half of each.
  const other = JOINED.test(classType)
    ? onStageIn(classType, onStage).find((each) => each !== row && onStage.includes(row))
    : undefined;
  const [main, ...rest] = row.tags[language];
  const each = isOpen ? severalIn(details, rows).flatMap(({ tags }) => tags[language].slice(0, 1)) : [];
  const ofClass = each.length > 1 ? each : [main!, ...(other?.tags[language].slice(0, 1) ?? []), ...rest];
  const ofThem = isOpen ? undefined : rowFor(`${classType} ${details}`, rows);
  const isTheirs = ofThem?.tags[language].some((tag) => row.tags[language].includes(tag)) || OF_THEMSELVES.test(main!);
  const tags = [...new Set(ofThem && !isTheirs ? [main!, ...ofThem.tags[language]] : ofClass)].slice(0, 3);
  const own = tagOf(studio);
  const studios = own === '' ? [] : [`#${own}`];
  const [city, theirs] = [tagsOf({ ...words, hashtags: [] }), tagsOf({ ...words, city: '' })];
  const first = withoutTwins([...tags.slice(0, 1), ...city, ...theirs, ...studios, ...tags.slice(1)]).slice(0, most);
  return withoutTwins([...tags, ...studios, ...tagsOf(words)]).filter((tag) => isAmong(first, tag));
}

const isAmong = (tags: readonly string[], tag: string) =>
  tags.some((other) => other.toLowerCase() === tag.toLowerCase());

/** The last rows are of events, and of what no row knows. */
const OF_EVENTS = 3;
/** What a studio does is shown there. */
const OF_STUDIO =
  /open (?:day|house|doors)|offenen tür|puertas abiertas|día abierto|party|parties|fiesta|feier|showcase|muestra|gala|jam\b|workshop|taller|drops\b|caídas|open gym|(?:offenes|freies|open|free) training|(?:práctica|entrenamiento) libre/iu;
/** Words that name no other thing: a bar has a 'barra', and a shop window 'tricks'. */
const SURE =
  /^(?:pole|poledance|hoop|lyra|silks?|aerials?|hammock|luftring|vertikaltuch|luftakrobatik|telas|aéreo|aérea|aéreos|hamaca|trapeze?|trapecio|stange)$/u;
// Without a look-behind, which the oldest browsers lack.
const JOINED = /[+&/]|(?:^|\P{L})(?:and|und|y|n)(?!\p{L})/iu;

/** 'Spin' is of a pole as of a bike: where the class does not say it, its details do. */
const onBikes = (classType: string, details: string, rows: readonly Row[]): Row | undefined =>
  SPIN.test(classType) && !POLE.test(`${classType} ${details}`) && BIKES.test(details)
    ? rows.find(({ names }) => names.includes('indoor cycling'))
    : undefined;
const SPIN = /(?:^|\P{L})spin(?:ning)?(?!\p{L})/iu;
const POLE = /pole|stange|(?:^|\P{L})barra/iu;
const BIKES =
  /(?:^|\P{L})(?:bikes?(?! (?:racks?|parking|storage|sheds?|stands?))|spinning ?räder|bicis?|bicicletas?|saddles?)(?!\p{L})/iu;

/** A row that only says whom a class is for; of one for babies or families the tags are theirs already. */
const rowFor = (typed: string, rows: readonly Row[]): Row | undefined =>
  rows.find(({ names }) => names[0] === (ELDERS.test(typed) ? '(seniors)' : isForChildren(typed) ? '(children)' : ''));
const OF_THEMSELVES = /baby|parent|eltern|kind|mam[aá]|peques|natal|schwanger|embaraz|posparto|rückbildung/iu;
const CHILDREN = /(?:^|\P{L})(?:kids?|children|toddlers?|tots|kinder\p{L}*|niñ[oa]s|infantil(?:es)?|peques)(?!\p{L})/iu;
const NOT_CHILDREN =
  /(?:kids|children|kinder|niños|peques) (?:under \d+ |bis \d+ )?(?:are |come )?(?:welcome|ok|free|gratis|frei|willkommen)|\+ ?18|18 ?\+/iu;
/** 'ages 3-5', '6-10 J.', 'de 3 a 5 años' */
const AGES =
  /(?:ages? |aged )(\d{1,2})|(?:^|[^\d.:])(\d{1,2}) ?(?:-|–|to|bis|a) ?\d{1,2} ?(?:years?|yrs?|jahren?|jahre|j\.|años)(?!\p{L})/iu;
const isForChildren = (typed: string): boolean => {
  const [, ...ages] = AGES.exec(typed) ?? [];
  const age = Number(ages.find(Boolean) ?? Number.NaN);
  return !NOT_CHILDREN.test(typed) && (Number.isNaN(age) ? CHILDREN.test(typed) : age < TEEN_AGE);
};
const TEEN_AGE = 11;
const ELDERS =
  /(?:^|\P{L})(?:seniors?|senior(?:en|innen)\p{L}*|adultos mayores|tercera edad)(?!\p{L})|(?:^|\D)[567]\d ?\+(?!\d)|\+ ?[67]\d(?!\d)|(?:over|über|ü|ab|más de|mayores de) ?[567]\d(?!\d| ?(?:€|eur|min|[.:]\d))/iu;

/** The first row that a name has a word of; a word of four letters or more also as the first or last part of another ('Schwangerschaftsyoga' is known by 'yoga'). */
function rowOf(name: string, rows: readonly Row[]): Row | undefined {
  const words = wordsOf(name);
  const isIn = (known: string) => words.some((word) => word.endsWith(known) || word.startsWith(known));
  return (
    rowWith(words, rows) ?? rows.find(({ names }) => names.some((known) => known.length >= COMPOUND && isIn(known)))
  );
}
/** Letters from which on a word is known in a compound. */
const COMPOUND = 4;

/** What of the pole and the air words tell: 'try pole & hoop'. Other words of details ('back on Jan 6') tell nothing of a class. */
const onStageIn = (text: string, onStage: readonly Row[], sure = /^/u) => {
  const words = wordsOf(text).filter((word) => sure.test(word));
  return onStage.filter((row) => rowWith(words, [row]) !== undefined);
};
/** What can be tried on one day, in the order in which it was typed: 'pole hoop chair'. */
const severalIn = (text: string, rows: readonly Row[]) => [
  ...new Set(
    wordsOf(text).flatMap((word) => (SURE.test(word) || ALSO.test(word) ? (rowWith([word], rows) ?? []) : [])),
  ),
];
const ALSO = /^(?:chair|heels|aro|twerk|yoga|pilates|burlesque|exotic|acro|barre|zumba|salsa|handstands?)$/u;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const rowWith = (words: readonly string[], rows: readonly Row[]) =>
  rows.find(({ names }) => names.some((known) => ` ${words.join(' ')} `.includes(` ${known} `)));
