import { stripSignature } from '../../scene/script.ts';
import { BINDINGS_MAX, type Binding } from '../facts.ts';
import { mentions } from './bind.ts';
import { type FactsForm, keyOf, say } from './manners.ts';
import { type ReplacedPart, replacedPart } from './replaced-part.ts';
import { isGlued, overlap, type Place, withMarks, withoutMarks } from './words.ts';

/** A text and the facts that it is bound to. */
export type BoundText = { text: string; facts: Binding[] };

/** Rewrites exactly the bound words for a changed form (or a new day). Words that the person has grown into others are theirs from then on. */
export function withFacts(text: string, bindings: readonly Binding[], form: FactsForm, today: string): BoundText {
  const { words, marks } = withoutMarks(text);
  const facts: Binding[] = bindings.filter(isAboutLines);
  const newMarks: number[] = [];
  let result = '';
  let from = 0;
  let mark = 0;
  const copyUntil = (end: number) => {
    for (; mark < marks.length && marks[mark]! <= end; mark++) newMarks.push(result.length + marks[mark]! - from);
    result += words.slice(from, end);
    from = end;
  };
  const sorted = bindings
    .filter((binding) => !isGrown(binding, words, keyOf(binding.manner, form, today)))
    .sort((a, b) => a.start - b.start);
  for (const binding of sorted) {
    const { start, end } = binding;
    // Whatever happened to the text, no binding may reach outside of it or into another.
    if (start < from || end > words.length || end <= start) continue;
    copyUntil(start);
    const before = words.slice(start, end);
    const after = rendered(binding, sorted, { words, result, facts }, form, today);
    if (after === null) continue;
    const inner = marks.filter((at) => at > start && at < end).map((at) => at - start);
    mark += inner.length;
    const edges = {
      start: binding.gold?.edges.start === true && newMarks.at(-1) === result.length,
      end: binding.gold?.edges.end === true && marks[mark] === end,
    };
    if (before !== after && edges.start) newMarks.pop();
    if (before !== after && edges.end) mark++;
    const gold = goldIn(binding, { before, after, inner, edges, open: isOpen(result, newMarks) });
    for (const at of gold.at) newMarks.push(result.length + at);
    const place = { start: result.length, end: result.length + after.length };
    facts.push({ ...binding, ...place, ...(gold.kept && { gold: gold.kept }) });
    result += after;
    from = end;
  }
  copyUntil(words.length);
  return { text: withMarks({ words: result, marks: newMarks }), facts };
}

/** The person has made its words a part of longer ones, and they would have to change. */
function isGrown({ start, end, manner, said, loose }: Binding, words: string, key: string): boolean {
  if (loose || manner.fact === 'join' || !isGlued(words, start, end)) return false;
  return said.key !== key || said.words !== words.slice(start, end);
}

type Progress = { words: string; result: string; facts: readonly Binding[] };

/** The binding's new words; null if it ends here. */
function rendered(
  binding: Binding,
  all: readonly Binding[],
  progress: Progress,
  form: FactsForm,
  today: string,
): string | null {
  const { start, end, manner, said, loose } = binding;
  const { words, result, facts } = progress;
  const current = words.slice(start, end);
  if (loose) return current;
  const previous = facts.at(-1);
  const adjoining = previous?.end === result.length && all.some((other) => other.end === start) ? previous : undefined;
  const next = all.find((other) => other.start === end && !other.loose);
  // Without its day and its time it joins nothing.
  if (manner.fact === 'join' && (adjoining?.manner.fact !== 'day' || next?.manner.fact !== 'time')) return null;
  const day = adjoining ? result.slice(adjoining.start, adjoining.end) : '';
  const around = { before: result, after: words.slice(end), next, day };
  return said.key === keyOf(manner, form, today) ? said.words : say(manner, form, today, around);
}

/** True after an odd number of asterisk pairs in this paragraph. */
function isOpen(words: string, marks: readonly number[]): boolean {
  const paragraph = words.lastIndexOf('\n\n');
  return marks.filter((at) => at > paragraph).length % 2 === 1;
}

type Gold = { at: readonly number[]; kept: Binding['gold'] };
type Change = {
  before: string;
  after: string;
  inner: number[];
  edges: { start: boolean; end: boolean };
  open: boolean;
};

