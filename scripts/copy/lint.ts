import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/contract/promotion.ts';
import { familiesOf } from '../../src/server/copywriter/lexicon.ts';
import { LENGTHS, seenLength, wordCount } from '../../src/server/copywriter/limits.ts';
import { readAboutWords } from '../../src/server/copywriter/lines/about.ts';
import type { Family } from '../../src/server/copywriter/lines/families.ts';
import { type Block, type Fault, type Kind, readForm } from '../../src/server/copywriter/lines/form.ts';
import { FILES, readCommon } from '../../src/server/copywriter/lines/index.ts';
import { readStyle } from '../../src/server/copywriter/lines/read.ts';
import { readSpelling } from '../../src/server/copywriter/lines/spelling.ts';
import { readVos } from '../../src/server/copywriter/lines/vos.ts';
import { readWords } from '../../src/server/copywriter/lines/words.ts';
import { agreed, fill } from '../../src/server/copywriter/write/fill.ts';
import { namesOf } from '../../test/copy/class-names.ts';

/** What a line must be in its place. */
interface Place {
  /** Words at most besides the class and the slots' endings; couplets have more. */
  words?: readonly [prose: number, verse: number];
  /** Characters at most, as they are seen. */
  characters?: number;
  /** It names the class in gold once; elsewhere nothing is in gold. */
  isHook?: true;
  end?: RegExp;
  /** It stands under any class and teacher. */
  slots?: false;
}

const CLOSE: Place = { characters: LENGTHS.closing.aim };
const LAST: Place = { ...CLOSE, end: /[.!?…]$/ };
const BODY: Place = { words: [16, 20] };
const HOOK: Place = { words: [9, 14], isHook: true };

const PLACES: Readonly<Record<string, Partial<Record<Kind, Place>>>> = {
  'whole texts': { hooks: { words: [11, 11] }, bodies: { characters: LENGTHS.detail.most }, closes: LAST },
  answers: { closes: { ...LAST, slots: false } },
  classes: { hooks: { characters: LENGTHS.intro.most, isHook: true }, bodies: { words: [14, 20] }, closes: CLOSE },
  messages: { hooks: HOOK, bodies: BODY, closes: CLOSE },
  facts: { bodies: BODY },
  'who teaches': { bodies: BODY, closes: CLOSE },
  'short films': { hooks: HOOK, closes: CLOSE },
  'spare lines': { bodies: BODY, closes: {} },
};

const SLOTS =
  'studio day name s es is has do we us our we’re thing at move move2 move3 verb verb2 verb3 feeling hurdle outcome offer guest from series level audience sub for when bring wear price news places music content length timing place contact soldout cancelled welcome grade room spots songs live line steps step learn leave ease way';
const VALUES = { class: 'Aerial Hoop', ...Object.fromEntries(SLOTS.split(' ').map((slot) => [slot, 'words'])) };
/** Dashes, straight quotes, hashtags, and blanks that are too many. */
const MARKS = /[—#'"]| {2}| [,.;!?]/;

/**
 * Everything that is wrong with the files of copy, as 'copy/en/humor.txt:12: …'.
 * @param root the project folder
 */
export function lintCopy(root: string): Fault[] {
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const { common, faults } = readCommon((path) => textOf(`copy/${path}`));
  const { names } = common;
  const used = new Set<string>();
  const known = new Set(
    ['README.md', 'things.txt', 'topics.txt', 'families.txt', 'starters.txt', 'about.txt', 'hashtags.tsv'].map(
      (file) => `copy/${file}`,
    ),
  );
  known.add('copy/spelling/vos.txt');
  faults.push(...readVos('copy/spelling/vos.txt', textOf('copy/spelling/vos.txt')).faults);
  faults.push(...readAboutWords('copy/about.txt', textOf('copy/about.txt')).faults);
  for (const language of LANGUAGES) {
    const [owners, words] = [new Map<string, string>(), `copy/words/${language}.txt`];
    const spelling = `copy/spelling/${language}.txt`;
    known.add(words).add(spelling);
    faults.push(...readSpelling(spelling, textOf(spelling)).faults);
    faults.push(...faultsOfWords(words, textOf(words), language, names.families));
    for (const style of FILES) {
      const path = `copy/${language}/${style}.txt`;
      known.add(path);
      const text = textOf(path);
      const { blocks } = readForm(path, text);
      for (const { says } of blocks) for (const each of says) used.add(each.text);
      faults.push(...readStyle(path, text, names).faults);
      faults.push(...blocks.flatMap((block) => faultsOfLines(path, block, style === 'poetry')));
      faults.push(...linesTwice(path, blocks, owners), ...linesToSeveral(path, language, blocks));
    }
  }
  const idle = [...names.topics.conditions.keys()].filter((name) => !used.has(name));
  const strange = globSync('copy/**/*.*', { cwd: root }).filter((path) => !known.has(path.replaceAll('\\', '/')));
  return [
    ...faults,
    ...faultsOfNames(common.families),
    ...idle.map((name) => `copy/topics.txt: no block is about "${name}"`),
    ...strange.map((path) => `${path}: no style and no language has this file`),
  ];
}

/** A family's own names are to say that a class is of it, and of no other before it; of whom it is for, beside the pole. */
const faultsOfNames = (families: readonly Family[]): Fault[] =>
  families.flatMap(({ id }) =>
    namesOf(id).flatMap((name) => {
      const [first] = familiesOf(name);
      return first?.id === id ? [] : [`copy/families.txt: "${name}" is a class of ${first?.id}, and not of ${id}`];
    }),
  );

/** In English every family has words; another language has those that somebody has written. */
function faultsOfWords(path: string, text: string, language: Language, families: ReadonlySet<string>): Fault[] {
  const { words, faults } = readWords(path, text, families);
  const missing = language === 'en' ? [...families].slice(0, -1).filter((id) => !words[id]) : [];
  return [...faults, ...missing.map((id) => `${path}: there are no words for "${id}"`)];
}

/** Words by which a line speaks to several people, where the lines around it speak to one. */
const SEVERAL: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:euch|eure?[rnms]?|(?:wenn|dass|was|de[mrn]) ihr|ihr (?:alle|beide|bringt|habt|kommt|könnt|lernt|macht|probiert|seid|tanzt|übt|zeigt))(?!\p{L})/iu,
  es: /\p{L}{2}(?:áis|éis)(?!\p{L})|(?<!\p{L})(?:os|vuestr[oa]s?|vosotr[oa]s|levad|pasad|traed|venid)(?!\p{L})/iu,
};

