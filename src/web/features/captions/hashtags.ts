import table from '../../../../copy/hashtags.tsv?raw';
import { tagOf } from '../../../contract/facts/tags.ts';
import { NO_WORDS, type OwnWords } from '../../../contract/own-words.ts';
import type { Language } from '../../../contract/promotion.ts';
import type { ClassForm } from '../../../contract/written.ts';
import { tagsOf, withoutTwins } from '../own-words/in-caption.ts';

type Row = { names: readonly string[]; tags: Record<Language, readonly string[]> };

const split = (cell = '', by = ' ') => cell.split(by).map((part) => part.trim());
const ROWS: readonly Row[] = table
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([names, en, de, es]) => ({ names: split(names, '|'), tags: { en: split(en), de: split(de), es: split(es) } }));

/**
 * Hashtags for the class in the usage of the text's language (`copy/hashtags.tsv`), one of the studio's name where there is one, and the person's own. What is
 * done in the class its own name says, or else its details ('Open day: try pole and hoop'), of which each has a tag; a studio's name says what is shown on
 * its open day, and nothing of a class: 'Flamenco' at 'Box 21' is no boxing.
 * @param most how many there may be: of the class and the city one stays, then come the person's own, then the others
 */
export function hashtagsOf(
  { classType, studio, details }: Pick<ClassForm, 'classType' | 'studio' | 'details'>,
  language: Language,
  words: Pick<OwnWords, 'city' | 'hashtags'> = NO_WORDS,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const known = rowOf(classType);
  const isOpen = !known || ROWS.indexOf(known) >= ROWS.length - OF_EVENTS;
  const source = `${details} ${OF_STUDIO.test(classType) ? studio : ''}`;
  const row = (isOpen ? onStageIn(source, SURE)[0] : undefined) ?? known ?? ROWS.at(-1)!;
  // 'Pole + hoop tasters' is half of each.
  const other = JOINED.test(classType)
    ? onStageIn(classType).find((each) => each !== row && ON_STAGE.includes(row))
    : undefined;
  const [main, ...rest] = row.tags[language];
  const each = isOpen ? severalIn(details).flatMap(({ tags }) => tags[language].slice(0, 1)) : [];
  const ofClass = each.length > 1 ? each : [main!, ...(other?.tags[language].slice(0, 1) ?? []), ...rest];
  const tags = [...new Set(ofClass)].slice(0, 3);
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

/** The first row that a name has a word of; a word of four letters or more also as the first or last part of another ('Schwangerschaftsyoga' is known by 'yoga'). */
function rowOf(name: string): Row | undefined {
  const words = wordsOf(name);
  const isIn = (known: string) => words.some((word) => word.endsWith(known) || word.startsWith(known));
  return (
    rowWith(words, ROWS) ?? ROWS.find(({ names }) => names.some((known) => known.length >= COMPOUND && isIn(known)))
  );
}
/** Letters from which on a word is known in a compound. */
const COMPOUND = 4;

/** What of the pole and the air words tell: 'try pole & hoop'. Other words of details ('back on Jan 6') tell nothing of a class. */
const onStageIn = (text: string, sure = /^/u) => {
  const words = wordsOf(text).filter((word) => sure.test(word));
  return ON_STAGE.filter((row) => rowWith(words, [row]) !== undefined);
};
/** What can be tried on one day, in the order in which it was typed: 'pole hoop chair'. */
const severalIn = (text: string) => [
  ...new Set(
    wordsOf(text).flatMap((word) => (SURE.test(word) || ALSO.test(word) ? (rowWith([word], ROWS) ?? []) : [])),
  ),
];
const ALSO = /^(?:chair|heels|aro|twerk|yoga|pilates|burlesque|exotic|acro|barre|zumba|salsa|handstands?)$/u;
const ON_STAGE = ROWS.filter(({ tags }) => tags.en.some((tag) => /pole|aerial/.test(tag)));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const rowWith = (words: readonly string[], rows: readonly Row[]) =>
  rows.find(({ names }) => names.some((known) => ` ${words.join(' ')} `.includes(` ${known} `)));