/** Asterisks inside words: those that are partly gold become gold as a whole with other words, and partly again with their own. */
function goldIn({ gold }: Binding, { before, after, inner, edges, open }: Change): Gold {
  if (before === after) return { at: inner, kept: gold };
  const folded = gold && gold.words !== before;
  const untouched = folded && inner.length === 0 && String(Object.values(edges)) === String(Object.values(gold.edges));
  const here = [...(edges.start ? [0] : []), ...inner, ...(edges.end ? [before.length] : [])];
  const own = untouched ? gold : { words: before, at: here };
  if (own.words === after) return { at: own.at, kept: { ...own, edges: { start: false, end: false } } };
  const odd = own.at.length % 2 === 1;
  const next = { start: own.at.length > 0 && !open, end: odd ? open : own.at.length > 0 && !open };
  const at = [...(next.start ? [0] : []), ...(next.end ? [after.length] : [])];
  return { at, kept: { ...own, at: [...own.at], edges: next } };
}

/** The bindings that an edit leaves, at their new places. Putting asterisks around or into a fact leaves it; any other change in it makes it theirs. */
export function afterEdit(text: string, bindings: readonly Binding[], newText: string): Binding[] {
  const old = withoutMarks(text).words;
  const now = withoutMarks(newText).words;
  if (now === '') return [];
  const { start, end, grown } = edited(old, now, bindings);
  return bindings.flatMap((binding) => {
    if (binding.end <= start) return [binding];
    if (binding.start >= end) return [{ ...binding, start: binding.start + grown, end: binding.end + grown }];
    return [];
  });
}

/** The part of `old` that has been replaced. What was typed twice could be either of two: the one that touches fewer facts. */
function edited(old: string, now: string, bindings: readonly Binding[]): ReplacedPart {
  let best = replacedPart(old, now);
  const { start, end, grown } = best;
  const changed = start === end ? now.slice(start, end + grown) : start === end + grown ? old.slice(start, end) : null;
  if (changed === null) return best;
  const cut = (from: number, to: number) =>
    bindings.filter((binding) => binding.end > from && binding.start < to).length;
  const longer = grown > 0 ? now : old;
  for (let by = 1; start - by >= 0 && longer[start - by] === longer[start - by + changed.length]; by++) {
    if (cut(start - by, end - by) < cut(best.start, best.end)) best = { start: start - by, end: end - by, grown };
  }
  return best;
}

/**
 * The bindings after the form has changed, with words that nothing has bound and that said what the form said before: they are not changed, but reported.
 * So are lines about another class.
 */
export function withLoose(
  text: string,
  bindings: readonly Binding[],
  form: FactsForm,
  next: FactsForm,
  today: string,
): Binding[] {
  const before = mentions(text, form, today).filter(({ manner: { fact } }) => isReported(fact));
  const after = mentions(text, next, today);
  const old = before
    .filter((one) => !bindings.some((other) => overlap(one, other)))
    .filter((one) => !after.some((other) => other.manner.fact === one.manner.fact && overlap(one, other)))
    .map(({ possible: _, ...binding }): Binding => ({ ...binding, loose: true }));
  const lines = form.classType !== next.classType && !bindings.some(isAboutLines) ? aboutLines(text, before, form) : [];
  return [...lines, ...bindings, ...old].slice(0, BINDINGS_MAX).sort((a, b) => a.start - b.start);
}

type Fact = Binding['manner']['fact'];

/** What changes along with a fact is none. */
export const isReported = (fact: Fact): fact is Exclude<Fact, 'article' | 'verb' | 'join'> =>
  fact !== 'article' && fact !== 'verb' && fact !== 'join';

/** Which class the lines are about, if there are any that are more than facts. */
function aboutLines(text: string, facts: readonly Place[], { classType }: FactsForm): Binding[] {
  if (classType === '') return [];
  const { words } = withoutMarks(stripSignature(text));
  const rest = [...facts]
    .reverse()
    .reduce((left, { start, end }) => `${left.slice(0, start)}\n${left.slice(end)}`, words);
  if (!rest.split('\n').some((line) => (line.match(/\p{L}{2,}/gu) ?? []).length >= 3)) return [];
  const manner = {
    fact: 'class',
    article: false,
    first: false,
    possessive: '',
    cased: 'plain',
    language: 'en',
  } as const;
  return [{ start: 0, end: 0, manner, said: { key: classType, words: classType }, loose: true }];
}

/** Tells a note of what the lines are about from bound words. */
export const isAboutLines = ({ start, end }: Binding): boolean => start === end;

/** The class that the lines are about, if it is not the form's. */
export function otherClass(bindings: readonly Binding[], { classType }: FactsForm): string | null {
  const key = bindings.find(isAboutLines)?.said.key;
  return key === undefined || key === classType ? null : key;
}

/** The text after the form has changed, or for a new day. */
export function followForm({ text, facts }: BoundText, form: FactsForm, next: FactsForm, today: string): BoundText {
  return withFacts(text, withLoose(text, facts, form, next, today), next, today);
}