/** Lines of one text speak to one person: 'du' and 'ihr' beside each other read as two writers. */
const linesToSeveral = (path: string, language: Language, blocks: readonly Block[]): Fault[] =>
  blocks.flatMap((block) =>
    KINDS.flatMap((kind) => block[kind])
      .filter(({ text }) => SEVERAL[language]?.test(text))
      .map(({ at, text }) => `${path}:${at}: "${text}" speaks to several people`),
  );
const KINDS: readonly Kind[] = ['hooks', 'bodies', 'closes'];

function faultsOfLines(path: string, block: Block, isVerse: boolean): Fault[] {
  const places = Object.entries(PLACES[block.section] ?? {}) as [Kind, Place][];
  return places.flatMap(([kind, place]) =>
    block[kind].flatMap(({ at, text }) => faultsOf(text, place, isVerse).map((fault) => `${path}:${at}: ${fault}`)),
  );
}

function faultsOf(text: string, { words, characters, isHook, end, slots }: Place, isVerse: boolean): string[] {
  const spoken = agreed(text, false);
  const count = wordCount(spoken.replace('**{class}**', '').replaceAll(/\{\w*s\}/g, ''));
  const [prose, verse] = words ?? [count, count];
  const length = seenLength(spoken.replace('{class}', VALUES.class));
  const gold = text.match(/\*\*\{class\}\*\*/g)?.length ?? 0;
  const faults = [
    MARKS.test(text) && 'a dash, a straight quote, a hashtag or a blank too many',
    count > (isVerse ? verse : prose) && `${count} words are too many, ${isVerse ? verse : prose} are room for`,
    characters !== undefined && length > characters && `${length} characters are too many for ${characters}`,
    isHook && gold !== 1 && 'the class (*) stands in it once',
    !isHook && text.includes('**') && 'nothing is in gold here',
    end && !end.test(text) && 'a last line ends in . ! ? or …',
    slots === false && text.includes('{') && 'no slot stands here',
  ];
  return [...faults.filter((fault) => typeof fault === 'string'), ...unknownSlot(text)];
}

function unknownSlot(text: string): string[] {
  try {
    fill(text, VALUES);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Sections whose lines can stand in texts of one account soon after each other; a last line of classes and a spare line are rarely needed. */
const TOGETHER: Readonly<Record<string, string>> = {
  'whole texts': 'whole',
  answers: 'whole',
  classes: 'classes',
  messages: 'lines',
  facts: 'lines',
  'who teaches': 'lines',
  'short films': 'lines',
};

/** A line belongs to one place of one style. */
function linesTwice(path: string, blocks: readonly Block[], owners: Map<string, string>): Fault[] {
  return blocks.flatMap(({ section, hooks, bodies, closes }) => {
    const group = TOGETHER[section];
    if (group === undefined) return [];
    const lines = [
      ...[...hooks, ...bodies].map((line) => ({ line, key: group + line.text })),
      ...closes.map((line) => ({ line, key: group + (group === 'classes' ? path : '') + line.text })),
    ];
    return lines.flatMap(({ line: { at, text }, key }) => {
      const owner = owners.get(key);
      owners.set(key, owner ?? `${path}:${at}`);
      return owner === undefined ? [] : [`${path}:${at}: "${text}" stands in ${owner} already`];
    });
  });
}
