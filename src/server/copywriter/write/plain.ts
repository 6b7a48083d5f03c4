import { capitalise } from '../../../contract/strings.ts';
import { type Facts, highlightOf } from '../facts.ts';
import { LENGTHS, seenLength } from '../limits.ts';
import { spelledThere } from '../lines/spell-swiss.ts';
import type { Message } from '../lines/types.ts';
import type { News } from '../understand/news.ts';
import { agreed } from './fill.ts';
import { HOUSE } from './house.ts';
import { asPrinted, inARow } from './info.ts';
import { isAway } from './plan.ts';
import { namedIn } from './with-name.ts';
import type { Written } from './written.ts';

/**
 * Texts that are true whatever was typed, for when no other is: the class or its news, when and where, the details as they were typed, and a short close.
 * Each has another first line.
 * @param isOff nothing takes place, so that nobody is called to come
 */
export function plainTexts(facts: Facts, isOff: boolean): Written[] {
  const news = facts.news ?? standInOf(facts);
  const house = HOUSE[facts.language];
  const details = facts.details.filter((clause) => !news?.clauses.includes(clause)).map(({ typed }) => typed);
  const paragraphs = inParagraphs(details);
  const isNamed = facts.name !== '' && !isAway(facts);
  const by = `${house.with} ${facts.name}`;
  const hooks = hooksOf(facts, news);
  const isSaid = hooks.every((hook) => hook.includes(facts.name));
  if (paragraphs.length === 0)
    paragraphs.push(isNamed && !isSaid ? by : spelledThere(isOff ? house.ask : house.come, facts, facts.typed));
  const said = paragraphs.slice(0, MOST);
  const leftOut = paragraphs.slice(MOST);
  const ends = isOff ? house.off : house.closes;
  const message: Message = isOff ? 'cancelled' : 'mood';
  return hooks.map((hook, index) => ({
    paragraphs: [
      ...[hook, highlightOf(facts), ...said],
      ...(isNamed && !said.includes(by) && !hook.includes(facts.name) ? [`${by}.`] : []),
      spelledThere(agreed(ends[index % ends.length]!, facts.alone), facts, facts.typed),
    ],
    used: { frames: [], grams: [] },
    ...{ message, leftOut },
  }));
}
const MOST = 2;

/** Who stands in, as it was typed, where no line of a style says it. */
function standInOf({ details }: Facts): News | undefined {
  const clause = details.find(({ slots }) => slots.some(({ kind, not }) => kind === 'substitute' && !not));
  return clause && { text: clause.typed, isOff: false, clauses: [clause] };
}

/** The first line in three ways; what is longer than a hook may be is not said with the class. */
function hooksOf(facts: Facts, news: News | undefined): string[] {
  const { classType, language } = facts;
  const name = classType === '' ? HOUSE[language].move : `**${classType}**`;
  const by = namedIn(facts, name);
  if (!news) return [by, ...HOUSE[language].before.map((words) => `${words}\n${by}`)];
  const told = capitalise(news.text);
  const mark = /[.!?…]$/.test(told) ? '' : ':';
  const hooks =
    classType === ''
      ? [`**${told}**`]
      : [`${told}\n${by}`, `${told}${mark} ${by}`, ...HOUSE[language].notes.map((note) => `${note} ${told}\n${by}`)];
  const short = hooks.filter((hook) => seenLength(hook) <= LENGTHS.intro.most);
  return short.length > 0 ? short : [`**${told}**`];
}

/** Sentences in as few paragraphs as hold them. */
function inParagraphs(typed: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const each of typed) {
    const last = paragraphs.at(-1);
    const joined = last === undefined ? '' : inARow(last, asPrinted(each));
    if (joined !== '' && joined.length <= LENGTHS.detail.aim) paragraphs.splice(-1, 1, joined);
    else paragraphs.push(asPrinted(each));
  }
  return paragraphs;
}
